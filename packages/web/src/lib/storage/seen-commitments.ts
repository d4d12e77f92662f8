import { isSamePledges, pledgeTo } from '@ponts-bornes/kernel';
import type { Pledges, Witness } from '@ponts-bornes/kernel';
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

type Facts = Pick<TableFacts, 'id' | 'commitment' | 'status' | 'pledges'>;

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
  const now: Seen = {
    commitment: before?.commitment ?? commitment,
    at: isNew ? Date.now() : before.at,
    parts: hasBegun && seat === null ? [] : (before?.parts ?? []),
    pledges: laterOf(before?.pledges ?? null, facts.pledges),
    hasBegun,
  };
  if (JSON.stringify(now) !== JSON.stringify(before)) keep(id, now);
};

const laterOf = (before: Seen['pledges'], now: Seen['pledges']): Seen['pledges'] => {
  if (now === null || (before !== null && before.attempt >= now.attempt)) return before;
  const { attempt, seats } = now;
  return { attempt, seats };
};

/** Stores a part that this device pledges at a table; null: the person has left. */
export const notePart = (id: string, part: string | null): void => {
  const { commitment = null, at = Date.now(), parts = [], pledges = null, hasBegun = false } = seenTables()[id] ?? {};
  if (hasBegun) return;
  keep(id, { commitment, at, parts: part === null ? [] : [part, ...parts].slice(0, MOST_PARTS), pledges, hasBegun });
};

/** This device's part for a pledge; null if another device made the pledge. */
export const partFor = (id: string, pledge: string): string | null =>
  seenTables()[id]?.parts.find((part) => pledgeTo(part) === pledge) ?? null;

/** Whether a table shows the commitment and the pledges that this device saw first. */
export const isAsSeen = ({ id, commitment, pledges }: Facts): boolean => {
  const seen = seenTables()[id];
  if (seen === undefined || seen.commitment !== commitment) return false;
  return pledges === null ? seen.pledges === null : seen.pledges !== null && isSamePledges(seen.pledges, pledges);
};

/** What this device can testify when a table's record is checked. */
export const witnessOf = ({ commitment, pledges, parts, hasBegun }: Seen): Witness => ({
  commitment,
  pledges,
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

/** Reads a stored entry, including the old format with one part and no pledges. */
const readSeen = (value: unknown): Seen | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { commitment, at, part, parts, pledges, hasBegun } = value as Record<string, unknown>;
  if (!isTextOrNull(commitment) || typeof at !== 'number' || typeof hasBegun !== 'boolean') return null;
  if (isTexts(parts)) return isPledgesOrNull(pledges) ? { commitment, at, parts, pledges, hasBegun } : null;
  if (!isTextOrNull(part)) return null;
  return { commitment, at, parts: part === null ? [] : [part], pledges: null, hasBegun };
};

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

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
