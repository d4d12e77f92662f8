import { fastRandom, pick } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { begin, placed, placements, scoresOf } from '../test/reference.ts';
import { game, meta, seatScores } from './index.ts';

/** `npm run test:long` plays more. */
const GAMES = Number(process.env['REFERENCE'] ?? 15);

test.each(meta.seats)('%i seats: random games match the reference implementation', (seats) => {
  for (let number = 0; number < GAMES; number++) {
    const random = fastRandom(`${seats} seats, game ${number}`);
    const state = game.setup({}, seats, random);
    let reference = begin(seats, state.first);
    const line: string[] = [];
    for (let seat = state.turn; seat >= 0; seat = state.turn) {
      const moves = game.moves(state, seat);
      // Includes the moves so far, for diagnosing a failure.
      expect({ line, seat, legal: moves.map(game.format).toSorted(), scores: seatScores(state) }).toStrictEqual({
        line,
        seat: reference.turn,
        legal: placements(reference, seat),
        scores: scoresOf(reference),
      });
      const move = pick(random, moves);
      line.push(game.format(move));
      game.play(state, seat, move, random);
      reference = placed(reference, seat, game.format(move));
    }
    expect({ line, seat: reference.turn, scores: scoresOf(reference) }).toStrictEqual({
      line,
      seat: -1,
      scores: game.outcome(state)?.scores,
    });
  }
});
