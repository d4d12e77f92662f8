import { CATALOGUE } from '@ponts-bornes/catalogue';
import { SPECTATOR, below, fastRandom, resolveOptions, sha256, utf8 } from '@ponts-bornes/kernel';
import type { AnyGame, Options } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import type { BoardText } from '../boards/kit.ts';
import { findBoardText } from '../boards/board-text.ts';
import { openLocalGame } from './transports/worker/local-game.ts';

/** Most games have ended by then, and the others bring nothing new. */
const MOST_MOVES = 400;
const NAMES = ['Ada', 'Blaise', 'Chloé', 'Denis', 'Émile', 'Flora', 'Gaston', 'Hélène'];

/** Plays randomly and compares, after each move, the asides from every viewer. Returns their number. */
const compare = (game: AnyGame, boardText: BoardText, options: Options, seats: number, seed: string): number => {
  const names = NAMES.slice(0, seats);
  const inPlay = openLocalGame({ game, options, seats, secret: sha256(utf8(seed)), names });
  const rng = fastRandom(seed);
  let told = 0;
  for (let number = 0; number < MOST_MOVES; number++) {
    const seat = inPlay.show(SPECTATOR).awaited[0];
    if (seat === undefined) break;
    const lines = inPlay.told().length;
    const { moves } = inPlay.show(seat);
    expect(inPlay.play(seat, moves[below(rng, moves.length)]!)).toBeNull();
    // A choice that is still secret has no line and no asides.
    if (inPlay.told().length === lines) continue;
    const all = boardText.aside?.(inPlay.show(SPECTATOR).view, inPlay.show(SPECTATOR, number).view, names) ?? [];
    told += all.length;
    for (const viewer of names.keys()) {
      const own = boardText.aside?.(inPlay.show(viewer).view, inPlay.show(viewer, number).view, names) ?? [];
      expect(own, `${seed}, move ${number + 1}, seat ${viewer}`).toStrictEqual(all);
    }
  }
  return told;
};

describe.each(CATALOGUE)('asides of $meta.id', ({ meta, load, loadSpeech }) => {
  test("are the same from a seat's view as from the public view", async () => {
    const { game } = await load();
    const [makeBoardText, speech] = await Promise.all([findBoardText(meta.id), loadSpeech('fr')]);
    let told = 0;
    for (const seats of meta.seats) {
      for (let index = 0; index < 3; index++) {
        const seed = `asides-${meta.id}-${seats}-${index}`;
        const resolved = resolveOptions(meta, seats, {});
        if (!resolved.ok) throw new Error(resolved.refusal.rule);
        told += compare(game, makeBoardText(speech, resolved.options), resolved.options, seats, seed);
      }
    }
    // With perfect information the comparison is trivial.
    expect(told > 0 || meta.perfectInformation).toBe(true);
  });
});
