import { findGame } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import { LIMITS, TableFacts } from '@ponts-bornes/protocol';
import type { Pace } from '@ponts-bornes/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { House } from '../test/house.ts';
import type { LogRow } from './store/schema.ts';
import { openSqlite } from './store/sqlite.ts';

const GAME = 'course-autour-du-monde';
const LIVE = { kind: 'live', bank: 300, increment: 30, choice: 60, answer: 5 } as const;
const SLOW = { kind: 'slow', days: 2, quiet: null } as const;
const SECOND = 1000;
const PAIRS = 1500;

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop();
});

/** All games, with a count of the moves their rules play. */
const counted = (): { readonly games: (id: string) => Entry | undefined; readonly plays: () => number } => {
  let plays = 0;
  const games = (id: string): Entry | undefined => {
    const entry = findGame(id);
    if (entry === undefined) return undefined;
    const load = async (): ReturnType<Entry['load']> => {
      const loaded = await entry.load();
      const play: typeof loaded.game.play = (...given) => {
        plays += 1;
        loaded.game.play(...given);
      };
      return { ...loaded, game: { ...loaded.game, play } };
    };
    return { ...entry, load };
  };
  return { games, plays: () => plays };
};

interface Playing {
  readonly house: House;
  readonly people: readonly Client[];
  readonly id: string;
  readonly seats: readonly Seated[];
}

const playing = async (
  game: string,
  games: (id: string) => Entry | undefined = findGame,
  pace: Pace = LIVE,
): Promise<Playing> => {
  const house = await House.open({ games });
  houses.push(house);
  const people = await house.guests('Ada', 'Blaise');
  const id = await people[0]!.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], pace });
  await people[1]!.call('POST', `/api/tables/${id}/seats/1/take`, { entropy: 'fedcba9876543210' });
  await people[0]!.call('POST', `/api/tables/${id}/begin`);
  const seats = await Promise.all(people.map((person) => person.sit(id)));
  for (const seated of seats) await seated.until(({ shown, clock }) => shown !== null && clock !== null);
  return { house, people, id, seats };
};

/** Plays, and waits until the table shows it. */
const moved = async (seated: Seated, text: string): Promise<void> => {
  const { seen } = seated.shown!;
  expect(await seated.play(text)).toMatchObject({ t: 'done' });
  await seated.until(({ shown }) => shown!.seen !== seen);
};

const back = async (seated: Seated): Promise<string> => {
  const { seen } = seated.shown!;
  const answer = await seated.say({ t: 'back', seen });
  if (answer.t === 'done') await seated.until(({ shown }) => shown!.seen !== seen);
  return answer.t === 'error' ? answer.code : answer.t;
};

/** Plays the first legal move until somebody has made a step that can be taken back. Returns who, and which step. */
const untilStep = async (seats: readonly Seated[]): Promise<{ readonly mover: Seated; readonly text: string }> => {
  for (;;) {
    await Promise.race(seats.map((each) => each.until(({ shown }) => shown!.moves.length > 0)));
    const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
    const text = mover.shown!.moves[0]!;
    await moved(mover, text);
    if (mover.shown!.canTakeBack) return { mover, text };
  }
};

describe('taking back a step', () => {
  test('neither stalls the table nor slows down its loading, however often a guest does it', async () => {
    const { games, plays } = counted();
    const { house, people, id, seats } = await playing(GAME, games);
    const { mover, text } = await untilStep(seats);
    const before = plays();
    const answers: string[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      const answer = await back(mover);
      answers.push(answer);
      if (answer === 'done') await moved(mover, text);
    }
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(LIMITS.secondThoughts);
    expect(new Set(answers)).toStrictEqual(new Set(['done', 'second-thoughts']));
    expect(mover.shown!.canTakeBack).toBe(false);
    // One move of the rules per move played: nothing was replayed.
    expect(plays() - before).toBe(LIMITS.secondThoughts);
    const { seen } = mover.shown!;
    await house.stop();
    const closed = plays();
    await house.start();
    const again = await people[mover.you!.seat!]!.sit(id);
    await again.until(({ shown }) => shown !== null);
    expect(again.shown!.seen).toBe(seen);
    expect(again.shown!.canTakeBack).toBe(false);
    expect(plays() - closed).toBe(before);
    expect(house.reports).toStrictEqual([]);
    again.close();
  });

  test('leaves everybody their take-backs in the next turn', async () => {
    const { seats } = await playing(GAME);
    const { mover, text } = await untilStep(seats);
    for (let pair = 0; pair < LIMITS.secondThoughts; pair++) {
      expect(await back(mover)).toBe('done');
      await moved(mover, text);
    }
    expect(await back(mover)).toBe('second-thoughts');
    const seat = mover.you!.seat!;
    while (mover.shown!.view.toAct.includes(seat)) await moved(mover, mover.shown!.moves[0]!);
    const next = await untilStep(seats);
    expect(next.mover.shown!.canTakeBack).toBe(true);
    expect(await back(next.mover)).toBe('done');
  });
});

describe('taking back a turn by agreement', () => {
  const LONG = 100;
  const UNDOS = 300;

  /** Seat 0 takes back its last turn. Returns the answer to the proposal, or to the agreement. */
  const undo = async ({ house, people, id }: Playing): Promise<string> => {
    await house.pass(LIMITS.proposalPause * SECOND);
    const proposed = await people[0]!.outcome('POST', `/api/tables/${id}/propose`, { kind: 'back' });
    if (proposed !== 'ok') return proposed;
    const { proposal } = TableFacts.parse((await people[0]!.call('GET', `/api/tables/${id}`))['table']);
    return people[1]!.outcome('POST', `/api/tables/${id}/answer`, { proposal: proposal!.number, agrees: true });
  };

  test('plays again a few moves and not the whole game, also when a table that did it often is opened', async () => {
    const { games, plays } = counted();
    const game = await playing(GAME, games);
    const { house, people, id, seats } = game;
    for (let move = 0; move < LONG; move++) {
      await Promise.race(seats.map((each) => each.until(({ shown }) => shown!.moves.length > 0)));
      const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
      await moved(mover, mover.shown!.moves[0]!);
    }
    const before = plays();
    expect(await undo(game)).toBe('ok');
    const afterUndo = plays() - before;
    expect(afterUndo).toBeLessThan(LONG / 2);
    for (const seated of seats) seated.close();
    await house.stop();
    const added = await repeatUndo(house, id, UNDOS);
    const closed = plays();
    await house.start();
    const again = await people[0]!.sit(id);
    await again.until(({ shown }) => shown !== null);
    expect(again.facts).toMatchObject({ status: 'playing' });
    expect(plays() - closed).toBeLessThan(LONG + added + UNDOS * (LONG / 2));
    // The seat has changed its mind as often as a game allows.
    expect(await undo(game)).toBe('second-thoughts');
    again.close();
  });
});

/** Repeats the moves that the last entry of a table's log took back, and that entry. Returns the number of entries. */
const repeatUndo = async (house: House, id: string, times: number): Promise<number> => {
  let added = 0;
  await house.rewrite(async (db) => {
    const log = await db.selectFrom('log').selectAll().where('table_id', '=', id).orderBy('number').execute();
    const cycle = log.slice(Number(log.at(-1)!.text));
    const rows = Array.from({ length: times }, () => cycle).flat();
    added = rows.length;
    const from = log.length + 1;
    const values = rows.map((row, index): LogRow => ({ ...row, number: from + index, request: null }));
    for (let row = 0; row < added; row += 500)
      await db
        .insertInto('log')
        .values(values.slice(row, row + 500))
        .execute();
  });
  return added;
};

test('a secret choice can be changed a limited number of times, and then stands', async () => {
  const { seats } = await playing('course-folle');
  const [one, other] = seats as [Seated, Seated];
  const moves = one.shown!.moves;
  const heard = other.heard.length;
  await moved(one, moves[0]!);
  for (let change = 0; change < LIMITS.secondThoughts; change++) await moved(one, moves[(change + 1) % moves.length]!);
  expect(one.shown!.moves).toStrictEqual([]);
  expect(await one.play(moves[0]!)).toMatchObject({ t: 'error', code: 'second-thoughts' });
  expect(other.heard.slice(heard).filter((text) => !text.includes('"t":"table"'))).toStrictEqual([]);
  // It still counts: when the other player has chosen, the cards are revealed.
  const { seen } = one.shown!;
  await moved(other, other.shown!.moves[0]!);
  await one.until(({ shown }) => shown!.seen > seen);
});

describe('the clock of a seat that takes steps back', () => {
  test.each([
    ['live', LIVE],
    ['slow', SLOW],
  ] as const)('never gains by it at a %s table, also if a node dies', async (_, pace) => {
    const { house, people, id, seats } = await playing(GAME, findGame, pace);
    const { mover, text } = await untilStep(seats);
    const seat = mover.you!.seat!;
    const left = (): number => mover.clock!.left[seat]!;
    const before = left();
    for (let pair = 0; pair < LIMITS.secondThoughts; pair++) {
      house.time += SECOND;
      expect(await back(mover)).toBe('done');
      house.time += SECOND;
      await moved(mover, text);
    }
    const spent = before - 2 * LIMITS.secondThoughts * SECOND;
    expect(left()).toBe(spent);
    await house.stop();
    // The last two notes of the deadline were not written.
    const lost = pace.kind === 'slow' ? 2 : 0;
    await house.rewrite((db) =>
      db
        .updateTable('tables')
        .set((eb) => ({ due_length: eb('due_length', '-', lost) }))
        .execute(),
    );
    house.time += SECOND;
    await house.start();
    const again = await people[seat]!.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(again.clock!.left[seat]).toBe(spent);
    again.close();
  });
});

describe('a frozen table', () => {
  test('is not replayed when somebody opens it', async () => {
    const { games, plays } = counted();
    const broken = (id: string): Entry | undefined => {
      const entry = games(id);
      if (entry === undefined) return undefined;
      const load = async (): ReturnType<Entry['load']> => {
        const loaded = await entry.load();
        return { ...loaded, game: { ...loaded.game, moves: () => [] } };
      };
      return { ...entry, load };
    };
    const { house, people, id, seats } = await playing('skybridge', games);
    await Promise.race(seats.map((each) => each.until(({ shown }) => shown!.moves.length > 0)));
    const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
    await moved(mover, mover.shown!.moves[0]!);
    await house.stop();
    let loads = 0;
    await house.start({
      games: (game) => {
        loads += 1;
        return broken(game);
      },
    });
    const asked = async (): Promise<void> => {
      const seated = await people[0]!.sit(id);
      await seated.until(({ facts }) => facts!.status === 'frozen');
      expect(await seated.say({ t: 'play', seen: 0, text: 'anything' })).toMatchObject({ code: 'frozen' });
      expect(await people[0]!.outcome('POST', `/api/tables/${id}/leave`)).toBe('frozen');
      seated.close();
      while (house.hub.warm > 0) {
        await people[0]!.call('GET', '/api/me/tables');
        await house.pass(61 * SECOND);
      }
    };
    await asked();
    const [before, played] = [loads, plays()];
    await asked();
    await asked();
    expect(loads).toBe(before);
    expect(plays()).toBe(played);
  });

  test('may have a full log; take-backs that fill it cost nothing on loading', async () => {
    const { games, plays } = counted();
    const { house, people, id, seats } = await playing(GAME, games);
    const { mover, text } = await untilStep(seats);
    const seat = mover.you!.seat!;
    const { seen } = mover.shown!;
    expect(await back(mover)).toBe('done');
    await moved(mover, text);
    await house.stop();
    const added = await fillLog(house.data, id, { seat, text });
    const before = plays();
    await house.start();
    const again = await people[seat]!.sit(id);
    await again.until(({ shown }) => shown !== null);
    expect(again.shown!.seen).toBe(seen + 2 + added);
    expect(plays() - before).toBeLessThan(20);
    expect(await again.play(again.shown!.moves[0]!)).toMatchObject({ t: 'error', code: 'frozen' });
    await again.until(({ facts }) => facts!.status === 'frozen');
    expect(again.facts).toMatchObject({ trouble: 'too-long' });
    again.close();
    await house.stop();
    await house.start();
    const later = await people[seat]!.sit(id);
    expect(later.facts).toMatchObject({ status: 'frozen', trouble: 'too-long' });
    later.close();
  });
});

/** Fills a table's log with a step taken back and played again. Returns the number of entries added. */
const fillLog = async (
  data: string,
  id: string,
  { seat, text }: { readonly seat: number; readonly text: string },
): Promise<number> => {
  const store = await openSqlite(data);
  const log = await store.db.selectFrom('log').selectAll().where('table_id', '=', id).orderBy('number').execute();
  const at = log.at(-1)!.at;
  const rows: LogRow[] = [];
  for (let number = log.length + 1; number <= LIMITS.entries; number++) {
    const isBack = (number - log.length) % 2 === 1;
    const step = isBack ? ({ kind: 'back', text: '1' } as const) : ({ kind: 'move', text } as const);
    rows.push({ table_id: id, number, seat, ...step, request: null, spent: 1, at });
  }
  for (let from = 0; from < rows.length; from += 500) {
    await store.db
      .insertInto('log')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  await store.close();
  return rows.length;
};
