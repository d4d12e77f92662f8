import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import {
  SPECTATOR,
  below,
  fastRandom,
  formatRecord,
  parseRecord,
  resolveOptions,
  sha256,
  utf8,
  verifyRecord,
} from '@ponts-bornes/kernel';
import type { AnyGame } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { openSitting } from './sitting.ts';
import type { Seating, Sitting } from './sitting.ts';

const seatingOf = async (id: string, seats: number, seed: string): Promise<Seating & { readonly game: AnyGame }> => {
  const entry = findGame(id)!;
  const { game } = await entry.load();
  const resolved = resolveOptions(entry.meta, seats, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  return { game, options: resolved.options, seats, secret: sha256(utf8(seed)), names };
};

/** Plays moves at random, at most so many. */
const playOn = (sitting: Sitting, seed: string, most: number): void => {
  const rng = fastRandom(seed);
  for (let number = 0; number < most; number++) {
    const seat = sitting.show(SPECTATOR).awaited[0];
    if (seat === undefined) return;
    const { moves } = sitting.show(seat);
    expect(sitting.play(seat, moves[below(rng, moves.length)]!)).toBeNull();
  }
};

describe.each(CATALOGUE)('a sitting of $meta.id', ({ meta }) => {
  const seed = `sitting-${meta.id}`;

  test('goes on from what was kept as if it had never stopped', async () => {
    const seating = await seatingOf(meta.id, meta.seats.at(-1)!, seed);
    const first = openSitting(seating);
    playOn(first, seed, 60);
    const again = openSitting(seating, first.played());
    for (const viewer of [SPECTATOR, ...seating.names.keys()] as const) {
      expect(again.show(viewer)).toStrictEqual(first.show(viewer));
    }
    expect(again.told()).toStrictEqual(first.told());
  });

  test('shows every earlier moment as it was', async () => {
    const seating = await seatingOf(meta.id, meta.seats[0]!, seed);
    const sitting = openSitting(seating);
    const seen = [sitting.show(0)];
    for (let number = 0; number < 30; number++) {
      playOn(sitting, `${seed}-${number}`, 1);
      seen.push(sitting.show(0));
    }
    for (const [number, shown] of seen.entries())
      expect(sitting.show(0, shown.number), `${number}`).toStrictEqual(shown);
  });

  test('leaves a record that verifies', async () => {
    const seating = await seatingOf(meta.id, meta.seats[0]!, seed);
    const sitting = openSitting(seating);
    playOn(sitting, seed, 5000);
    const parsed = parseRecord(formatRecord(sitting.record()));
    expect(parsed.ok && verifyRecord(seating.game, parsed.record).ok).toBe(true);
  });

  test('refuses a wrong text with its rule and changes nothing', async () => {
    const sitting = openSitting(await seatingOf(meta.id, meta.seats[0]!, seed));
    const seat = sitting.show(SPECTATOR).awaited[0]!;
    const before = sitting.show(seat);
    expect(sitting.play(seat, 'no such move')?.rule).toMatch(/^[A-Z]+-[A-Z]+\d*$/);
    expect(sitting.whyNot(seat, before.moves[0]!)).toBeNull();
    expect(sitting.show(seat)).toStrictEqual(before);
    expect(sitting.length()).toBe(0);
  });
});

describe('second thoughts', () => {
  test.each(['course-autour-du-monde', 'bridgetown-races'])(
    'in %s leave no trace in moves, log and record',
    async (id) => {
      const seating = await seatingOf(id, 2, 'back');
      const sitting = openSitting(seating);
      const rng = fastRandom('back');
      let taken = 0;
      for (let number = 0; number < 200 && taken < 5; number++) {
        const seat = sitting.show(SPECTATOR).awaited[0];
        if (seat === undefined) break;
        const before = { shown: sitting.show(seat), told: [...sitting.told()], played: sitting.played() };
        const { moves } = before.shown;
        sitting.play(seat, moves[below(rng, moves.length)]!);
        if (!sitting.show(seat).canTakeBack) continue;
        expect(sitting.takeBack(seat)).toBeNull();
        expect(sitting.show(seat)).toStrictEqual(before.shown);
        expect(sitting.told()).toStrictEqual(before.told);
        expect(sitting.played()).toStrictEqual(before.played);
        taken++;
        const [again] = sitting.show(seat).moves;
        sitting.play(seat, again!);
      }
      expect(taken).toBeGreaterThan(0);
    },
  );

  test('are refused where nothing can be taken back', async () => {
    const sitting = openSitting(await seatingOf('mille-bornes', 2, 'none'));
    expect(sitting.takeBack(0)?.rule).toBe('K-BACK');
  });
});

describe('secret choices', () => {
  test('are told when all have made them, and then as they were made last', async () => {
    const sitting = openSitting(await seatingOf('course-folle', 3, 'secret'));
    const choices = (seat: number): readonly string[] => sitting.show(seat).moves;
    sitting.play(0, choices(0)[0]!);
    sitting.play(0, choices(0).at(-1)!);
    sitting.play(1, choices(1)[0]!);
    expect(sitting.told()).toStrictEqual([]);
    const kept = sitting.played().findLast(({ seat }) => seat === 0)!;
    sitting.play(2, choices(2)[0]!);
    const told = sitting.told();
    expect(told.map(({ seat }) => seat)).toStrictEqual([0, 1, 2]);
    expect(told[0]!.text).toBe(kept.text);
    expect(told.map(({ isLast }) => isLast)).toStrictEqual([false, false, true]);
  });
});
