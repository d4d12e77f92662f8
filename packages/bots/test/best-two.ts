import { shuffle } from '@ponts-bornes/kernel';
import type { BaseView, Game, Options, Seat } from '@ponts-bornes/kernel';

/**
 * A game for these tests: everyone holds five secret cards out of 1…20 and shows two of them, one at a time in turn.
 * The highest sum wins. Good choices are obvious, and the rest of a hand stays hidden.
 */
export interface State {
  turn: number;
  readonly hands: number[][];
  readonly shown: number[][];
  readonly stock: number[];
}
export interface View extends BaseView {
  readonly hand: readonly number[];
  readonly shown: readonly (readonly number[])[];
}
interface Move {
  readonly card: number;
}

const CARDS = 20;
const HAND = 5;
const SHOWN = 2;

const copy = ({ turn, hands, shown, stock }: State): State => ({
  turn,
  hands: hands.map((hand) => [...hand]),
  shown: shown.map((row) => [...row]),
  stock: [...stock],
});

const toAct = (state: State): readonly Seat[] =>
  state.turn < SHOWN * state.hands.length ? [state.turn % state.hands.length] : [];

const isCard = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= CARDS;

export const bestTwo: Game<State, Move, View, Options> = {
  meta: {
    id: 'best-two',
    name: { fr: 'Les deux meilleures', en: 'Best two' },
    rules: 1,
    seats: [2, 3],
    seatsRule: 'BT-SEATS',
    options: [],
    perfectInformation: false,
  },
  setup: (_options, seats, rng) => {
    const stock = Array.from({ length: CARDS }, (_, index) => index + 1);
    shuffle(rng, stock);
    const hands = Array.from({ length: seats }, () => stock.splice(0, HAND));
    return { turn: 0, hands, shown: hands.map(() => []), stock };
  },
  toAct,
  moves: (state, seat) => (toAct(state).includes(seat) ? state.hands[seat]!.map((card) => ({ card })) : []),
  play: (state, seat, { card }) => {
    const hand = state.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
    state.shown[seat]!.push(card);
    state.turn++;
  },
  copy,
  outcome: (state) => {
    if (toAct(state).length > 0) return null;
    const scores = state.shown.map((row) => row.reduce((sum, card) => sum + card, 0));
    const best = Math.max(...scores);
    return { winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), scores, reason: 'sum' };
  },
  view: (state, viewer) => ({
    toAct: toAct(state),
    hand: viewer === 'spectator' ? [] : [...state.hands[viewer]!],
    shown: state.shown.map((row) => [...row]),
  }),
  resample: (state, viewer, rng) => {
    const next = copy(state);
    const hidden = next.hands.filter((_, seat) => seat !== viewer).concat([next.stock]);
    // Sorted first, so that the result depends only on the viewer's knowledge and the randomness.
    const pool = hidden.flat().toSorted((a, b) => a - b);
    shuffle(rng, pool);
    for (const place of hidden) place.splice(0, place.length, ...pool.splice(0, place.length));
    return next;
  },
  explain: () => ({ rule: 'BT-CARD', data: {} }),
  parse: (text) => (/^\d+$/.test(text) && isCard(Number(text)) ? { card: Number(text) } : null),
  format: ({ card }) => String(card),
  census: () => ({ cards: CARDS }),
  reveal: ({ turn, hands, shown, stock }) => ({ turn, hands, shown, stock }),
};
