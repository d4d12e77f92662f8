import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards.ts';
import { shownCard } from './shown-card.ts';
import { STONE, edgeOf, stonesOf } from './strip.ts';

describe('the strip of a card', () => {
  it('shows a left half at the right edge, next to a right half', () => {
    expect(edgeOf({ half: 'left' })).toBe('right');
    expect(edgeOf({ half: 'right' })).toBe('left');
    expect(edgeOf({ half: null })).toBeNull();
  });

  it.each([84, 100])('has separate milestones for each stage, clear of the edges, at width %i', (width) => {
    for (const name of CARDS) {
      const card = shownCard(name);
      const stones = stonesOf(card, width);
      expect(stones).toHaveLength(card.stages);
      for (const [index, x] of stones.entries()) {
        expect(x).toBeGreaterThanOrEqual(edgeOf(card) === 'left' ? 10 : 0);
        expect(x + STONE).toBeLessThanOrEqual(width - (edgeOf(card) === 'right' ? 10 : 0));
        expect((stones[index + 1] ?? Infinity) - x).toBeGreaterThanOrEqual(STONE);
      }
    }
  });
});
