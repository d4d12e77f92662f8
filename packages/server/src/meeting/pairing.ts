import type { PaceKind } from '@ponts-bornes/protocol';

/** Somebody waiting for a game. */
export interface Waiting {
  readonly person: string;
  /** Null: any game. */
  readonly game: string | null;
  readonly pace: PaceKind;
  /** At least so many players. */
  readonly players: number;
  /** From when on bots may fill in; null: never. */
  readonly bots_at: number | null;
  readonly since: number;
}

export interface PlayableGame {
  readonly id: string;
  /** The possible numbers of players, ascending. */
  readonly seats: readonly number[];
}

/** People who play together, the one who waited longest first. */
export interface Group<Person extends Waiting> {
  readonly game: string;
  readonly pace: PaceKind;
  readonly people: readonly Person[];
  readonly bots: number;
}

export interface PairingParts {
  readonly games: readonly PlayableGame[];
  readonly at: number;
  /** Chooses among equally good games: an index below the given number. */
  readonly pick: (count: number) => number;
  /** Whether two entries may meet at a table. */
  readonly mayMeet: (one: Waiting, other: Waiting) => boolean;
}

/** They must be distinct people. Blocks between people belong here. */
export const mayMeet = (one: Waiting, other: Waiting): boolean => one.person !== other.person;

/** Company that is tried out for one table, when people who wait may not all meet. Without that, the first is found. */
const MOST_TRIED = 50;

/**
 * Groups waiting people. The one who has waited longest chooses first, and gets the largest table that can be filled
 * now. If none can, bots fill up a table once everybody at it has waited long enough.
 */
export const pairUp = <Person extends Waiting>(
  waiting: readonly Person[],
  parts: PairingParts,
): readonly Group<Person>[] => {
  let left = waiting.toSorted((one, other) => one.since - other.since || (one.person < other.person ? -1 : 1));
  const groups: Group<Person>[] = [];
  for (const first of left) {
    if (!left.includes(first)) continue;
    const group = groupOf(first, left, parts);
    if (group === null) continue;
    groups.push(group);
    left = left.filter((each) => !group.people.some(({ person }) => person === each.person));
  }
  return groups;
};

const groupOf = <Person extends Waiting>(
  first: Person,
  waiting: readonly Person[],
  { games, at, pick, mayMeet: mayBoth }: PairingParts,
): Group<Person> | null => {
  const open = games.filter(({ id }) => first.game === null || first.game === id);
  const full = open.flatMap((game) => filled({ first, waiting, mayMeet: mayBoth }, game) ?? []);
  const best = full.filter(({ people }) => full.every((other) => other.people.length <= people.length));
  if (best.length > 0) return best[pick(best.length)]!;
  if (!acceptsBots(first, at)) return null;
  const willing = waiting.filter((each) => acceptsBots(each, at));
  const helped = open.flatMap((game) => filledUp({ first, waiting: willing, mayMeet: mayBoth }, game) ?? []);
  const most = helped.filter(({ people }) => helped.every((other) => other.people.length <= people.length));
  return most.length === 0 ? null : most[pick(most.length)]!;
};

const acceptsBots = ({ bots_at: from }: Waiting, at: number): boolean => from !== null && from <= at;

/** Somebody, and those with whom they might play. */
interface Candidates<Person extends Waiting> extends Pick<PairingParts, 'mayMeet'> {
  readonly first: Person;
  readonly waiting: readonly Person[];
}

/** The largest table of people only. */
const filled = <Person extends Waiting>(
  candidates: Candidates<Person>,
  { id, seats }: PlayableGame,
): Group<Person> | null => {
  const { first } = candidates;
  for (const size of seats.toReversed()) {
    if (size < first.players) return null;
    const people = companyOf(candidates, id, size);
    if (people.length === size) return { game: id, pace: first.pace, people, bots: 0 };
  }
  return null;
};

/** The smallest table that suits, with bots at the seats for which there is nobody. */
const filledUp = <Person extends Waiting>(
  candidates: Candidates<Person>,
  { id, seats }: PlayableGame,
): Group<Person> | null => {
  const { first } = candidates;
  const size = seats.find((each) => each >= first.players);
  if (size === undefined) return null;
  const people = companyOf(candidates, id, size);
  return { game: id, pace: first.pace, people, bots: size - people.length };
};

/**
 * The first person and up to `size - 1` others who may all meet, those who waited longest first. If some may not meet,
 * others are tried in their place, so that one person doesn't keep a table from filling.
 */
const companyOf = <Person extends Waiting>(
  { first, waiting, mayMeet: mayBoth }: Candidates<Person>,
  game: string,
  size: number,
): readonly Person[] => {
  const fitting = waiting.filter(
    (each) =>
      each.pace === first.pace &&
      (each.game === null || each.game === game) &&
      each.players <= size &&
      mayBoth(first, each),
  );
  let most: readonly Person[] = [first];
  let tried = 0;
  const extend = (people: readonly Person[], left: readonly Person[]): void => {
    if (people.length > most.length) most = people;
    for (const [index, each] of left.entries()) {
      if (most.length === size || people.length + left.length - index <= most.length || tried++ >= MOST_TRIED) return;
      const others = left.slice(index + 1).filter((other) => mayBoth(each, other));
      extend([...people, each], others);
    }
  };
  extend([first], fitting);
  return most;
};
