import { replayRecord } from '@ponts-bornes/kernel';
import { describeRecords, readRecord, recordsIn } from '@ponts-bornes/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { begin, placed, scoresOf } from '../test/reference.ts';
import { game } from './index.ts';
import type { State, View } from './index.ts';

const FOLDER = new URL('../records/', import.meta.url);
const CORPUS = new URL('corpus/', FOLDER);

/** The state after this many moves of a record; defaults to all. */
const stateAfter = (name: string, moves = Infinity): State => {
  const record = readRecord(`${name}.record`, FOLDER);
  const replayed = replayRecord(game, { ...record, moves: record.moves.slice(0, moves) });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.state;
};

const viewAfter = (name: string, moves = Infinity): View => game.view(stateAfter(name, moves), 0);

const refusedBy = (name: string, moves: number, text: string): string => {
  const state = stateAfter(name, moves);
  return game.explain(state, state.turn, text).rule;
};

const legalAfter = (name: string, moves: number): string[] => {
  const state = stateAfter(name, moves);
  return game.moves(state, state.turn).map(game.format);
};

describeRecords(game, [
  { what: 'made or chosen for a rule', folder: FOLDER, count: 14 },
  { what: 'random', folder: CORPUS, count: 15 },
]);

describe.each([FOLDER, CORPUS])('records, checked with the reference implementation', (folder) => {
  test.each(recordsIn(folder))('%s has the same turns and scores', (name) => {
    const { seats, moves, result } = readRecord(name, folder);
    let reference = begin(seats, moves[0]?.seat as number);
    for (const { seat, text } of moves) {
      expect(reference.turn).toBe(seat);
      reference = placed(reference, seat, text);
    }
    expect(result === null).toBe(reference.turn >= 0);
    expect(result?.scores ?? scoresOf(reference)).toStrictEqual(scoresOf(reference));
  });
});

describe('the situations in the records', () => {
  test('[SK-T3] own-colour-passed-over: red goes a level up, blue to the lowest', () => {
    const red = legalAfter('own-colour-passed-over', 12).filter((text) => text.startsWith('T'));
    expect(red).toStrictEqual(['Tr c2', 'Tr a3', 'Tr b3']);
    expect(refusedBy('own-colour-passed-over', 12, 'Tr a1')).toBe('SK-T2');
    expect(legalAfter('own-colour-passed-over', 13).filter((text) => text.startsWith('T'))).toStrictEqual(['Tb a1']);
    expect(refusedBy('own-colour-passed-over', 13, 'Tb a3')).toBe('SK-T3');
  });

  test('[SK-T4, SK-T5, SK-T6] bridges-overlap: partly, never exactly, and a roof on top', () => {
    expect(refusedBy('bridges-overlap', 4, 'Br a1-b1')).toBe('SK-T5');
    expect(refusedBy('bridges-overlap', 4, 'Br b1-c1')).toBe('SK-T4');
    const b1 = viewAfter('bridges-overlap').towers.find(({ place }) => place === 'b1');
    expect(b1?.pieces.map(({ piece }) => piece)).toStrictEqual(['tall', 'bridge', 'bridge', 'roof']);
  });

  test('[SK-T6, SK-T7] roof-closes: nothing goes under a roof, and a roof needs a tower', () => {
    expect(refusedBy('roof-closes', 2, 'Ty a1')).toBe('SK-T7');
    expect(refusedBy('roof-closes', 2, 'Ry c1')).toBe('SK-T6');
    expect(viewAfter('roof-closes').totals).toStrictEqual([0, 3, 0, 3]);
  });

  test('[SK-T2, SK-P2] own-colours-touch: yellow on red, but not red on red', () => {
    expect(legalAfter('own-colours-touch', 2)).toContain('Ry a1');
    expect(refusedBy('own-colours-touch', 2, 'Rr a1')).toBe('SK-T2');
    expect(viewAfter('own-colours-touch').totals).toStrictEqual([3, 3]);
  });

  test('[SK-P3, SK-E3] neutral-opening: one tall neutral block each, and a bridge that joins nothing', () => {
    expect(refusedBy('neutral-opening', 3, 'Tw c1')).toBe('SK-P3');
    expect(viewAfter('neutral-opening').totals).toStrictEqual([4, 4, 0]);
  });

  test('[SK-T4, SK-T7] bridge-footings: equal heights, no bare foundation, no diagonal, no roof', () => {
    expect(legalAfter('bridge-footings', 3).filter((text) => text.startsWith('B'))).toStrictEqual(['Bw a1-a2']);
    for (const text of ['Bw a1-b1', 'Bw b1-c1', 'Bw a1-b2']) {
      expect(refusedBy('bridge-footings', 3, text)).toBe('SK-T4');
    }
    expect(refusedBy('bridge-footings', 5, 'Bb a1-a2')).toBe('SK-T7');
  });

  test('[SK-T5] bridge-above-bridge: over the same foundations with blocks in between', () => {
    const spans = viewAfter('bridge-above-bridge').bridges.filter(({ at, to }) => at === 'c2' && to === 'c3');
    expect(spans.map(({ colour }) => colour)).toStrictEqual(['red', 'blue']);
  });

  test('[SK-E4] doubled: fifteen floors twice', () => {
    expect(viewAfter('doubled').scores[2]?.lines).toStrictEqual([
      { kind: 'doubled', places: ['a1', 'b1'], floors: 15, points: 30 },
    ]);
  });

  test('[SK-E3] counted-by-three: one tower for its owner and for two who joined it', () => {
    const counting = viewAfter('counted-by-three').scores.flatMap(({ colour, lines }) =>
      lines.filter(({ places }) => places.includes('b2')).map(({ kind, points }) => `${colour} ${kind} ${points}`),
    );
    expect(counting).toStrictEqual(['red joined 4', 'yellow joined 4', 'white owned 4']);
  });

  test('[SK-E1] blocked-and-back: Denis is skipped at move 32 and plays move 35', () => {
    const { moves } = readRecord('blocked-and-back.record', FOLDER);
    expect(moves.slice(30, 35).map(({ seat }) => seat)).toStrictEqual([2, 0, 1, 2, 3]);
    expect(viewAfter('blocked-and-back', 31).blocked).toStrictEqual([3]);
  });

  test('[SK-P3] neutral-blocks: three players, the fourth colour scores for nobody', () => {
    const { scores, outcome } = viewAfter('neutral-blocks');
    expect(scores[3]).toStrictEqual({ colour: 'white', seat: null, points: 0, lines: [] });
    expect(outcome?.reason).toBe('all-placed');
  });

  test('[SK-P2] two-colours: a yellow bridge from a red roof to a yellow one joins for yellow alone', () => {
    const { scores, towers, totals } = viewAfter('two-colours');
    expect(towers.slice(0, 2).map(({ roof }) => roof)).toStrictEqual(['red', 'yellow']);
    expect(scores[2]?.lines.map(({ kind, places }) => `${kind} ${places}`)).toStrictEqual([
      'owned b1',
      'owned b3',
      'joined a1',
    ]);
    const points = scores.map((score) => score.points);
    expect(totals).toStrictEqual([points[0]! + points[2]!, points[1]! + points[3]!]);
  });

  test('[SK-E5] shared-win: 17 to 17', () => {
    expect(viewAfter('shared-win').outcome).toStrictEqual({ winners: [0, 1], scores: [17, 17], reason: 'blocked' });
  });

  test('[SK-E1, SK-E3] all-placed: a tower without a roof counts over a bridge', () => {
    const { towers, scores, outcome } = viewAfter('all-placed');
    expect(towers.filter(({ roof }) => roof === null).map(({ place, height }) => `${place} ${height}`)).toStrictEqual([
      'c2 51',
    ]);
    expect(scores[0]?.lines.at(-1)).toStrictEqual({ kind: 'joined', places: ['c2'], floors: 51, points: 51 });
    expect(outcome?.reason).toBe('all-placed');
  });
});
