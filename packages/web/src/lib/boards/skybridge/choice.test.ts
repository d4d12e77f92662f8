import { describe, expect, it } from 'vitest';
import { NO_CHOICE, offersOf, tapPiece, tapPlace } from './choice.ts';
import type { PieceChoice } from './choice.ts';
import { randomGame } from './played.ts';

const MOVES = ['Tr a1', 'Tr b2', 'Rr a1', 'Br a1-b1', 'Br a1-a2', 'Br b2-c2'];

describe('choosing a piece', () => {
  it('takes a piece, then its place', () => {
    const picked = { piece: 'Tr', place: null };
    expect(tapPiece(MOVES, NO_CHOICE, 'Tr')).toStrictEqual({ kind: 'choose', choice: picked });
    expect(tapPlace(MOVES, picked, 'b2')).toStrictEqual({ kind: 'play', text: 'Tr b2' });
  });

  it('takes a place, then a piece', () => {
    const picked = { piece: null, place: 'a1' } as const;
    expect(tapPlace(MOVES, NO_CHOICE, 'a1')).toStrictEqual({ kind: 'choose', choice: picked });
    expect(tapPiece(MOVES, picked, 'Rr')).toStrictEqual({ kind: 'play', text: 'Rr a1' });
    expect([...offersOf(MOVES, picked).pieces]).toStrictEqual([
      ['Tr', 'Tr a1'],
      ['Rr', 'Rr a1'],
      ['Br', ''],
    ]);
  });

  it('takes a bridge and its two places in any order', () => {
    const first = { piece: 'Br', place: 'b1' } as const;
    expect(tapPlace(MOVES, { piece: 'Br', place: null }, 'b1')).toStrictEqual({ kind: 'choose', choice: first });
    expect(tapPlace(MOVES, first, 'a1')).toStrictEqual({ kind: 'play', text: 'Br a1-b1' });
    expect([...offersOf(MOVES, first).spans.keys()]).toStrictEqual(['a1-b1']);
  });

  it('asks why a placement is illegal and continues from there', () => {
    const tall = { piece: 'Tr', place: null };
    expect(tapPlace(MOVES, tall, 'c3')).toStrictEqual({ kind: 'ask', text: 'Tr c3', choice: tall });
    const bridge = { piece: 'Br', place: 'a1' } as const;
    expect(tapPlace(MOVES, bridge, 'c3')).toStrictEqual({ kind: 'ask', text: 'Br a1-c3', choice: bridge });
    expect(tapPiece(MOVES, NO_CHOICE, 'Lr')).toStrictEqual({ kind: 'ask', text: 'Lr a1', choice: NO_CHOICE });
    const place = { piece: null, place: 'b2' } as const;
    expect(tapPiece(MOVES, place, 'Rr')).toStrictEqual({
      kind: 'ask',
      text: 'Rr b2',
      choice: { piece: 'Rr', place: null },
    });
  });

  it('deselects on a second tap', () => {
    expect(tapPiece(MOVES, { piece: 'Tr', place: null }, 'Tr')).toStrictEqual({ kind: 'choose', choice: NO_CHOICE });
    expect(tapPlace(MOVES, { piece: null, place: 'a1' }, 'a1')).toStrictEqual({ kind: 'choose', choice: NO_CHOICE });
  });
});

describe('offers through whole games', () => {
  it.each([2, 3, 4])('with %i seats reach every legal move and nothing else', (seats) => {
    const moments = [1, 2, 3].flatMap((number) => randomGame(seats, number));
    for (const { moves } of moments.filter((moment) => moment.moves.length > 0)) {
      expect([...reachable(moves)].toSorted()).toStrictEqual(moves.toSorted());
    }
  });
});

/** All moves reachable by tapping only offered things, starting with nothing picked. */
const reachable = (moves: readonly string[]): Set<string> => {
  const played = new Set<string>();
  const seen = new Set<string>();
  const waiting: PieceChoice[] = [NO_CHOICE];
  for (let choice = waiting.pop(); choice !== undefined; choice = waiting.pop()) {
    if (seen.has(JSON.stringify(choice))) continue;
    seen.add(JSON.stringify(choice));
    const offers = offersOf(moves, choice);
    const taps = [
      ...[...offers.pieces].map(([piece, text]) => ({ tap: tapPiece(moves, choice, piece), text })),
      ...[...offers.places].map(([place, text]) => ({ tap: tapPlace(moves, choice, place), text })),
    ];
    expect(taps.length + offers.spans.size).toBeGreaterThan(0);
    for (const text of offers.spans.values()) played.add(text);
    for (const { tap, text } of taps) {
      // The tap plays the move it announced.
      expect(tap.kind === 'play' ? tap.text : '').toBe(text);
      if (tap.kind === 'choose') waiting.push(tap.choice);
      if (tap.kind === 'play') played.add(tap.text);
      expect(tap.kind).not.toBe('ask');
    }
  }
  return played;
};
