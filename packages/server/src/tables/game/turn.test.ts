import { describe, expect, test } from 'vitest';
import type { Phase } from './phase.ts';
import { turnOf, turnStart } from './turn.ts';

const turn = (seat: number): Phase => ({ kind: 'turn', seat });
const riposte: Phase = { kind: 'riposte', seats: [0], lines: 5 };
const choice: Phase = { kind: 'choice', seats: [0, 1], lines: 5 };
const inPlay = (lines: number): Parameters<typeof turnOf>[0] => ({
  lines: () => Array.from({ length: lines }, () => ({ seat: 0, text: 'a' })),
});

describe('the number of a turn', () => {
  test('stays the same for all moves of one turn', () => {
    const start = turnStart({ phase: turn(1), start: 3 }, turn(0), 4);
    expect(start).toBe(4);
    expect(turnStart({ phase: turn(0), start }, turn(0), 5)).toBe(4);
    expect(turnOf(inPlay(4), turn(0), 4)).toMatchObject({ number: 4, seats: [0], isUnderWay: false });
    expect(turnOf(inPlay(5), turn(0), 4)).toMatchObject({ number: 4, isUnderWay: true });
  });

  test('is new after a riposte, although the same seat answered', () => {
    const start = turnStart({ phase: turn(1), start: 3 }, riposte, 4);
    expect(turnStart({ phase: riposte, start }, turn(0), 5)).toBe(5);
    expect(turnOf(inPlay(5), turn(0), 5)).toMatchObject({ number: 5, isUnderWay: false });
  });

  test('is that of the choice, whatever was chosen, and nobody is alerted to a riposte', () => {
    expect(turnOf(inPlay(5), choice, 5)).toStrictEqual({
      number: 5,
      seats: [0, 1],
      isChoice: true,
      isUnderWay: false,
    });
    expect(turnOf(inPlay(5), riposte, 5)).toBeNull();
    expect(turnOf(inPlay(5), null, 5)).toBeNull();
  });
});
