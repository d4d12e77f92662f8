import { setTimeout as sleep } from 'node:timers/promises';
import { findGame } from '@ponts-bornes/catalogue';
import { parseRecord, verifyRecord } from '@ponts-bornes/kernel';
import { LIMITS, TableFacts } from '@ponts-bornes/protocol';
import type { NewTable, ProposalKind } from '@ponts-bornes/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { House } from '../test/house.ts';

const SECOND = 1000;
const LIVE = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 1 } as const;
const SLOW = { kind: 'slow', days: 2, quiet: null } as const;
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house.stop());

const at = (id: string, rest = ''): string => `/api/tables/${id}${rest}`;

interface Playing {
  readonly people: readonly [Client, Client];
  readonly seats: readonly [Seated, Seated];
  readonly id: string;
}

const playing = async (more: Partial<NewTable> = {}): Promise<Playing> => {
  const people = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const id = await people[0].create({
    game: 'skybridge',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace: LIVE,
    ...more,
  });
  await people[1].call('POST', at(id, '/seats/1/take'));
  await people[0].call('POST', at(id, '/begin'));
  const seats = [await people[0].sit(id), await people[1].sit(id)] as const;
  for (const seated of seats) await seated.until(({ shown, clock }) => shown !== null && clock !== null);
  return { people, seats, id };
};

const linesOf = ({ shown }: Seated): number => shown!.from + shown!.lines.length;
const proposed = (person: Client, id: string, kind: ProposalKind): Promise<string> =>
  person.outcome('POST', at(id, '/propose'), { kind });
const factsOf = async (person: Client, id: string): Promise<TableFacts> =>
  TableFacts.parse((await person.call('GET', at(id)))['table']);
/** Answers the open proposal, or one that never was. */
const answered = async (person: Client, id: string, agrees: boolean): Promise<string> => {
  const { proposal } = await factsOf(person, id);
  return person.outcome('POST', at(id, '/answer'), { proposal: proposal?.number ?? 0, agrees });
};

/** Plays this many moves, each by the seat to move. */
const playOn = async ({ seats }: Playing, moves: number): Promise<void> => {
  for (let count = 0; count < moves; count++) {
    await Promise.race(seats.map((each) => each.until(({ shown }) => shown!.moves.length > 0)));
    const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
    const seen = seats.map(({ shown }) => shown!.seen);
    expect(await mover.play(mover.shown!.moves[0]!)).toMatchObject({ t: 'done' });
    await Promise.all(seats.map((each, index) => each.until(({ shown }) => shown!.seen !== seen[index])));
  }
};

const playOut = async (seated: Seated): Promise<void> => {
  for (;;) {
    await seated.until(({ shown, record }) => record !== null || shown!.moves.length > 0);
    if (seated.record !== null) return;
    await seated.play(seated.shown!.moves[0]!);
  }
};

describe('taking back a turn', () => {
  test('needs everybody, is announced to everybody, and leaves a record that verifies', async () => {
    const game = await playing();
    const { people, seats, id } = game;
    await playOn(game, 5);
    const [first] = seats;
    const before = linesOf(first);
    expect(await proposed(people[0], id, 'back')).toBe('ok');
    await seats[1].until(({ facts }) => facts!.proposal !== null);
    expect(seats[1].facts!.proposal).toMatchObject({ kind: 'back', by: 0, agreed: [0], missing: [1] });
    expect(linesOf(first)).toBe(before);
    expect(await proposed(people[1], id, 'stop')).toBe('proposal-open');
    expect(await answered(people[1], id, true)).toBe('ok');
    for (const seated of seats) await seated.until((each) => linesOf(each) < before && each.events.length === 1);
    expect(first.events[0]).toMatchObject({ kind: 'undone', seat: 0, name: 'Ada', line: linesOf(first) });
    expect(Number(first.events[0]!.detail)).toBe(before - linesOf(first));
    expect(first.facts!.proposal).toBeNull();
    // It is Ada's turn again, also after a restart.
    await first.until(({ shown }) => shown!.moves.length > 0);
    for (const seated of seats) seated.close();
    await house.stop();
    await house.start();
    const again = [await people[0].sit(id), await people[1].sit(id)] as const;
    for (const seated of again) await seated.until(({ shown }) => shown !== null);
    expect(linesOf(again[0])).toBe(linesOf(first));
    await Promise.all(again.map(playOut));
    const parsed = parseRecord(again[0].record!);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    expect(parsed.record.notes).toStrictEqual([
      expect.stringMatching(/^by agreement, \d+ moves after move \d+ were taken back/),
    ]);
    const { game: rules } = await findGame('skybridge')!.load();
    expect(verifyRecord(rules, parsed.record).ok).toBe(true);
    for (const seated of again) seated.close();
  });

  test('does not tell whether somebody has chosen in secret since it was proposed', async () => {
    const people = (await house.guests('Ada', 'Blaise', 'Carole')) as [Client, Client, Client];
    const open = { kind: 'open' } as const;
    const id = await people[0].create({ game: 'course-folle', seats: [{ kind: 'me' }, open, open], pace: LIVE });
    for (const seat of [1, 2]) await people[seat]!.call('POST', at(id, `/seats/${seat}/take`));
    await people[0].call('POST', at(id, '/begin'));
    const seats = await Promise.all(people.map((client) => client.sit(id)));
    const allChoose = async (): Promise<boolean> => {
      await Promise.all(seats.map((each) => each.until(({ shown }) => shown !== null)));
      return seats.every(({ shown }) => shown!.moves.length > 0 && shown!.lines.length + shown!.from > 0);
    };
    while (!(await allChoose())) {
      await Promise.race(seats.map((each) => each.until(({ shown }) => shown!.moves.length > 0)));
      const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
      const seen = mover.shown!.seen;
      await mover.play(mover.shown!.moves[0]!);
      await mover.until(({ shown }) => shown!.seen !== seen);
    }
    expect(await proposed(people[0], id, 'back')).toBe('ok');
    expect(await answered(people[2], id, true)).toBe('ok');
    expect(await seats[2]!.play(seats[2]!.shown!.moves[0]!)).toMatchObject({ t: 'done' });
    expect(await answered(people[1], id, true)).toBe('ok');
    for (const seated of seats) seated.close();
  });

  test('can be refused by anybody, and not proposed again at once', async () => {
    const game = await playing();
    const { people, seats, id } = game;
    await playOn(game, 3);
    const before = linesOf(seats[0]);
    expect(await proposed(people[0], id, 'back')).toBe('ok');
    expect(await answered(people[1], id, false)).toBe('ok');
    expect(await answered(people[1], id, true)).toBe('stale');
    // The proposer learns who refused; who withdraws refuses nothing.
    await seats[0].until(({ events }) => events.length > 0);
    expect(seats[0].events[0]).toMatchObject({
      kind: 'refused',
      seat: 1,
      name: 'Blaise',
      isYou: false,
      detail: 'back',
    });
    expect(await proposed(people[0], id, 'back')).toBe('too-fast');
    expect(linesOf(seats[0])).toBe(before);
    await house.pass(LIMITS.proposalPause * SECOND);
    expect(await proposed(people[0], id, 'back')).toBe('ok');
    await seats[1].until(({ facts }) => facts!.proposal !== null);
    expect(await answered(people[0], id, false)).toBe('ok');
    await seats[1].until(({ facts }) => facts!.proposal === null);
    expect(seats[1].events).toHaveLength(1);
    for (const seated of seats) seated.close();
  });

  test('lapses once somebody has moved on, and when its time is over', async () => {
    const game = await playing();
    const { people, seats, id } = game;
    await playOn(game, 3);
    await proposed(people[0], id, 'back');
    await playOn(game, 1);
    expect(await answered(people[1], id, true)).toBe('nothing-to-undo');
    await house.pass(LIMITS.proposalPause * SECOND);
    await proposed(people[0], id, 'back');
    await playOn(game, 1);
    // It can't be carried out any more, so it neither waits for an answer nor keeps others from proposing.
    expect(await proposed(people[1], id, 'stop')).toBe('ok');
    await house.pass(LIMITS.proposalTime * SECOND);
    await proposed(people[0], id, 'back');
    await playOn(game, 1);
    await house.pass(SECOND);
    expect((await factsOf(people[0], id)).proposal).toBeNull();
    await house.pass(LIMITS.proposalPause * SECOND);
    await proposed(people[0], id, 'back');
    await house.pass(LIMITS.proposalTime * SECOND);
    expect(await answered(people[1], id, true)).toBe('stale');
    await seats[0].until(({ facts }) => facts!.proposal === null);
    for (const seated of seats) seated.close();
  });

  test('is agreed to by people, not by seats: another player of a seat is asked too, and ends what its former player proposed', async () => {
    const people = await house.guests('Ada', 'Blaise', 'Carole', 'Dora');
    const [ada, blaise, carole, dora] = people as [Client, Client, Client, Client];
    const open = { kind: 'open' } as const;
    const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, open, open] });
    await blaise.call('POST', at(id, '/seats/1/take'));
    await carole.call('POST', at(id, '/seats/2/take'));
    await ada.call('POST', at(id, '/begin'));
    const missing = async (): Promise<unknown> =>
      TableFacts.parse((await ada.call('GET', at(id)))['table']).proposal?.missing ?? null;
    await proposed(ada, id, 'stop');
    await answered(blaise, id, true);
    await blaise.call('POST', at(id, '/seats/1/free'));
    await dora.call('POST', at(id, '/seats/1/take'));
    expect(await missing()).toStrictEqual([1, 2]);
    await answered(carole, id, true);
    expect(await missing()).toStrictEqual([1]);
    await ada.call('POST', at(id, '/seats/0/free'));
    await blaise.call('POST', at(id, '/seats/0/take'));
    expect(await missing()).toBeNull();
    expect(await answered(dora, id, true)).toBe('stale');
  });

  test('is agreed to by its number: what replaces it meanwhile needs an answer of its own', async () => {
    const game = await playing();
    const { people, seats, id } = game;
    await playOn(game, 2);
    await proposed(people[0], id, 'time');
    await seats[1].until(({ facts }) => facts!.proposal !== null);
    const { number: proposal } = seats[1].facts!.proposal!;
    expect(await people[0].outcome('POST', at(id, '/answer'), { proposal, agrees: false })).toBe('ok');
    await house.pass(LIMITS.proposalPause * SECOND);
    expect(await proposed(people[0], id, 'stop')).toBe('ok');
    for (const agrees of [true, false]) {
      expect(await people[1].outcome('POST', at(id, '/answer'), { proposal, agrees })).toBe('stale');
    }
    await seats[1].until(({ facts }) => facts!.proposal?.kind === 'stop');
    expect(seats[1].facts!).toMatchObject({ status: 'playing', proposal: { missing: [1] } });
    expect(await answered(people[1], id, true)).toBe('ok');
    await seats[1].until(({ facts }) => facts!.status === 'over');
    for (const seated of seats) seated.close();
  });

  test('is up to the players alone, and impossible before the first move', async () => {
    const { people, seats, id } = await playing();
    const carole = await house.guest('Carole');
    expect(await proposed(carole, id, 'back')).toBe('not-yours');
    expect(await answered(carole, id, true)).toBe('not-yours');
    expect(await proposed(people[0], id, 'back')).toBe('nothing-to-undo');
    expect((await factsOf(people[0], id)).proposal).toBeNull();
    for (const seated of seats) seated.close();
  });

  test.each([
    ['leaves', '/leave'],
    ['lets somebody else have their seat', '/seats/1/free'],
  ])('does not wait for a player who %s before they answer', async (_, path) => {
    const game = await playing();
    const { people, seats, id } = game;
    await playOn(game, 2);
    expect(await proposed(people[0], id, 'stop')).toBe('ok');
    await people[1].call('POST', at(id, path), path === '/leave' ? undefined : {});
    await house.pass(SECOND);
    await seats[0].until(({ record }) => record !== null);
    expect(seats[0].facts!.proposal).toBeNull();
    for (const seated of seats) seated.close();
  });

  test('also needs a player for whom a bot fills in, unless they left', async () => {
    const game = await playing();
    const { people, seats, id } = game;
    await playOn(game, 2);
    await seats[0].until(({ facts }) => facts!.seats[1]!.isHere);
    seats[1].close();
    await seats[0].until(({ facts }) => !facts!.seats[1]!.isHere);
    await house.pass(LIMITS.standInWait * SECOND);
    await people[0].call('POST', at(id, '/seats/1/bot'), { level: 'curious' });
    expect(await proposed(people[0], id, 'stop')).toBe('ok');
    await seats[0].until(({ facts }) => facts!.proposal !== null);
    expect(seats[0].facts!.proposal!.missing).toStrictEqual([1]);
    expect(await answered(people[1], id, true)).toBe('not-yours');
    await house.pass(LIMITS.proposalTime * SECOND);
    await people[1].call('POST', at(id, '/leave'));
    expect(await proposed(people[0], id, 'stop')).toBe('ok');
    await seats[0].until(({ record }) => record !== null);
    expect(seats[0].record).toContain('note: after move 2, a bot took over seat 1 (its player was offline)');
    seats[0].close();
  });
});

describe('by agreement', () => {
  test('a game is paused: nobody loses time, nobody moves, and anybody resumes it', async () => {
    const { people, seats, id } = await playing();
    const mover = seats.findIndex(({ shown }) => shown!.moves.length > 0);
    house.time += 100 * SECOND;
    await proposed(people[0], id, 'pause');
    await answered(people[1], id, true);
    await seats[mover]!.until(({ facts }) => facts!.isPaused);
    expect(seats[mover]!.clock).toMatchObject({ running: [] });
    expect(await seats[mover]!.play(seats[mover]!.shown!.moves[0]!)).toMatchObject({ code: 'paused' });
    expect(await proposed(people[1], id, 'pause')).toBe('paused');
    await house.pass(5000 * SECOND);
    // Also across a restart.
    for (const seated of seats) seated.close();
    await house.stop();
    await house.start();
    const back = await people[mover]!.sit(id);
    await back.until(({ clock }) => clock !== null);
    expect(back.clock!.left[mover]).toBe(500 * SECOND);
    await people[1 - mover]!.call('POST', at(id, '/resume'));
    await back.until(({ facts, clock }) => !facts!.isPaused && clock!.running.length > 0);
    expect(back.clock!.left[mover]).toBe(500 * SECOND);
    expect(await back.play(back.shown!.moves[0]!)).toMatchObject({ t: 'done' });
    expect(back.events.map(({ kind }) => kind)).toStrictEqual(['paused', 'resumed']);
    back.close();
  });

  test('a turn taken back during a pause has its full time when the game is resumed, also after a restart', async () => {
    const game = await playing();
    const { people, seats, id } = game;
    await playOn(game, 2);
    house.time += 100 * SECOND;
    await proposed(people[0], id, 'pause');
    await answered(people[1], id, true);
    await house.pass(LIMITS.proposalPause * SECOND);
    await proposed(people[0], id, 'back');
    expect(await answered(people[1], id, true)).toBe('ok');
    await seats[0].until(({ shown, events }) => shown!.moves.length > 0 && events.length === 2);
    for (const seated of seats) seated.close();
    await house.pass(2 * LIVE.bank * SECOND);
    const banks = (seated: Seated): number => seated.clock!.left[0]!;
    const paused = await people[0].sit(id);
    await paused.until(({ clock }) => clock !== null);
    const full = banks(paused);
    expect(full).toBeGreaterThanOrEqual(LIVE.bank * SECOND);
    paused.close();
    await house.stop();
    await house.start();
    const again = await people[0].sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(banks(again)).toBe(full);
    await people[1].call('POST', at(id, '/resume'));
    await again.until(({ clock }) => clock!.running.length > 0);
    expect(banks(again)).toBe(full);
    again.close();
  });

  test('more time agreed on during a pause is there when the game is resumed, also after a restart', async () => {
    const { people, seats, id } = await playing();
    const mover = seats.findIndex(({ shown }) => shown!.moves.length > 0);
    for (const kind of ['pause', 'time'] as const) {
      await house.pass(LIMITS.proposalPause * SECOND);
      expect(await proposed(people[0], id, kind)).toBe('ok');
      expect(await answered(people[1], id, true)).toBe('ok');
    }
    await seats[mover]!.until(({ events }) => events.length === 2);
    const left = seats[mover]!.clock!.left[mover];
    for (const seated of seats) seated.close();
    await house.stop();
    await house.start();
    const again = await people[mover]!.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(again.clock!.left[mover]).toBe(left);
    again.close();
  });

  test('a paused game is resumed once, even if everybody asks for it at the same time', async () => {
    const { people, seats, id } = await playing();
    await proposed(people[0], id, 'pause');
    await answered(people[1], id, true);
    const asked = Array.from({ length: 8 }, (_, index) => people[index % 2]!.outcome('POST', at(id, '/resume')));
    expect(new Set(await Promise.all(asked))).toStrictEqual(new Set(['ok']));
    const again = await people[0].sit(id);
    await again.until(({ events }) => events.length > 0);
    expect(again.events.map(({ kind }) => kind)).toStrictEqual(['paused', 'resumed']);
    for (const seated of [...seats, again]) seated.close();
  });

  test('a game is paused if its log says so, whatever else a node that died had still to write', async () => {
    const { people, seats, id } = await playing();
    for (const seated of seats) seated.close();
    await house.stop();
    await house.rewrite((db) => db.updateTable('tables').set({ is_paused: 1 }).where('id', '=', id).execute());
    await house.start();
    const again = await people[0].sit(id);
    expect(again.facts!.isPaused).toBe(false);
    expect(await proposed(people[0], id, 'pause')).toBe('ok');
    again.close();
  });

  test.each([
    ['live', LIVE, LIMITS.moreTime * SECOND],
    ['slow', SLOW, 86_400_000],
  ] as const)('everybody gets more time at a %s table', async (_, pace, more) => {
    const { people, seats, id } = await playing({ pace });
    const mover = seats.findIndex(({ shown }) => shown!.moves.length > 0);
    const before = seats[mover]!.clock!.left[mover]!;
    await proposed(people[1], id, 'time');
    await answered(people[0], id, true);
    await seats[mover]!.until(({ clock }) => clock!.left[mover] !== before);
    expect(seats[mover]!.clock!.left[mover]).toBe(before + more);
    for (const seated of seats) seated.close();
  });

  test('a game is stopped without a result, and its record verifies', async () => {
    const game = await playing();
    const { people, seats, id } = game;
    await playOn(game, 2);
    await proposed(people[0], id, 'stop');
    await answered(people[1], id, true);
    for (const seated of seats) await seated.until(({ record, facts }) => record !== null && facts!.status === 'over');
    expect(seats[0].facts!.winners).toBeNull();
    const parsed = parseRecord(String((await people[0].call('GET', at(id, '/record')))['text']));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    expect(parsed.record).toMatchObject({ result: null, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(parsed.record.notes).toStrictEqual([expect.stringContaining('stopped without a result')]);
    const { game: rules } = await findGame('skybridge')!.load();
    expect(verifyRecord(rules, parsed.record).ok).toBe(true);
    expect(await proposed(people[0], id, 'pause')).toBe('not-playing');
    expect(await people[0].outcome('POST', at(id, '/rematch'))).toBe('ok');
    for (const seated of seats) seated.close();
  });

  test('a game whose stop is in the log ends and says so, even if the node that wrote it died', async () => {
    const { people, seats, id } = await playing();
    for (const seated of seats) seated.close();
    await house.stop();
    const stop = { kind: 'note', seat: 1, text: 'stop', request: null, spent: 0, at: house.time } as const;
    await house.rewrite((db) =>
      db
        .insertInto('log')
        .values({ table_id: id, number: 1, ...stop })
        .execute(),
    );
    for (let starts = 0; starts < 2; starts++) {
      await house.start();
      const again = await people[0].sit(id);
      await again.until(({ facts, record }) => facts!.status === 'over' && record !== null);
      expect(again.record).toContain('stopped without a result (proposed by seat 1)');
      expect(again.events).toMatchObject([{ kind: 'stopped', seat: 1, name: 'Blaise' }]);
      again.close();
      await house.stop();
    }
    await house.start();
  });

  test('a lone player takes back against bots whenever they like', async () => {
    const ada = await house.guest('Ada');
    const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'bot', level: 'curious' }] });
    await ada.call('POST', at(id, '/begin'));
    const seated = await ada.sit(id);
    await seated.until(({ shown }) => shown !== null && shown.moves.length > 0);
    await seated.play(seated.shown!.moves[0]!);
    await seated.until(({ shown }) => shown!.moves.length > 0 && shown!.lines.length > 0);
    expect(await proposed(ada, id, 'back')).toBe('ok');
    await seated.until(({ events }) => events.length === 1);
    seated.close();
  });

  test.each([
    ['mille-bornes', 'a bot', true],
    ['mille-bornes', 'a player who left', true],
    ['skybridge', 'a bot', false],
  ] as const)('taking back a turn of %s against %s makes the game practice: %s', async (game, opponent, isPractice) => {
    const ada = await house.guest('Ada');
    const other = opponent === 'a bot' ? ({ kind: 'bot', level: 'curious' } as const) : ({ kind: 'open' } as const);
    const id = await ada.create({ game, seats: [{ kind: 'me' }, other] });
    const blaise = await house.guest('Blaise');
    if (other.kind === 'open') await blaise.call('POST', at(id, '/seats/1/take'));
    await ada.call('POST', at(id, '/begin'));
    if (other.kind === 'open') await blaise.call('POST', at(id, '/leave'));
    const seated = await ada.sit(id);
    await ownTurn(seated);
    const { seen } = seated.shown!;
    await seated.play(seated.shown!.moves[0]!);
    await ownTurn(seated, seen + 1);
    expect(await proposed(ada, id, 'back')).toBe('ok');
    await seated.until(({ events }) => events.at(-1)?.kind === 'undone');
    expect(seated.events.at(-1)!.isPractice ?? false).toBe(isPractice);
    expect(seated.events.at(-1)!.detail).toMatch(/^\d+$/);
    await house.pass(LIMITS.proposalPause * SECOND);
    expect(await proposed(ada, id, 'stop')).toBe('ok');
    await seated.until(({ record }) => record !== null);
    expect(seated.record!.includes('note: practice')).toBe(isPractice);
    seated.close();
  });
});

/** Waits for a choice after a position. An attack waits a second for an answer, which nobody sees being asked. */
const ownTurn = async (seated: Seated, after = -1): Promise<void> => {
  const isThere = (): boolean => seated.shown !== null && seated.shown.moves.length > 0 && seated.shown.seen > after;
  while (!isThere()) {
    if (seated.facts?.asked.length === 0) await house.pass(SECOND);
    await sleep(10);
  }
};
