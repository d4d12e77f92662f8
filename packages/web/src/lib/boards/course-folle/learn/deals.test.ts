import { game } from '@ponts-bornes/course-folle';
import type { CardName, View } from '@ponts-bornes/course-folle';
import { sha256, tableStreams, utf8 } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { playedBefore, recorded } from '../../lesson.ts';
import type { Lesson, ScriptedMove } from '../../lesson.ts';
import { shownCard } from '@ponts-bornes/course-folle/art';
import { gainOf } from '../gain.ts';
import { DISGUISE, FIRST_GAME, HALVES, LEFTOVER, SPEED, SWAP } from './deals.ts';
import { ORDER_VIEW, playedIn } from './examples.ts';
import { firstGame } from './first-game.ts';
import { kindOf, speedOf } from './names.ts';

/**
 * The texts make claims about the deals, and these depend on the numbers printed on the cards. New numbers may need new
 * deals.
 */

const viewAfter = (seed: string, seats: number, moves: readonly ScriptedMove[]): View => {
  const streams = tableStreams(sha256(utf8(seed)));
  const state = game.setup({ characters: 'dealt' }, seats, streams(0));
  for (const { seat, text } of moves.map(recorded)) game.play(state, seat, game.parse(text)!, streams(1));
  return game.view(state, 0);
};

/** The learner's view at the start of the step that plays this move, or at the end of the lesson. */
const viewBefore = (lesson: Lesson, move?: string): View => {
  const index = lesson.steps.findIndex((step) => step.kind === 'do' && step.moves[0] === move);
  const moves = playedBefore(lesson, index < 0 ? lesson.steps.length : index);
  return viewAfter(
    lesson.seed,
    lesson.seats,
    moves.map(({ seat, text }): ScriptedMove => `${seat} ${text}`),
  );
};

/** Expects one card of the offer to gain the learner more than any other. */
const expectBest = (view: View, best: CardName): void => {
  const others = view.offer.filter((card) => card !== best).map((card) => gainOf(view, 0, card));
  expect(gainOf(view, 0, best), best).toBeGreaterThan(Math.max(...others));
};

describe('the first game', () => {
  const [one, two, three, four, five] = FIRST_GAME.rounds;

  test('the train comes before a faster card with the turbo', () => {
    const taking = viewBefore(firstGame, `+${one.take}`);
    expect(taking.order).toStrictEqual([0, 1]);
    expect(taking.hierarchy[0]).toBe(kindOf(one.own));
    expect(taking.hierarchy.indexOf(kindOf(one.left))).toBeGreaterThan(0);
    expect(speedOf(one.hers)).toBeGreaterThan(speedOf(one.own));
    expect(shownCard(one.hers).booster).toBe('turbo');
    expect(shownCard(one.take).half).not.toBeNull();
    expectBest(taking, one.take);
  });

  test('the turbo decides between equal vehicles, and a half is joined', () => {
    const taking = viewBefore(firstGame, `+${two.take}`);
    expect(taking.order).toStrictEqual([1, 0]);
    expect(kindOf(two.hers)).toBe(kindOf(two.own));
    expect(speedOf(two.hers)).toBeLessThan(speedOf(two.own));
    expect(gainOf(taking, 0, two.take)).toBe(shownCard(two.take).stages + 1);
    expectBest(taking, two.take);
  });

  test('one card is certain to come last with the late call; the others are not, or have another booster', () => {
    const { boost, hierarchy, hands } = viewBefore(firstGame, two.own);
    expect(boost).toMatchObject({ booster: 'turbo', seat: 1 });
    const hers = Math.max(...hands[1]!.map((card) => hierarchy.indexOf(kindOf(card))));
    const isSureToBeLast = (card: CardName): boolean => hierarchy.indexOf(kindOf(card)) >= hers;
    const rounds = [two, three, four, five];
    expect(rounds.map(({ own }) => isSureToBeLast(own))).toStrictEqual([true, false, false, true]);
    const boosters = [two, four, five].map(({ own }) => shownCard(own).booster);
    expect(boosters).toStrictEqual(['late', 'pole', 'disguise']);
  });

  test('the late call answers with a faster card of the same vehicle; nothing else would do', () => {
    const choosing = viewBefore(firstGame, three.own);
    expect(choosing.boost).toMatchObject({ booster: 'late', seat: 0 });
    expect(choosing.played[1]).toBe(three.hers);
    expect(kindOf(three.hers)).toBe(kindOf(three.own));
    const rank = choosing.hierarchy.indexOf(kindOf(three.hers));
    const others = choosing.hands[0]!.filter((card) => card !== three.own);
    for (const card of others) expect(choosing.hierarchy.indexOf(kindOf(card))).toBeGreaterThan(rank);
    expect(viewBefore(firstGame, `+${three.take}`).order).toStrictEqual([0, 1]);
  });

  test('a card of the own colour returns, but her slower card of the same vehicle is worth more', () => {
    const taking = viewBefore(firstGame, `+${three.take}`);
    expect(taking.offer.toSorted()).toStrictEqual([two.own, two.hers, two.left].toSorted());
    expect(three.take).toBe(two.hers);
    expect(gainOf(taking, 0, three.take)).toBe(shownCard(three.take).stages);
    expect(gainOf(taking, 0, two.own)).toBe(shownCard(two.own).stages + 1);
    expect([kindOf(two.left), gainOf(taking, 0, two.left)]).toStrictEqual(['plane', 0]);
    expectBest(taking, three.take);
    expect(taking.hierarchy.indexOf(kindOf(three.left))).toBeGreaterThan(0);
  });

  test('she has the late call, and both her cards come before the pole-position card', () => {
    const { boost, hierarchy, hands } = viewBefore(firstGame, four.own);
    expect(boost).toMatchObject({ booster: 'late', seat: 1 });
    expect(shownCard(four.own).booster).toBe('pole');
    expect(hands[1]!.toSorted()).toStrictEqual([five.hers, four.hers].toSorted());
    const rankOf = (card: CardName): number => hierarchy.indexOf(kindOf(card));
    expect(rankOf(five.hers)).toBeLessThan(Math.min(rankOf(four.own), rankOf(five.own)));
    expect(kindOf(four.hers)).toBe(kindOf(four.own));
    expect(speedOf(four.hers)).toBeGreaterThan(speedOf(four.own));
  });

  test('a card of the own colour beats a half aerodrome, though its half joins nothing yet', () => {
    const taking = viewBefore(firstGame, `+${four.take}`);
    expect(taking.order).toStrictEqual([1, 0]);
    expect(taking.offer.toSorted()).toStrictEqual([four.take, four.left].toSorted());
    expect(four.take).toBe(three.own);
    expect(shownCard(four.take).half).not.toBeNull();
    expect(gainOf(taking, 0, four.take)).toBe(shownCard(four.take).stages + 1);
    expect([kindOf(four.left), gainOf(taking, 0, four.left)]).toStrictEqual(['plane', 0]);
  });

  test('the pole position decides the order, and the half joins', () => {
    const { hierarchy } = viewBefore(firstGame, `^${kindOf(five.own)}`);
    expect(hierarchy.indexOf(kindOf(five.hers))).toBeLessThan(hierarchy.indexOf(kindOf(five.own)));
    const taking = viewBefore(firstGame, `+${five.take}`);
    expect(taking.order).toStrictEqual([0, 1]);
    expect(five.take).toBe(four.own);
    expect(gainOf(taking, 0, five.take)).toBe(shownCard(five.take).stages + 2);
    expectBest(taking, five.take);
  });

  test('the leftover vehicle drops from the top at the end', () => {
    expect([three, four, five].map(({ left }) => left)).toStrictEqual([two.left, two.left, two.left]);
    expect(viewBefore(firstGame, five.own).hierarchy[0]).toBe(kindOf(five.left));
    expect(viewBefore(firstGame).hierarchy.at(-1)).toBe(kindOf(five.left));
  });

  test('each round leaves the documented card, and the learner wins', () => {
    const view = viewBefore(firstGame);
    expect(view.outcome).toMatchObject({ winners: [0], scores: FIRST_GAME.scores, reason: 'stages' });
    expect(view.courses[0]?.score).toMatchObject({ pairs: 2, own: 2, aerodromes: 0, bonus: 0 });
    expect(view.offer).toContain(five.left);
    for (const [index, { left }] of FIRST_GAME.rounds.slice(0, -1).entries()) {
      expect(viewBefore(firstGame, FIRST_GAME.rounds[index + 1]!.own).offer).toContain(left);
    }
  });
});

test('[CF-T2] the figure shows the plane last although it is the fastest', () => {
  const speeds = playedIn(ORDER_VIEW).map(({ speed }) => speed);
  expect(speeds.at(-1)).toBe(Math.max(...speeds));
});

describe('positions to try', () => {
  test('[CF-E2] one half joins, one has the same side, one is of another kind', () => {
    const view = viewAfter(HALVES.seed, 2, HALVES.before);
    const { waiting, best, wrong, other } = HALVES.cards;
    expect(gainOf(view, 0, best)).toBe(shownCard(best).stages + 1);
    expect(shownCard(wrong).half).toBe(shownCard(waiting).half);
    expect(kindOf(other)).toBe('plane');
    expect(view.offer.toSorted()).toStrictEqual([best, wrong, other].toSorted());
    expectBest(view, best);
  });

  test('[CF-T4] two cards gain the same, and the top vehicle is better left', () => {
    const view = viewAfter(LEFTOVER.seed, 2, LEFTOVER.before);
    const { take, leave, next } = LEFTOVER.cards;
    const [own, hers] = view.hands.map((hand) => hand.map(kindOf));
    expect(gainOf(view, 0, take)).toBe(gainOf(view, 0, leave));
    expect(view.hierarchy.slice(0, 2)).toStrictEqual([kindOf(leave), kindOf(next)]);
    expect([own?.includes(kindOf(leave)), hers?.includes(kindOf(leave))]).toStrictEqual([false, true]);
    expect([own?.includes(kindOf(next)), hers?.includes(kindOf(next))]).toStrictEqual([true, false]);
  });

  test('[CF-B4] a disguised card comes after the slower real one and before the rest', () => {
    const { card, real, passed, taken, take } = DISGUISE.cards;
    const view = viewAfter(DISGUISE.seed, 3, [...DISGUISE.before, `0 ${card}`]);
    expect(view.boost).toMatchObject({ booster: 'disguise', seat: 0 });
    expect(view.order.map((seat) => view.played[seat])).toStrictEqual([real, card, passed]);
    expect(view.order[0]).toBe(2);
    expect(view.hierarchy.at(-1)).toBe(kindOf(card));
    expect(speedOf(real)).toBeLessThan(speedOf(card));
    expectBest({ ...view, offer: view.offer.filter((offered) => offered !== taken) }, take);
  });

  test('[CF-B5] the fastest card comes first despite the hierarchy', () => {
    const { fast, high, hers, take } = SPEED.cards;
    const view = viewAfter(SPEED.seed, 2, [...SPEED.before, `0 ${fast}`]);
    expect(view.boost).toMatchObject({ booster: 'speed', seat: 0 });
    expect(speedOf(fast)).toBeGreaterThan(Math.max(...view.hands[0]!.map(speedOf)));
    expect(view.order).toStrictEqual([0, 1]);
    const rankOf = (card: CardName): number => view.hierarchy.indexOf(kindOf(card));
    expect(rankOf(high)).toBeLessThan(rankOf(hers));
    expect(rankOf(hers)).toBeLessThan(rankOf(fast));
    expect(viewAfter(SPEED.seed, 2, [...SPEED.before, `0 ${high}`]).order).toStrictEqual([1, 0]);
    expect(gainOf(view, 0, take)).toBe(shownCard(take).stages + 1);
    expectBest(view, take);
  });

  test('[CF-B6] one swap makes an aerodrome, and no other gains as much', () => {
    const { lay, back, train, waiting } = SWAP.cards;
    const totalAfter = (...moves: readonly ScriptedMove[]): number =>
      viewAfter(SWAP.seed, 2, [...SWAP.before, ...moves]).courses[0]!.score.total;
    const { courses, hands } = viewAfter(SWAP.seed, 2, SWAP.before);
    expect(hands[0]!.toSorted()).toStrictEqual([lay, train].toSorted());
    const others = hands[0]!
      .filter((card) => kindOf(card) !== 'train')
      .flatMap((card) => courses[0]!.cards.map((taken): ScriptedMove => `0 ${card}>${taken}`))
      .filter((move) => move !== `0 ${lay}>${back}`);
    expect(totalAfter(`0 ${lay}>${back}`)).toBeGreaterThan(
      Math.max(totalAfter('0 keep'), ...others.map((move) => totalAfter(move))),
    );
    expect([kindOf(lay), kindOf(waiting)]).toStrictEqual(['plane', 'plane']);
    expect(shownCard(lay).half).not.toBe(shownCard(waiting).half);
  });
});
