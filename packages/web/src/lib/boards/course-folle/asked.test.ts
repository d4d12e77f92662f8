import { game } from '@ponts-bornes/course-folle';
import type { CardName, View } from '@ponts-bornes/course-folle';
import { describe, expect, it, test } from 'vitest';
import { NOTHING, askedBy, isAlive, tapSwap, tapWhole } from './asked.ts';
import type { LegalTaps, Picked, Tap } from './asked.ts';
import { gainOf } from './gain.ts';
import { offerOf, playedOf } from './ladder.ts';
import { situations } from './situations.ts';
import { touchedBy } from './table-top.ts';

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
  it('has every card on offer once, at its vehicle', () => {
    for (const { view } of situations(7, 20)) {
      const offer = offerOf(view);
      expect(offer.map(({ card }) => card.name).toSorted()).toEqual(view.offer.toSorted());
      for (const { card, rung } of offer) expect(view.hierarchy[rung - 1]).toBe(card.vehicle);
    }
  });

  it('has a place for each seat until the cards are ranked, and shows the viewer their own', () => {
    for (const { view, seat } of situations(7, 20)) {
      const played = playedOf(view, seat, false);
      expect(played.map((each) => each.seat)).toEqual(view.played.map((_, index) => index));
      for (const each of played) {
        const own = each.seat === seat ? view.chosen : null;
        expect(each.card?.name ?? null).toBe(view.played[each.seat] ?? own);
        expect(each.isSecret).toBe(view.played[each.seat] === null && own !== null);
        expect(each.place).toBeNull();
      }
    }
  });

  it('ranks the cards in taking order, each at its vehicle unless disguised', () => {
    for (const { view, seat } of situations(7, 20)) {
      if (view.phase !== 'take') continue;
      const played = playedOf(view, seat, true);
      expect(played.map((each) => each.seat)).toEqual(view.order);
      for (const [index, { card, trick, rung, place }] of played.entries()) {
        expect(place).toBe(index + 1);
        expect(view.hierarchy[rung - 1]).toBe(trick === 'disguise' ? view.hierarchy[0] : card!.vehicle);
      }
      if (view.boost?.booster === 'speed') continue;
      expect(played.map(({ rung }) => rung)).toEqual(played.map(({ rung }) => rung).toSorted((a, b) => a - b));
    }
  });
});

test('every move of a rival marks something on the board', () => {
  for (const { moves, seat } of situations(4, 10)) {
    for (const text of moves) expect([...touchedBy([{ seat, text }]).values()], text).toStrictEqual([seat]);
  }
});
