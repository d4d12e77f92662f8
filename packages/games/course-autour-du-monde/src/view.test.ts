import { SPECTATOR, fastRandom } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { game, playAll, position } from '../test/position.ts';
import { CONTINENTS } from './index.ts';
import type { State } from './index.ts';

const given = (): State =>
  position({
    travellers: [
      { hand: 'PAR-NYC NYC-ANC CAI-THR', known: 'PAR-RIO' },
      { start: 'TYO', visas: 'asia', hand: 'PAR-TYO PAR-JNB', known: 'TYO-HNL' },
      { start: 'NYC', visas: 'america', hand: 'NYC-TYO' },
    ],
    laid: 'NYC-CAI NYC-SYD',
    first: 'NYC-DRW NYC-HNL NYC-THR',
    second: 'NYC-LON',
  });

describe('[CM-T8] the view', () => {
  test('shows one’s own hand; for others its size and the cards they took openly', () => {
    const view = game.view(given(), 1);
    expect(view.hand).toStrictEqual(['PAR-TYO', 'PAR-JNB', 'TYO-HNL']);
    expect(view.handSizes).toStrictEqual([4, 3, 1]);
    expect(view.known).toStrictEqual([['PAR-RIO'], ['TYO-HNL'], []]);
    expect(game.view(given(), SPECTATOR).hand).toStrictEqual([]);
  });

  test('shows laid cards, face-up écarts, and the size of every pile', () => {
    for (const viewer of [0, 1, 2, SPECTATOR] as const) {
      expect(game.view(given(), viewer)).toMatchObject({
        laid: ['NYC-CAI', 'NYC-SYD'],
        first: { shows: 'NYC-THR', size: 3 },
        second: { shows: 'NYC-LON', size: 1 },
        stock: 108 - 8 - 2 - 4,
      });
    }
  });

  test('shows cities, start cities and visas', () => {
    const view = game.view(playAll(given(), 'fly PAR-NYC', 'end'), SPECTATOR);
    expect(view.cities).toStrictEqual(['NYC', 'TYO', 'NYC']);
    expect(view.starts).toStrictEqual(['PAR', 'TYO', 'NYC']);
    expect(view.visas).toStrictEqual([['europe', 'america'], ['asia'], ['america']]);
    expect(Object.keys(view.visasLeft)).toStrictEqual([...CONTINENTS]);
    expect(Object.values(view.visasLeft)).toStrictEqual([2, 2, 1, 3, 3]);
    expect(view.turns).toStrictEqual([1, 0, 0]);
  });

  test('shows what the seat to act has begun', () => {
    const steps = (...texts: string[]) => game.view(playAll(given(), ...texts), SPECTATOR).step;
    expect(steps()).toBeNull();
    expect(steps('fly PAR-NYC', 'fly NYC-ANC')).toStrictEqual({ kind: 'fly', routes: ['PAR-NYC', 'NYC-ANC'] });
    expect(steps('stay first')).toStrictEqual({ kind: 'stay', sources: 'first', dropped: null });
    expect(steps('stay stock', 'drop CAI-THR')).toStrictEqual({ kind: 'stay', sources: 'stock', dropped: 'CAI-THR' });
  });

  test('shows who took which écart, until the card leaves the hand', () => {
    const taken = playAll(given(), 'stay both', 'drop CAI-THR', 'drop PAR-NYC');
    expect(game.view(taken, 2).known[0]).toStrictEqual(['PAR-RIO', 'NYC-THR', 'NYC-LON']);
    const flown = playAll(given(), 'fly PAR-NYC', 'end');
    expect(game.view(flown, 2).known[0]).toStrictEqual(['PAR-RIO']);
    const laid = playAll(given(), 'fly PAR-RIO', 'end');
    expect(game.view(laid, 2).known[0]).toStrictEqual([]);
    const dropped = playAll(given(), 'stay stock', 'drop PAR-RIO', 'drop PAR-NYC');
    expect(game.view(dropped, 2).known[0]).toStrictEqual([]);
  });

  test('no longer knows a card that comes back from the stock', () => {
    const state = position({ travellers: [{ known: 'PAR-NYC' }, {}], first: 'PAR-RIO', rest: 'first' });
    const after = playAll(state, 'fly PAR-NYC', 'end');
    expect(after.known).not.toContain(1);
  });

  test('is a copy: changing it changes nothing', () => {
    const state = given();
    const shown = game.view(state, 0) as unknown as { toAct: number[]; turns: number[]; laid: string[] };
    shown.toAct.push(9);
    shown.turns.push(9);
    shown.laid.push('x');
    expect(state).toStrictEqual(given());
    expect(game.toAct(state)).toStrictEqual([0]);
  });
});

describe('[CM-T8] resampling', () => {
  const SAMPLES = 300;
  const sampled = (viewer: Viewer, state = given()): State[] =>
    Array.from({ length: SAMPLES }, (_, seed) => game.resample(state, viewer, fastRandom(String(seed))));
  const places = (viewer: Viewer, name: string, state = given()): number[] => {
    const route = game.parse(`fly ${name}`) as { route: number };
    return [...new Set(sampled(viewer, state).map(({ where }) => where[route.route] as number))].toSorted();
  };

  test('keeps own, known, laid and face-up cards', () => {
    const HAND_OF_0 = 0;
    const HAND_OF_1 = 1;
    expect(places(0, 'PAR-NYC')).toStrictEqual([HAND_OF_0]);
    expect(places(0, 'TYO-HNL')).toStrictEqual([HAND_OF_1]);
    expect(places(0, 'NYC-SYD')).toStrictEqual([7]);
    expect(places(0, 'NYC-THR')).toStrictEqual([8]);
    expect(places(0, 'NYC-LON')).toStrictEqual([9]);
  });

  test('may put any other card into the stock, another hand or a buried pile', () => {
    // In the hand of 1 or 2, in the stock, or in the first slot; the second has no buried cards.
    expect(places(0, 'PAR-TYO')).toStrictEqual([1, 2, 6, 8]);
    expect(places(0, 'NYC-DRW')).toStrictEqual([1, 2, 6, 8]);
    expect(places(SPECTATOR, 'PAR-NYC')).toStrictEqual([0, 1, 2, 6, 8]);
  });

  test('keeps an announced discard in its hand', () => {
    const state = playAll(given(), 'stay stock', 'drop CAI-THR');
    expect(places(1, 'CAI-THR', state)).toStrictEqual([0]);
  });

  test('keeps sizes, and shuffles the stock', () => {
    const tops = new Set<number | undefined>();
    for (const state of sampled(0)) {
      expect(game.view(state, 0)).toStrictEqual(game.view(given(), 0));
      tops.add(state.stock.at(-1));
    }
    expect(tops.size).toBeGreaterThan(50);
  });
});

describe('[CM-T8] reveal', () => {
  test('gives a referee everything by name', () => {
    expect(game.reveal(playAll(given(), 'stay first', 'drop CAI-THR'))).toMatchObject({
      phase: 'second-drop',
      dealer: 2,
      turn: 0,
      turns: [0, 0, 0],
      starts: ['PAR', 'TYO', 'NYC'],
      cities: ['PAR', 'TYO', 'NYC'],
      visas: [['europe'], ['asia'], ['america']],
      visasLeft: { europe: 2, asia: 2, america: 2, africa: 3, oceania: 3 },
      hands: [['PAR-NYC', 'PAR-RIO', 'NYC-ANC', 'CAI-THR'], ['PAR-TYO', 'PAR-JNB', 'TYO-HNL'], ['NYC-TYO']],
      known: [['PAR-RIO'], ['TYO-HNL'], []],
      laid: ['NYC-CAI', 'NYC-SYD'],
      first: ['NYC-DRW', 'NYC-HNL', 'NYC-THR'],
      second: ['NYC-LON'],
      step: { kind: 'stay', sources: 'first', dropped: 'CAI-THR' },
    });
  });
});
