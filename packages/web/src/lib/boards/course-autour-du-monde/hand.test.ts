import type { View } from '@ponts-bornes/course-autour-du-monde';
import { describe, expect, test } from 'vitest';
import { sortedHand, takenBy } from './hand.ts';

const VIEW: View = {
  toAct: [0],
  phase: 'turn',
  dealer: 1,
  turns: [0, 0],
  starts: ['PAR', 'TYO'],
  cities: ['PAR', 'TYO'],
  visas: [['europe'], ['asia']],
  visasLeft: { europe: 1, asia: 1, america: 2, africa: 2, oceania: 2 },
  hand: ['LON-SYD', 'PAR-NYC', 'SYD-PPT', 'NYC-ANC', 'ANC-TYO', 'LON-JNB'],
  handSizes: [6, 6],
  known: [[], []],
  stock: 96,
  laid: [],
  first: { shows: 'PAR-CAI', size: 1 },
  second: { shows: null, size: 0 },
  step: null,
  canTakeBack: false,
  outcome: null,
};

const cardsOf = (view: View, from: string | null): string[] => sortedHand(view, 0, from).map(({ card }) => card);

describe('the sorted hand', () => {
  test('starts with departures from here, then later flights, nearest first, then the rest', () => {
    expect(cardsOf(VIEW, 'PAR').slice(0, 3)).toStrictEqual(['PAR-NYC', 'NYC-ANC', 'ANC-TYO']);
    expect(sortedHand(VIEW, 0, 'PAR').map(({ flights }) => flights)).toStrictEqual([1, 2, 3, null, null, null]);
  });

  test('shows a card in its direction of flight', () => {
    const [card] = sortedHand({ ...VIEW, hand: ['PAR-NYC'] }, 0, 'NYC');
    expect(card).toStrictEqual({ card: 'PAR-NYC', from: 'NYC', to: 'PAR', flights: 1, gained: null, wins: false });
  });

  test('[CM-V1] names the visa a flight from here would give, and puts it first', () => {
    const view = { ...VIEW, hand: ['LON-NYC', 'LON-JNB', 'LON-MIA'], visas: [['europe', 'america'], ['asia']] } as View;
    const [first, ...others] = sortedHand(view, 0, 'LON');
    expect(first).toMatchObject({ card: 'LON-JNB', gained: 'africa' });
    expect(others.map(({ gained }) => gained)).toStrictEqual([null, null]);
  });

  test('[CM-V2] promises no visa in Papeete', () => {
    const [card] = sortedHand({ ...VIEW, hand: ['SYD-PPT'] }, 0, 'SYD');
    expect(card?.gained).toBeNull();
  });

  test('[CM-V3] puts the winning flight first', () => {
    const visas: View['visas'] = [['europe', 'asia', 'america', 'africa', 'oceania'], ['asia']];
    const [card] = sortedHand({ ...VIEW, visas, hand: ['LON-NYC', 'NYC-ANC', 'PAR-NYC'] }, 0, 'NYC');
    expect(card).toMatchObject({ card: 'PAR-NYC', wins: true });
  });

  test('has every card once in every city, and groups cards by shared city', () => {
    for (const from of ['PAR', 'SYD', 'MRU', null]) {
      expect(cardsOf(VIEW, from).toSorted()).toStrictEqual([...VIEW.hand].toSorted());
    }
    expect(cardsOf(VIEW, null)).toStrictEqual(['LON-SYD', 'SYD-PPT', 'LON-JNB', 'PAR-NYC', 'NYC-ANC', 'ANC-TYO']);
  });
});

test('[CM-T2] a stay takes the top cards of its slots', () => {
  expect(takenBy('first', VIEW)).toStrictEqual(['PAR-CAI']);
  expect(takenBy('both', VIEW)).toStrictEqual(['PAR-CAI']);
  expect(takenBy('stock', VIEW)).toStrictEqual([]);
});
