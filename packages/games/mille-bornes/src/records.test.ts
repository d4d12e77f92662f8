import { SPECTATOR, replayRecord } from '@ponts-bornes/kernel';
import type { GameRecord, Seat } from '@ponts-bornes/kernel';
import { describeRecords, readRecord } from '@ponts-bornes/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { game } from './index.ts';
import { sideOf } from './state.ts';
import type { State } from './state.ts';
import type { SideView, View } from './view.ts';

const FOLDER = new URL('../records/', import.meta.url);
const CORPUS = new URL('corpus/', FOLDER);

describeRecords(game, [
  { what: 'made on purpose', folder: FOLDER, count: 28 },
  { what: 'random, two for every variant', folder: CORPUS, count: 210 },
]);

/** One move of a record, with the table before and after it. */
interface Moment {
  readonly seat: Seat;
  readonly text: string;
  readonly before: View;
  readonly after: View;
  readonly accepted: number;
  /** The side of the seat that moved, before and after. */
  readonly own: SideView;
  readonly ownAfter: SideView;
}

const momentsOf = (name: string): Moment[] => {
  const moments: Moment[] = [];
  let last: State | undefined;
  const replayed = replayRecord(game, readRecord(`${name}.record`, FOLDER), ({ state, played }) => {
    if (played && last) {
      const [before, after] = [game.view(last, SPECTATOR), game.view(state, SPECTATOR)];
      const side = sideOf(state, played.seat);
      moments.push({
        seat: played.seat,
        text: game.format(played.move),
        before,
        after,
        accepted: last.riposte?.accepted ?? 0,
        own: before.sides[side] as SideView,
        ownAfter: after.sides[side] as SideView,
      });
    }
    last = game.copy(state);
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return moments;
};

const countersIn = (name: string): Moment[] => momentsOf(name).filter(({ text }) => text.startsWith('!'));
const lastOf = (name: string): Moment => momentsOf(name).at(-1) as Moment;
const resultOf = (name: string): GameRecord['result'] => readRecord(`${name}.record`, FOLDER).result;

describe('the ends of a round', () => {
  test.each([
    ['end-target-classic', 1000],
    ['end-target-700', 700],
  ])('[MB-E1, MB-D4] %s: the last distance reaches %i km exactly', (name, target) => {
    const { text, ownAfter } = lastOf(name);
    expect(ownAfter.km).toBe(target);
    expect(ownAfter.km - Number(text)).toBeLessThan(target);
    expect(resultOf(name)?.reason).toBe('target');
  });

  test('[MB-E1, MB-E2] end-target-empty-pile: the target is reached with nothing left to draw', () => {
    const { before, ownAfter } = lastOf('end-target-empty-pile');
    expect([before.pileSize, ownAfter.km]).toStrictEqual([0, 1000]);
  });

  test('[MB-E2, MB-E4] end-no-cards-most-kilometres: all hands are empty, the most kilometres win', () => {
    expect(lastOf('end-no-cards-most-kilometres').after.handSizes).toStrictEqual([0, 0, 0]);
    expect(resultOf('end-no-cards-most-kilometres')).toStrictEqual({
      winners: [2],
      scores: [925, 800, 975],
      reason: 'no-cards',
    });
  });

  test('[MB-E4] end-no-cards-shared: equal sides share the win', () => {
    expect(resultOf('end-no-cards-shared')).toStrictEqual({ winners: [0, 1], scores: [200, 200], reason: 'no-cards' });
  });

  test.each(['end-no-cards-nobody', 'end-no-distances-nobody'])('[MB-E4] %s: all at 0, nobody wins', (name) => {
    expect(resultOf(name)?.winners).toStrictEqual([]);
    expect(new Set(resultOf(name)?.scores)).toStrictEqual(new Set([0]));
  });

  test('[MB-E3] end-no-distances-discarded: the last distance is discarded, with cards still in hands', () => {
    const { text, after } = lastOf('end-no-distances-discarded');
    expect(text).toMatch(/^-\d+$/);
    expect(after.handSizes.some((size) => size > 0)).toBe(true);
  });

  test('[MB-E3] end-no-distances-laid: the last distance is played short of the target', () => {
    const { text, ownAfter } = lastOf('end-no-distances-laid');
    expect(text).toMatch(/^\d+$/);
    expect(ownAfter.km).toBeLessThan(1000);
  });

  test('[MB-E2] end-last-card-skips: a player without cards is skipped', () => {
    const skips = momentsOf('end-last-card-skips').filter(
      ({ before, after, text }) =>
        text.startsWith('-') && after.outcome === null && after.turn !== (before.turn + 1) % 3,
    );
    expect(skips.length).toBeGreaterThan(0);
    for (const { before, after } of skips) expect(after.handSizes[(before.turn + 1) % 3]).toBe(0);
  });
});

describe('coups-fourrés', () => {
  test.each([
    ['stop', 'right'],
    ['limit', 'right'],
    ['empty', 'tank'],
    ['flat', 'proof'],
    ['crash', 'ace'],
  ])(
    '[MB-F1, MB-F2, MB-F3] coup-fourre-%s: %s answers, the attack is removed, a full turn follows',
    (attack, safety) => {
      const found = countersIn(`coup-fourre-${attack}`).find(({ before }) => before.riposte?.attack === attack);
      expect(found?.text).toBe(`!${safety}`);
      const { seat, before, after, ownAfter } = found as Moment;
      const gone = (view: View): number => view.discard.cards.filter((card) => card === attack).length;
      expect(gone(after)).toBe(gone(before) + 1);
      expect(ownAfter.coups).toContain(safety);
      expect([after.turn, after.riposte]).toStrictEqual([seat, null]);
      expect(before.pileSize - after.pileSize).toBe(2);
      expect(after.handSizes[seat]).toBe(7);
    },
  );

  test.each([
    ['coup-fourre-limit-under-red', 'limit', 'stop', 'battle'],
    ['coup-fourre-red-under-limit', 'stop', 'limit', 'speed'],
  ] as const)('[MB-B4, MB-F7] %s: right of way counters the %s and removes the %s too', (name, attack, other, pile) => {
    const found = countersIn(name).find(
      ({ before, own }) => before.riposte?.attack === attack && own[pile].top === other,
    );
    const { ownAfter } = found as Moment;
    expect([ownAfter.speed.top === 'limit', ownAfter.battle.top === 'stop']).toStrictEqual([false, false]);
    expect(ownAfter.rolling).toBe(true);
  });

  test('[MB-F4] coup-fourre-others-lose-their-turn: play continues to the left of the player who countered', () => {
    const found = countersIn('coup-fourre-others-lose-their-turn').find(
      ({ seat, before }) => (seat - before.turn + 4) % 4 === 3,
    );
    const { seat, after } = found as Moment;
    expect(after.turn).toBe(seat);
  });

  test('[MB-F1, MB-B3] coup-fourre-declined: the attack stays, and the safety played later clears the whole pile', () => {
    const attackOf: Record<string, string> = { tank: 'empty', proof: 'flat', ace: 'crash' };
    const found = momentsOf('coup-fourre-declined').find(
      ({ text, own }) => text in attackOf && own.battle.top === attackOf[text],
    );
    const { text, ownAfter } = found as Moment;
    expect(ownAfter.battle).toStrictEqual({ top: null, cards: [] });
    expect(ownAfter.coups).not.toContain(text);
    expect(ownAfter.rolling).toBe(false);
  });

  test('[MB-F6] coup-fourre-partner-after-acceptance: one partner has accepted, the other counters', () => {
    const found = countersIn('coup-fourre-partner-after-acceptance').find(({ accepted }) => accepted !== 0);
    const { seat, after, accepted } = found as Moment;
    expect(accepted).toBe(1 << ((seat + 3) % 6));
    expect(after.turn).toBe(seat);
  });

  test('[MB-F6] coup-fourre-first-counter-closes: the other partner need not answer', () => {
    const found = countersIn('coup-fourre-first-counter-closes').find(({ accepted }) => accepted === 0);
    expect(found?.before.riposte?.asked).toHaveLength(2);
    expect(found?.after.riposte).toBeNull();
  });

  test.each([
    ['coup-fourre-empty-pile', 0],
    ['coup-fourre-one-card-left', 1],
  ])('[MB-F3, MB-E2] %s: %i cards are left to draw', (name, left) => {
    const found = countersIn(name).find(({ before }) => before.pileSize === left);
    const { seat, before, after } = found as Moment;
    expect(after.pileSize).toBe(0);
    expect(after.handSizes[seat]).toBe((before.handSizes[seat] as number) - 1 + left);
  });

  test('[MB-E2] coup-fourre-last-card: the last card of a hand ends the turn at once', () => {
    const found = countersIn('coup-fourre-last-card').find(({ seat, after }) => after.handSizes[seat] === 0);
    const { seat, after } = found as Moment;
    expect(after.outcome !== null || after.turn !== seat).toBe(true);
  });
});

describe('matches and the house rule', () => {
  test('[MB-X1, MB-S4] match-rounds-two-wins: three rounds, each started to the left of the last', () => {
    const moments = momentsOf('match-rounds-two-wins');
    const starters = [1, 2, 3].map((round) => moments.find(({ before }) => before.round === round)?.before.starter);
    expect(starters[1]).toBe((starters[0] as number) === 0 ? 1 : 0);
    expect(starters[2]).toBe(starters[0]);
    expect(resultOf('match-rounds-two-wins')).toMatchObject({ winners: [1], scores: [1, 2], reason: 'rounds' });
  });

  test('[MB-X2, MB-X4] match-points-5000: the lines of all rounds add up to the totals', () => {
    const { after } = lastOf('match-points-5000');
    const sums = [0, 1].map((side) =>
      after.results.reduce((sum, { scores }) => {
        const { km, safeties, coups, win, no200, stuck } = scores[side] as (typeof scores)[number];
        return sum + km + safeties + coups + win + no200 + stuck;
      }, 0),
    );
    expect(sums).toStrictEqual([5050, 3475]);
    expect(resultOf('match-points-5000')).toStrictEqual({ winners: [0], scores: sums, reason: 'points' });
  });

  test('[MB-X3] match-points-stuck-sides: two stuck sides give 1000 to the third and 500 to each other', () => {
    const [first] = lastOf('match-points-stuck-sides').after.results;
    expect(first?.scores.map(({ stuck }) => stuck)).toStrictEqual([1000, 500, 500]);
  });

  test('[MB-T6] house-rule-limit-needs-green: a green flag played while rolling fully lifts the limit', () => {
    const found = momentsOf('house-rule-limit-needs-green').find(({ text, own }) => text === 'go' && own.rolling);
    expect([found?.own.awaitsGreen, found?.own.limited]).toStrictEqual([true, true]);
    expect([found?.ownAfter.awaitsGreen, found?.ownAfter.limited]).toStrictEqual([false, false]);
  });
});
