import type { TableFacts, You } from '@ponts-bornes/protocol';

/** What this device knows of a table from before its end: what a record is held against once the game is over. */
export interface Seen {
  /** As it was first seen; null: not seen yet. */
  readonly commitment: string | null;
  /** When it was seen, in milliseconds since 1970. */
  readonly at: number;
  /** What this device added to the luck; null: nothing, it watched. */
  readonly part: string | null;
  /** Whether the game had begun: what is added later is in no deal. */
  readonly hasBegun: boolean;
}

/** By the id of the table. */
export type SeenTables = Readonly<Record<string, Seen>>;

const KEY = 'ponts-bornes.seen';
/** So many are kept; the oldest are forgotten. */
const MOST = 200;

/**
 * Keeps the commitment of a table as it was first seen while the secret was one: what is said of it later changes
 * nothing. Who has no seat when the game begins has added nothing.
 */
export const noteTable = (
  { id, commitment, status }: Pick<TableFacts, 'id' | 'commitment' | 'status'>,
  { seat }: Pick<You, 'seat'>,
): void => {
  const before = seenTables()[id];
  if (status === 'over' || before?.hasBegun === true) return;
  const hasBegun = status !== 'open';
  const isNew = before === undefined || before.commitment === null;
  if (!isNew && !hasBegun) return;
  keep(id, {
    commitment: before?.commitment ?? commitment,
    at: isNew ? Date.now() : before.at,
    part: hasBegun && seat === null ? null : (before?.part ?? null),
    hasBegun,
  });
};

/** Keeps what this device has added to the luck of a table; who sits down again adds anew, who leaves takes it back. */
export const notePart = (id: string, part: string | null): void => {
  const { commitment = null, at = Date.now(), hasBegun = false } = seenTables()[id] ?? {};
  if (!hasBegun) keep(id, { commitment, at, part, hasBegun });
};

/** Keeps what this device has offered to add: who sat there already had added before, and that counts. */
export const noteOffered = (id: string, part: string): void => {
  if ((seenTables()[id]?.part ?? null) === null) notePart(id, part);
};

/** All that is kept; nothing where storage is denied. */
export const seenTables = (): SeenTables => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Seen] => isSeen(entry[1])));
  } catch {
    return {};
  }
};

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  'commitment' in value &&
  isTextOrNull(value.commitment) &&
  'part' in value &&
  isTextOrNull(value.part) &&
  'at' in value &&
  typeof value.at === 'number' &&
  'hasBegun' in value &&
  typeof value.hasBegun === 'boolean';

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const keep = (id: string, seen: Seen): void => {
  const newest = Object.entries({ ...seenTables(), [id]: seen })
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Then a record can't be held against it, and the page that verifies says so.
  }
};
