import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LEVEL_NAMES, resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta, OptionField, OptionValue } from '@ponts-bornes/kernel';
import { LIMITS, NewTable } from '@ponts-bornes/protocol';
import {
  AT_ZERO,
  HAND_OVER,
  VISIBILITIES,
  newTableOf,
  readDraft,
  usualDraft,
  withOption,
  withSeat,
  withSeats,
} from './draft.ts';
import type { Draft } from './draft.ts';
import { HOURS, LIVE_NAMES, SLOW_DAYS, quietEnds, usualQuiet } from '../../table/room/pace.ts';

const ZONE = 'Europe/Paris';

const valuesOf = (field: OptionField): readonly OptionValue[] => {
  switch (field.kind) {
    case 'choice':
      return field.values;
    case 'whole':
      return Array.from({ length: field.max - field.min + 1 }, (_, index) => field.min + index);
    case 'flag':
      return [false, true];
  }
};

/** All drafts the form can produce for a game: each option over every value of the others. */
const draftsOf = (meta: GameMeta, seats: number): readonly Draft[] =>
  meta.options.reduce<readonly Draft[]>(
    (drafts, field) =>
      drafts.flatMap((draft) => valuesOf(field).map((value) => withOption(meta, draft, field.key, value))),
    [withSeats(meta, usualDraft(meta, meta.seats[0]!), seats)],
  );

/** The server's objections to drafts, ideally none. */
const refusals = (meta: GameMeta, drafts: readonly Draft[]): readonly unknown[] =>
  drafts.flatMap((draft): readonly unknown[] => {
    const asked = newTableOf(meta.id, draft, 'en');
    const read = NewTable.safeParse(asked);
    if (!read.success) return read.error.issues;
    const resolved = resolveOptions(meta, asked.seats.length, asked.options);
    if (!resolved.ok) return [resolved.refusal];
    return JSON.stringify(asked).length < LIMITS.request ? [] : ['too large'];
  });

describe.each(CATALOGUE.map(({ meta }) => meta))('$id', (meta) => {
  test.each(meta.seats)('the server accepts every combination of options for %i seats', (seats) => {
    const drafts = draftsOf(meta, seats);
    expect(drafts.every((draft) => draft.seats.length === seats)).toBe(true);
    expect(refusals(meta, drafts)).toStrictEqual([]);
  });

  test('unavailable options return to their default when the number of seats changes', () => {
    const drafts = meta.seats.flatMap((seats) => draftsOf(meta, seats));
    const changed = drafts.flatMap((draft) => meta.seats.map((seats) => withSeats(meta, draft, seats)));
    expect(refusals(meta, changed)).toStrictEqual([]);
  });

  test('the server accepts every pace, timeout rule and visibility', () => {
    const usual = usualDraft(meta, meta.seats[0]!);
    const slow = { ...usual, kind: 'slow' } as const;
    const drafts: readonly Draft[] = [
      ...LIVE_NAMES.map((live) => ({ ...usual, live })),
      ...SLOW_DAYS.flatMap((days) => [null, usualQuiet()].map((quiet) => ({ ...slow, days, quiet }))),
      ...HOURS.flatMap((from) => quietEnds(from).map((to) => ({ ...slow, quiet: { from, to, zone: ZONE } }))),
      ...AT_ZERO.map((atZero) => ({ ...usual, atZero })),
      ...HAND_OVER.map((handOver) => ({ ...usual, handOver })),
      ...VISIBILITIES.map((visibility) => ({ ...usual, visibility })),
    ];
    expect(refusals(meta, drafts)).toStrictEqual([]);
  });

  test('of a remembered draft, options, number of seats and pace are restored; bots and privacy are not', () => {
    for (const seats of meta.seats) {
      for (const draft of draftsOf(meta, seats)) {
        const kept: Draft = {
          ...withSeat(draft, 1, { kind: 'bot', level: 'strong' }),
          kind: 'slow',
          days: 3,
          quiet: { from: 21, to: 7, zone: ZONE },
          atZero: 'seat',
          handOver: 'allowed',
          visibility: 'public',
        };
        const { handOver, visibility, seats: planned } = usualDraft(meta, seats);
        const restored = { ...kept, seats: planned, handOver, visibility };
        expect(readDraft(meta, JSON.parse(JSON.stringify(kept)), ZONE)).toStrictEqual(restored);
      }
    }
  });
});

const meta = CATALOGUE[0]!.meta;
const usual = usualDraft(meta, 4);

test('the default is a private table with one own seat and the rest for friends', () => {
  expect(usual.seats).toStrictEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  expect(usual.visibility).toBe('private');
});

test('taking another seat frees the previous one', () => {
  const moved = withSeat(usual, 2, { kind: 'me' });
  expect(moved.seats.map(({ kind }) => kind)).toStrictEqual(['open', 'open', 'me', 'open']);
});

test('a host may leave all seats to others and to bots of every level', () => {
  const drafts = [
    withSeat(usual, 0, { kind: 'open' }),
    ...LEVEL_NAMES.map((level) => withSeat(usual, 1, { kind: 'bot', level })),
  ];
  expect(refusals(meta, drafts)).toStrictEqual([]);
});

test("quiet hours use the device's current time zone", () => {
  const kept = { ...usual, quiet: { from: 21, to: 7, zone: 'Asia/Tokyo' } };
  expect(readDraft(meta, kept, ZONE)?.quiet).toStrictEqual({ from: 21, to: 7, zone: ZONE });
});

test('remembered quiet hours are cut to 12, the most that the server accepts', () => {
  const long = { from: 8, to: 7, zone: ZONE };
  const tooLong: Draft = { ...usual, kind: 'slow', quiet: long };
  expect(refusals(meta, [tooLong])).toHaveLength(1);
  const kept = readDraft(meta, tooLong, ZONE)!;
  expect(kept.quiet).toStrictEqual({ ...long, to: 20 });
  expect(refusals(meta, [kept])).toStrictEqual([]);
});

test.each([
  ['nothing', undefined],
  ['a word', 'table'],
  ['no seats', { ...usual, seats: [] }],
  ['an unknown option', { ...usual, options: { flying: true } }],
])('what is remembered is forgotten when it is %s', (_, kept) => {
  expect(readDraft(meta, kept, ZONE)).toBeNull();
});

test('unreadable parts fall back to the defaults', () => {
  const kept = { ...usual, kind: 'warp', live: 7, days: 99, quiet: { from: 25, to: 1 }, atZero: null, visibility: '' };
  expect(readDraft(meta, kept, ZONE)).toStrictEqual(usual);
});
