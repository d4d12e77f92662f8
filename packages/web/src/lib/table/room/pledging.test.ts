import { pledgeTo } from '@ponts-bornes/kernel';
import type { PledgeFacts, TableFacts, You } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notePart, noteTable } from '../../storage/seen-commitments.ts';
import { dueForDeal } from './pledging.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const YOU: You = { seat: 0, reserved: null, isHost: false, standing: 'counter', pledge: null };
const FACTS: TableFacts = {
  id: 'k3v9amx27qhd5wte',
  game: 'skybridge',
  rules: 1,
  options: {},
  seats: [],
  host: { name: 'Ada', seat: 0, isActing: false },
  pace: { kind: 'slow', days: 1, quiet: null },
  atZero: 'move',
  handOver: 'never',
  visibility: 'private',
  spectatorDelay: 0,
  status: 'open',
  trouble: null,
  commitment: 'c',
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
};

const listed = (attempt: number, ...seats: string[]): PledgeFacts => ({
  attempt,
  isRevealing: true,
  seats,
  missing: [],
});

/** The device's reaction to these facts, as on the page. */
const said = (facts: Partial<TableFacts>, you: Partial<You> = {}, isArrival = false): ReturnType<typeof dueForDeal> => {
  const [all, own] = [
    { ...FACTS, ...facts },
    { ...YOU, ...you },
  ];
  noteTable(all, own);
  return dueForDeal(all, own, isArrival);
};

test("a seated person's device without a pledge pledges its own part", () => {
  const message = said({});
  expect(message).toMatchObject({ t: 'pledge', pledge: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  const pledge = message?.t === 'pledge' ? message.pledge : '';
  expect(said({}, { pledge })).toBeNull();
  const reveal = said({ pledges: listed(1, pledge) }, { pledge });
  expect(reveal?.t === 'reveal' && pledgeTo(reveal.part)).toBe(pledge);
});

test("the latest device replaces the pledge of an earlier one, which doesn't react", () => {
  notePart(FACTS.id, 'mine');
  const pledge = pledgeTo('of another device');
  expect(said({}, { pledge }, true)).toMatchObject({ t: 'pledge' });
  expect(said({}, { pledge }, false)).toBeNull();
});

test('a part is revealed only if its own pledge is listed', () => {
  notePart(FACTS.id, 'mine');
  const pledge = pledgeTo('mine');
  expect(said({}, { pledge })).toBeNull();
  expect(said({ pledges: listed(1, 'absent', pledge) }, { pledge })).toBeNull();
  expect(said({ pledges: listed(2, pledge, 'bot') }, { pledge })).toStrictEqual({
    t: 'reveal',
    attempt: 2,
    part: 'mine',
  });
});

test('nothing is revealed for a second list of the same attempt, or under another commitment', () => {
  notePart(FACTS.id, 'mine');
  const pledge = pledgeTo('mine');
  expect(said({ pledges: listed(1, pledge, 'bot') }, { pledge })).toMatchObject({ t: 'reveal' });
  expect(said({ pledges: listed(1, pledge, 'absent') }, { pledge })).toBeNull();
  expect(said({ pledges: listed(1, pledge, 'bot'), commitment: 'd' }, { pledge })).toBeNull();
  expect(said({ pledges: listed(1, pledge, 'bot') }, { pledge })).toMatchObject({ t: 'reveal' });
});

test('spectators and tables in play send nothing', () => {
  expect(said({}, { seat: null })).toBeNull();
  expect(said({ status: 'playing' })).toBeNull();
});
