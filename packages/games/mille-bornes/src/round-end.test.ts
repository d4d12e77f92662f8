import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Outcome } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { handAt, handSize, legal, playAll, position, verdict } from '../test/position.ts';
import { game } from './index.ts';
import type { RoundResult, SideView, State } from './index.ts';
import { EDITIONS } from './meta.ts';

const GO = { battle: 'go' };
const KM_900 = '100 100 100 100 100 100 100 100 100';
const KM_600 = '100 100 100 100 100 100';

const shown = (state: State, side: number): SideView => game.view(state, SPECTATOR).sides[side] as SideView;
const outcome = (state: State): Outcome | null => game.outcome(state);
const result = (state: State): Pick<RoundResult, 'end' | 'winners'> => {
  const { end, winners } = game.view(state, SPECTATOR).results.at(-1) as RoundResult;
  return { end, winners };
};

describe('reaching the target', () => {
  test.each(EDITIONS)('[MB-E1] in %s the side that reaches exactly 1000 wins at once', (edition) => {
    const state = position({
      options: { edition },
      hands: ['100 25', '25 50', '75'],
      pile: '100 25',
      sides: [
        { battle: 'go', distances: KM_900 },
        { battle: 'go', distances: '100 75' },
      ],
    });
    const after = playAll(state, '0 100');
    expect(outcome(after)).toStrictEqual({ winners: [0], scores: [1000, 175, 0], reason: 'target' });
    expect(result(after)).toStrictEqual({ end: 'target', winners: [0] });
    expect(game.toAct(after)).toStrictEqual([]);
    expect([0, 1, 2].flatMap((seat) => legal(after, seat))).toStrictEqual([]);
    expect(verdict(after, '-25', 1)).toBe('K-OVER');
  });

  test('[MB-E1] 975 is not 1000: the round continues', () => {
    const state = position({ hands: ['75 25', '25'], sides: [{ battle: 'go', distances: KM_900 }] });
    expect(outcome(playAll(state, '0 75'))).toBeNull();
  });

  test.each([4, 8])('[MB-E1, MB-S3] 700 wins if %i players chose it', (seats) => {
    const hands = Array.from({ length: seats }, () => '100 25');
    const state = position({ options: { target: 700 }, hands, sides: [{ battle: 'go', distances: KM_600 }] });
    const winners = seats === 4 ? [0] : [0, 4];
    const scores = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 700 : 0));
    expect(outcome(playAll(state, '0 100'))).toStrictEqual({ winners, scores, reason: 'target' });
  });

  test('[MB-E1] 700 does not win if the target is 1000', () => {
    const state = position({ hands: ['100 25', '25', '25', '25'], sides: [{ battle: 'go', distances: KM_600 }] });
    expect(outcome(playAll(state, '0 100'))).toBeNull();
  });

  test('[MB-E1, MB-S2] both partners win, whichever of them played the last card', () => {
    const state = position({
      hands: ['25', '25', '25', '100 25', '25', '25'],
      turn: 3,
      sides: [{ battle: 'go', distances: KM_900 }, { distances: '50' }, { distances: '200' }],
    });
    expect(outcome(playAll(state, '3 100'))).toStrictEqual({
      winners: [0, 3],
      scores: [1000, 50, 200, 1000, 50, 200],
      reason: 'target',
    });
  });

  test('[MB-E1, MB-F3] it may be reached in the turn of a coup-fourré', () => {
    const state = position({
      hands: ['crash 25', 'ace 100', '25 25'],
      sides: [{}, { battle: 'go', distances: KM_900 }],
    });
    expect(outcome(playAll(state, '0 crash>B', '1 !ace', '1 100'))).toStrictEqual({
      winners: [1],
      scores: [0, 1000, 0],
      reason: 'target',
    });
  });

  test('[MB-E1, MB-D2] it may be reached under a limit, by 50', () => {
    const state = position({
      hands: ['50 25', '25'],
      sides: [{ battle: 'go', speed: 'limit', distances: `${KM_900} 50` }],
    });
    expect(outcome(playAll(state, '0 50'))?.reason).toBe('target');
  });

  test('[MB-E1, MB-E2] it may be reached with the very last card', () => {
    const state = position({ hands: ['100', ''], sides: [{ battle: 'go', distances: KM_900 }] });
    expect(outcome(playAll(state, '0 100'))?.reason).toBe('target');
  });
});

describe.each(EDITIONS)('when the pile is empty, in %s', (edition) => {
  const options = { edition };

  test('[MB-E2] players continue without drawing', () => {
    const state = position({ options, hands: ['25 50 75', '25 50', '25'] });
    const after = playAll(state, '0 -75', '1 -50');
    expect([0, 1, 2].map((seat) => handSize(after, seat))).toStrictEqual([2, 1, 1]);
    expect([after.turn, outcome(after)]).toStrictEqual([2, null]);
  });

  test('[MB-E2] players without cards are skipped', () => {
    const state = position({ options, hands: ['25 50', '', '', '25 75'] });
    const after = playAll(state, '0 -25');
    expect(after.turn).toBe(3);
    expect(playAll(after, '3 -25').turn).toBe(0);
  });

  test('[MB-E2] the only player with cards plays repeatedly', () => {
    const state = position({ options, hands: ['25 50 75', '', ''] });
    const after = playAll(state, '0 -75', '0 -25');
    expect([after.turn, handAt(after, 0)]).toStrictEqual([0, ['50']]);
  });

  test('[MB-E2, MB-S2] a player without cards is skipped even if the partner has some', () => {
    const state = position({ options, hands: ['25 50', '', '25', '25', '100', '25'] });
    expect(playAll(state, '0 -25').turn).toBe(2);
  });

  test('[MB-E2] the discard pile is never reshuffled', () => {
    const state = position({ options, hands: ['25 50', '25 75'], discard: 'go go go' });
    const after = playAll(state, '0 -25', '1 -25');
    expect(after.pile).toStrictEqual([]);
    expect(game.view(after, SPECTATOR).discard.cards).toStrictEqual(['25', '25', 'go', 'go', 'go']);
  });

  test('[MB-E2, MB-B1] a player who plays a safety plays again from the remaining cards', () => {
    const after = playAll(position({ options, hands: ['ace 25', '25'] }), '0 ace');
    expect([after.turn, handAt(after, 0)]).toStrictEqual([0, ['25']]);
  });

  test('[MB-E2, MB-B1] a safety that is the last card ends the turn, and play passes to the left', () => {
    const after = playAll(position({ options, hands: ['25', 'ace', '25', '25'], turn: 1 }), '1 ace');
    expect([after.turn, game.toAct(after), outcome(after)]).toStrictEqual([2, [2], null]);
    expect(shown(after, 1).safeties).toStrictEqual(['ace']);
  });

  test('[MB-E2] then players without cards are skipped too', () => {
    expect(playAll(position({ options, hands: ['25 25', 'ace', '', ''], turn: 1 }), '1 ace').turn).toBe(0);
  });

  test('[MB-E2, MB-B1] a safety played with one card left in the pile draws it and continues the turn', () => {
    const after = playAll(position({ options, hands: ['ace', '25'], pile: '100' }), '0 ace');
    expect([after.turn, handAt(after, 0)]).toStrictEqual([0, ['100']]);
  });

  test('[MB-E2, MB-F4] a coup-fourré that is the last card ends that turn, and play passes to its player’s left', () => {
    const state = position({ options, hands: ['crash 25', '25', 'ace', '25'], sides: [{}, {}, GO] });
    const after = playAll(state, '0 crash>C', '2 !ace');
    expect([after.turn, outcome(after)]).toStrictEqual([3, null]);
    expect(shown(after, 2)).toMatchObject({ coups: ['ace'], rolling: true });
  });

  test('[MB-E2, MB-F4] from there players without cards are skipped: the turn may pass over several', () => {
    const state = position({ options, hands: ['crash', '25', 'ace', ''], sides: [{}, {}, GO] });
    expect(playAll(state, '0 crash>C', '2 !ace').turn).toBe(1);
  });

  test('[MB-E2, MB-F6] after an accepted attack, players without cards are skipped', () => {
    const state = position({ options, hands: ['25', 'crash 25', '', '50'], turn: 1, sides: [GO] });
    expect(playAll(state, '1 crash>A', '0 ok').turn).toBe(3);
  });

  test('[MB-E2, MB-F6] a player without cards is still asked', () => {
    const state = position({ options, hands: ['crash 25', '', '25'], sides: [{}, GO] });
    const asked = playAll(state, '0 crash>B');
    expect(game.toAct(asked)).toStrictEqual([1]);
    expect(playAll(asked, '1 ok').turn).toBe(2);
  });
});

describe('the end of a classic round', () => {
  test('[MB-E2] comes when no hand holds a card', () => {
    const state = position({
      hands: ['25', '50', ''],
      sides: [{ battle: 'go', distances: '100' }, { battle: 'go', distances: '75' }, { distances: '25' }],
    });
    const one = playAll(state, '0 25');
    expect(outcome(one)).toBeNull();
    const both = playAll(one, '1 -50');
    expect(outcome(both)).toStrictEqual({ winners: [0], scores: [125, 75, 25], reason: 'no-cards' });
    expect(result(both)).toStrictEqual({ end: 'no-cards', winners: [0] });
    expect(game.toAct(both)).toStrictEqual([]);
  });

  test('[MB-E2, MB-E3] does not come when distances run out', () => {
    const state = position({ hands: ['25 go', 'go'], sides: [GO] });
    const after = playAll(state, '0 25');
    expect([outcome(after), after.turn]).toStrictEqual([null, 1]);
  });

  test('[MB-E2] comes when a safety was the very last card', () => {
    const state = position({ hands: ['ace', ''], sides: [{ distances: '25' }] });
    expect(outcome(playAll(state, '0 ace'))).toStrictEqual({ winners: [0], scores: [25, 0], reason: 'no-cards' });
  });

  test('[MB-E2, MB-F6] comes only after the last attack is answered, even by an empty hand', () => {
    const state = position({ hands: ['crash', ''], sides: [{ distances: '50' }, { battle: 'go', distances: '25' }] });
    const asked = playAll(state, '0 crash>B');
    expect(outcome(asked)).toBeNull();
    expect(game.toAct(asked)).toStrictEqual([1]);
    expect(outcome(playAll(asked, '1 ok'))?.reason).toBe('no-cards');
  });

  test('[MB-E2, MB-F6] comes when a coup-fourré with the last card counters the last attack', () => {
    const state = position({
      hands: ['crash', 'ace'],
      sides: [{ distances: '50' }, { battle: 'go', distances: '25' }],
    });
    const after = playAll(state, '0 crash>B', '1 !ace');
    expect(outcome(after)).toStrictEqual({ winners: [0], scores: [50, 25], reason: 'no-cards' });
    expect(shown(after, 1)).toMatchObject({ safeties: ['ace'], coups: ['ace'] });
  });

  test('[MB-E2, MB-F6] waits for both partners', () => {
    const state = position({ hands: ['crash', '', '', '', '', ''], sides: [{ distances: '50' }, GO] });
    const half = playAll(state, '0 crash>B', '4 ok');
    expect(outcome(half)).toBeNull();
    expect(outcome(playAll(half, '1 ok'))?.winners).toStrictEqual([0, 3]);
  });

  test('[MB-E2] does not come while the pile has cards', () => {
    const after = playAll(position({ hands: ['25', ''], pile: 'go' }), '0 -25');
    expect([outcome(after), after.turn, handAt(after, 1)]).toStrictEqual([null, 1, ['go']]);
  });
});

describe('the end of a circuit round', () => {
  const options = { edition: 'circuit' } as const;

  test('[MB-E3] comes when the last distance is played, even with other cards in hands and pile', () => {
    const state = position({
      options,
      hands: ['50 go', 'crash ace'],
      pile: 'go stop',
      sides: [{ battle: 'go', distances: '25' }, { distances: '50' }],
    });
    const after = playAll(state, '0 50');
    expect(outcome(after)).toStrictEqual({ winners: [0], scores: [75, 50], reason: 'no-distances' });
    expect(result(after)).toStrictEqual({ end: 'no-distances', winners: [0] });
    expect(game.toAct(after)).toStrictEqual([]);
  });

  test('[MB-E3] comes when the last distance is discarded: it counts as gone', () => {
    const state = position({
      options,
      hands: ['50 go', 'crash ace'],
      pile: 'go stop',
      sides: [{ distances: '25' }, { distances: '50' }],
    });
    expect(outcome(playAll(state, '0 -50'))).toStrictEqual({
      winners: [1],
      scores: [25, 50],
      reason: 'no-distances',
    });
  });

  test.each([
    ['in the pile', ['50 go', 'crash'], 'go 200 stop'],
    ['in another hand', ['50 go', 'crash 200'], 'go'],
    ['in the same hand', ['50 50', 'crash'], ''],
  ])('[MB-E3] does not come while one is left %s', (_, hands, pile) => {
    const state = position({ options, hands, pile, sides: [GO] });
    expect(outcome(playAll(state, '0 50'))).toBeNull();
    expect(outcome(playAll(state, '0 -50'))).toBeNull();
  });

  test('[MB-E3] does not come while one is left, even if nobody could play it', () => {
    const state = position({ options, hands: ['50 go', 'go 200'], sides: [GO, { distances: '200 200' }] });
    const after = playAll(state, '0 50', '1 go', '0 -go');
    expect(outcome(after)).toBeNull();
    expect(outcome(playAll(after, '1 -200'))?.reason).toBe('no-distances');
  });

  test('[MB-E3, MB-S2] counts the hands of both partners', () => {
    const state = position({ options, hands: ['50', 'go', 'go', 'go', '25', 'go'], sides: [GO] });
    const after = playAll(state, '0 50', '1 go', '2 go', '3 -go');
    expect(outcome(after)).toBeNull();
    expect(outcome(playAll(after, '4 25'))?.reason).toBe('no-distances');
  });

  test('[MB-E1, MB-E3] is a win by the target if the last distance reaches it', () => {
    const state = position({ options, hands: ['100 go', 'go'], sides: [{ battle: 'go', distances: KM_900 }] });
    expect(outcome(playAll(state, '0 100'))?.reason).toBe('target');
  });

  test('[MB-E3] comes with the last distance even if it was the very last card', () => {
    expect(outcome(playAll(position({ options, hands: ['50', ''], sides: [GO] }), '0 50'))?.reason).toBe(
      'no-distances',
    );
  });

  test('[MB-E3, MB-B1] is not triggered by drawing the last distance', () => {
    const six = 'go go go go go go';
    const state = position({ options, hands: [`ace ${six}`, six], pile: 'go 50' });
    const after = playAll(state, '0 ace');
    expect(outcome(after)).toBeNull();
    expect(handAt(after, 0)).toContain('50');
  });
});

describe('the winner of a round without the target', () => {
  /** Plays the last card: discarding a distance ends the round in either edition. */
  const ended = (edition: (typeof EDITIONS)[number], distances: readonly string[], seats = distances.length): State =>
    playAll(
      position({
        options: { edition },
        hands: Array.from({ length: seats }, (_, seat) => (seat === 0 ? '25' : '')),
        sides: distances.map((laid) => ({ distances: laid })),
      }),
      '0 -25',
    );

  describe.each([
    ['classic', 'no-cards'],
    ['circuit', 'no-distances'],
  ] as const)('in %s', (edition, reason) => {
    test('[MB-E4] the side with the most kilometres', () => {
      expect(outcome(ended(edition, ['100', '100 75', '100 50']))).toStrictEqual({
        winners: [1],
        scores: [100, 175, 150],
        reason,
      });
    });

    test('[MB-E4] not the side with the most cards', () => {
      expect(outcome(ended(edition, ['25 25 25', '100']))?.winners).toStrictEqual([1]);
    });

    test('[MB-E4] equal sides share the win', () => {
      expect(outcome(ended(edition, ['100 50', '75', '75 75']))).toStrictEqual({
        winners: [0, 2],
        scores: [150, 75, 150],
        reason,
      });
    });

    test('[MB-E4] all sides share when all are equal', () => {
      expect(outcome(ended(edition, ['50', '25 25']))?.winners).toStrictEqual([0, 1]);
    });

    test('[MB-E4] with all at 0 nobody wins', () => {
      const state = ended(edition, ['', '', '']);
      expect(outcome(state)).toStrictEqual({ winners: [], scores: [0, 0, 0], reason });
      expect(result(state).winners).toStrictEqual([]);
    });

    test('[MB-E4, MB-S2] partners win and share together', () => {
      expect(outcome(ended(edition, ['100', '25', '100'], 6))).toStrictEqual({
        winners: [0, 2, 3, 5],
        scores: [100, 25, 100, 100, 25, 100],
        reason,
      });
    });
  });
});
