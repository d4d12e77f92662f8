import { SPECTATOR, fastRandom, pick } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legal, optionsFor, playAll, position } from '../test/position.ts';
import type { Position } from '../test/position.ts';
import { game, meta } from './index.ts';
import type { State, View } from './index.ts';
import { EDITIONS } from './meta.ts';

const GO = { battle: 'go' };

const viewersOf = (state: State): Viewer[] => [SPECTATOR, ...Array.from({ length: state.seats }, (_, seat) => seat)];
const viewsExcept = (state: State, ...hidden: Viewer[]): View[] =>
  viewersOf(state)
    .filter((viewer) => !hidden.includes(viewer))
    .map((viewer) => game.view(state, viewer));

describe('public information', () => {
  const table: Position = {
    options: { edition: 'circuit', limitNeedsGreen: true },
    hands: ['100 75 ace', 'stop 25', '200 go'],
    pile: '50 50 50 crash',
    discard: '25 empty',
    sides: [
      { battle: 'go flat wheel go', speed: 'limit', distances: '25 25 200', safeties: 'tank' },
      { battle: 'go crash', speed: 'limit end', coups: 'proof', slowed: true },
    ],
  };

  const everybodySees = {
    toAct: [0],
    options: { edition: 'circuit', target: 1000, match: 'round', roundsToWin: 3, limitNeedsGreen: true },
    round: 1,
    starter: 0,
    turn: 0,
    riposte: null,
    handSizes: [3, 2, 2],
    pileSize: 4,
    discard: { top: 'empty', cards: ['25', 'empty'] },
    sides: [
      {
        letter: 'A',
        seats: [0],
        battle: { top: 'go', cards: ['flat', 'go', 'go', 'wheel'] },
        speed: { top: 'limit', cards: ['limit'] },
        km: 250,
        distances: { '25': 2, '50': 0, '75': 0, '100': 0, '200': 1 },
        safeties: ['tank'],
        coups: [],
        rolling: true,
        limited: true,
        awaitsGreen: false,
      },
      {
        letter: 'B',
        seats: [1],
        battle: { top: 'crash', cards: ['crash', 'go'] },
        speed: { top: 'end', cards: ['limit', 'end'] },
        km: 0,
        distances: { '25': 0, '50': 0, '75': 0, '100': 0, '200': 0 },
        safeties: ['proof'],
        coups: ['proof'],
        rolling: false,
        limited: true,
        awaitsGreen: true,
      },
      {
        letter: 'C',
        seats: [2],
        battle: { top: null, cards: [] },
        speed: { top: null, cards: [] },
        km: 0,
        distances: { '25': 0, '50': 0, '75': 0, '100': 0, '200': 0 },
        safeties: [],
        coups: [],
        rolling: false,
        limited: false,
        awaitsGreen: false,
      },
    ],
    totals: [250, 0, 0],
    results: [],
    outcome: null,
  };

  test.each<[Viewer, readonly string[] | null]>([
    [0, ['75', '100', 'ace']],
    [1, ['25', 'stop']],
    [2, ['200', 'go']],
    [SPECTATOR, null],
  ])('[MB-S5, MB-S2] viewer %s sees every tableau, the discards, the sizes, and the hand %j', (viewer, hand) => {
    expect(game.view(position(table), viewer)).toStrictEqual({ ...everybodySees, hand });
  });

  test('[MB-S5] a coup-fourré is marked, a safety played on a normal turn is not', () => {
    const state = position({ hands: ['crash 25', 'ace tank 25'], sides: [{}, GO] });
    const [, side] = game.view(playAll(state, '0 crash>B', '1 !ace', '1 tank'), SPECTATOR).sides;
    expect([side?.safeties, side?.coups]).toStrictEqual([['tank', 'ace'], ['ace']]);
  });

  test('[MB-S5] the size of the pile is public and shrinks with each draw', () => {
    const six = '25 25 25 25 25 25';
    const state = position({ hands: [`${six} 50`, six], pile: 'go go go' });
    const sizes = [state, playAll(state, '0 -50')].map((each) => game.view(each, SPECTATOR).pileSize);
    expect(sizes).toStrictEqual([3, 2]);
  });
});

describe('hidden information', () => {
  test('[MB-S2] partners do not see each other’s hands, nor does anybody else', () => {
    const hands = ['25 25', '50 50', '75 75', 'ace tank', '100 100', '200 200'];
    const other = hands.with(3, 'go stop');
    const one = position({ hands, pile: 'go stop' });
    const two = position({ hands: other, pile: 'ace tank' });
    expect(viewsExcept(one, 3)).toStrictEqual(viewsExcept(two, 3));
    expect(game.view(one, 3)).not.toStrictEqual(game.view(two, 3));
  });

  test('[MB-S5] nobody sees the order or the cards of the pile', () => {
    const hands = ['25 25', '50 50'];
    const one = position({ hands, pile: 'ace go 200' });
    const two = position({ hands, pile: '200 right limit' });
    expect(viewsExcept(one)).toStrictEqual(viewsExcept(two));
  });
});

describe('a riposte as seen by the other seats', () => {
  const hands = ['crash 25', '25 50', '25', '25', '25 50', '25', '25', '25'];
  const six = hands.slice(0, 6);
  const asked = (given: readonly string[], pile: string): State =>
    playAll(position({ hands: given, pile, sides: [{}, GO] }), '0 crash>B');

  test.each(EDITIONS)('[MB-F6] in %s it looks the same whether or not the target holds the safety', (edition) => {
    const open = (hand: string, pile: string): State =>
      playAll(position({ options: { edition }, hands: ['crash 25', hand, '25'], pile, sides: [{}, GO] }), '0 crash>B');
    expect(viewsExcept(open('25 ace', '50'), 1)).toStrictEqual(viewsExcept(open('25 50', 'ace'), 1));
  });

  test('[MB-F6] it looks the same to the partner too', () => {
    expect(viewsExcept(asked(six.with(4, '25 ace'), '50'), 4)).toStrictEqual(viewsExcept(asked(six, 'ace'), 4));
  });

  test('[MB-F6] closed without a counter it looks the same too: nobody learns what was kept', () => {
    const kept = playAll(asked(six.with(4, '25 ace'), '50 50'), '4 ok', '1 ok');
    const none = playAll(asked(six.with(4, '25 50'), 'ace 50'), '4 ok', '1 ok');
    expect(viewsExcept(kept, 4)).toStrictEqual(viewsExcept(none, 4));
  });

  test('[MB-F6] it shows the attack, the side, the attacker and everybody asked', () => {
    const open = asked(six, '');
    for (const viewer of viewersOf(open)) {
      expect(game.view(open, viewer).riposte).toStrictEqual({ attack: 'crash', side: 1, attacker: 0, asked: [1, 4] });
      expect(game.view(open, viewer).toAct).toStrictEqual([1, 4]);
    }
  });

  test.each([
    [1, 4],
    [4, 1],
  ])('[MB-F6] seat %i’s acceptance changes nothing that any other seat sees, seat %i included', (first) => {
    const open = asked(six, '');
    const half = playAll(open, `${first} ok`);
    expect(viewsExcept(half, first)).toStrictEqual(viewsExcept(open, first));
    expect(game.toAct(half)).toStrictEqual([1, 4].filter((seat) => seat !== first));
  });

  test('[MB-F6] a player who has answered knows it, and is no longer asked', () => {
    const half = playAll(asked(six, ''), '1 ok');
    expect(game.view(half, 1).toAct).toStrictEqual([4]);
    expect(game.view(half, 1).riposte?.asked).toStrictEqual([1, 4]);
  });

  test('[MB-F6] the same with eight players', () => {
    const open = asked(hands, '');
    const half = playAll(open, '5 ok');
    expect(viewsExcept(half, 5)).toStrictEqual(viewsExcept(open, 5));
  });

  test('[MB-F6] it shows the attacker’s turn, and no turn of its own', () => {
    expect(game.view(asked(six, ''), 1).turn).toBe(0);
  });

  test('[MB-F6] once closed it is gone', () => {
    const closed = playAll(asked(six, ''), '1 ok', '4 ok');
    for (const view of viewsExcept(closed)) expect([view.riposte, view.toAct]).toStrictEqual([null, [1]]);
  });
});

test('[MB-S2, MB-S5, MB-F6] redealing what a seat cannot know changes nothing it sees or may do', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...meta.seats),
      fc.constantFrom(...EDITIONS),
      fc.integer({ min: 1, max: 150 }),
      fc.integer(),
      (seats, edition, length, seed) => {
        const rng = fastRandom(`hidden ${seed}`);
        const state = game.setup(optionsFor(seats, { edition }), seats, rng);
        for (let move = 0; move < length && game.outcome(state) === null; move++) {
          const seat = pick(rng, game.toAct(state));
          game.play(state, seat, pick(rng, game.moves(state, seat)), rng);
        }
        for (const viewer of viewersOf(state)) {
          const other = game.resample(state, viewer, rng);
          expect(game.view(other, viewer)).toStrictEqual(game.view(state, viewer));
          expect(game.census(other)).toStrictEqual(game.census(state));
          if (viewer !== SPECTATOR) expect(legal(other, viewer)).toStrictEqual(legal(state, viewer));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('[MB-F6] a redealt riposte may give the safety to any hand of the attacked side, or to none', () => {
  const state = playAll(
    position({ hands: ['crash 25', '25 50', '25', '25', '25 75', '25'], pile: 'ace 50 75', sides: [{}, GO] }),
    '0 crash>B',
  );
  const rng = fastRandom('who holds the ace');
  const holders = Array.from({ length: 300 }, () => {
    const other = game.resample(state, 0, rng);
    return [1, 4].filter((seat) => game.view(other, seat).hand?.includes('ace')).join(' ');
  });
  expect([...new Set(holders)].toSorted()).toStrictEqual(['', '1', '4']);
});

test('[MB-F6] a redealt riposte leaves it open whether the partner has answered', () => {
  const open = playAll(
    position({ hands: ['crash 25', '25 50', '25', '25', '25 75', '25'], pile: 'ace 50 75', sides: [{}, GO] }),
    '0 crash>B',
  );
  const rng = fastRandom('who has answered');
  const asked = (state: State, viewer: Viewer): string[] => {
    const seen = Array.from({ length: 300 }, () => game.toAct(game.resample(state, viewer, rng)).join(' '));
    return [...new Set(seen)].toSorted();
  };
  for (const state of [open, playAll(open, '4 ok')]) {
    expect(asked(state, 1)).toStrictEqual(['1', '1 4']);
    expect(asked(state, 0)).toStrictEqual(['1', '1 4', '4']);
  }
});
