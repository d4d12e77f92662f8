import { parseRecord, replayRecord, submit, tableStreams, fromHex } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { pocket } from '../test/pocket.ts';
import type { Pocket, PocketState } from '../test/pocket.ts';
import type { FuzzProblem } from './fuzz-game.ts';
import { fuzz } from './fuzz.ts';
import type { FuzzOptions, FuzzProgress } from './fuzz.ts';

const RUN: FuzzOptions = { seats: 2, seed: 'test', games: 40, maxMoves: 60 };

const playedBy = (after: (state: PocketState) => void): Pocket['play'] => {
  return (state, seat, move, rng) => {
    pocket.play(state, seat, move, rng);
    after(state);
  };
};

/** The planted bug, the problem to be found, the broken part, and a property of the state where it shows. */
const PLANTED: readonly (readonly [string, FuzzProblem, Partial<Pocket>, (state: PocketState) => boolean])[] = [
  [
    'a crash in a rare state',
    'threw',
    {
      moves: (state, seat) => {
        if (state.tricks[0] === 3 && state.phase === 'swap') throw new Error('rare');
        return pocket.moves(state, seat);
      },
    },
    (state) => state.tricks[0] === 3 && state.phase === 'swap',
  ],
  [
    'a crash in a view',
    'threw',
    {
      view: (state, viewer) => {
        if (state.discard.length > 6) throw new Error('too many');
        return pocket.view(state, viewer);
      },
    },
    (state) => state.discard.length > 6,
  ],
  [
    'a seat without a move',
    'stuck',
    { moves: (state, seat) => (state.stock.length === 0 ? [] : pocket.moves(state, seat)) },
    (state) => state.stock.length === 0,
  ],
  [
    'nobody to act',
    'stuck',
    { toAct: (state) => (state.tricks[1] === 2 ? [] : pocket.toAct(state)) },
    (state) => state.tricks[1] === 2 && state.phase !== 'over',
  ],
  [
    'an endless game',
    'endless',
    {
      play: (state, seat, move, rng) => {
        if (move.kind === 'seal') pocket.play(state, seat, move, rng);
      },
    },
    (state) => state.phase === 'swap',
  ],
  [
    'a text parsed too leniently',
    'junk-accepted',
    { parse: (text) => pocket.parse(text.trim().toLowerCase()) },
    () => true,
  ],
  [
    'a lost card',
    'census-changed',
    { play: playedBy(({ phase, discard }) => phase === 'over' && discard.pop()) },
    (state) => state.phase === 'over',
  ],
  [
    'a refusal that changes the state',
    'state-touched',
    {
      explain: (state, seat, text) => {
        state.tricks[seat] = 0;
        return pocket.explain(state, seat, text);
      },
    },
    (state) => state.tricks.some((tricks) => tricks > 0),
  ],
  ['a copy that is not one', 'state-touched', { copy: (state) => state }, () => true],
];

describe('fuzz', () => {
  test('finds nothing wrong with a correct game, and reports what it did', async () => {
    const told: FuzzProgress[] = [];
    const report = await fuzz(pocket, { ...RUN, onProgress: (progress) => told.push(progress) });
    expect(report.failure).toBeNull();
    expect(report.stopped).toBe(false);
    expect(told.map(({ games }) => games)).toStrictEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(told.at(-1)).toStrictEqual({ games: 40, moves: report.moves, refused: report.refused });
    expect(report.refused).toBeGreaterThan(report.moves / 2);
  });

  test.each(PLANTED)('finds %s (%s), with a record that replays to it', async (_, problem, wrong, isThere) => {
    const { failure } = await fuzz({ ...pocket, ...wrong }, RUN);
    expect(failure).toMatchObject({ problem });
    const parsed = parseRecord(failure?.recordText ?? '');
    if (!parsed.ok || failure === null) throw new Error(failure?.recordText);
    expect(parsed.record.notes).toStrictEqual([`${problem}: ${failure.detail}`, `seed: ${failure.seed}`]);
    // The correct game's queries do not hit the bug; its moves are the same.
    const replayed = replayRecord({ ...pocket, ...(wrong.play && { play: wrong.play }) }, parsed.record);
    expect(replayed.ok && isThere(replayed.state)).toBe(true);
  });

  test('finds a crash in a move, with a record that ends just before it', async () => {
    const play: Pocket['play'] = (state, seat, move, rng) => {
      if (move.kind === 'swap' && state.stock.length === 1) throw new Error('last card');
      pocket.play(state, seat, move, rng);
    };
    const { failure } = await fuzz({ ...pocket, play }, RUN);
    const parsed = parseRecord(failure?.recordText ?? '');
    if (!parsed.ok || failure === null) throw new Error('no record');
    const replayed = replayRecord(pocket, parsed.record);
    if (!replayed.ok) throw new Error(failure.recordText);
    const [, text = '', seat] = /^submit of “(.*)” from seat (\d): Error: last card$/.exec(failure.detail) ?? [];
    const rng = tableStreams(fromHex(parsed.record.secret ?? '') ?? new Uint8Array())(parsed.record.moves.length + 1);
    expect(() => submit({ ...pocket, play }, replayed.state, { seat: Number(seat), text, rng })).toThrow('last card');
  });

  test('finds the same failure from the same seed', async () => {
    const [, , wrong] = PLANTED[0] as (typeof PLANTED)[number];
    const first = await fuzz({ ...pocket, ...wrong }, RUN);
    expect(await fuzz({ ...pocket, ...wrong }, RUN)).toStrictEqual(first);
  });

  test('stops when signalled', async () => {
    const controller = new AbortController();
    const onProgress = ({ games }: FuzzProgress): void => {
      if (games === 3) controller.abort();
    };
    const report = await fuzz(pocket, { ...RUN, onProgress, signal: controller.signal });
    expect(report).toMatchObject({ games: 3, stopped: true, failure: null });
  });

  test('lets an external signal arrive while it runs', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 0);
    const report = await fuzz(pocket, { ...RUN, games: 1_000_000, signal: controller.signal });
    expect(report).toMatchObject({ stopped: true, failure: null });
  });
});
