import { SPECTATOR } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { tuneOf, vibrationOf } from './tune.ts';

const KINDS = {
  isGreat: (text: string) => text === '!',
  tone: (text: string) => (text === '>' ? 'impact' : 'card'),
} as const;
const VIEW = { toAct: [], outcome: null };
const NEWS = {
  move: null,
  isAsked: false,
  outcome: null,
  view: VIEW,
  before: null,
  viewer: 0,
  reader: 0,
  isSkipping: false,
} as const;
const by = (seat: number, text: string) => ({ move: { seat, text } });
const outcome = { winners: [1], scores: [0, 1], reason: '' };

describe('the sound of a move', () => {
  test('depends on what moved', () => {
    expect(tuneOf({ ...NEWS, ...by(1, '>') }, KINDS)).toStrictEqual(['impact']);
    expect(tuneOf({ ...NEWS, ...by(1, '!') }, KINDS)).toStrictEqual(['great']);
  });

  test("is followed by a sign when it is the viewer's turn, but not within their turn", () => {
    expect(tuneOf({ ...NEWS, ...by(1, 'a'), isAsked: true }, KINDS)).toStrictEqual(['card', 'turn']);
    expect(tuneOf({ ...NEWS, ...by(0, 'a'), isAsked: true }, KINDS)).toStrictEqual(['card']);
  });

  test('is heard once if moves are skipped: at the end', () => {
    const skipped = { ...NEWS, isSkipping: true };
    expect(tuneOf({ ...skipped, ...by(1, '>') }, KINDS)).toStrictEqual([]);
    expect(vibrationOf({ ...skipped, ...by(1, '>') }, { ...KINDS, hits: () => true })).toBeNull();
    expect(tuneOf({ ...skipped, ...by(1, 'a'), isAsked: true }, KINDS)).toStrictEqual(['turn']);
    expect(tuneOf({ ...skipped, ...by(1, 'a'), outcome }, KINDS)).toStrictEqual(['lose']);
  });

  test('tells a lone player whether they won; around one screen somebody has', () => {
    expect(tuneOf({ ...NEWS, outcome }, KINDS)).toStrictEqual(['lose']);
    expect(tuneOf({ ...NEWS, outcome, reader: 1 }, KINDS)).toStrictEqual(['win']);
    expect(tuneOf({ ...NEWS, outcome, reader: SPECTATOR }, KINDS)).toStrictEqual(['win']);
  });
});

test('a stamp follows the move that earned it, if the page saw the table before', () => {
  const kinds = { ...KINDS, isStamped: () => true };
  expect(tuneOf({ ...NEWS, ...by(1, 'a'), before: VIEW }, kinds)).toStrictEqual(['card', 'stamp']);
  expect(tuneOf({ ...NEWS, ...by(1, 'a') }, kinds)).toStrictEqual(['card']);
});

test('a phone shakes for an attack on the viewer, not for one on somebody else', () => {
  const hitting = (victim: number) => ({
    ...KINDS,
    hits: (text: string, _: unknown, seat: number) => text === '>' && seat === victim,
  });
  expect(vibrationOf({ ...NEWS, ...by(1, '>'), isAsked: true }, hitting(0))).toBe('impact');
  expect(vibrationOf({ ...NEWS, ...by(1, '>'), isAsked: true }, hitting(2))).toBe('turn');
  expect(vibrationOf({ ...NEWS, ...by(1, '>') }, hitting(2))).toBeNull();
  expect(vibrationOf({ ...NEWS, ...by(1, '>'), viewer: SPECTATOR }, hitting(0))).toBeNull();
});
