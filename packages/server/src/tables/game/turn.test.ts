import type { LogEntry } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import type { Phase } from './phase.ts';
import { noteEntry } from './table-notes.ts';
import { markAfter, turnOf } from './turn.ts';
import type { TurnMark } from './turn.ts';

const turn = (seat: number): Phase => ({ kind: 'turn', seat });
const riposte: Phase = { kind: 'riposte', seats: [0], lines: 5 };
const choice: Phase = { kind: 'choice', seats: [0, 1], lines: 5 };
const inPlay = (lines: number): Parameters<typeof turnOf>[0] => ({
  lines: () => Array.from({ length: lines }, () => ({ seat: 0, text: 'a' })),
});

const move: LogEntry = { kind: 'move', seat: 0, text: 'a' };
const undo: LogEntry = { kind: 'undo', seat: 0, to: 0 };

/** The mark after an entry that turns one position into another, each a phase and a number of lines. */
const after = (
  entry: LogEntry,
  [mark, phase, lines]: readonly [TurnMark, Phase, number],
  now: readonly [Phase, number],
): TurnMark => markAfter(entry, { mark, phase, lines }, { phase: now[0], lines: now[1] });

describe('the number of a turn', () => {
  test('stays the same for all moves of one turn', () => {
    const mark = after(move, [{ start: 3, shift: 0 }, turn(1), 3], [turn(0), 4]);
    expect(mark).toStrictEqual({ start: 4, shift: 0 });
    expect(after(move, [mark, turn(0), 4], [turn(0), 5])).toStrictEqual(mark);
    expect(turnOf(inPlay(4), turn(0), mark)).toMatchObject({ number: 4, seats: [0], isUnderWay: false });
    expect(turnOf(inPlay(5), turn(0), mark)).toMatchObject({ number: 4, isUnderWay: true });
  });

  test('is new after a riposte, although the same seat answered', () => {
    const mark = after(move, [{ start: 3, shift: 0 }, turn(1), 3], [riposte, 4]);
    const next = after(move, [mark, riposte, 4], [turn(0), 5]);
    expect(turnOf(inPlay(5), turn(0), next)).toMatchObject({ number: 5, isUnderWay: false });
  });

  test('is that of the choice, whatever was chosen, and nobody is alerted to a riposte', () => {
    expect(turnOf(inPlay(5), choice, { start: 5, shift: 0 })).toStrictEqual({
      number: 5,
      seats: [0, 1],
      isChoice: true,
      isUnderWay: false,
    });
    expect(turnOf(inPlay(5), riposte, { start: 5, shift: 0 })).toBeNull();
    expect(turnOf(inPlay(5), null, { start: 5, shift: 0 })).toBeNull();
  });

  test('is higher than all before once moves were taken back by agreement', () => {
    // The turns 3 of seat 0, 4 of seat 1 and 5 of seat 0; then back to 3.
    const again = after(undo, [{ start: 5, shift: 0 }, turn(0), 5], [turn(0), 3]);
    expect(turnOf(inPlay(3), turn(0), again)).toMatchObject({ number: 6, isUnderWay: false });
    const next = after(move, [again, turn(0), 3], [turn(1), 4]);
    expect(turnOf(inPlay(4), turn(1), next)).toMatchObject({ number: 7 });
    // A step back within a turn belongs to it.
    expect(after({ kind: 'back', seat: 0 }, [again, turn(0), 4], [turn(0), 3])).toStrictEqual(again);
  });

  test('is new when a pause ends', () => {
    const note = (kind: 'pause' | 'resume'): LogEntry => noteEntry(1, kind === 'pause' ? { kind, left: 1 } : { kind });
    const paused = after(note('pause'), [{ start: 4, shift: 0 }, turn(0), 5], [turn(0), 5]);
    const resumed = after(note('resume'), [paused, turn(0), 5], [turn(0), 5]);
    expect([paused, resumed]).toStrictEqual([
      { start: 4, shift: 0 },
      { start: 4, shift: 1 },
    ]);
  });
});
