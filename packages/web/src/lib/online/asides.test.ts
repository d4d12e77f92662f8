import { CATALOGUE } from '@ponts-bornes/catalogue';
import { SPECTATOR, below, fastRandom, resolveOptions, sha256, utf8 } from '@ponts-bornes/kernel';
import type { AnyGame, Options } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import type { Words } from '../boards/kit.ts';
import { findWords } from '../boards/words.ts';
import { openSitting } from '../desk/sitting.ts';

/** Most games are over by then; the others go on like this. */
const MOST_MOVES = 400;
const NAMES = ['Ada', 'Blaise', 'Chloé', 'Denis', 'Émile', 'Flora', 'Gaston', 'Hélène'];

/** Plays at random, and compares after each step what everybody would tell of it. Gives how much there was to tell. */
const compare = (game: AnyGame, words: Words, options: Options, seats: number, seed: string): number => {
  const names = NAMES.slice(0, seats);
  const sitting = openSitting({ game, options, seats, secret: sha256(utf8(seed)), names });
  const rng = fastRandom(seed);
  let told = 0;
  for (let number = 0; number < MOST_MOVES; number++) {
    const seat = sitting.show(SPECTATOR).awaited[0];
    if (seat === undefined) break;
    const lines = sitting.told().length;
    const { moves } = sitting.show(seat);
    expect(sitting.play(seat, moves[below(rng, moves.length)]!)).toBeNull();
    // A choice that is still a secret has no line, and nothing is told of it.
    if (sitting.told().length === lines) continue;
    const all = words.aside?.(sitting.show(SPECTATOR).view, sitting.show(SPECTATOR, number).view, names) ?? [];
    told += all.length;
    for (const viewer of names.keys()) {
      const own = words.aside?.(sitting.show(viewer).view, sitting.show(viewer, number).view, names) ?? [];
      expect(own, `${seed}, move ${number + 1}, seat ${viewer}`).toStrictEqual(all);
    }
  }
  return told;
};

describe.each(CATALOGUE)('what comes with a move of $meta.id', ({ meta, load }) => {
  test('is told the same from what a seat was shown as from what all see', async () => {
    const { game } = await load();
    const speak = await findWords(meta.id);
    let told = 0;
    for (const seats of meta.seats) {
      for (let index = 0; index < 3; index++) {
        const seed = `asides-${meta.id}-${seats}-${index}`;
        const resolved = resolveOptions(meta, seats, {});
        if (!resolved.ok) throw new Error(resolved.refusal.rule);
        told += compare(game, speak('fr', resolved.options), resolved.options, seats, seed);
      }
    }
    // Where all see everything it could be nothing else.
    expect(told > 0 || meta.perfectInformation).toBe(true);
  });
});
