import { isSamePledges, isSameSetting, pledgeTo } from '@ponts-bornes/kernel';
import type { Pledges, Setting, Witness } from '@ponts-bornes/kernel';
import type { TableFacts, You } from '@ponts-bornes/protocol';

/** What this device saw of a table before its end, to check its record against. */
export interface Seen {
  /** As first seen; null if not seen yet. */
  readonly commitment: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The parts this device pledged, newest first. */
  readonly parts: readonly string[];
  /** The last list of pledges the server closed; for one attempt, the first version seen. */
  readonly pledges: Pick<Pledges, 'attempt' | 'seats'> | null;
  /** The game, its options and the number of seats when that list was closed, or else when the game started. */
  readonly setting: Setting | null;
  /** Whether the game had started; parts added later are in no shuffle. */
  readonly hasBegun: boolean;
}

/** Keyed by table id. */
export type SeenTables = Readonly<Record<string, Seen>>;

const KEY = 'ponts-bornes.seen';
/** Limits on stored tables and on parts per table; the oldest are dropped. */
const MOST = 200;
const MOST_PARTS = 4;

/** Whatever could not be stored lasts as long as the page. */
let unstored: SeenTables = {};

type Facts = Pick<TableFacts, 'id' | 'commitment' | 'status' | 'pledges' | 'game' | 'options' | 'seats'>;

/**
 * Stores the commitment and the pledges as first seen while the secret was hidden; later claims by the server change
 * nothing. A person without a seat at the start has contributed nothing.
 */
export const noteTable = (facts: Facts, { seat }: Pick<You, 'seat'>): void => {
  const { id, commitment, status } = facts;
  const before = seenTables()[id];
  if (status === 'over' || before?.hasBegun === true) return;
  const hasBegun = status !== 'open';
  const isNew = before === undefined || before.commitment === null;
  const known = before?.pledges ?? null;
  const pledges = laterOf(known, facts.pledges);
  const isClosed = pledges === null ? hasBegun : pledges !== known;
  const now: Seen = {
    commitment: before?.commitment ?? commitment,
    at: isNew ? Date.now() : before.at,
    parts: hasBegun && seat === null ? [] : (before?.parts ?? []),
    pledges,
    setting: isClosed ? settingOf(facts) : (before?.setting ?? null),
    hasBegun,
  };
  if (JSON.stringify(now) !== JSON.stringify(before)) keep(id, now);
};

const settingOf = ({ game, options, seats }: Facts): Setting => ({ game, options, seats: seats.length });

const laterOf = (before: Seen['pledges'], now: Seen['pledges']): Seen['pledges'] => {
  if (now === null || (before !== null && before.attempt >= now.attempt)) return before;
  const { attempt, seats } = now;
  return { attempt, seats };
};

const UNSEEN: Seen = { commitment: null, at: 0, parts: [], pledges: null, setting: null, hasBegun: false };

/** Stores a part that this device pledges at a table; null: the person has left. */
export const notePart = (id: string, part: string | null): void => {
  const seen = seenTables()[id] ?? UNSEEN;
  if (seen.hasBegun) return;
  const at = seen.at === 0 ? Date.now() : seen.at;
  keep(id, { ...seen, at, parts: part === null ? [] : [part, ...seen.parts].slice(0, MOST_PARTS) });
};

/** This device's part for a pledge; null if another device made the pledge. */
export const partFor = (id: string, pledge: string): string | null =>
  seenTables()[id]?.parts.find((part) => pledgeTo(part) === pledge) ?? null;

/** Whether a table shows what this device saw first: the commitment, and the pledges with what is to be dealt. */
export const isAsSeen = (facts: Facts): boolean => {
  const { id, commitment, pledges } = facts;
  const seen = seenTables()[id];
  if (seen === undefined || seen.commitment !== commitment) return false;
  if (seen.setting !== null && !isSameSetting(seen.setting, settingOf(facts))) return false;
  return pledges === null ? seen.pledges === null : seen.pledges !== null && isSamePledges(seen.pledges, pledges);
};

/** What this device can testify when a table's record is checked. */
export const witnessOf = ({ commitment, pledges, parts, setting, hasBegun }: Seen): Witness => ({
  commitment,
  pledges,
  setting,
  // The person may have left the seat before the game started.
  parts: hasBegun || pledges !== null ? parts : [],
});

export const seenTables = (): SeenTables => ({ ...stored(), ...unstored });

const stored = (): SeenTables => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([id, value]: [string, unknown]) => {
        const seen = readSeen(value);
        return seen === null ? [] : [[id, seen]];
      }),
    );
  } catch {
    return {};
  }
};

/** Reads a stored entry, including older formats: with one part and no pledges, and without a setting. */
const readSeen = (value: unknown): Seen | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { commitment, at, part, parts, pledges, setting: kept, hasBegun } = value as Record<string, unknown>;
  const setting = isSetting(kept) ? kept : null;
  if (!isTextOrNull(commitment) || typeof at !== 'number' || typeof hasBegun !== 'boolean') return null;
  if (isTexts(parts)) return isPledgesOrNull(pledges) ? { commitment, at, parts, pledges, setting, hasBegun } : null;
  if (!isTextOrNull(part)) return null;
  return { commitment, at, parts: part === null ? [] : [part], pledges: null, setting, hasBegun };
};

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isSetting = (value: unknown): value is Setting => {
  if (typeof value !== 'object' || value === null) return false;
  const { game, options, seats } = value as Record<string, unknown>;
  return typeof game === 'string' && typeof options === 'object' && options !== null && typeof seats === 'number';
};

const isPledgesOrNull = (value: unknown): value is Seen['pledges'] => {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { attempt, seats } = value as Record<string, unknown>;
  return typeof attempt === 'number' && isTexts(seats);
};

const newest = (tables: SeenTables): SeenTables =>
  Object.fromEntries(
    Object.entries(tables)
      .toSorted(([, one], [, other]) => other.at - one.at)
      .slice(0, MOST),
  );

const keep = (id: string, seen: Seen): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(newest({ ...stored(), [id]: seen })));
  } catch {
    unstored = newest({ ...unstored, [id]: seen });
  }
};
