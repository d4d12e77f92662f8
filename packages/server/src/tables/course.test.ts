import { CATALOGUE } from '@ponts-bornes/catalogue';
import { SPECTATOR, below, fastRandom, resolveOptions, sha256, utf8 } from '@ponts-bornes/kernel';
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
