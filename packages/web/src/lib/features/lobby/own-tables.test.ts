import { expect, test } from 'vitest';
import type { OwnTable, SeatFacts, TableFacts } from '@ponts-bornes/protocol';
import { isMyTurn, mayHaveChosen, sortTables } from './own-tables.ts';
import { LIVE_PACES } from '../../table/room/pace.ts';
import { firstFree, freeSeats, namesAt, notComing, resultText, seatNews } from './seats.ts';

const person = (name: string, given: Partial<SeatFacts> = {}): SeatFacts => ({
  kind: 'person',
  name,
  level: null,
  isAway: false,
  isOffered: false,
  reservedFor: null,
  canOffer: false,
  isHere: true,
  ...given,
});
const OPEN: SeatFacts = {
  kind: 'open',
  name: '',
  level: null,
  isAway: false,
  isOffered: true,
  reservedFor: null,
  canOffer: false,
  isHere: false,
};

const own = (id: string, given: Partial<TableFacts>, seat: number | null = 0): OwnTable => ({
  table: {
    id,
    game: 'skybridge',
    rules: 1,
    options: {},
    seats: [person('Ada'), person('Bob')],
    host: { name: 'Ada', seat: 0, isActing: false },
    pace: LIVE_PACES.usual,
    atZero: 'move',
    handOver: 'never',
    visibility: 'private',
    spectatorDelay: 0,
    status: 'playing',
    trouble: null,
    commitment: '',
    pledges: null,
    watchers: 0,
    asked: [],
    createdAt: 0,
    endedAt: null,
    winners: null,
    rematch: null,
    reservedUntil: null,
    proposal: null,
    isPaused: false,
    ...given,
  },
  seat,
  isHost: true,
  due: null,
  lowFrom: null,
});

const ids = (tables: readonly OwnTable[]): readonly string[] => tables.map(({ table }) => table.id);

test('tables are grouped by possible action, finished ones latest first', () => {
  const sorted = sortTables([
    own('theirs', { asked: [1] }),
    own('mine', { asked: [0] }),
    own('open', { status: 'open' }),
    own('older', { status: 'over', endedAt: 1, winners: [0] }),
    own('newer', { status: 'over', endedAt: 2, winners: [1] }),
    own('stopped', { status: 'frozen', asked: [0] }),
    own('watched', { asked: [0] }, null),
  ]);
  expect(ids(sorted.mine)).toStrictEqual(['mine']);
  expect(ids(sorted.goingOn)).toStrictEqual(['theirs', 'stopped', 'watched']);
  expect(ids(sorted.waiting)).toStrictEqual(['open']);
  expect(ids(sorted.over)).toStrictEqual(['newer', 'older']);
});

test('it is not your turn while a bot is filling in', () => {
  const away = own('away', { asked: [0], seats: [person('Ada', { isAway: true, level: 'medium' }), person('Bob')] });
  expect(isMyTurn(away)).toBe(false);
});

test('with several seats asked, you may have chosen already', () => {
  expect(mayHaveChosen(own('all', { asked: [0, 1] }))).toBe(true);
  expect(mayHaveChosen(own('one', { asked: [0] }))).toBe(false);
});

test('offered seats count as free, even during a game', () => {
  const seats = [person('Ada'), person('Bob', { isOffered: true, isAway: true }), OPEN];
  expect(freeSeats({ seats })).toBe(2);
  expect(firstFree({ seats })).toBe(1);
  expect(firstFree({ seats: seats.slice(0, 1) })).toBeNull();
  expect(namesAt([...seats, { ...OPEN, kind: 'bot', name: 'Aline' }], 'robot')).toStrictEqual([
    'Ada',
    'Bob',
    'Aline (robot)',
  ]);
});

test('announces only people who sit down, leave or take over', () => {
  const say = {
    sat: (name: string, number: number) => `${name} sits at ${number}`,
    left: (name: string, number: number) => `${name} leaves ${number}`,
  };
  expect(seatNews([person('Ada'), OPEN], [person('Ada', { isHere: false }), person('Bob')], say)).toStrictEqual([
    'Bob sits at 2',
  ]);
  expect(seatNews([person('Ada'), person('Bob')], [OPEN, person('Cleo')], say)).toStrictEqual([
    'Ada leaves 1',
    'Bob leaves 2',
    'Cleo sits at 2',
  ]);
});

test('a finished game says who won, or that it was stopped', () => {
  const say = { stopped: 'stopped', wonBy: (names: readonly string[]) => `won by ${names.join()}` };
  const results = [[1], [], null].map((winners) => resultText(own('x', { status: 'over', winners }).table, say));
  expect(results).toStrictEqual(['won by Bob', 'won by ', 'stopped']);
});

test('says who was expected and isn’t coming', () => {
  const kept = { ...OPEN, reservedFor: 'Basile' };
  expect(notComing([person('Ada'), kept], [person('Ada'), OPEN])).toStrictEqual(['Basile']);
  expect(notComing([person('Ada'), kept], [person('Ada'), kept])).toStrictEqual([]);
  expect(notComing([person('Ada'), kept], [person('Ada'), person('Basile')])).toStrictEqual([]);
});
