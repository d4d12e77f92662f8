import type { GameMeta } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Pace, PaceKind } from '@ponts-bornes/protocol';
import { distinctName } from '../people/names.ts';
import type { Seating, WaitingPerson } from '../store/queue.ts';
import { STAND_IN } from '../stand-in.ts';
import { botName, newTable } from '../tables/room/new-table.ts';
import type { Group } from './pairing.ts';

/** The clocks of quick play. */
const PACES: Readonly<Record<PaceKind, Pace>> = {
  live: { kind: 'live', bank: 600, increment: 15, choice: 60, answer: 8 },
  slow: { kind: 'slow', days: 1, quiet: null },
};

/** A public table with the game's default options, whose seats are kept for a group. It begins when all have come. */
export const queueTable = (meta: GameMeta, { pace, people, bots }: Group<WaitingPerson>, at: number): Seating => {
  const [host] = people;
  const made = newTable(
    meta,
    { id: host!.person, nickname: host!.nickname },
    {
      game: meta.id,
      options: {},
      seats: [
        ...people.map(() => ({ kind: 'open' as const })),
        ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: STAND_IN })),
      ],
      pace: PACES[pace],
      atZero: 'move',
      visibility: 'public',
      language: host!.language,
    },
    at,
  );
  const names: string[] = [];
  const seats = made.seats.map((seat, index) => {
    const name = people[index] === undefined ? botName(index, names) : distinctName(people[index].nickname, names);
    names.push(name);
    return { ...seat, name, reserved: people[index]?.person ?? null };
  });
  return {
    table: { row: { ...made.row, reserved_until: at + LIMITS.queueSeatTime * 1000 }, seats },
    seats: people.map(({ person }, seat) => ({ person, seat })),
  };
};
