import { SPECTATOR, below, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import type { RecordedMove } from '@ponts-bornes/kernel';
import { game, meta } from '@ponts-bornes/mille-bornes';
import type { MilleBornesOptions } from '@ponts-bornes/mille-bornes';
import { readMove } from '@ponts-bornes/mille-bornes/notation';
import { expect, test } from 'vitest';
import { marksOf } from './since.ts';

const SEATS = 4;

test('every kind of move marks the place where it was played', () => {
  const resolved = resolveOptions(meta, SEATS, {});
  const options = (resolved.ok ? resolved.options : {}) as MilleBornesOptions;
  const marked = new Set<string>();
  for (let number = 0; number < 30; number++) {
    const rng = fastRandom(`marks ${number}`);
    const state = game.setup(options, SEATS, rng);
    /** An attack that can still be countered is shown large, and marked once it lies there. */
    let attack: RecordedMove | null = null;
    while (game.outcome(state) === null) {
      const seat = game.toAct(state)[0]!;
      const moves = game.moves(state, seat);
      const useful = moves.filter(({ kind }) => kind !== 'discard');
      const move = (useful.length > 0 ? useful : moves)[below(rng, Math.max(1, useful.length))]!;
      game.play(state, seat, move, rng);
      const view = game.view(state, SPECTATOR);
      const played = { seat, text: game.format(move) };
      if (move.kind === 'attack') attack = played;
      if (view.riposte !== null) continue;
      const shown = move.kind === 'counter' || attack === null ? played : attack;
      expect([...marksOf([...(attack === null ? [] : [attack]), played], view).values()]).toStrictEqual([shown.seat]);
      marked.add(readMove(shown.text)!.kind);
      attack = null;
    }
  }
  expect([...marked].toSorted()).toStrictEqual(['attack', 'counter', 'discard', 'lay']);
});
