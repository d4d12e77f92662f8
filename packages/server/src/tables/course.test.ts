import { readFileSync } from 'node:fs';
import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import {
  SPECTATOR,
  below,
  fastRandom,
  legalMove,
  parseRecord,
  resolveOptions,
  sha256,
  utf8,
} from '@ponts-bornes/kernel';
import type { AnyGame, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { openCourse } from './course.ts';
import type { Course, Deal, Entry } from './course.ts';

/** Enough for every kind of moment to come. */
const MOST = 60;

const dealOf = (game: AnyGame, seats: number, seed: string): Deal => {
  const resolved = resolveOptions(game.meta, seats, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  return { game, options: resolved.options, seats, secret: sha256(utf8(seed)), entropy: [] };
};

const textsOf = ({ game }: Deal, course: Course, seat: Seat): readonly string[] =>
  game.moves(course.state(), seat).map((move) => game.format(move));

/** A move of somebody who is asked. */
const anyEntry = (deal: Deal, course: Course, rng: Rng): Entry | null => {
  const awaited = course.awaited();
  const seat = awaited[below(rng, Math.max(1, awaited.length))];
  if (seat === undefined) return null;
  const texts = textsOf(deal, course, seat);
  const text = texts[below(rng, texts.length)]!;
  return { kind: course.isPatient(seat, text) && below(rng, 2) === 0 ? 'hold' : 'move', seat, text };
};

/** Plays at random; answers that are held are told when nobody else is asked. */
const played = (deal: Deal, seed: string): readonly Entry[] => {
  const rng = fastRandom(seed);
  const course = openCourse(deal);
  const entries: Entry[] = [];
  while (entries.length < MOST && course.outcome() === null) {
    const [held] = course.held();
    const entry: Entry = anyEntry(deal, course, rng) ?? { kind: 'move', seat: held![0], text: held![1] };
    course.apply(entry);
    entries.push(entry);
  }
  return entries;
};

const trafficOf = (course: Course, viewer: Viewer): string => JSON.stringify([course.show(viewer), course.lines()]);

describe.each(CATALOGUE)('a course of $meta.id', ({ meta, load }) => {
  const seats = meta.seats.includes(4) ? 4 : meta.seats[0]!;

  test('offers to each seat what the rules allow it now, and nothing that was offered before', async () => {
    const deal = dealOf((await load()).game, seats, meta.id);
    const course = openCourse(deal);
    const known = new Set<string>();
    const offered = (seat: Seat): string[] => [...known].filter((text) => course.isOffered(seat, text));
    const allowed = (seat: Seat): string[] =>
      [...known].filter((text) => legalMove(deal.game, course.state(), seat, text).ok);
    for (const entry of played(deal, `offered-${meta.id}`).filter(({ kind }) => kind === 'move')) {
      const all = [...Array(seats).keys()];
      // Before it is shown: what was made already is of the present state.
      for (const seat of all) expect(allowed(seat)).toEqual(expect.arrayContaining(offered(seat)));
      for (const seat of all) course.show(seat);
      for (const seat of all) for (const text of textsOf(deal, course, seat)) known.add(text);
      for (const seat of all) expect(offered(seat)).toStrictEqual(allowed(seat));
      course.apply(entry);
    }
    expect(known.size).toBeGreaterThan(0);
  });

  test('shows the same after a restart', async () => {
    const deal = dealOf((await load()).game, seats, meta.id);
    const entries = played(deal, `restart-${meta.id}`);
    const once = openCourse(deal);
    for (const entry of entries) once.apply(entry);
    const again = openCourse(deal, entries);
    for (const viewer of [SPECTATOR, ...Array(seats).keys()] as const) {
      expect(trafficOf(again, viewer)).toBe(trafficOf(once, viewer));
    }
  });

  test('tells nobody of a move that they can’t see, not even by a number', async () => {
    const deal = dealOf((await load()).game, seats, meta.id);
    const entries = played(deal, `secrets-${meta.id}`);
    const rng = fastRandom(`others-${meta.id}`);
    let compared = 0;
    for (const [index, entry] of entries.entries()) {
      if (entry.kind === 'back' || index % 2 === 1) continue;
      const before = entries.slice(0, index);
      const texts = textsOf(deal, openCourse(deal, before), entry.seat);
      const other: Entry = { ...entry, kind: 'move', text: texts[below(rng, texts.length)]! };
      const [one, two] = [openCourse(deal, [...before, entry]), openCourse(deal, [...before, other])];
      for (const viewer of [SPECTATOR, ...Array(seats).keys()] as const) {
        if (viewer === entry.seat || one.show(viewer).look !== two.show(viewer).look) continue;
        if (JSON.stringify(one.lines()) !== JSON.stringify(two.lines())) continue;
        expect(one.show(viewer).seen, `move ${index + 1}, viewer ${viewer}`).toBe(two.show(viewer).seen);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test('shows each viewer what they would see if all that is hidden from them were dealt anew', async () => {
    const { game } = await load();
    const deal = dealOf(game, seats, meta.id);
    const course = openCourse(deal);
    const rng = fastRandom(`anew-${meta.id}`);
    for (const entry of played(deal, `anew-${meta.id}`)) {
      course.apply(entry);
      for (const viewer of [SPECTATOR, ...Array(seats).keys()] as const) {
        const likeness = game.resample(course.state(), viewer, rng);
        const look = JSON.parse(course.show(viewer).look) as { view: unknown; moves: unknown; held: unknown };
        expect(look.view).toStrictEqual(JSON.parse(JSON.stringify(game.view(likeness, viewer))));
        const moves = viewer === SPECTATOR ? [] : game.moves(likeness, viewer).map((move) => game.format(move));
        expect(look.moves).toStrictEqual(look.held === null ? moves : []);
      }
    }
  });
});

describe('answers out of turn', () => {
  /** A kept game of 1000 Bornes, up to its first counter. */
  const beforeCounter = async (): Promise<{ course: Course; seat: Seat; counter: string }> => {
    const file = new URL('../../../games/mille-bornes/records/coup-fourre-flat.record', import.meta.url);
    const parsed = parseRecord(readFileSync(file, 'utf8'));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const { options, seats, secret, entropy, moves } = parsed.record;
    const { game } = await findGame('mille-bornes')!.load();
    const index = moves.findIndex(({ text }) => text.startsWith('!'));
    const entries = moves.slice(0, index).map((move): Entry => ({ kind: 'move', ...move }));
    const course = openCourse({ game, options, seats, secret: Buffer.from(secret!, 'hex'), entropy }, entries);
    return { course, seat: moves[index]!.seat, counter: moves[index]!.text };
  };

  test('are given as the seat has ordered', async () => {
    const { course, seat, counter } = await beforeCounter();
    expect(course.orderedAnswer(seat, 'counter')).toStrictEqual({ kind: 'move', seat, text: counter });
    expect(course.orderedAnswer(seat, 'accept')).toStrictEqual({ kind: 'move', seat, text: 'ok' });
  });

  test('are an acceptance when the time for them is over and none was given', async () => {
    const { course, seat } = await beforeCounter();
    expect(course.lastAnswer()).toStrictEqual({ kind: 'move', seat, text: 'ok' });
    course.apply({ kind: 'hold', seat, text: 'ok' });
    expect(course.awaited()).toStrictEqual([]);
    expect(course.lastAnswer()).toStrictEqual({ kind: 'move', seat, text: 'ok' });
  });
});

test('a second thought takes its line back, and who had heard it is told the log from there', async () => {
  const deal = dealOf((await findGame('bridgetown-races')!.load()).game, 2, 'second thoughts');
  const course = openCourse(deal);
  const rng = fastRandom('second thoughts');
  /** What somebody knows who was away from some moment on. */
  const known: (readonly string[])[] = [];
  const textsNow = (): readonly string[] => course.lines().map(({ seat, text }) => `${seat} ${text}`);
  let backs = 0;
  for (let count = 0; count < 200 && course.outcome() === null; count++) {
    const thinker = [0, 1].find((seat) => course.check({ kind: 'back', seat }) === null);
    const isBack = thinker !== undefined && below(rng, 3) === 0;
    if (isBack) backs += 1;
    course.apply(isBack ? { kind: 'back', seat: thinker } : anyEntry(deal, course, rng)!);
    known.push(textsNow());
    for (const lines of known) {
      const first = course.firstNew(lines.length);
      expect([...lines.slice(0, first), ...textsNow().slice(first)]).toStrictEqual(textsNow());
    }
  }
  expect(backs).toBeGreaterThan(3);
});
