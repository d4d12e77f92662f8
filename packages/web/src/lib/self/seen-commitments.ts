/** What this device knows of a table from before the game: what a record is held against once the game is over. */
export interface Seen {
  /** As it was first seen; null: not seen yet. */
  readonly commitment: string | null;
  /** What this device added to the luck; null: nothing, it watched. */
  readonly part: string | null;
  /** When the commitment was seen, in milliseconds since 1970. */
  readonly at: number;
}

/** By the id of the table. */
export type SeenTables = Readonly<Record<string, Seen>>;

const KEY = 'ponts-bornes.seen';
/** So many are kept; the oldest are forgotten. */
const MOST = 200;

/** Keeps the commitment of a table as it was first seen: what is said of it later changes nothing. */
export const noteCommitment = (id: string, commitment: string): void => {
  const before = seenTables()[id];
  if (before === undefined || before.commitment === null) {
    keep(id, { commitment, part: before?.part ?? null, at: Date.now() });
  }
};

/** Keeps what this device has added to the luck of a table; who sits down again adds anew. */
export const notePart = (id: string, part: string): void => {
  const { commitment = null, at = Date.now() } = seenTables()[id] ?? {};
  keep(id, { commitment, part, at });
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
  typeof value.at === 'number';

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
