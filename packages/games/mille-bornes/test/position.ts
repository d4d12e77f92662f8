import { fastRandom, legalMove, submit, tableOptions } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { BATTLE_CARDS, CARDS, END_OF_LIMIT, KILOMETRES, LIMIT, isDistance, safetyBit } from '../src/cards.ts';
import type { Card, CardName } from '../src/cards.ts';
import { game } from '../src/index.ts';
import type { MilleBornesOptions } from '../src/meta.ts';
import { DISCARD, NO_CARD, addTo, handRow, newSide, sideAt, sideRow, sidesFor, sizeOf } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** A hand-written table. Cards are names separated by spaces; in piles the last is the top. */
export interface Position {
  readonly options?: Partial<MilleBornesOptions>;
  /** One per seat; the current seat has already drawn. */
  readonly hands: readonly string[];
  readonly turn?: Seat;
  readonly pile?: string;
  readonly discard?: string;
  /** One per side; omitted sides are empty. */
  readonly sides?: readonly ShownSide[];
}

export interface ShownSide {
  readonly battle?: string;
  readonly speed?: string;
  readonly distances?: string;
  readonly safeties?: string;
  /** Safeties played as a coup-fourré (don't repeat them in `safeties`). */
  readonly coups?: string;
  readonly slowed?: boolean;
}

/** A state in the middle of the first round. It holds only the named cards. */
export const position = ({ options, hands, turn = 0, pile = '', discard = '', sides = [] }: Position): State => {
  const seats = hands.length;
  const state: State = {
    options: optionsFor(seats, options),
    seats,
    round: 1,
    starter: 0,
    turn,
    riposte: null,
    over: false,
    pile: cardsIn(pile),
    places: Array.from({ length: CARDS.length * (1 + seats + sidesFor(seats)) }, () => 0),
    discardTop: topOf(discard),
    sides: Array.from({ length: sidesFor(seats) }, newSide),
    distancesLeft: [pile, ...hands].flatMap(cardsIn).filter(isDistance).length,
    results: [],
  };
  for (const card of cardsIn(discard)) addTo(state, DISCARD, card);
  hands.forEach((hand, seat) => cardsIn(hand).forEach((card) => addTo(state, handRow(seat), card)));
  sides.forEach((shown, side) => show(state, side, shown));
  return state;
};

export const optionsFor = (seats: number, options: Partial<MilleBornesOptions> = {}): MilleBornesOptions => {
  const resolved = tableOptions(game, seats, options);
  if (!resolved.ok) throw new RangeError(`refused by ${resolved.refusal.rule}`);
  return resolved.options;
};

/** Plays moves in sequence, each written "seat text"; all must be legal. Does not change the given state. */
export const playAll = (state: State, ...moves: readonly string[]): State =>
  moves.reduce((current, line) => {
    const [seat, text] = line.split(' ') as [string, string];
    const played = submit(game, current, { seat: Number(seat), text, rng: fastRandom('next round') });
    if (!played.ok) throw new RangeError(`"${line}" refused by ${played.refusal.rule}`);
    return played.state;
  }, state);

/** The texts of a seat's legal moves. */
export const legal = (state: State, seat: Seat = state.turn): string[] => game.moves(state, seat).map(game.format);

/** The rule that refuses a text, or "legal". */
export const verdict = (state: State, text: string, seat: Seat = state.turn): string => {
  const checked = legalMove(game, state, seat, text);
  return checked.ok ? 'legal' : checked.refusal.rule;
};

export const refusalOf = (state: State, text: string, seat: Seat = state.turn): Refusal => {
  const checked = legalMove(game, state, seat, text);
  if (checked.ok) throw new RangeError(`"${text}" is legal`);
  return checked.refusal;
};

/** A seat's cards, in the order of CARDS. */
export const handAt = (state: State, seat: Seat): readonly CardName[] => game.view(state, seat).hand ?? [];

export const handSize = (state: State, seat: Seat): number => sizeOf(state, handRow(seat));

const show = (state: State, side: number, shown: ShownSide): void => {
  const { battle = '', speed = '', distances = '', safeties = '', coups = '', slowed = false } = shown;
  const laid = cardsIn(distances);
  expect(cardsIn(battle), BATTLE_CARDS);
  expect(cardsIn(speed), [LIMIT, END_OF_LIMIT]);
  for (const card of [...cardsIn(battle), ...cardsIn(speed), ...laid, ...cardsIn(safeties), ...cardsIn(coups)]) {
    addTo(state, sideRow(state, side), card);
  }
  Object.assign(sideAt(state, side), {
    battleTop: topOf(battle),
    speedTop: topOf(speed),
    km: laid.reduce((km, card) => km + (KILOMETRES[card] as number), 0),
    coups: cardsIn(coups).reduce((bits, card) => bits | safetyBit(card), 0),
    slowed,
  });
};

const expect = (cards: readonly Card[], allowed: readonly Card[]): void => {
  for (const card of cards) if (!allowed.includes(card)) throw new RangeError(`${CARDS[card]} is not there`);
};

const cardsIn = (text: string): Card[] =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const card = CARDS.indexOf(name as CardName);
      if (card < 0) throw new RangeError(`no such card: ${name}`);
      return card;
    });

const topOf = (pile: string): Card => cardsIn(pile).at(-1) ?? NO_CARD;
