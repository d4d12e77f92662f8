import { actingHost } from './acting-host.ts';
import { answerStorm } from './answer-storm.ts';
import type { Attack } from './attack.ts';
import { botStarvation } from './bot-starvation.ts';
import { chosenDeal } from './chosen-deal.ts';
import { clockTricks } from './clock-tricks.ts';
import { descriptors } from './descriptors.ts';
import { endedStreams } from './ended-streams.ts';
import { chatFlood, floods, lobbyFlood, orderFlood } from './floods.ts';
import { forgedNews } from './forged-news.ts';
import { leftOut } from './left-out.ts';
import { falseNames, malformed } from './malformed.ts';
import { pages } from './pages.ts';
import { seatTheft } from './seat-theft.ts';
import { sessionTakeover } from './session-takeover.ts';
import { slowRequests } from './slow-requests.ts';
import { takeBackStorm } from './take-back.ts';
import { undoStorm } from './undo-storm.ts';

export const ATTACKS: readonly Attack[] = [
  seatTheft,
  actingHost,
  sessionTakeover,
  chosenDeal,
  leftOut,
  slowRequests,
  descriptors,
  endedStreams,
  pages,
  takeBackStorm,
  undoStorm,
  answerStorm,
  clockTricks,
  floods,
  lobbyFlood,
  orderFlood,
  chatFlood,
  botStarvation,
  forgedNews,
  falseNames,
  malformed,
];
