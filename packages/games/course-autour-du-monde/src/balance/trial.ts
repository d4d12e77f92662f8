import type { Trial } from '@ponts-bornes/balance';
import { meta } from '../meta.ts';
import { networkDigest } from '../network/network.ts';
import { playMeasured } from './measured-game.ts';
import { report } from './report.ts';
import { newTally } from './tally.ts';
import type { Tally } from './tally.ts';
import { TASTE, travellerWith } from '../hints/traveller.ts';
import { judge } from './verdict.ts';

const traveller = travellerWith(TASTE);

const { unseen, held, showing, away, fly, flyPastShowing, band } = TASTE;

/** [CM-N3] [CM-N4] How even the network is, and how long games on it take. */
export const trial: Trial<Tally> = {
  game: meta.id,
  title: 'The balance of the routes of La Course autour du monde',
  seats: meta.seats,
  digest: networkDigest,
  player: `traveller 2 (${[unseen, held, showing, away, fly, flyPastShowing, band].join(' ')})`,
  empty: newTally,
  play: (tally, seats, rng) => playMeasured(tally, traveller, seats, rng),
  judge,
  report,
};
