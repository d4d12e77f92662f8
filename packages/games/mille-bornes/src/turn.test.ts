import { SPECTATOR, fastRandom, pick } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handAt, handSize, legal, optionsFor, playAll, position, verdict } from '../test/position.ts';
import { game, meta } from './index.ts';
import type { CardName, MilleBornesOptions, SideView, State, View } from './index.ts';
import { EDITIONS } from './meta.ts';

const shown = (state: State, side = 0): SideView => game.view(state, SPECTATOR).sides[side] as SideView;

describe('drawing and ending a turn', () => {
  const six = '25 25 50 50 75 75';
  const start = position({ hands: [`${six} 100`, six], pile: 'go 200 crash' });

  test('[MB-T1] a player automatically draws the top card of the pile on their turn', () => {
    const after = playAll(start, '0 -100');
    expect(handAt(after, 1)).toStrictEqual(['25', '25', '50', '50', '75', '75', 'crash']);
    expect(after.pile).toHaveLength(2);
    expect(handSize(after, 0)).toBe(6);
  });

  test('[MB-T1] the turn passes to the left after any one action', () => {
    const rolling = position({
      hands: ['25 go limit 50', '25 25'],
      sides: [{ battle: 'go stop', speed: 'limit' }],
    });
    expect(playAll(rolling, '0 go').turn).toBe(1);
    expect(playAll(rolling, '0 -50').turn).toBe(1);
    expect(playAll(rolling, '0 limit>B', '1 ok').turn).toBe(1);
    expect(verdict(playAll(rolling, '0 go'), '25', 0)).toBe('K-TURN');
  });

  test('[MB-T1] nobody else can act meanwhile', () => {
    expect(game.toAct(start)).toStrictEqual([0]);
    expect(legal(start, 1)).toStrictEqual([]);
    expect(verdict(start, '-25', 1)).toBe('K-TURN');
  });

  test('[MB-T1] passing is not allowed: a turn is a card played or discarded', () => {
    expect(legal(position({ hands: ['crash wheel', '25'] })).toSorted()).toStrictEqual(['-crash', '-wheel']);
  });

  test('[MB-T1] a card that is not in the hand can be neither played nor discarded', () => {
    expect(verdict(start, 'go')).toBe('MB-T1');
    expect(verdict(start, '-200')).toBe('MB-T1');
    expect(verdict(start, 'ace')).toBe('MB-T1');
    expect(verdict(start, 'limit>B')).toBe('MB-T1');
  });

  test('[MB-T1] the last card of the pile is drawn like any other, then nobody draws', () => {
    const last = position({ hands: [`${six} 100`, six], pile: 'ace' });
    const one = playAll(last, '0 -100');
    expect([handSize(one, 0), handSize(one, 1), one.pile.length]).toStrictEqual([6, 7, 0]);
    const two = playAll(one, '1 -25');
    expect([handSize(two, 0), handSize(two, 1)]).toStrictEqual([6, 6]);
    const three = playAll(two, '0 -25');
    expect([handSize(three, 0), handSize(three, 1)]).toStrictEqual([5, 6]);
  });

  test('[MB-T1] identical cards are one choice', () => {
    expect(legal(position({ hands: ['75 75 75', '25'] }))).toStrictEqual(['-75']);
  });

  test.each([
    '',
    '100 ',
    ' 100',
    '0100',
    'Go',
    'stop',
    '100>B',
    'go>A',
    '-',
    '--25',
    'stop>',
    'stop>E',
    '!25',
    '!',
    'pass',
  ])('the text %j is not a move', (text) => {
    const state = position({ hands: ['100 stop go 25 ace', '25'], sides: [{}, { battle: 'go' }] });
    expect(verdict(state, text)).toBe('K-TEXT');
  });
});

describe('discarding', () => {
  test.each(EDITIONS)('[MB-T2] in %s any card may be discarded, even if others could be played', (edition) => {
    const hand = '25 50 75 100 200 limit stop empty flat crash end go gas wheel repair right tank proof ace';
    const state = position({
      options: { edition },
      hands: [hand, '25'],
      sides: [{ battle: 'go' }, { battle: 'go' }],
    });
    const discards = hand.split(' ').map((name) => `-${name}`);
    expect(
      legal(state)
        .filter((text) => text.startsWith('-'))
        .toSorted(),
    ).toStrictEqual(discards.toSorted());
    expect(verdict(state, '100')).toBe('legal');
  });

  test('[MB-T2, MB-S5] the discarded card is face up on the discard pile', () => {
    const after = playAll(position({ hands: ['100 go', '25'], discard: '25 50' }), '0 -100');
    expect(game.view(after, 1).discard).toStrictEqual({ top: '100', cards: ['25', '50', '100'] });
  });

  test('[MB-T2, MB-B1] a discarded safety gives neither immunity nor another turn', () => {
    const after = playAll(position({ hands: ['right 25', 'limit 25'] }), '0 -right');
    expect(after.turn).toBe(1);
    expect(shown(after).safeties).toStrictEqual([]);
    expect(verdict(after, 'limit>A')).toBe('legal');
  });
});

describe('cards without effect', () => {
  test.each(EDITIONS)('[MB-T3] in %s a green light cannot be played while rolling', (edition) => {
    const state = position({ options: { edition }, hands: ['go 25', '25'], sides: [{ battle: 'go' }] });
    expect(verdict(state, 'go')).toBe('MB-T3');
    expect(verdict(state, '-go')).toBe('legal');
  });

  test.each(['', 'go', 'go flat wheel'])(
    '[MB-T3] a green light cannot be played with right of way on pile "%s"',
    (battle) => {
      const state = position({ hands: ['go 25', '25'], sides: [{ battle, safeties: 'right' }] });
      expect(verdict(state, 'go')).toBe('MB-T3');
    },
  );

  test.each([
    ['gas', '', 'MB-T3'],
    ['gas', 'go', 'MB-T3'],
    ['gas', 'go empty gas', 'MB-T3'],
    ['gas', 'go empty gas go', 'MB-T3'],
    ['wheel', 'go', 'MB-T3'],
    ['repair', 'go crash repair', 'MB-T3'],
    ['gas', 'go flat', 'MB-T5'],
    ['wheel', 'go crash', 'MB-T5'],
    ['repair', 'go empty', 'MB-T5'],
    ['repair', 'go stop', 'MB-T5'],
  ])('[MB-T3, MB-T5] %s cannot be played on battle pile "%s", by %s', (remedy, battle, rule) => {
    const state = position({ hands: [`${remedy} 25`, '25'], sides: [{ battle }] });
    expect(verdict(state, remedy)).toBe(rule);
    expect(verdict(state, `-${remedy}`)).toBe('legal');
  });

  test.each(['', 'limit end'])('[MB-T3, MB-T6] an end of limit cannot be played on speed pile "%s"', (speed) => {
    const state = position({ hands: ['end 25', '25'], sides: [{ battle: 'go', speed }] });
    expect(verdict(state, 'end')).toBe('MB-T3');
  });

  test('[MB-T3, MB-T5] a remedy does not help an opponent', () => {
    const state = position({ hands: ['repair 25', '25'], sides: [{ battle: 'go' }, { battle: 'go crash' }] });
    expect(verdict(state, 'repair')).toBe('MB-T3');
    expect(verdict(state, 'repair>B')).toBe('K-TEXT');
  });
});

describe('green lights', () => {
  test.each(['', 'go stop', 'go empty gas', 'go flat wheel', 'go crash repair'])(
    '[MB-T4, MB-S6] one can be played onto battle pile "%s", and the side rolls',
    (battle) => {
      for (const edition of EDITIONS) {
        const state = position({ options: { edition }, hands: ['go 25', '25'], sides: [{ battle }] });
        const after = playAll(state, '0 go');
        expect(shown(after).battle.top).toBe('go');
        expect(shown(after).rolling).toBe(true);
      }
    },
  );

  test.each(['go empty', 'go flat', 'go crash'])('[MB-T4] none can be played onto battle pile "%s"', (battle) => {
    const state = position({ hands: ['go 25', '25'], sides: [{ battle }] });
    expect(verdict(state, 'go')).toBe('MB-T4');
  });

  test('[MB-T4] one can be played under a speed limit, which stays', () => {
    const after = playAll(position({ hands: ['go 25', '25'], sides: [{ speed: 'limit' }] }), '0 go');
    expect(shown(after)).toMatchObject({ rolling: true, limited: true });
  });

  test.each(['go empty', 'go flat', 'go crash'])('[MB-T4] not even with right of way onto "%s"', (battle) => {
    const state = position({ hands: ['go 25', '25'], sides: [{ battle, safeties: 'right' }] });
    expect(verdict(state, 'go')).toBe('MB-T3');
  });

  test('[MB-T4, MB-B3] after a safety emptied the battle pile, a green light starts it again', () => {
    const state = position({ hands: ['ace go 25', '25'], sides: [{ battle: 'go crash' }] });
    expect(shown(playAll(state, '0 ace', '0 go')).rolling).toBe(true);
  });
});

describe('remedies', () => {
  const PAIRS = [
    ['gas', 'empty'],
    ['wheel', 'flat'],
    ['repair', 'crash'],
  ] as const;

  test.each(PAIRS)('[MB-T5] %s covers %s, and a green light is still needed', (remedy, attack) => {
    for (const edition of EDITIONS) {
      const state = position({
        options: { edition },
        hands: [`${remedy} go 100`, '25 25 25'],
        sides: [{ battle: `go ${attack}` }],
      });
      const healed = playAll(state, `0 ${remedy}`, '1 -25');
      expect(shown(healed)).toMatchObject({ rolling: false, battle: { top: remedy } });
      expect(verdict(healed, '100')).toBe('MB-D1');
      expect(verdict(playAll(healed, '0 go', '1 -25'), '100')).toBe('legal');
    }
  });

  test.each(PAIRS)('[MB-T5, MB-S6] with right of way the side rolls as soon as %s covers %s', (remedy, attack) => {
    for (const edition of EDITIONS) {
      const state = position({
        options: { edition },
        hands: [`${remedy} 100`, '25 25'],
        sides: [{ battle: attack, safeties: 'right' }],
      });
      expect(verdict(playAll(state, `0 ${remedy}`, '1 -25'), '100')).toBe('legal');
    }
  });

  test('[MB-T5] the covered attack stays in the pile, visible to all', () => {
    const after = playAll(position({ hands: ['gas 25', '25'], sides: [{ battle: 'go empty' }] }), '0 gas');
    expect(shown(after).battle).toStrictEqual({ top: 'gas', cards: ['empty', 'go', 'gas'] });
  });

  test('[MB-T5, MB-S2] a partner may play the remedy', () => {
    const state = position({
      hands: ['25', '25', '25', 'wheel 25', '25', '25'],
      turn: 3,
      sides: [{ battle: 'go flat' }],
    });
    expect(shown(playAll(state, '3 wheel')).battle.top).toBe('wheel');
  });

  test('[MB-T5] a separate limit is not affected', () => {
    const state = position({ hands: ['wheel 25', '25'], sides: [{ battle: 'go flat', speed: 'limit' }] });
    expect(shown(playAll(state, '0 wheel')).limited).toBe(true);
  });
});

describe('ends of limit', () => {
  const limited = position({ hands: ['end 100 25', '25 25'], sides: [{ battle: 'go', speed: 'limit' }] });

  test.each(EDITIONS)('[MB-T6] in %s one cancels the limit at once, without a green light after it', (edition) => {
    const state = position({
      options: { edition },
      hands: ['end 100', '25 25'],
      sides: [{ battle: 'go', speed: 'limit' }],
    });
    const after = playAll(state, '0 end', '1 -25');
    expect(shown(after)).toMatchObject({ limited: false, awaitsGreen: false, rolling: true, speed: { top: 'end' } });
    expect(verdict(after, '100')).toBe('legal');
  });

  test('[MB-T6] it goes on the speed pile, over the limit', () => {
    expect(shown(playAll(limited, '0 end')).speed).toStrictEqual({ top: 'end', cards: ['limit', 'end'] });
  });

  test.each(['', 'go', 'go stop', 'go crash', 'go flat wheel'])(
    '[MB-T6] it cancels only the limit: battle pile "%s" stays as it is',
    (battle) => {
      const state = position({ hands: ['end 25', '25'], sides: [{ battle, speed: 'limit' }] });
      expect(shown(playAll(state, '0 end')).battle).toStrictEqual(shown(state).battle);
      expect(shown(playAll(state, '0 end')).rolling).toBe(battle === 'go');
    },
  );

  test('[MB-T6] a second limit needs a second end', () => {
    const state = position({ hands: ['end 75', '25 25'], sides: [{ battle: 'go', speed: 'limit end limit' }] });
    expect(verdict(state, '75')).toBe('MB-D2');
    expect(verdict(playAll(state, '0 end', '1 -25'), '75')).toBe('legal');
  });
});

describe('the house rule limitNeedsGreen', () => {
  const options = { edition: 'circuit', limitNeedsGreen: true } as const;
  const far = '25 50 75 100 200';
  const slow = (side: { battle?: string; safeties?: string }, hand: string): State =>
    position({
      options,
      hands: [`${hand} ${far}`, '25 25 25'],
      sides: [{ ...side, speed: 'limit end', slowed: true }],
    });
  const allowedKm = (state: State): string[] => legal(state).filter((text) => /^\d/.test(text));

  test('[MB-T6] is off by default, and available for the circuit only', () => {
    expect(optionsFor(2, { edition: 'circuit' }).limitNeedsGreen).toBe(false);
    expect(optionsFor(2).limitNeedsGreen).toBe(false);
    expect(() => optionsFor(2, { edition: 'classic', limitNeedsGreen: true })).toThrow('MB-T6');
  });

  test('[MB-T6] after the end of limit only 25 and 50 can be played', () => {
    const start = position({
      options,
      hands: [`end ${far}`, '25 25'],
      sides: [{ battle: 'go', speed: 'limit' }],
    });
    const after = playAll(start, '0 end', '1 -25');
    expect(shown(after)).toMatchObject({ awaitsGreen: true, limited: true, rolling: true });
    expect(allowedKm(after)).toStrictEqual(['25', '50']);
    for (const km of ['75', '100', '200']) expect(verdict(after, km)).toBe('MB-T6');
  });

  test('[MB-T6] a green flag may then be played while rolling, and lifts it', () => {
    const after = playAll(slow({ battle: 'go' }, 'go'), '0 go', '1 -25');
    expect(shown(after)).toMatchObject({ awaitsGreen: false, limited: false, rolling: true, battle: { top: 'go' } });
    expect(allowedKm(after)).toStrictEqual(far.split(' '));
  });

  test('[MB-T6, MB-T3] but only once: a second green flag is again without effect', () => {
    expect(verdict(playAll(slow({ battle: 'go' }, 'go go'), '0 go', '1 -25'), 'go')).toBe('MB-T3');
  });

  test('[MB-T6] a green flag on a red one lifts both', () => {
    const after = playAll(slow({ battle: 'go stop' }, 'go'), '0 go', '1 -25');
    expect(shown(after)).toMatchObject({ awaitsGreen: false, limited: false, rolling: true });
    expect(allowedKm(after)).toStrictEqual(far.split(' '));
  });

  test.each(['go empty', 'go flat', 'go crash'])('[MB-T6, MB-T4] it cannot be played on "%s"', (battle) => {
    const state = slow({ battle }, 'go');
    expect(verdict(state, 'go')).toBe('MB-T4');
    expect(shown(state).awaitsGreen).toBe(true);
  });

  test('[MB-T6] the green flag that starts the side lifts it', () => {
    const start = position({ options, hands: [`end go ${far}`, '25 25 25'], sides: [{ speed: 'limit' }] });
    const ended = playAll(start, '0 end', '1 -25');
    expect(shown(ended)).toMatchObject({ awaitsGreen: true, rolling: false });
    const started = playAll(ended, '0 go', '1 -25');
    expect(shown(started)).toMatchObject({ awaitsGreen: false, limited: false, rolling: true });
    expect(verdict(started, '200')).toBe('legal');
  });

  test('[MB-T6, MB-T5] the green flag that follows a remedy lifts it, the remedy does not', () => {
    const healed = playAll(slow({ battle: 'go flat' }, 'wheel go'), '0 wheel', '1 -25');
    expect(shown(healed).awaitsGreen).toBe(true);
    expect(shown(playAll(healed, '0 go')).awaitsGreen).toBe(false);
  });

  test('[MB-T6] 25 and 50 do not lift it', () => {
    const after = playAll(slow({ battle: 'go' }, ''), '0 50', '1 -25');
    expect(shown(after).awaitsGreen).toBe(true);
    expect(verdict(after, '75')).toBe('MB-T6');
  });

  test('[MB-T6, MB-B4] right of way lifts it', () => {
    const after = playAll(slow({ battle: 'go' }, 'right'), '0 right');
    expect(shown(after)).toMatchObject({ awaitsGreen: false, limited: false, rolling: true });
    expect(verdict(after, '200')).toBe('legal');
  });

  test('[MB-T6] other safeties do not lift it', () => {
    expect(shown(playAll(slow({ battle: 'go' }, 'ace'), '0 ace')).awaitsGreen).toBe(true);
  });

  test('[MB-T6, MB-F7] right of way as a coup-fourré lifts it', () => {
    const state = position({
      options,
      hands: ['stop 25', 'right 200 25'],
      sides: [{}, { battle: 'go', speed: 'limit end', slowed: true }],
    });
    const after = playAll(state, '0 stop>B', '1 !right');
    expect(shown(after, 1)).toMatchObject({ awaitsGreen: false, limited: false, rolling: true });
    expect(verdict(after, '200')).toBe('legal');
  });

  test('[MB-T6] a new limit takes its place: no green flag can be played without effect', () => {
    const state = position({
      options,
      hands: ['limit 25 25', 'go end 100 50'],
      sides: [{}, { battle: 'go', speed: 'limit end', slowed: true }],
    });
    const again = playAll(state, '0 limit>B', '1 ok');
    expect(shown(again, 1)).toMatchObject({ awaitsGreen: false, limited: true });
    expect(verdict(again, 'go')).toBe('MB-T3');
    expect(verdict(again, '100')).toBe('MB-D2');
    const ended = playAll(again, '1 end', '0 -25');
    expect(shown(ended, 1)).toMatchObject({ awaitsGreen: true, limited: true });
    expect(verdict(ended, '100')).toBe('MB-T6');
    expect(verdict(ended, 'go')).toBe('legal');
  });

  test('[MB-T6] under the limit itself a rolling side cannot play a green flag', () => {
    const state = position({ options, hands: ['go 25', '25'], sides: [{ battle: 'go', speed: 'limit' }] });
    expect(verdict(state, 'go')).toBe('MB-T3');
  });

  test('[MB-T6, MB-A2] a side still missing its green flag may be limited again', () => {
    const state = position({
      options,
      hands: ['limit 25', '25 25'],
      sides: [{}, { battle: 'go', speed: 'limit end', slowed: true }],
    });
    expect(verdict(state, 'limit>B')).toBe('legal');
  });

  test('[MB-T6] it holds for the whole side: a partner may play the green flag', () => {
    const state = position({
      options,
      hands: ['end 25', '25', '25', 'go 100 25', '25', '25'],
      sides: [{ battle: 'go', speed: 'limit' }],
    });
    const ended = playAll(state, '0 end', '1 -25', '2 -25');
    expect(verdict(ended, '100')).toBe('MB-T6');
    expect(shown(playAll(ended, '3 go')).awaitsGreen).toBe(false);
  });
});

/**
 * A second implementation of the turn rules, written from the specification and based on a seat's view: the legal
 * texts.
 */
const SAFETY: Readonly<Record<string, CardName>> = {
  limit: 'right',
  stop: 'right',
  empty: 'tank',
  flat: 'proof',
  crash: 'ace',
};
const HEALS: Readonly<Record<string, CardName>> = { gas: 'empty', wheel: 'flat', repair: 'crash' };
const SAFETIES: ReadonlySet<string> = new Set(['right', 'tank', 'proof', 'ace']);

const allowedBySpec = (view: View, seat: Seat): string[] => {
  const hand = [...new Set(view.hand)];
  if (!view.toAct.includes(seat)) return [];
  if (view.riposte !== null) {
    const safety = SAFETY[view.riposte.attack] as CardName;
    return hand.includes(safety) ? ['ok', `!${safety}`] : ['ok'];
  }
  const own = view.sides.find((side) => side.seats.includes(seat)) as SideView;
  const others = view.sides.filter((side) => side !== own);
  return hand.flatMap((card) => [
    `-${card}`,
    ...(SAFETY[card] ? others.filter((side) => attackable(side, card)).map((side) => `${card}>${side.letter}`) : []),
    ...(!SAFETY[card] && mayLay(view, own, card) ? [card] : []),
  ]);
};

const rolls = ({ battle, safeties }: SideView): boolean =>
  battle.top === 'go' || (safeties.includes('right') && (battle.top === null || !SAFETY[battle.top]));

const attackable = (side: SideView, attack: CardName): boolean => {
  if (side.safeties.includes(SAFETY[attack] as CardName)) return false;
  return attack === 'limit' ? side.speed.top !== 'limit' : rolls(side);
};

const mayLay = (view: View, own: SideView, card: CardName): boolean => {
  if (SAFETIES.has(card)) return true;
  if (card === 'end') return own.speed.top === 'limit';
  if (HEALS[card]) return own.battle.top === HEALS[card];
  if (card === 'go') return mayLayGreen(own);
  const slow = own.speed.top === 'limit' || own.awaitsGreen;
  return (
    rolls(own) &&
    !(slow && Number(card) > 50) &&
    !(card === '200' && (own.distances['200'] ?? 0) >= 2) &&
    own.km + Number(card) <= view.options.target
  );
};

const mayLayGreen = ({ battle, safeties, awaitsGreen }: SideView): boolean => {
  if (safeties.includes('right')) return false;
  if (battle.top === 'go') return awaitsGreen;
  return battle.top === null || battle.top === 'stop' || Object.hasOwn(HEALS, battle.top);
};

/** A move's effect on hands, pile and turn, written from the specification. */
interface Flow {
  readonly turn: Seat;
  readonly sizes: number[];
  readonly pile: number;
}

const flowBySpec = (view: View, seat: Seat, text: string, isLastAnswer: boolean): Flow => {
  const sizes = [...view.handSizes];
  let pile = view.pileSize;
  const size = (of: Seat): number => sizes[of] as number;
  const draw = (of: Seat, upTo: number): void => {
    for (; pile > 0 && size(of) < upTo; pile--) sizes[of] = size(of) + 1;
  };
  const pass = (from: Seat): Flow => {
    const seats = sizes.map((_, step) => (from + 1 + step) % sizes.length);
    const turn = pile > 0 ? (seats[0] as Seat) : (seats.find((other) => size(other) > 0) ?? from);
    draw(turn, size(turn) + 1);
    return { turn, sizes, pile };
  };
  if (text === 'ok') return isLastAnswer ? pass(view.turn) : { turn: view.turn, sizes, pile };
  sizes[seat] = size(seat) - 1;
  if (text.includes('>')) return { turn: seat, sizes, pile };
  if (text.startsWith('!')) draw(seat, 6);
  if (text.startsWith('!') || SAFETIES.has(text)) {
    draw(seat, size(seat) + 1);
    return size(seat) > 0 ? { turn: seat, sizes, pile } : pass(seat);
  }
  return pass(seat);
};

interface Step {
  readonly state: State;
  readonly seat: Seat;
  readonly text: string;
}

/** Plays one random round, preferring plays to discards, and reports each position with the chosen move. */
const walk = (options: MilleBornesOptions, seats: number, seed: string, onStep: (step: Step) => void): State => {
  const rng: Rng = fastRandom(seed);
  const state = game.setup(options, seats, rng);
  while (game.outcome(state) === null) {
    const seat = pick(rng, game.toAct(state));
    const moves = game.moves(state, seat);
    const cards = moves.filter((move) => move.kind !== 'discard');
    const move = pick(rng, cards.length > 0 && rng.next() % 4 > 0 ? cards : moves);
    onStep({ state, seat, text: game.format(move) });
    game.play(state, seat, move, rng);
  }
  return state;
};

const tables = fc
  .record({
    seats: fc.constantFrom(...meta.seats),
    edition: fc.constantFrom(...EDITIONS),
    short: fc.boolean(),
    green: fc.boolean(),
    seed: fc.integer(),
  })
  .map(({ seats, edition, short, green, seed }) => ({
    seats,
    seed: `round ${seed}`,
    options: optionsFor(seats, {
      edition,
      target: short && seats % 4 === 0 ? 700 : 1000,
      limitNeedsGreen: green && edition === 'circuit',
    }),
  }));

describe('in random rounds', () => {
  test('[MB-T1, MB-T2, MB-T3, MB-T4, MB-T5, MB-T6, MB-D1, MB-D2, MB-D3, MB-D4, MB-A1, MB-A2, MB-A3, MB-A4, MB-A5, MB-F1, MB-F6] every seat’s legal moves are those the rules allow', () => {
    fc.assert(
      fc.property(tables, ({ options, seats, seed }) => {
        walk(options, seats, seed, ({ state }) => {
          for (let seat = 0; seat < seats; seat++) {
            const expected = allowedBySpec(game.view(state, seat), seat);
            expect(legal(state, seat).toSorted()).toStrictEqual(expected.toSorted());
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  test('[MB-T1, MB-B1, MB-F3, MB-F4, MB-E2] hands, pile and turn change as the rules say', () => {
    fc.assert(
      fc.property(tables, ({ options, seats, seed }) => {
        let expected: Flow | null = null;
        const last = walk(options, seats, seed, ({ state, seat, text }) => {
          const view = game.view(state, SPECTATOR);
          const { turn, handSizes, pileSize } = view;
          if (expected) expect({ turn, sizes: handSizes, pile: pileSize }).toStrictEqual(expected);
          expected = flowBySpec(view, seat, text, game.toAct(state).length === 1);
        });
        expect(game.toAct(last)).toStrictEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('[MB-T1] while the pile lasts, the player to move has 7 cards and everybody else 6', () => {
    fc.assert(
      fc.property(tables, ({ options, seats, seed }) => {
        walk(options, seats, seed, ({ state }) => {
          if (state.pile.length === 0) return;
          const { handSizes, riposte, turn } = game.view(state, SPECTATOR);
          expect(handSizes).toStrictEqual(handSizes.map((_, seat) => (riposte === null && seat === turn ? 7 : 6)));
        });
      }),
      { numRuns: 30 },
    );
  });

  test('[MB-C1] no card is lost or added', () => {
    fc.assert(
      fc.property(tables, ({ options, seats, seed }) => {
        const pack = game.census(game.setup(options, seats, fastRandom('the whole pack')));
        walk(options, seats, seed, ({ state }) => expect(game.census(state)).toStrictEqual(pack));
      }),
      { numRuns: 30 },
    );
  });
});
