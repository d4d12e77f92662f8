import { findGame } from '@ponts-bornes/catalogue';
import { SPECTATOR, resolveOptions } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/boards/index.ts';
import { openLocalGame } from '../src/local-game.ts';
import type { LocalGame } from '../src/local-game.ts';
import { loadSpeech } from '../src/speech.ts';
import { secretOf } from '../src/table.ts';
import type { Phrasing } from '../src/move-sentences.ts';

const NAMES = ['Ada', 'Blaise', 'Cléo'];

const gameOf = async (id: string, seats: number): Promise<LocalGame> => {
  const entry = findGame(id)!;
  const { game, phrases } = await entry.load();
  const resolved = resolveOptions(game.meta, seats, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const { options } = resolved;
  const speech = await loadSpeech(entry);
  const table = { game, phrases, speech, hints: await entry.loadHints(), seats, options };
  const names = NAMES.slice(0, seats);
  const phrasing: Phrasing = {
    board: boardOf(id),
    phrasebook: phrases(speech.en, options),
    names,
    viewer: SPECTATOR,
    language: 'en',
    speech: speech.en,
  };
  return openLocalGame(table, { phrasing, secret: secretOf(id) });
};

const playAny = (game: LocalGame, seat: number): void => expect(game.play(seat, game.moves(seat)[0]!)).toBeNull();

describe('the log of a game in the terminal', () => {
  test('lists secret choices by seat once all are made, not in order of arrival', async () => {
    const game = await gameOf('course-folle', 3);
    for (const seat of [2, 0]) playAny(game, seat);
    expect(game.log).toStrictEqual([]);
    playAny(game, 1);
    const tellers = game.log.map((line) => NAMES.findIndex((name) => line.startsWith(name)));
    expect(tellers.filter((seat) => seat >= 0).slice(0, 3)).toStrictEqual([0, 1, 2]);
  });

  test('says that a step was undone, and the record does not contain it', async () => {
    const game = await gameOf('course-autour-du-monde', 2);
    let seat = game.awaited()[0]!;
    while (!game.canTakeBack(seat)) {
      seat = game.awaited()[0]!;
      playAny(game, seat);
    }
    const { moves } = game.record();
    expect(game.takeBack(seat)).toBeNull();
    expect(game.log.at(-1)).toBe(`${NAMES[seat]} undoes this move.`);
    expect(game.record().moves).toStrictEqual(moves.slice(0, -1));
    expect(game.takeBack(1 - seat)?.rule).toBe('K-BACK');
  });
});
