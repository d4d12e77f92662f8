import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Outcome, Seat, Viewer } from '@ponts-bornes/kernel';
import { ALL_CARDS, BATTLE_CARDS, CARDS, END_OF_LIMIT, LIMIT, SAFETIES, cardName, safetyBit } from './cards.ts';
import type { Card, CardName } from './cards.ts';
import type { MilleBornesOptions } from './meta.ts';
import { askedSeats, toAct } from './moves.ts';
import { sideLetter } from './notation.ts';
import { outcome, sideTotals } from './score.ts';
import {
  DISCARD,
  countIn,
  handRow,
  owesAnswer,
  rolls,
  seatsOfSide,
  sideAt,
  sideRow,
  sizeOf,
  underLimit,
} from './state.ts';
import type { Riposte, RoundResult, State } from './state.ts';

/** One viewer's view. */
export interface View {
  readonly toAct: readonly Seat[];
  readonly options: MilleBornesOptions;
  readonly round: number;
  readonly starter: Seat;
  /** The seat whose turn it is; during a riposte, the attacker. */
  readonly turn: Seat;
  readonly riposte: RiposteView | null;
  /** The viewer's own cards, in the order of CARDS; null for a spectator. */
  readonly hand: readonly CardName[] | null;
  readonly handSizes: readonly number[];
  readonly pileSize: number;
  readonly discard: PileView;
  readonly sides: readonly SideView[];
  /** By side: kilometres, rounds won or points, whichever decides the match. */
  readonly totals: readonly number[];
  readonly results: readonly RoundResult[];
  readonly outcome: Outcome | null;
}

/** An open pile: its top, and all cards in it in the order of CARDS. */
export interface PileView {
  readonly top: CardName | null;
  readonly cards: readonly CardName[];
}

export interface RiposteView {
  readonly attack: CardName;
  readonly side: number;
  readonly attacker: Seat;
  /** Everybody asked, whether or not they have answered. */
  readonly asked: readonly Seat[];
}

export interface SideView {
  readonly letter: string;
  readonly seats: readonly Seat[];
  readonly battle: PileView;
  readonly speed: PileView;
  readonly km: number;
  /** The number of each distance, by kilometres. */
  readonly distances: Readonly<Record<string, number>>;
  readonly safeties: readonly CardName[];
  /** The safeties among these played as a coup-fourré. */
  readonly coups: readonly CardName[];
  readonly rolling: boolean;
  /** Only 25 and 50 for now, because of a limit or of the house rule after one. */
  readonly limited: boolean;
  /** House rule: a green flag is still needed since the limit ended. */
  readonly awaitsGreen: boolean;
}

export const view = (state: State, viewer: Viewer): View => ({
  toAct: toActSeenBy(state, viewer),
  options: state.options,
  round: state.round,
  starter: state.starter,
  turn: state.turn,
  riposte: state.riposte && riposteView(state, state.riposte),
  hand: viewer === SPECTATOR ? null : namesIn(state, handRow(viewer)),
  handSizes: seatsOf(state).map((seat) => sizeOf(state, handRow(seat))),
  pileSize: state.pile.length,
  discard: { top: nameOrNull(state.discardTop), cards: namesIn(state, DISCARD) },
  sides: state.sides.map((_, side) => sideView(state, side)),
  totals: sideTotals(state),
  results: state.results.length === 0 ? NONE : [...state.results],
  outcome: outcome(state),
});

/** Everything, for referees. The top of the pile is its last card. */
export const reveal = (state: State): object => ({
  options: { ...state.options },
  round: state.round,
  starter: state.starter,
  turn: state.turn,
  over: state.over,
  riposte: state.riposte && {
    ...riposteView(state, state.riposte),
    accepted: askedSeats(state).filter((seat) => !owesAnswer(state, seat)),
  },
  hands: seatsOf(state).map((seat) => namesIn(state, handRow(seat))),
  pile: state.pile.map(cardName),
  discard: { top: nameOrNull(state.discardTop), cards: namesIn(state, DISCARD) },
  sides: state.sides.map((_, side) => sideView(state, side)),
  totals: sideTotals(state),
  results: [...state.results],
});

/** The number of copies of each card, wherever they are. */
export const census = (state: State): Record<string, number> => {
  const counts = Array.from(CARDS, () => 0);
  const add = (card: Card, count: number): void => {
    counts[card] = (counts[card] as number) + count;
  };
  for (const card of state.pile) add(card, 1);
  state.places.forEach((count, cell) => add(cell % CARDS.length, count));
  return Object.fromEntries(CARDS.map((name, card) => [name, counts[card] as number]));
};

/** [MB-F6] Hides who else has answered: all seats that were asked still appear to be. */
const toActSeenBy = (state: State, viewer: Viewer): readonly Seat[] =>
  state.riposte === null
    ? toAct(state)
    : askedSeats(state).filter((seat) => seat !== viewer || owesAnswer(state, seat));

const riposteView = (state: State, riposte: Riposte): RiposteView => ({
  attack: cardName(riposte.attack),
  side: riposte.side,
  attacker: state.turn,
  asked: askedSeats(state),
});

const sideView = (state: State, side: number): SideView => {
  const shown = sideAt(state, side);
  const row = sideRow(state, side);
  return {
    letter: sideLetter(side),
    seats: seatsOfSide(state, side),
    battle: { top: nameOrNull(shown.battleTop), cards: namesIn(state, row, BATTLE_CARDS) },
    speed: { top: nameOrNull(shown.speedTop), cards: namesIn(state, row, SPEED_CARDS) },
    km: shown.km,
    distances: distancesIn(state, row),
    safeties: namesIn(state, row, SAFETIES),
    coups: COUPS[shown.coups] as readonly CardName[],
    rolling: rolls(state, side),
    limited: underLimit(shown) || shown.slowed,
    awaitsGreen: shown.slowed,
  };
};

/** In card order. A literal, because objects grown one numeric key at a time use much more memory. */
const distancesIn = (state: State, row: number): SideView['distances'] => ({
  25: countIn(state, row, 0),
  50: countIn(state, row, 1),
  75: countIn(state, row, 2),
  100: countIn(state, row, 3),
  200: countIn(state, row, 4),
});

const seatsOf = (state: State): Seat[] => Array.from({ length: state.seats }, (_, seat) => seat);

const nameOrNull = (card: Card): CardName | null => CARDS[card] ?? null;

const SPEED_CARDS: readonly Card[] = [LIMIT, END_OF_LIMIT];

/** Shared by all views, because most piles are empty most of the time. */
const NONE: readonly never[] = Object.freeze([]);

/** The safeties of each bit set. */
const COUPS = Array.from({ length: 1 << SAFETIES.length }, (_, coups): readonly CardName[] =>
  Object.freeze(SAFETIES.filter((safety) => (coups & safetyBit(safety)) !== 0).map(cardName)),
);

/** Every view has several of these: written for speed. */
const namesIn = (state: State, row: number, cards: readonly Card[] = ALL_CARDS): readonly CardName[] => {
  let size = 0;
  for (const card of cards) size += countIn(state, row, card);
  if (size === 0) return NONE;
  const names = new Array<CardName>(size);
  let at = 0;
  for (const card of cards) {
    for (let left = countIn(state, row, card); left > 0; left--) names[at++] = cardName(card);
  }
  return names;
};
