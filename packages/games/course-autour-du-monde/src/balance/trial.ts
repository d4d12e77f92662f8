import type { Trial, TrialWith } from '@ponts-bornes/balance';
import { meta } from '../meta.ts';
import { networkDigest } from '../network/network.ts';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { movesOf, playMeasured, turnsOf } from './measured-game.ts';
import type { PlayOn } from './measured-game.ts';
import { report } from './report.ts';
import { newTally } from './tally.ts';
import type { Tally } from './tally.ts';
import { TASTE, travellerWith } from '../hints/traveller.ts';
import { judge } from './verdict.ts';

const { unseen, held, showing, away, fly, flyPastShowing, band } = TASTE;

const trialBy = (player: string, playOn: PlayOn): Trial<Tally> => ({
  game: meta.id,
  title: 'The balance of the routes of La Course autour du monde',
  seats: meta.seats,
  digest: networkDigest,
  player,
  empty: newTally,
  play: (tally, seats, rng) => playMeasured({ tally, playOn, seats }, rng),
  judge,
  report,
});

/** [CM-N3] [CM-N4] How balanced the network is, and how long games on it take. */
export const trial: Trial<Tally> = trialBy(
  `traveller 2 (${[unseen, held, showing, away, fly, flyPastShowing, band].join(' ')})`,
  turnsOf(travellerWith(TASTE)),
);

/** The same with another player. */
export const trialWith: TrialWith<Tally, State, Move> = (chooser) => trialBy(chooser.name, movesOf(chooser));
