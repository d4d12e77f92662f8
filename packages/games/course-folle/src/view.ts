import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Outcome, Seat, Viewer } from '@ponts-bornes/kernel';
import { BOOSTERS, CARDS, CHARACTERS, cardName, vehicleName } from './cards.ts';
import type { BoosterName, Card, CardName, CharacterName, VehicleName } from './cards.ts';
import type { Deck } from './deck.ts';
import type { CourseFolleOptions } from './meta.ts';
import { askedSeats, toAct } from './moves.ts';
import { arranged, outcome, scoreOf } from './score.ts';
import type { Joint, Score } from './score.ts';
import { BOX, OFFER, cardsIn, chosenBy, courseOf, handOf, playedBy } from './state.ts';
import type { Boost, Phase, State } from './state.ts';

/** One viewer's view. The numbers printed on a card are in CARD_TABLE. */
export interface View {
  readonly toAct: readonly Seat[];
  readonly options: CourseFolleOptions;
  readonly phase: Phase;
  /** From 1. */
  readonly round: number;
  /** By seat; null until chosen. */
  readonly characters: readonly (CharacterName | null)[];
  /** From the top. */
  readonly hierarchy: readonly VehicleName[];
  readonly offer: readonly CardName[];
  /** By seat. Packs are known and all play is open, so everybody can deduce these; a chosen card is still in them. */
  readonly hands: readonly (readonly CardName[])[];
  /** The viewer's own secret choice. */
  readonly chosen: CardName | null;
  /** By seat, the revealed cards of this round. */
  readonly played: readonly (CardName | null)[];
  /** After the reveal, the seats in the order they take; empty before. */
  readonly order: readonly Seat[];
  /** How many of them have taken. */
  readonly taken: number;
  readonly boost: BoostView | null;
  /** By seat. */
  readonly courses: readonly CourseView[];
  readonly outcome: Outcome | null;
}

/** A booster that acts in this round, or waits for its owner's decision. */
export interface BoostView {
  readonly booster: BoosterName;
  readonly seat: Seat;
  /** The card that shows it. */
  readonly card: CardName;
}

/** [CF-E2] A course in an order with the highest score. */
export interface CourseView {
  readonly cards: readonly CardName[];
  /** For each card, what it forms with the next one. */
  readonly joints: readonly (Joint | null)[];
  readonly score: Score;
}

export const view = (deck: Deck, state: State, viewer: Viewer): View => ({
  toAct: toActSeenBy(state, viewer),
  options: { characters: state.options.characters },
  phase: state.phase,
  round: state.round,
  characters: charactersOf(state),
  hierarchy: state.hierarchy.map(vehicleName),
  offer: namesIn(state, OFFER),
  hands: seatsOf(state).map((seat) => namesIn(state, handOf(seat))),
  chosen: viewer === SPECTATOR || state.phase !== 'choose' ? null : nameOrNull(chosenBy(state, viewer)),
  played: seatsOf(state).map((seat) => namesIn(state, playedBy(seat))[0] ?? null),
  order: [...state.order],
  taken: state.taken,
  boost: state.boost && boostView(state.boost),
  courses: seatsOf(state).map((seat) => courseView(deck, state, seat)),
  outcome: outcome(deck, state),
});

/** Everything, for referees. */
export const reveal = (deck: Deck, state: State): object => ({
  options: { characters: state.options.characters },
  phase: state.phase,
  round: state.round,
  characters: charactersOf(state),
  hierarchy: state.hierarchy.map(vehicleName),
  offer: namesIn(state, OFFER),
  hands: seatsOf(state).map((seat) => namesIn(state, handOf(seat))),
  chosen: state.chosen.map(nameOrNull),
  played: seatsOf(state).map((seat) => namesIn(state, playedBy(seat))[0] ?? null),
  order: [...state.order],
  taken: state.taken,
  boost: state.boost && boostView(state.boost),
  courses: seatsOf(state).map((seat) => namesIn(state, courseOf(seat))),
  scores: seatsOf(state).map((seat) => scoreOf(deck, state, seat)),
  box: namesIn(state, BOX),
});

/** [CF-T1] Hides who else has chosen: all seats that were asked still appear to be. */
const toActSeenBy = (state: State, viewer: Viewer): readonly Seat[] => {
  if (state.phase !== 'choose') return [...toAct(state)];
  return askedSeats(state).filter((seat) => seat !== viewer || toAct(state).includes(seat));
};

const courseView = (deck: Deck, state: State, seat: Seat): CourseView => {
  const { cards, joints } = arranged(deck, state, seat);
  return { cards: cards.map(cardName), joints, score: scoreOf(deck, state, seat) };
};

const boostView = ({ booster, seat, card }: Boost): BoostView => ({
  booster: BOOSTERS[booster] as BoosterName,
  seat,
  card: cardName(card),
});

const charactersOf = (state: State): (CharacterName | null)[] =>
  state.characters.map((character) => CHARACTERS[character] ?? null);

const seatsOf = (state: State): Seat[] => Array.from({ length: state.seats }, (_, seat) => seat);

const namesIn = (state: State, place: number): CardName[] => cardsIn(state, place).map(cardName);

const nameOrNull = (card: Card): CardName | null => CARDS[card] ?? null;
