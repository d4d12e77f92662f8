import { CARDS } from '@ponts-bornes/mille-bornes';
import { describe, expect, test } from 'vitest';
import { SAFETIES, cardIn, choiceFor, choicesOf, heldCards, kindOf, meant, purposeOf, zoneOf } from './choices.ts';
import { pictureOf } from '@ponts-bornes/mille-bornes/art';

describe('cards', () => {
  test('come in four kinds', () => {
    const kinds = CARDS.map(kindOf);
    expect(kinds.filter((kind) => kind === 'distance')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'attack')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'remedy')).toHaveLength(5);
    expect(SAFETIES).toStrictEqual(['right', 'tank', 'proof', 'ace']);
  });

  test('[MB-S5] have a place in the tableau', () => {
    expect(CARDS.filter((card) => zoneOf(card) === 'speed')).toStrictEqual(['limit', 'end']);
    expect(CARDS.filter((card) => zoneOf(card) === 'road')).toStrictEqual(['25', '50', '75', '100', '200']);
    expect(CARDS.filter((card) => zoneOf(card) === 'safeties')).toStrictEqual(SAFETIES);
  });

  test('have a picture unless they are milestones, and show flags on a circuit', () => {
    for (const card of CARDS) expect(pictureOf(card, false).length > 0).toBe(kindOf(card) !== 'distance');
    const differing = CARDS.filter(
      (card) => pictureOf(card, true) !== pictureOf(card, false) && kindOf(card) !== 'distance',
    );
    expect(differing).toStrictEqual(['stop', 'go']);
  });
});

describe('moves', () => {
  test('have a card, unless they accept an attack', () => {
    expect(['100', 'stop>B', '-stop', '!ace', 'ok'].map(cardIn)).toStrictEqual(['100', 'stop', 'stop', 'ace', null]);
  });

  test('are grouped by card', () => {
    const choices = choicesOf(['25', '-25', 'stop>B', 'stop>C', '-stop', '-go']);
    expect(choiceFor(choices, '25')).toStrictEqual({ plays: ['25'], discard: '-25' });
    expect(choiceFor(choices, 'stop')).toStrictEqual({ plays: ['stop>B', 'stop>C'], discard: '-stop' });
    expect(choiceFor(choices, 'go')).toStrictEqual({ plays: [], discard: '-go' });
    expect(choiceFor(choices, 'ace')).toStrictEqual({ plays: [], discard: null });
  });

  test('are derived from where a card is dropped, legal or not', () => {
    expect(meant('100', 'side-A', 'A')).toBe('100');
    expect(meant('100', 'discard', 'A')).toBe('-100');
    expect(meant('100', 'side-B', 'A')).toBeNull();
    expect(meant('crash', 'side-B', 'A')).toBe('crash>B');
    expect(meant('crash', 'side-A', 'A')).toBe('crash>A');
    expect(purposeOf('crash', 'B')).toBe('crash>B');
    expect(purposeOf('ace', 'B')).toBe('ace');
  });
});

test('equal cards of a hand have distinct keys', () => {
  expect(heldCards(['50', '50', 'go']).map(({ key }) => key)).toStrictEqual(['50#0', '50#1', 'go#0']);
});
