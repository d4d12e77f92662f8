import { SPECTATOR } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { tuneOf } from './tune.ts';

const KINDS = {
  isGreat: (text: string) => text === '!',
  tone: (text: string) => (text === '>' ? 'impact' : 'card'),
} as const;
const NEWS = { move: null, isAsked: false, outcome: null, viewer: 0, reader: 0 } as const;
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

  test('tells a lone player whether they won; around one screen somebody has', () => {
    expect(tuneOf({ ...NEWS, outcome }, KINDS)).toStrictEqual(['lose']);
    expect(tuneOf({ ...NEWS, outcome, reader: 1 }, KINDS)).toStrictEqual(['win']);
    expect(tuneOf({ ...NEWS, outcome, reader: SPECTATOR }, KINDS)).toStrictEqual(['win']);
  });
});
