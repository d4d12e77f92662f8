import { fastRandom, pick } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { game, handOf, legal, pile, playAll, position } from '../test/position.ts';
import { meta } from './index.ts';
import type { State } from './index.ts';

const NINE_LAID = 'NYC-TYO NYC-CAI NYC-SYD NYC-DRW NYC-HNL NYC-ANC NYC-THR NYC-LON NYC-JNB';
const sorted = (text: string): string[] => text.split(' ').toSorted();

describe('[CM-T7] an empty stock', () => {
  /** All other cards are laid. */
  const manyLaid = (): State =>
    position({
      travellers: [{ hand: 'PAR-NYC NYC-ANC CAI-THR' }, { hand: 'PAR-TYO PAR-JNB' }],
      first: 'PAR-CAI PAR-RIO',
      second: 'PAR-LON PAR-THR',
      stock: 'PAR-SYD',
      rest: 'laid',
    });

  test('the laid cards, including this turn’s, are shuffled into a new stock', () => {
    const before = manyLaid();
    const after = playAll(before, 'fly PAR-NYC', 'fly NYC-ANC', 'end');
    expect(pile(after, 'laid')).toBe('');
    // The last card of the old stock was drawn first, then one from the new.
    expect(handOf(after, 0)).toContain('PAR-SYD');
    const drawn = handOf(after, 0)
      .split(' ')
      .filter((name) => name !== 'PAR-SYD' && name !== 'CAI-THR');
    expect(drawn).toHaveLength(1);
    expect(sorted([pile(after, 'stock'), ...drawn].join(' '))).toStrictEqual(
      sorted(`${pile(before, 'laid')} PAR-NYC NYC-ANC`),
    );
  });

  test('in random order', () => {
    const after = playAll(manyLaid(), 'fly PAR-NYC', 'fly NYC-ANC', 'end');
    expect(pile(after, 'stock').split(' ')).not.toStrictEqual(sorted(pile(after, 'stock')));
    expect(after.stock).not.toStrictEqual(after.stock.toSorted((a, b) => a - b));
  });

  test('ten laid cards are enough: buried cards stay where they are', () => {
    const state = position({
      travellers: [{ hand: 'PAR-NYC' }, {}],
      laid: NINE_LAID,
      first: 'PAR-RIO',
      second: 'PAR-THR',
      rest: 'first',
    });
    const after = playAll(state, 'fly PAR-NYC', 'end');
    expect(after.stock).toHaveLength(9);
    expect(pile(after, 'first')).toBe(pile(state, 'first'));
  });

  test('with fewer than ten, the buried écarts are shuffled in, but not the face-up ones', () => {
    const state = position({
      travellers: [{ hand: 'PAR-NYC' }, {}],
      laid: NINE_LAID.slice(8),
      first: 'PAR-RIO',
      second: 'PAR-LON PAR-THR',
      rest: 'first',
    });
    const after = playAll(state, 'fly PAR-NYC', 'end');
    expect(pile(after, 'first')).toBe('PAR-RIO');
    expect(pile(after, 'second')).toBe('PAR-THR');
    expect(pile(after, 'laid')).toBe('');
    // All but the two face-up cards and the one drawn.
    expect(after.stock).toHaveLength(105);
  });

  test('with nothing laid and one slot empty, the other’s buried cards become the stock', () => {
    const state = position({ travellers: [{ hand: 'PAR-NYC' }, {}], first: 'PAR-RIO', rest: 'first' });
    const after = playAll(state, 'fly PAR-NYC', 'end');
    expect(pile(after, 'first')).toBe('PAR-RIO');
    expect(pile(after, 'second')).toBe('');
    expect(after.stock).toHaveLength(106);
  });

  test('a stay buries first and then draws', () => {
    const state = position({
      travellers: [{ hand: 'PAR-NYC NYC-ANC' }, {}],
      first: 'PAR-RIO',
      second: 'PAR-THR',
      rest: 'second',
    });
    const after = playAll(state, 'stay stock', 'drop PAR-NYC', 'drop NYC-ANC');
    expect(pile(after, 'first')).toBe('PAR-NYC');
    expect(pile(after, 'second')).toBe('NYC-ANC');
    expect(after.stock).toHaveLength(104);
  });

  test('not before a card must be drawn', () => {
    const state = position({
      travellers: [{ hand: 'PAR-NYC NYC-ANC CAI-THR' }, { hand: 'PAR-TYO PAR-JNB' }],
      first: 'PAR-RIO',
      second: 'PAR-THR',
      stock: 'PAR-SYD',
      rest: 'laid',
    });
    const emptied = playAll(state, 'fly PAR-NYC', 'end');
    expect(game.view(emptied, 0).stock).toBe(0);
    const both = playAll(emptied, 'stay both', 'drop PAR-TYO', 'drop PAR-JNB');
    expect(game.view(both, 0).stock).toBe(0);
    expect(pile(both, 'laid').endsWith('PAR-NYC')).toBe(true);
  });
});

/** A game in which everybody only stays. */
const staying = (seats: number, turns: number, sources: readonly string[]): State => {
  const random = fastRandom(`${seats} stay`);
  const state = game.setup({}, seats, random);
  const steps = seats + 3 * turns;
  for (let step = 0; step < steps; step++) {
    const texts = legal(state).split(', ');
    const wanted = texts.filter((text) => sources.includes(text));
    const text = pick(random, wanted.length > 0 ? wanted : texts.filter((other) => !other.startsWith('fly')));
    const move = game.parse(text);
    if (move === null) throw new Error(text);
    game.play(state, state.turn, move, random);
  }
  return state;
};

describe('[CM-T9] no stalemate', () => {
  test.each(meta.seats)('%i players who only stay play on, and a card can always be drawn', (seats) => {
    const state = staying(seats, 500, ['stay stock']);
    expect(game.outcome(state)).toBeNull();
    expect(state.turns.reduce((sum, turns) => sum + turns, 0)).toBe(500);
    expect(Object.values(game.census(state)).every((count) => count === 1)).toBe(true);
    expect(game.view(state, 0).handSizes).toStrictEqual(game.view(game.setup({}, seats, fastRandom('')), 0).handSizes);
  });

  test('even if they exchange the two écarts forever', () => {
    const state = staying(6, 300, ['stay both']);
    expect(game.outcome(state)).toBeNull();
    expect(game.view(state, 0).stock).toBeGreaterThan(40);
  });

  test('no move agrees to stop', () => {
    for (const text of ['stop', 'draw', 'resign', 'pass']) expect(game.parse(text)).toBeNull();
  });
});
