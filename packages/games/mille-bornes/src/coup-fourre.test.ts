import { SPECTATOR } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { handAt, handSize, legal, playAll, position, verdict } from '../test/position.ts';
import type { ShownSide } from '../test/position.ts';
import { game } from './index.ts';
import type { SideView, State } from './index.ts';
import { EDITIONS } from './meta.ts';

const SAFETY = { limit: 'right', stop: 'right', empty: 'tank', flat: 'proof', crash: 'ace' } as const;
const ATTACKS = ['limit', 'stop', 'empty', 'flat', 'crash'] as const;
const SAFETIES = ['right', 'tank', 'proof', 'ace'] as const;
const GO = { battle: 'go' };
const EMPTY = { top: null, cards: [] };

const shown = (state: State, side = 1): SideView => game.view(state, SPECTATOR).sides[side] as SideView;

describe('who may counter what', () => {
  test.each(ATTACKS)('[MB-F1, MB-F7] %s is countered by its own safety only', (attack) => {
    for (const edition of EDITIONS) {
      const counters = SAFETIES.filter((safety) => {
        const state = position({ options: { edition }, hands: [`${attack} 25`, `${safety} 25`], sides: [{}, GO] });
        const asked = playAll(state, `0 ${attack}>B`);
        return legal(asked, 1).includes(`!${safety}`);
      });
      expect(counters).toStrictEqual([SAFETY[attack]]);
    }
  });

  test('[MB-F1] a safety against another attack is refused, and so is one that is not in the hand', () => {
    const asked = playAll(position({ hands: ['crash 25', 'tank 25'], sides: [{}, GO] }), '0 crash>B');
    expect(verdict(asked, '!tank', 1)).toBe('MB-F1');
    expect(verdict(asked, '!ace', 1)).toBe('MB-F1');
  });

  test('[MB-F1] out of turn: the attacked side responds before play continues', () => {
    const asked = playAll(
      position({ hands: ['stop 25', '25', '25', 'right 25'], sides: [{}, {}, {}, GO] }),
      '0 stop>D',
    );
    expect(game.toAct(asked)).toStrictEqual([3]);
    expect(playAll(asked, '3 !right').turn).toBe(3);
  });

  test('[MB-F1] other players are not asked, even if they hold the safety', () => {
    const asked = playAll(position({ hands: ['stop 25', '25', 'right 25'], sides: [{}, GO, GO] }), '0 stop>B');
    expect(game.toAct(asked)).toStrictEqual([1]);
    expect(verdict(asked, '!right', 2)).toBe('K-TURN');
  });

  test('[MB-F1] nobody can counter without an attack', () => {
    const quiet = position({ hands: ['ace 25', 'ace 25'], sides: [{ battle: 'go crash' }] });
    expect(verdict(quiet, '!ace')).toBe('MB-F1');
    expect(legal(quiet).filter((text) => text.startsWith('!') || text === 'ok')).toStrictEqual([]);
  });

  test.each([1, 4])('[MB-F1, MB-S2] either partner may hold it: seat %i', (seat) => {
    const hands = ['crash 25', '25', '25', '25', '25', '25'].map((hand, each) => (each === seat ? 'ace 25' : hand));
    const after = playAll(position({ hands, sides: [{}, GO] }), '0 crash>B', `${seat} !ace`);
    expect(shown(after)).toMatchObject({ safeties: ['ace'], coups: ['ace'], rolling: true });
    expect(after.turn).toBe(seat);
  });

  test('[MB-F1, MB-A5] the attacker’s partner is not asked', () => {
    const state = position({ hands: ['crash 25', '25', '25', 'ace 25', '25', '25'], sides: [{}, GO] });
    expect(game.toAct(playAll(state, '0 crash>B'))).toStrictEqual([1, 4]);
  });
});

describe('what happens to the attack', () => {
  const countered = (attack: keyof typeof SAFETY, target: ShownSide): State =>
    playAll(
      position({ hands: [`${attack} 25`, `${SAFETY[attack]} 100 25`], sides: [{}, target] }),
      `0 ${attack}>B`,
      `1 !${SAFETY[attack]}`,
    );

  test.each(['stop', 'empty', 'flat', 'crash'] as const)(
    '[MB-F2] %s goes to the discard pile and the side keeps rolling, without a new green light',
    (attack) => {
      const after = countered(attack, { battle: 'go stop go' });
      expect(shown(after)).toMatchObject({ battle: { top: 'go', cards: ['stop', 'go', 'go'] }, rolling: true });
      expect(game.view(after, SPECTATOR).discard).toStrictEqual({ top: attack, cards: [attack] });
      expect(verdict(after, '100')).toBe('legal');
    },
  );

  test.each(EDITIONS)('[MB-F2] in %s the safety is exposed crosswise', (edition) => {
    const state = position({
      options: { edition },
      hands: ['flat 25', 'proof 25'],
      sides: [{}, { ...GO, safeties: 'tank' }],
    });
    const after = playAll(state, '0 flat>B', '1 !proof');
    expect(shown(after)).toMatchObject({ safeties: ['tank', 'proof'], coups: ['proof'] });
  });

  test.each([
    ['', null],
    ['flat wheel', 'wheel'],
    ['go crash repair', 'repair'],
  ])('[MB-F2, MB-A4] with right of way the pile "%s" is as before the attack, and rolls', (battle, top) => {
    const after = countered('empty', { battle, safeties: 'right' });
    expect(shown(after).battle.top).toBe(top);
    expect(shown(after).battle.cards).toHaveLength(battle === '' ? 0 : battle.split(' ').length);
    expect(shown(after).rolling).toBe(true);
  });

  test('[MB-F2] an earlier limit stays in place under another coup-fourré', () => {
    expect(shown(countered('crash', { battle: 'go', speed: 'limit' }))).toMatchObject({ limited: true, rolling: true });
  });

  test.each<[string, ShownSide]>([
    ['started', GO],
    ['not started', {}],
  ])('[MB-F7] a limit on a side %s is countered by right of way', (_, target) => {
    const after = countered('limit', target);
    expect(shown(after)).toMatchObject({ speed: EMPTY, limited: false, coups: ['right'], rolling: true });
    expect(game.view(after, SPECTATOR).discard).toStrictEqual({ top: 'limit', cards: ['limit'] });
    expect(verdict(after, '100')).toBe('legal');
  });

  test('[MB-F2, MB-F7] an ended limit stays in place under a countered one', () => {
    expect(shown(countered('limit', { ...GO, speed: 'limit end' })).speed).toStrictEqual({
      top: 'end',
      cards: ['limit', 'end'],
    });
  });

  test.each(EDITIONS)('[MB-B4, MB-F7] in %s a coup-fourré on a red light also removes an older limit', (edition) => {
    const state = position({
      options: { edition },
      hands: ['stop 25', 'right 200 25'],
      sides: [{}, { battle: 'go', speed: 'limit end limit' }],
    });
    const after = playAll(state, '0 stop>B', '1 !right');
    expect(shown(after)).toMatchObject({ battle: { top: 'go', cards: ['go'] }, limited: false, rolling: true });
    expect(shown(after).speed).toStrictEqual({ top: 'end', cards: ['limit', 'end'] });
    expect(game.view(after, SPECTATOR).discard.cards).toStrictEqual(['limit', 'stop']);
    expect(verdict(after, '200')).toBe('legal');
  });

  test.each(EDITIONS)(
    '[MB-B4, MB-B3, MB-F7] in %s one on a limit removes an older red light with its whole pile',
    (edition) => {
      const state = position({
        options: { edition },
        hands: ['limit 25', 'right 200 25'],
        sides: [{}, { battle: 'go crash repair go stop' }],
      });
      const after = playAll(state, '0 limit>B', '1 !right');
      expect(shown(after)).toMatchObject({ battle: EMPTY, speed: EMPTY, rolling: true, limited: false });
      expect(game.view(after, SPECTATOR).discard.cards).toStrictEqual(['limit', 'stop', 'crash', 'go', 'go', 'repair']);
      expect(verdict(after, '200')).toBe('legal');
    },
  );

  test.each(['crash', 'flat', 'empty'])('[MB-B4] one on a limit does not repair %s', (attack) => {
    expect(shown(countered('limit', { battle: `go ${attack}` }))).toMatchObject({
      battle: { top: attack },
      speed: EMPTY,
      rolling: false,
    });
  });

  test('[MB-F2, MB-B2] the side is immune from then on', () => {
    const state = position({ hands: ['crash crash 25', 'ace 25 25'], sides: [{}, GO] });
    const after = playAll(state, '0 crash>B', '1 !ace', '1 -25');
    expect(verdict(after, 'crash>B')).toBe('MB-A3');
  });
});

describe('drawing after a coup-fourré', () => {
  const asked = (pile: string): State =>
    playAll(position({ hands: ['crash 25 25 25 25 25 25', 'ace 50 50 50 50 50'], sides: [{}, GO], pile }), '0 crash>B');

  test('[MB-F3] the player draws back to 6, then one more for the turn', () => {
    const after = playAll(asked('75 100 200 go'), '1 !ace');
    expect(handAt(after, 1)).toStrictEqual(['50', '50', '50', '50', '50', '200', 'go']);
    expect(after.pile).toHaveLength(2);
    expect(handSize(after, 0)).toBe(6);
  });

  test.each([
    ['200 100 75', 7, 1],
    ['200 100', 7, 0],
    ['200', 6, 0],
    ['', 5, 0],
  ])('[MB-F3, MB-E2] on pile "%s" the player has %i cards to play from, %i stay in the pile', (pile, size, left) => {
    const after = playAll(asked(pile), '1 !ace');
    expect([after.turn, handSize(after, 1), after.pile.length]).toStrictEqual([1, size, left]);
  });

  test('[MB-F3] the player then takes a normal turn, which ends with 6 cards', () => {
    const after = playAll(asked('75 100 200 go'), '1 !ace', '1 50');
    expect(shown(after).km).toBe(50);
    expect([handSize(after, 1), handSize(after, 0), after.turn]).toStrictEqual([6, 7, 0]);
  });

  test('[MB-F3, MB-B1] a safety played in that turn draws and continues the turn', () => {
    const state = position({
      hands: ['crash 25 25 25 25 25 25', 'ace tank 50 50 50 50'],
      sides: [{}, GO],
      pile: '25 25 25 25',
    });
    const after = playAll(state, '0 crash>B', '1 !ace', '1 tank');
    expect([after.turn, handSize(after, 1), after.pile.length]).toStrictEqual([1, 7, 1]);
    expect(shown(after)).toMatchObject({ safeties: ['tank', 'ace'], coups: ['ace'] });
  });

  test('[MB-F3] that turn may be an attack, even on the attacker', () => {
    const state = position({ hands: ['crash 25', 'ace stop 25'], sides: [GO, GO] });
    const after = playAll(state, '0 crash>B', '1 !ace', '1 stop>A', '0 ok');
    expect(shown(after, 0).battle.top).toBe('stop');
    expect(after.turn).toBe(0);
  });

  test('[MB-F3, MB-F4] a coup-fourré’s turn may be answered by another coup-fourré', () => {
    const state = position({ hands: ['crash tank 25', 'ace empty 25', '25 25'], sides: [GO, GO] });
    const after = playAll(state, '0 crash>B', '1 !ace', '1 empty>A', '0 !tank');
    expect(after.turn).toBe(0);
    expect(shown(after, 0)).toMatchObject({ coups: ['tank'], rolling: true });
    expect(playAll(after, '0 -25').turn).toBe(1);
  });

  test('[MB-F3, MB-S2] the partner draws nothing', () => {
    const six = '25 25 25 25 25 25';
    const state = position({
      hands: [`crash ${six}`, six, six, six, 'ace 50 50 50 50 50', six],
      sides: [{}, GO],
      pile: '75 75 75',
    });
    const after = playAll(state, '0 crash>B', '4 !ace');
    expect(game.view(after, SPECTATOR).handSizes).toStrictEqual([6, 6, 6, 6, 7, 6]);
  });
});

describe('who plays next', () => {
  test.each([
    [0, 1, 2],
    [0, 2, 3],
    [0, 3, 0],
    [1, 0, 1],
    [2, 3, 0],
    [3, 1, 2],
  ])(
    '[MB-F4] of four, %i attacks and %i counters: then %i plays, and those in between lose their turn',
    (from, to, next) => {
      const hands = [0, 1, 2, 3].map((seat) => (seat === from ? 'crash 25' : seat === to ? 'ace 25 25' : '25 25'));
      const state = position({ hands, turn: from, sides: [GO, GO, GO, GO] });
      const countered = playAll(state, `${from} crash>${'ABCD'[to]}`, `${to} !ace`);
      expect(countered.turn).toBe(to);
      expect(playAll(countered, `${to} -25`).turn).toBe(next);
    },
  );

  test.each([
    [6, 0, 'B', 4, 5],
    [6, 0, 'B', 1, 2],
    [6, 5, 'B', 1, 2],
    [8, 2, 'B', 5, 6],
    [8, 2, 'B', 1, 2],
  ])('[MB-F4, MB-S2] of %i, %i attacks side %s and %i counters: then %i plays', (seats, from, letter, to, next) => {
    const hands = Array.from({ length: seats }, (_, seat) =>
      seat === from ? 'crash 25' : seat === to ? 'ace 25' : '25 25',
    );
    const state = position({ hands, turn: from, sides: [GO, GO, GO] });
    expect(playAll(state, `${from} crash>${letter}`, `${to} !ace`, `${to} -25`).turn).toBe(next);
  });

  test('[MB-F4] without a counter, play continues to the left of the attacker', () => {
    const state = position({ hands: ['25 25', 'crash 25', '25 25', '25 25'], turn: 1, sides: [GO] });
    expect(playAll(state, '1 crash>A', '0 ok').turn).toBe(2);
  });
});

describe('the riposte', () => {
  const eight = (hands: Readonly<Record<number, string>>): State =>
    position({ hands: Array.from({ length: 8 }, (_, seat) => hands[seat] ?? '25 50'), sides: [{}, GO, GO, GO] });

  test.each([
    [2, [1]],
    [3, [1]],
    [4, [1]],
    [6, [1, 4]],
    [8, [1, 5]],
  ])('[MB-F6] of %i players, seats %j are asked at once', (seats, asked) => {
    const hands = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'crash 25' : '25 50'));
    const state = playAll(position({ hands, sides: [{}, GO] }), '0 crash>B');
    expect(game.toAct(state)).toStrictEqual(asked);
    expect(game.view(state, SPECTATOR).riposte).toStrictEqual({ attack: 'crash', side: 1, attacker: 0, asked });
  });

  test.each(ATTACKS)(
    '[MB-F6] %s opens one even if nobody holds the safety; "accept" is then the only answer',
    (attack) => {
      const asked = playAll(position({ hands: [`${attack} 25`, '25 50 go'], sides: [{}, GO] }), `0 ${attack}>B`);
      expect(legal(asked, 1)).toStrictEqual(['ok']);
    },
  );

  test('[MB-F6] a player who holds the safety may also accept, and keeps it', () => {
    const asked = playAll(eight({ 0: 'crash 25', 5: 'ace 25' }), '0 crash>B');
    expect(legal(asked, 5).toSorted()).toStrictEqual(['!ace', 'ok']);
    expect(legal(asked, 1)).toStrictEqual(['ok']);
    const after = playAll(asked, '5 ok', '1 ok');
    expect(handAt(after, 5)).toStrictEqual(['25', 'ace']);
    expect(shown(after)).toMatchObject({ battle: { top: 'crash' }, safeties: [], rolling: false });
  });

  test('[MB-F6] players with an empty hand are asked too', () => {
    const asked = playAll(eight({ 0: 'crash 25', 1: '', 5: '' }), '0 crash>B');
    expect(game.toAct(asked)).toStrictEqual([1, 5]);
    expect(legal(asked, 1)).toStrictEqual(['ok']);
    expect(legal(asked, 5)).toStrictEqual(['ok']);
    expect(playAll(asked, '1 ok', '5 ok').turn).toBe(2);
  });

  test('[MB-F6] while it is open nothing but an answer is accepted, and from nobody else', () => {
    const asked = playAll(eight({ 0: 'crash 25', 1: '25 repair' }), '0 crash>B');
    for (const text of ['25', '-25', 'repair', 'ace']) expect(verdict(asked, text, 1)).toBe('MB-F6');
    for (const seat of [0, 2, 3, 4, 6, 7]) {
      expect(legal(asked, seat)).toStrictEqual([]);
      expect(verdict(asked, 'ok', seat)).toBe('K-TURN');
    }
  });

  test('[MB-F6] an answer outside a riposte is refused', () => {
    expect(verdict(position({ hands: ['25 50', '25'] }), 'ok')).toBe('MB-F6');
  });

  test('[MB-F6] while it is open the attack is already in place, and nobody draws', () => {
    const six = '25 25 25 25 25 25';
    const crash = playAll(position({ hands: [`crash ${six}`, six], sides: [{}, GO], pile: '50 50' }), '0 crash>B');
    expect(shown(crash).battle.top).toBe('crash');
    expect([handSize(crash, 0), handSize(crash, 1), crash.pile.length]).toStrictEqual([6, 6, 2]);
    const limit = playAll(position({ hands: [`limit ${six}`, six], pile: '50 50' }), '0 limit>B');
    expect(shown(limit)).toMatchObject({ speed: { top: 'limit' }, limited: true });
  });

  test('[MB-F6] one acceptance of two leaves it open', () => {
    const half = playAll(eight({ 0: 'crash 25' }), '0 crash>B', '5 ok');
    expect(game.toAct(half)).toStrictEqual([1]);
    expect(game.view(half, SPECTATOR).riposte).not.toBeNull();
  });

  test.each([
    ['1 ok', '5 ok'],
    ['5 ok', '1 ok'],
  ])('[MB-F6] the last acceptance closes it, in either order: %s, %s', (first, second) => {
    const closed = playAll(eight({ 0: 'crash 25', 1: 'ace 25' }), '0 crash>B', first, second);
    expect(game.view(closed, SPECTATOR).riposte).toBeNull();
    expect(game.toAct(closed)).toStrictEqual([1]);
    expect(shown(closed).battle.top).toBe('crash');
  });

  test('[MB-F6] the first counter closes it, even if the partner has not answered', () => {
    const closed = playAll(eight({ 0: 'crash 25', 5: 'ace 25' }), '0 crash>B', '5 !ace');
    expect(game.view(closed, SPECTATOR).riposte).toBeNull();
    expect(game.toAct(closed)).toStrictEqual([5]);
    expect(verdict(closed, 'ok', 1)).toBe('K-TURN');
  });

  test('[MB-F6] a partner’s acceptance does not bind the other', () => {
    const closed = playAll(eight({ 0: 'crash 25', 5: 'ace 25' }), '0 crash>B', '1 ok', '5 !ace');
    expect(shown(closed)).toMatchObject({ battle: { top: 'go' }, coups: ['ace'] });
  });

  test('[MB-F6] an answer cannot be taken back', () => {
    const half = playAll(eight({ 0: 'crash 25', 5: 'ace 25' }), '0 crash>B', '5 ok');
    expect(legal(half, 5)).toStrictEqual([]);
    expect(verdict(half, '!ace', 5)).toBe('K-TURN');
  });

  test('[MB-F6] acceptances of one riposte do not count for the next', () => {
    const again = playAll(
      eight({ 0: 'limit 25', 1: '25 25', 2: 'crash 25', 5: 'ace 50' }),
      '0 limit>B',
      '1 ok',
      '5 ok',
      '1 -25',
      '2 crash>B',
    );
    expect(game.toAct(again)).toStrictEqual([1, 5]);
    expect(verdict(again, '!ace', 5)).toBe('legal');
  });
});
