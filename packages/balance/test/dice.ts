import { below } from '@ponts-bornes/kernel';
import { estimateOf, judged, shareOf } from '@ponts-bornes/balance';
import type { Counts, Trial, TrialWith } from '@ponts-bornes/balance';

export interface Throws extends Counts {
  /** The pips of all players. */
  pips: number;
  /** By face. */
  faces: number[];
}

/** The variance of a fair die. */
const VARIANCE = 35 / 12;

/** The smallest trial: every player chooses a face of a die once. */
export const diceWith: TrialWith<Throws, null, number> = (chooser) => ({
  game: 'dice',
  title: 'Are the dice fair?',
  seats: [2, 3],
  digest: 'd6',
  player: chooser.name,
  empty: () => ({ games: 0, pips: 0, faces: [0, 0, 0, 0, 0, 0] }),
  play: (tally, seats, rng) => {
    for (let seat = 0; seat < seats; seat++) {
      const face = chooser.choose(null, { seat, seats }, rng);
      tally.faces[face] = (tally.faces[face] ?? 0) + 1;
      tally.pips += face + 1;
    }
    tally.games += 1;
  },
  judge: (runs) =>
    [...runs].map(([seats, { games, pips }]) => {
      const throws = games * seats;
      const mean = shareOf(pips, throws);
      return {
        rule: 'D-1',
        seats,
        what: 'mean',
        limit: 'from 3 to 4',
        met: mean >= 3 && mean <= 4,
        ...judged(estimateOf(mean, Math.sqrt(VARIANCE / throws)), {
          least: 3,
          most: 4,
          write: (pip) => pip.toFixed(1),
        }),
      };
    }),
  report: (runs) =>
    `\n## Faces\n\n${[...runs].map(([seats, { faces }]) => `${seats}: ${faces.join(' ')}`).join('\n')}\n\n`,
});

export const dice: Trial<Throws> = diceWith({ name: 'a hand', choose: (_, __, rng) => below(rng, 6) });
