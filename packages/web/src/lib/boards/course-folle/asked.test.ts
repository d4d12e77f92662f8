import { game } from '@ponts-bornes/course-folle';
import type { CardName, View } from '@ponts-bornes/course-folle';
import { describe, expect, it } from 'vitest';
import { NOTHING, askedBy, isAlive, tapSwap, tapWhole } from './asked.ts';
import type { LegalTaps, Picked, Tap } from './asked.ts';
import { shownCard } from './cards.ts';
import { gainOf } from './gain.ts';
import { rungsOf } from './ladder.ts';
import { situations } from './situations.ts';

/** Every tappable thing at a seat's table, given what is picked. */
const tapsOf = (view: View, seat: number, { asked, picked }: { asked: LegalTaps; picked: Picked }): Tap[] => {
  const hand = (view.hands[seat] ?? []).filter((card) => card !== view.chosen);
  const course = view.courses[seat]?.cards ?? [];
  const swap = (card: CardName, from: 'hand' | 'course'): Tap =>
    tapSwap(card, from, { asked, picked, any: from === 'hand' ? course[0] : hand[0] });
  return [
    ...hand.map((card) => (asked.mayKeep ? swap(card, 'hand') : tapWhole(card, asked, picked))),
    ...course.map((card) => swap(card, 'course')),
    ...view.offer.map((card) => tapWhole(`+${card}`, asked, picked)),
    ...view.hierarchy.map((vehicle) => tapWhole(`^${vehicle}`, asked, picked)),
  ];
};

describe('taps', () => {
  it('reach every legal move and no other within two taps', () => {
    for (const { view, seat, moves } of situations(6, 40)) {
      const asked = askedBy(moves);
      const first = tapsOf(view, seat, { asked, picked: NOTHING }).filter(({ offer }) => offer === '');
      const second = first.flatMap(({ next }) => tapsOf(view, seat, { asked, picked: next }));
      const reached = second.flatMap(({ offer }) => (offer === null || offer === '' ? [] : [offer]));
      expect([...new Set([...reached, ...(asked.mayKeep ? ['keep'] : [])])].toSorted()).toEqual(moves.toSorted());
    }
  });

  it('name a move the rules can explain wherever none is legal', () => {
    for (const { view, seat, moves, state } of situations(6, 10)) {
      const asked = askedBy(moves);
      const others = tapsOf(view, seat, { asked, picked: NOTHING }).filter(({ offer }) => offer === null);
      const rules = others.map(({ text }) => game.explain(state, seat, text).rule);
      expect(rules.filter((rule) => !rule.startsWith('CF-'))).toEqual([]);
    }
  });

  it('drop a pick that no longer leads to a move', () => {
    const picked: Picked = { ...NOTHING, text: '+red-car' };
    expect(isAlive(picked, askedBy(['+red-car']))).toBe(true);
    expect(isAlive(picked, askedBy(['+red-boat']))).toBe(false);
    expect(isAlive({ ...NOTHING, hand: 'red-car' }, askedBy(['red-car>blue-car', 'keep']))).toBe(true);
    expect(isAlive({ ...NOTHING, course: 'red-car' }, askedBy(['red-car>blue-car', 'keep']))).toBe(false);
  });

  it('deselect a card of a swap', () => {
    const asked = askedBy(['red-car>blue-car', 'keep']);
    const tap = tapSwap('red-car', 'hand', { asked, picked: { ...NOTHING, hand: 'red-car' }, any: 'blue-car' });
    expect(tap).toMatchObject({ offer: '', isPicked: true, next: NOTHING });
  });
});

describe('the gain of a card', () => {
  it('matches the score after taking it', () => {
    for (const { view, seat, moves, after } of situations(5, 30)) {
      for (const text of moves.filter((move) => move.startsWith('+'))) {
        const gained = (after(text).courses[seat]?.score.total ?? 0) - (view.courses[seat]?.score.total ?? 0);
        expect(gainOf(view, seat, text.slice(1) as CardName)).toBe(gained);
      }
    }
  });
});

describe('the ladder', () => {
  it('has every face-up card once, at its vehicle unless disguised', () => {
    for (const { view } of situations(7, 20)) {
      const rungs = rungsOf(view);
      expect(rungs.map(({ vehicle }) => vehicle)).toEqual(view.hierarchy);
      expect(rungs.flatMap(({ offer }) => offer.map(({ name }) => name)).toSorted()).toEqual(view.offer.toSorted());
      const played = rungs.flatMap((rung) => rung.played.map((each) => ({ ...each, rung: rung.vehicle })));
      expect(played.map(({ card }) => card.name).toSorted()).toEqual(
        view.played.filter((card) => card !== null).toSorted(),
      );
      for (const { card, trick, rung, place, seat } of played) {
        expect(rung).toBe(trick === 'disguise' ? view.hierarchy[0] : shownCard(card.name).vehicle);
        expect(place).toBe(view.order.length === 0 ? null : view.order.indexOf(seat) + 1);
      }
    }
  });

  it('lists played cards from top to bottom in taking order, unless speed comes first', () => {
    for (const { view } of situations(7, 20)) {
      if (view.phase !== 'take' || view.boost?.booster === 'speed') continue;
      const places = rungsOf(view).flatMap(({ played }) => played.map(({ place }) => place));
      expect(places).toEqual(view.order.map((_, index) => index + 1));
    }
  });
});
