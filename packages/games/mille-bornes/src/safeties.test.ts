import { SPECTATOR } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { handAt, handSize, playAll, position, verdict } from '../test/position.ts';
import type { ShownSide } from '../test/position.ts';
import { game } from './index.ts';
import type { CardName, SideView, State } from './index.ts';
import { EDITIONS } from './meta.ts';

const SAFETIES = ['right', 'tank', 'proof', 'ace'] as const;

const shown = (state: State, side = 0): SideView => game.view(state, SPECTATOR).sides[side] as SideView;
const discarded = (state: State): readonly CardName[] => game.view(state, SPECTATOR).discard.cards;
const EMPTY = { top: null, cards: [] };

describe('playing a safety on one’s turn', () => {
  const six = '25 25 25 25 25 25';

  test.each(SAFETIES)('[MB-B1] %s may be the very first card', (safety) => {
    for (const edition of EDITIONS) {
      const state = position({ options: { edition }, hands: [`${safety} 25`, '25'] });
      const after = playAll(state, `0 ${safety}`);
      expect(shown(after)).toMatchObject({ safeties: [safety], coups: [] });
      expect(after.turn).toBe(0);
    }
  });

  test('[MB-B1] the player draws and plays again', () => {
    const state = position({ hands: [`ace ${six}`, six], pile: '75 go' });
    const after = playAll(state, '0 ace');
    expect(handAt(after, 0)).toStrictEqual(['25', '25', '25', '25', '25', '25', 'go']);
    expect([after.turn, after.pile.length, handSize(after, 1)]).toStrictEqual([0, 1, 6]);
    expect(playAll(after, '0 go').turn).toBe(1);
  });

  test.each([
    ['200 100 75', 7, 7],
    ['200 100', 7, 7],
    ['200', 7, 6],
    ['', 6, 5],
  ])('[MB-B1, MB-E2] on pile "%s" two safeties leave first %i, then %i cards', (pile, one, two) => {
    for (const edition of EDITIONS) {
      const state = position({ options: { edition }, hands: ['ace tank 25 25 25 25 25', six], pile });
      const first = playAll(state, '0 ace');
      const second = playAll(first, '0 tank');
      expect([handSize(first, 0), handSize(second, 0)]).toStrictEqual([one, two]);
      expect([first.turn, second.turn]).toStrictEqual([0, 0]);
    }
  });

  test('[MB-B1] once for each safety: all four, then one more action', () => {
    const state = position({ hands: ['right tank proof ace 25 50 75', six], pile: '100 100 100 100 100' });
    const after = playAll(state, '0 ace', '0 right', '0 proof', '0 tank');
    expect(shown(after).safeties.toSorted()).toStrictEqual(SAFETIES.toSorted());
    expect([after.turn, after.pile.length, handSize(after, 0)]).toStrictEqual([0, 1, 7]);
    expect(playAll(after, '0 100').turn).toBe(1);
  });

  test('[MB-B1] a safety just drawn may be played as well', () => {
    const state = position({ hands: [`ace ${six}`, six], pile: '75 tank' });
    expect(playAll(state, '0 ace', '0 tank').turn).toBe(0);
  });

  test('[MB-B1, MB-S2] with partners, the one who played it plays again', () => {
    const state = position({ hands: ['25', '25', '25', 'ace 25', '25', '25'], turn: 3 });
    expect(playAll(state, '3 ace').turn).toBe(3);
  });

  test('[MB-B1, MB-F1] a safety can be played without an attack, and is then not a coup-fourré', () => {
    const state = position({ hands: ['ace 25', '25'], sides: [{ battle: 'go crash' }] });
    expect(verdict(state, '!ace')).toBe('MB-F1');
    expect(shown(playAll(state, '0 ace')).coups).toStrictEqual([]);
  });
});

describe('immunity', () => {
  test.each([
    ['right', 'stop'],
    ['right', 'limit'],
    ['tank', 'empty'],
    ['proof', 'flat'],
    ['ace', 'crash'],
  ])('[MB-B2] %s prevents %s from then on', (safety, attack) => {
    const state = position({
      hands: [`${safety} 25 25`, `${attack} 25 25`],
      sides: [{ battle: 'go' }],
    });
    const after = playAll(state, `0 ${safety}`, '0 -25');
    expect(verdict(after, `${attack}>A`)).toBe('MB-A3');
    expect(verdict(playAll(after, '1 -25', '0 -25'), `${attack}>A`)).toBe('MB-A3');
  });

  test('[MB-B2] lasts for the round only', () => {
    const state = position({
      options: { match: 'points' },
      hands: ['100', '25'],
      sides: [
        { battle: 'go', distances: '100 100 100 100 100 100 100 100 100', safeties: 'right', coups: 'tank' },
        { battle: 'go flat', speed: 'limit', safeties: 'ace' },
      ],
    });
    const next = playAll(state, '0 100');
    expect(game.view(next, SPECTATOR).round).toBe(2);
    for (const side of [0, 1]) {
      expect(shown(next, side)).toMatchObject({ safeties: [], coups: [], battle: EMPTY, speed: EMPTY, rolling: false });
    }
  });
});

describe('a safety against the current attack', () => {
  const PAIRS = [
    ['tank', 'empty'],
    ['proof', 'flat'],
    ['ace', 'crash'],
  ] as const;

  test.each(PAIRS)('[MB-B3] %s sends the whole battle pile under %s to the discard pile', (safety, attack) => {
    for (const edition of EDITIONS) {
      const state = position({
        options: { edition },
        hands: [`${safety} 25`, '25'],
        sides: [{ battle: `go stop go ${attack}` }],
      });
      const after = playAll(state, `0 ${safety}`);
      expect(shown(after)).toMatchObject({ battle: EMPTY, rolling: false, safeties: [safety] });
      expect(discarded(after).toSorted()).toStrictEqual([attack, 'go', 'go', 'stop'].toSorted());
    }
  });

  test.each(PAIRS)('[MB-B3] after %s against %s a green light is needed again', (safety, attack) => {
    for (const edition of EDITIONS) {
      const state = position({
        options: { edition },
        hands: [`${safety} go 100 25`, '25 25'],
        sides: [{ battle: `go ${attack}` }],
      });
      const immune = playAll(state, `0 ${safety}`);
      expect(verdict(immune, '100')).toBe('MB-D1');
      expect(verdict(immune, 'go')).toBe('legal');
      expect(verdict(playAll(immune, '0 go', '1 -25'), '100')).toBe('legal');
    }
  });

  test.each(PAIRS)('[MB-B3] with right of way %s against %s lets the side roll at once', (safety, attack) => {
    const state = position({
      hands: [`${safety} 100 25`, '25'],
      sides: [{ battle: `flat wheel ${attack}`, safeties: 'right' }],
    });
    const after = playAll(state, `0 ${safety}`);
    expect(shown(after)).toMatchObject({ battle: EMPTY, rolling: true });
    expect(verdict(after, '100')).toBe('legal');
  });

  test.each<[string, string]>([
    ['ace', 'go flat'],
    ['tank', 'go crash'],
    ['proof', 'go stop'],
    ['ace', 'go'],
    ['ace', 'go crash repair'],
    ['ace', 'go crash repair go'],
    ['tank', 'go empty gas'],
    ['right', 'go stop go'],
    ['right', 'go crash'],
    ['right', 'go flat wheel'],
  ])('[MB-B3] %s leaves battle pile "%s" as it is: its attack is not on top', (safety, battle) => {
    const state = position({ hands: [`${safety} 25`, '25'], sides: [{ battle }] });
    const after = playAll(state, `0 ${safety}`);
    expect(shown(after).battle).toStrictEqual(shown(state).battle);
    expect(discarded(after)).toStrictEqual([]);
  });

  test('[MB-B3] a separate limit stays', () => {
    const state = position({ hands: ['ace 25', '25'], sides: [{ battle: 'go crash', speed: 'limit' }] });
    expect(shown(playAll(state, '0 ace'))).toMatchObject({ battle: EMPTY, speed: { top: 'limit' }, limited: true });
  });

  test('[MB-B3] an opponent under the same attack keeps it', () => {
    const state = position({ hands: ['ace 25', '25'], sides: [{ battle: 'go crash' }, { battle: 'go crash' }] });
    expect(shown(playAll(state, '0 ace'), 1).battle.top).toBe('crash');
  });
});

describe('right of way', () => {
  const laid = (side: ShownSide, edition: (typeof EDITIONS)[number] = 'classic'): State =>
    playAll(position({ options: { edition }, hands: ['right 100 25', '25'], sides: [side] }), '0 right');

  test.each(EDITIONS)('[MB-B4] in %s it removes a red light and a limit at once', (edition) => {
    const after = laid({ battle: 'go stop', speed: 'limit' }, edition);
    expect(shown(after)).toMatchObject({ battle: EMPTY, speed: EMPTY, rolling: true, limited: false });
    expect(discarded(after)).toStrictEqual(['limit', 'stop', 'go']);
    expect(verdict(after, '100')).toBe('legal');
  });

  test('[MB-B4] it removes a red light alone', () => {
    const after = laid({ battle: 'go stop' });
    expect(shown(after)).toMatchObject({ battle: EMPTY, rolling: true });
    expect(discarded(after)).toStrictEqual(['stop', 'go']);
  });

  test('[MB-B4] it removes a limit alone, and the battle pile stays', () => {
    const after = laid({ battle: 'go', speed: 'limit' });
    expect(shown(after)).toMatchObject({ battle: { top: 'go', cards: ['go'] }, speed: EMPTY, limited: false });
    expect(discarded(after)).toStrictEqual(['limit']);
  });

  test('[MB-B4] only the top limit leaves the speed pile', () => {
    const after = laid({ battle: 'go', speed: 'limit end limit' });
    expect(shown(after).speed).toStrictEqual({ top: 'end', cards: ['limit', 'end'] });
    expect(discarded(after)).toStrictEqual(['limit']);
  });

  test('[MB-B4] an ended limit stays where it is', () => {
    const after = laid({ battle: 'go', speed: 'limit end' });
    expect(shown(after).speed).toStrictEqual({ top: 'end', cards: ['limit', 'end'] });
    expect(discarded(after)).toStrictEqual([]);
  });

  test.each(['empty', 'flat', 'crash'])('[MB-B4] it does not remove %s, but does remove a limit', (attack) => {
    const after = laid({ battle: `go ${attack}`, speed: 'limit' });
    expect(shown(after)).toMatchObject({ battle: { top: attack }, speed: EMPTY, rolling: false });
    expect(verdict(after, '100')).toBe('MB-D1');
  });

  test.each(['', 'go flat wheel'])('[MB-B4, MB-S6] it replaces the green light on battle pile "%s"', (battle) => {
    for (const edition of EDITIONS) {
      const after = laid({ battle }, edition);
      expect(shown(after).rolling).toBe(true);
      expect(verdict(after, '100')).toBe('legal');
    }
  });

  test('[MB-B4] the player plays again at once and drives', () => {
    expect(shown(playAll(laid({ battle: 'go stop', speed: 'limit' }), '0 100')).km).toBe(100);
  });
});
