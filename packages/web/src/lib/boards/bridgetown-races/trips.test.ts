import { game, positionName } from '@ponts-bornes/bridgetown-races';
import type { View } from '@ponts-bornes/bridgetown-races';
import { describe, expect, it } from 'vitest';
import { rideOf } from './move-texts.ts';
import { randomGame } from './played.ts';
import { stateOf, wayBetween } from './trips.ts';

const OPTIONS = { streetcarRules: true, specialActions: true };
const played = [2, 3, 4].flatMap((seats) => [randomGame(seats, OPTIONS, `trips-${seats}`)]);

describe('trips', () => {
  it('are found from the view alone', () => {
    for (const { view, seat, moves } of played.flat()) {
      const state = stateOf(view);
      expect(game.view(state, seat)).toStrictEqual(view);
      expect(game.moves(state, seat).map(game.format)).toStrictEqual(moves);
    }
  });

  it('lead a racer to its next position', () => {
    for (const moments of played) {
      for (const [index, { view, seat, text }] of moments.slice(0, -1).entries()) {
        const after: View = moments[index + 1]!.view;
        const way = wayBetween(view, after, seat);
        const ride = rideOf(text);
        if (ride === null || after.players[seat]!.racer === view.players[seat]!.racer) continue;
        expect(positionName(way.at(-1)!)).toBe(after.players[seat]!.racer);
      }
    }
  });
});
