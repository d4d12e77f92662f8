import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LEVEL_NAMES, resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta, OptionField, OptionValue } from '@ponts-bornes/kernel';
import { LIMITS, NewTable } from '@ponts-bornes/protocol';
import { AT_ZERO, VISIBILITIES, newTableOf, readDraft, usualDraft, withOption, withSeat, withSeats } from './draft.ts';
import type { Draft } from './draft.ts';
import { HOURS, LIVE_NAMES, SLOW_DAYS, usualQuiet } from './pace.ts';

const ENTROPY = '0123456789abcdef';
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

/** All that can be chosen for a game in the form, option by option, each option on top of every value of the others. */
const draftsOf = (meta: GameMeta, seats: number): readonly Draft[] =>
  meta.options.reduce<readonly Draft[]>(
    (drafts, field) =>
      drafts.flatMap((draft) => valuesOf(field).map((value) => withOption(meta, draft, field.key, value))),
    [withSeats(meta, usualDraft(meta, meta.seats[0]!), seats)],
  );

/** What the server would say against drafts: nothing, one hopes. */
const refusals = (meta: GameMeta, drafts: readonly Draft[]): readonly unknown[] =>
  drafts.flatMap((draft): readonly unknown[] => {
    const asked = newTableOf(meta.id, draft, ENTROPY);
    const read = NewTable.safeParse(asked);
    if (!read.success) return read.error.issues;
    const resolved = resolveOptions(meta, asked.seats.length, asked.options);
    if (!resolved.ok) return [resolved.refusal];
    return JSON.stringify(asked).length < LIMITS.request ? [] : ['too large'];
  });

describe.each(CATALOGUE.map(({ meta }) => meta))('$id', (meta) => {
  test.each(meta.seats)('every choice of options for %i seats is a table that the server accepts', (seats) => {
    const drafts = draftsOf(meta, seats);
    expect(drafts.every((draft) => draft.seats.length === seats)).toBe(true);
    expect(refusals(meta, drafts)).toStrictEqual([]);
  });

  test('options that no longer fit go back to their default when the number of seats changes', () => {
    const drafts = meta.seats.flatMap((seats) => draftsOf(meta, seats));
    const changed = drafts.flatMap((draft) => meta.seats.map((seats) => withSeats(meta, draft, seats)));
    expect(refusals(meta, changed)).toStrictEqual([]);
  });

  test('every pace, end of time and visibility is one that the server accepts', () => {
    const usual = usualDraft(meta, meta.seats[0]!);
    const slow = { ...usual, kind: 'slow' } as const;
    const drafts: readonly Draft[] = [
      ...LIVE_NAMES.map((live) => ({ ...usual, live })),
      ...SLOW_DAYS.flatMap((days) => [null, usualQuiet()].map((quiet) => ({ ...slow, days, quiet }))),
      ...HOURS.map((from) => ({ ...slow, quiet: { from, to: 23 - from, zone: ZONE } })),
      ...AT_ZERO.map((atZero) => ({ ...usual, atZero })),
      ...VISIBILITIES.map((visibility) => ({ ...usual, visibility })),
    ];
    expect(refusals(meta, drafts)).toStrictEqual([]);
  });

  test('what is remembered is read as it was', () => {
    for (const seats of meta.seats) {
      for (const draft of draftsOf(meta, seats)) {
        const kept: Draft = {
          ...withSeat(draft, 1, { kind: 'bot', level: 'strong' }),
          kind: 'slow',
          days: 3,
          quiet: { from: 21, to: 7, zone: ZONE },
          atZero: 'seat',
          visibility: 'public',
        };
        expect(readDraft(meta, JSON.parse(JSON.stringify(kept)), ZONE)).toStrictEqual(kept);
      }
    }
  });
});

const meta = CATALOGUE[0]!.meta;
const usual = usualDraft(meta, 4);

test('at first one has a seat and the others are for friends, at a private table', () => {
  expect(usual.seats).toStrictEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  expect(usual.visibility).toBe('private');
});

test('who takes another seat leaves the one they had', () => {
  const moved = withSeat(usual, 2, { kind: 'me' });
  expect(moved.seats.map(({ kind }) => kind)).toStrictEqual(['open', 'open', 'me', 'open']);
});

test('a host may leave all seats to others, and bots of every level may sit', () => {
  const drafts = [
    withSeat(usual, 0, { kind: 'open' }),
    ...LEVEL_NAMES.map((level) => withSeat(usual, 1, { kind: 'bot', level })),
  ];
  expect(refusals(meta, drafts)).toStrictEqual([]);
});

test('quiet hours are those of where the device is now', () => {
  const kept = { ...usual, quiet: { from: 21, to: 7, zone: 'Asia/Tokyo' } };
  expect(readDraft(meta, kept, ZONE)?.quiet).toStrictEqual({ from: 21, to: 7, zone: ZONE });
});

test.each([
  ['nothing', undefined],
  ['a word', 'table'],
  ['no seats', { ...usual, seats: [] }],
  ['an unknown kind of seat', { ...usual, seats: [{ kind: 'me' }, { kind: 'ghost' }] }],
  ['an unknown level', { ...usual, seats: [{ kind: 'me' }, { kind: 'bot', level: 'divine' }] }],
  ['an unknown option', { ...usual, options: { flying: true } }],
])('what is remembered is forgotten when it is %s', (_, kept) => {
  expect(readDraft(meta, kept, ZONE)).toBeNull();
});

test('what can’t be read of the rest is as usual', () => {
  const kept = { ...usual, kind: 'warp', live: 7, days: 99, quiet: { from: 25, to: 1 }, atZero: null, visibility: '' };
  expect(readDraft(meta, kept, ZONE)).toStrictEqual(usual);
});
