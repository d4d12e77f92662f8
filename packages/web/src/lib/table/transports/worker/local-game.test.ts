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
import { openLocalGame } from './local-game.ts';
import type { LocalDeal, LocalGame } from './local-game.ts';

const dealOf = async (id: string, seats: number, seed: string): Promise<LocalDeal & { readonly game: AnyGame }> => {
  const entry = findGame(id)!;
  const { game } = await entry.load();
  const resolved = resolveOptions(entry.meta, seats, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  return { game, options: resolved.options, seats, secret: sha256(utf8(seed)), names };
};

/** Plays random moves, up to a limit. */
const playOn = (inPlay: LocalGame, seed: string, most: number): void => {
  const rng = fastRandom(seed);
  for (let number = 0; number < most; number++) {
    const seat = inPlay.show(SPECTATOR).awaited[0];
    if (seat === undefined) return;
    const { moves } = inPlay.show(seat);
    expect(inPlay.play(seat, moves[below(rng, moves.length)]!)).toBeNull();
  }
};

describe.each(CATALOGUE)('a game of $meta.id on this device', ({ meta }) => {
  const seed = `local-${meta.id}`;

  test('resumes from stored moves as if never interrupted', async () => {
    const deal = await dealOf(meta.id, meta.seats.at(-1)!, seed);
    const first = openLocalGame(deal);
    playOn(first, seed, 60);
    const again = openLocalGame(deal, first.played());
    for (const viewer of [SPECTATOR, ...deal.names.keys()] as const) {
      expect(again.show(viewer)).toStrictEqual(first.show(viewer));
    }
    expect(again.told()).toStrictEqual(first.told());
  });

  test('shows every earlier moment unchanged', async () => {
    const deal = await dealOf(meta.id, meta.seats[0]!, seed);
    const inPlay = openLocalGame(deal);
    const seen = [inPlay.show(0)];
    for (let number = 0; number < 30; number++) {
      playOn(inPlay, `${seed}-${number}`, 1);
      seen.push(inPlay.show(0));
    }
    for (const [number, shown] of seen.entries())
      expect(inPlay.show(0, shown.number), `${number}`).toStrictEqual(shown);
  });

  test('produces a record that verifies', async () => {
    const deal = await dealOf(meta.id, meta.seats[0]!, seed);
    const inPlay = openLocalGame(deal);
    playOn(inPlay, seed, 5000);
    const parsed = parseRecord(formatRecord(inPlay.record()));
    expect(parsed.ok && verifyRecord(deal.game, parsed.record).ok).toBe(true);
  });

  test('refuses an illegal move with its rule and changes nothing', async () => {
    const inPlay = openLocalGame(await dealOf(meta.id, meta.seats[0]!, seed));
    const seat = inPlay.show(SPECTATOR).awaited[0]!;
    const before = inPlay.show(seat);
    expect(inPlay.play(seat, 'no such move')?.rule).toMatch(/^[A-Z]+-[A-Z]+\d*$/);
    expect(inPlay.whyNot(seat, before.moves[0]!)).toBeNull();
    expect(inPlay.show(seat)).toStrictEqual(before);
    expect(inPlay.length()).toBe(0);
  });
});

describe('undos', () => {
  test.each(['course-autour-du-monde', 'bridgetown-races'])(
    'in %s leave no trace in moves, log and record',
    async (id) => {
      const deal = await dealOf(id, 2, 'back');
      const inPlay = openLocalGame(deal);
      const rng = fastRandom('back');
      let taken = 0;
      for (let number = 0; number < 200 && taken < 5; number++) {
        const seat = inPlay.show(SPECTATOR).awaited[0];
        if (seat === undefined) break;
        const before = { shown: inPlay.show(seat), told: [...inPlay.told()], played: inPlay.played() };
        const { moves } = before.shown;
        inPlay.play(seat, moves[below(rng, moves.length)]!);
        if (!inPlay.show(seat).canTakeBack) continue;
        expect(inPlay.takeBack(seat)).toBeNull();
        expect(inPlay.show(seat)).toStrictEqual(before.shown);
        expect(inPlay.told()).toStrictEqual(before.told);
        expect(inPlay.played()).toStrictEqual(before.played);
        taken++;
        const [again] = inPlay.show(seat).moves;
        inPlay.play(seat, again!);
      }
      expect(taken).toBeGreaterThan(0);
    },
  );

  test('are refused if there is nothing to undo', async () => {
    const inPlay = openLocalGame(await dealOf('mille-bornes', 2, 'none'));
    expect(inPlay.takeBack(0)?.rule).toBe('K-BACK');
  });
});

describe('secret choices', () => {
  test('become public when all are made, in their final version', async () => {
    const inPlay = openLocalGame(await dealOf('course-folle', 3, 'secret'));
    const choices = (seat: number): readonly string[] => inPlay.show(seat).moves;
    inPlay.play(0, choices(0)[0]!);
    inPlay.play(0, choices(0).at(-1)!);
    inPlay.play(1, choices(1)[0]!);
    expect(inPlay.told()).toStrictEqual([]);
    const kept = inPlay.played().findLast(({ seat }) => seat === 0)!;
    inPlay.play(2, choices(2)[0]!);
    const told = inPlay.told();
    expect(told.map(({ seat }) => seat)).toStrictEqual([0, 1, 2]);
    expect(told[0]!.text).toBe(kept.text);
    expect(told.map(({ isLast }) => isLast)).toStrictEqual([false, false, true]);
  });
});

test('moves that answer an attack out of turn are marked as answers, and no others', async () => {
  const deal = await dealOf('mille-bornes', 3, 'answers');
  const inPlay = openLocalGame(deal);
  let answers = 0;
  for (let number = 0; number < 400; number++) {
    for (const seat of deal.names.keys()) {
      const { moves, isAnswer, view } = inPlay.show(seat);
      const isAttacked = 'riposte' in view && view.riposte !== null && moves.length > 0;
      expect(isAnswer).toBe(isAttacked);
      answers += Number(isAnswer);
    }
    playOn(inPlay, `answers-${number}`, 1);
  }
  expect(answers).toBeGreaterThan(0);
});
