import { fastRandom, pick } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { begin, legalTexts, played, scoresOf, winnersOf } from '../test/reference.ts';
import { CARD_TABLE, game, meta } from './index.ts';
import type { CharacterName } from './index.ts';

/** `npm run test:long` plays more. */
const GAMES = Number(process.env['REFERENCE'] ?? 10);

test.each(meta.seats)('%i seats: random games match the reference implementation', (seats) => {
  for (let number = 0; number < GAMES; number++) {
    const random = fastRandom(`${seats} seats, game ${number}`);
    const state = game.setup({ characters: 'dealt' }, seats, random);
    const { characters, offer } = game.view(state, 0);
    const reference = begin(CARD_TABLE, characters as CharacterName[], offer);
    const line: string[] = [];
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      const legal = characters.map((_, seat) => game.moves(state, seat).map(game.format));
      const view = game.view(state, 0);
      // Includes the moves so far, for diagnosing a failure.
      expect({ line, legal: legal.map((texts) => texts.toSorted()), hierarchy: view.hierarchy }).toStrictEqual({
        line,
        legal: legalTexts(reference),
        hierarchy: reference.hierarchy,
      });
      if (view.phase === 'take')
        expect(view.courses.map(({ score }) => score.total)).toStrictEqual(scoresOf(reference));
      const seat = pick(random, acting);
      const move = pick(random, game.moves(state, seat));
      line.push(`${seat} ${game.format(move)}`);
      game.play(state, seat, move, random);
      played(reference, seat, game.format(move));
    }
    expect({ line, step: reference.step, winners: winnersOf(reference), scores: scoresOf(reference) }).toStrictEqual({
      line,
      step: 'over',
      winners: game.outcome(state)?.winners,
      scores: game.outcome(state)?.scores,
    });
  }
});
