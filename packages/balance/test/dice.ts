import { below } from '@ponts-bornes/kernel';
import { shareOf } from '@ponts-bornes/balance';
import type { Counts, Trial } from '@ponts-bornes/balance';

export interface Throws extends Counts {
  /** Pips of all players. */
  pips: number;
  /** By face. */
  faces: number[];
}

/** The smallest trial: every player throws a die once. */
export const dice: Trial<Throws> = {
  game: 'dice',
  title: 'Are the dice fair?',
  seats: [2, 3],
  digest: 'd6',
  player: 'a hand',
  empty: () => ({ games: 0, pips: 0, faces: [0, 0, 0, 0, 0, 0] }),
  play: (tally, seats, rng) => {
    for (let seat = 0; seat < seats; seat++) {
      const face = below(rng, 6);
      tally.faces[face] = (tally.faces[face] ?? 0) + 1;
      tally.pips += face + 1;
    }
    tally.games += 1;
  },
  judge: (runs) =>
    [...runs].map(([seats, { games, pips }]) => {
      const mean = shareOf(pips, games * seats);
      return {
        rule: 'D-1',
        seats,
        what: 'mean',
        value: mean.toFixed(1),
        limit: 'from 3 to 4',
        met: mean >= 3 && mean <= 4,
      };
    }),
  report: (runs) =>
    `\n## Faces\n\n${[...runs].map(([seats, { faces }]) => `${seats}: ${faces.join(' ')}`).join('\n')}\n\n`,
};
