import { SPECTATOR } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { handSize, legal, playAll, position, verdict } from '../test/position.ts';
import type { ShownSide } from '../test/position.ts';
import { game } from './index.ts';
import type { SideView, State } from './index.ts';
import { EDITIONS } from './meta.ts';

const BATTLE_ATTACKS = ['stop', 'empty', 'flat', 'crash'] as const;
const ATTACKS = ['limit', ...BATTLE_ATTACKS] as const;
const SAFETY = { limit: 'right', stop: 'right', empty: 'tank', flat: 'proof', crash: 'ace' } as const;

const shown = (state: State, side = 1): SideView => game.view(state, SPECTATOR).sides[side] as SideView;

/** Seat 0 holds every attack; side B is as given. */
const facing = (target: ShownSide, edition: (typeof EDITIONS)[number] = 'classic'): State =>
  position({ options: { edition }, hands: [`${ATTACKS.join(' ')} 25`, '25 50'], sides: [{}, target] });

describe.each(BATTLE_ATTACKS)('%s', (attack) => {
  test.each(EDITIONS)('[MB-A1] in %s goes onto the battle pile of an opponent who is rolling', (edition) => {
    const after = playAll(facing({ battle: 'go' }, edition), `0 ${attack}>B`, '1 ok');
    expect(shown(after).battle.top).toBe(attack);
    expect(shown(after).battle.cards.toSorted()).toStrictEqual(['go', attack].toSorted());
    expect(shown(after).rolling).toBe(false);
    expect(verdict(after, '25')).toBe('MB-D1');
  });

  test.each(['', 'go stop', 'go empty', 'go empty gas', 'go flat', 'go flat wheel', 'go crash', 'go crash repair'])(
    '[MB-A1] is refused on battle pile "%s": that opponent is not rolling',
    (battle) => {
      expect(verdict(facing({ battle }), `${attack}>B`)).toBe('MB-A1');
    },
  );

  test('[MB-A1] is never placed on another attack, nor on itself', () => {
    const after = playAll(
      position({ hands: [`${attack} 25`, `25 25`, `${attack} 25`], sides: [{}, { battle: 'go' }] }),
      `0 ${attack}>B`,
      '1 ok',
      '1 -25',
    );
    expect(verdict(after, `${attack}>B`)).toBe('MB-A1');
  });

  test('[MB-A1, MB-A2] may join a speed limit', () => {
    const after = playAll(facing({ battle: 'go', speed: 'limit' }), `0 ${attack}>B`, '1 ok');
    expect(shown(after)).toMatchObject({ battle: { top: attack }, speed: { top: 'limit' }, limited: true });
  });
});

describe('speed limits', () => {
  test.each(['', 'go', 'go stop', 'go empty', 'go flat', 'go crash', 'go crash repair'])(
    '[MB-A2] go onto any opponent’s speed pile, whatever the battle pile: "%s"',
    (battle) => {
      for (const edition of EDITIONS) {
        const after = playAll(facing({ battle }, edition), '0 limit>B', '1 ok');
        expect(shown(after).speed).toStrictEqual({ top: 'limit', cards: ['limit'] });
        expect(shown(after).limited).toBe(true);
        expect(shown(after).battle.top).toBe(battle.split(' ').at(-1) || null);
      }
    },
  );

  test('[MB-A2] are refused if a limit is already on top', () => {
    expect(verdict(facing({ battle: 'go', speed: 'limit' }), 'limit>B')).toBe('MB-A2');
    expect(verdict(facing({ speed: 'limit end limit' }), 'limit>B')).toBe('MB-A2');
  });

  test('[MB-A2] may return after an end of limit', () => {
    const after = playAll(facing({ speed: 'limit end' }), '0 limit>B', '1 ok');
    expect(shown(after).speed).toStrictEqual({ top: 'limit', cards: ['limit', 'limit', 'end'] });
  });

  test('[MB-A2] may be the very first card, before anybody has started', () => {
    expect(verdict(position({ hands: ['limit 25', '25', '25'] }), 'limit>C')).toBe('legal');
  });
});

describe('immunity', () => {
  test.each(ATTACKS)('[MB-A3, MB-B2] %s is refused if its safety is exposed', (attack) => {
    for (const edition of EDITIONS) {
      const state = facing({ battle: 'go', safeties: SAFETY[attack] }, edition);
      expect(verdict(state, `${attack}>B`)).toBe('MB-A3');
    }
  });

  test.each(ATTACKS)('[MB-A3] %s is refused if its safety was played as a coup-fourré', (attack) => {
    expect(verdict(facing({ battle: 'go', coups: SAFETY[attack] }), `${attack}>B`)).toBe('MB-A3');
  });

  test.each(['right', 'tank', 'proof', 'ace'])('[MB-A3] the safety %s stops only its own attacks', (safety) => {
    const state = facing({ battle: 'go', safeties: safety });
    const stopped = ATTACKS.filter((attack) => SAFETY[attack] === safety);
    const refused = ATTACKS.filter((attack) => verdict(state, `${attack}>B`) === 'MB-A3');
    expect(refused).toStrictEqual(stopped);
    expect(legal(state).filter((text) => text.includes('>'))).toHaveLength(ATTACKS.length - stopped.length);
  });

  test('[MB-A3] the attacker’s own safety does not protect others', () => {
    const state = position({ hands: ['crash 25', '25'], sides: [{ safeties: 'ace' }, { battle: 'go' }] });
    expect(verdict(state, 'crash>B')).toBe('legal');
  });

  test('[MB-A3] against all four safeties no attack is possible', () => {
    const state = facing({ battle: 'go', safeties: 'right tank proof ace' });
    expect(legal(state).filter((text) => text.includes('>'))).toStrictEqual([]);
  });

  test('[MB-A3, MB-S2] a safety protects both partners', () => {
    const state = position({
      hands: ['25 25', 'ace 25', '25', '25', '25', 'crash 25'],
      turn: 1,
      sides: [{}, { battle: 'go' }],
    });
    const after = playAll(state, '1 ace', '1 -25', '2 -25', '3 -25', '4 -25');
    expect(verdict(after, 'crash>B')).toBe('MB-A3');
  });
});

describe('attacks on a side with right of way', () => {
  const THREE = ['empty', 'flat', 'crash'] as const;

  test.each(['', 'go', 'flat wheel', 'go crash repair', 'empty gas', 'go stop go'])(
    '[MB-A4, MB-S6] go onto battle pile "%s", whatever its last card',
    (battle) => {
      for (const attack of THREE) {
        const after = playAll(facing({ battle, safeties: 'right' }), `0 ${attack}>B`, '1 ok');
        expect(shown(after).battle.top).toBe(attack);
        expect(shown(after).rolling).toBe(false);
      }
    },
  );

  test.each(['empty', 'go flat', 'go flat wheel crash'])('[MB-A4, MB-A1] are refused on battle pile "%s"', (battle) => {
    for (const attack of THREE) {
      expect(verdict(facing({ battle, safeties: 'right' }), `${attack}>B`)).toBe('MB-A4');
    }
  });

  test('[MB-A4] are refused on a remedy if right of way is not exposed', () => {
    expect(verdict(facing({ battle: 'go flat wheel', safeties: 'tank' }), 'crash>B')).toBe('MB-A1');
  });
});

describe('the target of an attack', () => {
  test.each(ATTACKS)('[MB-A5] %s is refused on one’s own side', (attack) => {
    const state = position({ hands: [`${attack} 25`, '25'], sides: [{ battle: 'go' }, { battle: 'go' }] });
    expect(verdict(state, `${attack}>A`)).toBe('MB-A5');
  });

  test('[MB-A5, MB-S2] neither partner attacks their side', () => {
    const state = position({
      hands: ['25', '25', '25', '25', '25', 'limit stop 25'],
      turn: 5,
      sides: [{ battle: 'go' }, { battle: 'go' }, { battle: 'go' }],
    });
    expect(
      legal(state)
        .filter((text) => text.includes('>'))
        .toSorted(),
    ).toStrictEqual(['limit>A', 'limit>B', 'stop>A', 'stop>B']);
    expect(verdict(state, 'stop>C')).toBe('MB-A5');
  });

  test('[MB-A1] every rolling opponent may be attacked, not only the next', () => {
    const rolling = { battle: 'go' };
    const state = position({
      hands: ['25', 'stop 25', '25', '25'],
      turn: 1,
      sides: [rolling, rolling, rolling, rolling],
    });
    expect(
      legal(state)
        .filter((text) => text.startsWith('stop'))
        .toSorted(),
    ).toStrictEqual(['stop>A', 'stop>C', 'stop>D']);
  });

  test.each([
    [2, 'stop>C'],
    [3, 'stop>D'],
    [6, 'stop>D'],
  ])('[MB-S1] with %i players %s names a side that does not exist', (seats, text) => {
    const hands = Array.from({ length: seats }, () => 'stop 25');
    expect(verdict(position({ hands }), text)).toBe('MB-S1');
  });

  test('[MB-A1, MB-T1] the attack leaves the attacker’s hand and ends the turn once answered', () => {
    const state = position({ hands: ['stop 25', '25 25', '25 25'], sides: [{}, {}, { battle: 'go' }] });
    const attacked = playAll(state, '0 stop>C');
    expect(handSize(attacked, 0)).toBe(1);
    expect(playAll(attacked, '2 ok').turn).toBe(1);
  });
});
