import { below, DOOR_RULES, shuffle } from '../src/index.ts';
import type {
  BaseView,
  Game,
  GameMeta,
  OptionField,
  OptionsOf,
  Outcome,
  Refusal,
  Rng,
  Seat,
  Viewer,
} from '../src/index.ts';

/**
 * Sealed cards, the smallest game with a deck, hidden hands and simultaneous choices.
 *
 * [SC-1] Two or three seats.
 * [SC-2] The cards 1 … 9 are shuffled and each seat is dealt a hand; the rest form the stock, face down.
 * [SC-3] Each round every seat seals one card from its hand, in any order. A sealed card stays.
 * [SC-4] When all are sealed they are turned up, and the highest scores one point.
 * [SC-5] With drawing, each seat then takes a random card from the stock, as long as there is one for everyone.
 *        Two seats only.
 * [SC-6] The game ends when the hands are empty. Most points win; ties share the win.
 */
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const SEALED_OPTIONS = [
  { key: 'hand', kind: 'whole', min: 1, max: 3, default: 2 },
  { key: 'refill', kind: 'choice', values: ['none', 'draw'], default: 'none', when: { rule: 'SC-5', seats: [2] } },
] as const satisfies readonly OptionField[];
export type SealedOptions = OptionsOf<typeof SEALED_OPTIONS>;

export interface SealedState {
  readonly draw: boolean;
  /** Ascending, seat by seat. */
  readonly hands: number[][];
  /** Seat by seat; null until the seat has sealed a card. */
  readonly sealed: (number | null)[];
  /** Ascending. */
  readonly stock: number[];
  /** The cards turned up, round by round, seat by seat. */
  readonly rounds: number[][];
  readonly scores: number[];
}

export interface SealedMove {
  readonly card: number;
}

export interface SealedView extends BaseView {
  readonly draw: boolean;
  readonly handSizes: readonly number[];
  readonly stockSize: number;
  readonly rounds: readonly (readonly number[])[];
  readonly scores: readonly number[];
  /** Null for a spectator. */
  readonly own: { readonly hand: readonly number[]; readonly sealed: number | null } | null;
}

const meta: GameMeta = {
  id: 'sealed',
  name: { fr: 'Cartes scellées', en: 'Sealed cards' },
  rules: 1,
  seats: [2, 3],
  seatsRule: 'SC-1',
  options: SEALED_OPTIONS,
  perfectInformation: false,
};

const setup = (options: SealedOptions, seats: number, rng: Rng): SealedState => {
  const deck: number[] = [...CARDS];
  shuffle(rng, deck);
  return {
    draw: options.refill === 'draw',
    hands: Array.from({ length: seats }, () => ascending(deck.splice(0, options.hand))),
    sealed: Array.from({ length: seats }, () => null),
    stock: ascending(deck),
    rounds: [],
    scores: Array.from({ length: seats }, () => 0),
  };
};

const isOver = ({ hands, sealed }: SealedState): boolean =>
  hands.every((hand) => hand.length === 0) && sealed.every((card) => card === null);

const toAct = (state: SealedState): readonly Seat[] =>
  isOver(state) ? [] : state.sealed.flatMap((card, seat) => (card === null ? [seat] : []));

const moves = (state: SealedState, seat: Seat): readonly SealedMove[] =>
  toAct(state).includes(seat) ? handOf(state, seat).map((card) => ({ card })) : [];

const play = (state: SealedState, seat: Seat, { card }: SealedMove, rng: Rng): void => {
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  state.sealed[seat] = card;
  const laid = state.sealed.filter((sealed) => sealed !== null);
  if (laid.length === state.sealed.length) endRound(state, laid, rng);
};

const endRound = (state: SealedState, laid: number[], rng: Rng): void => {
  const best = laid.indexOf(Math.max(...laid));
  state.scores[best] = (state.scores[best] as number) + 1;
  state.rounds.push(laid);
  state.sealed.fill(null);
  if (!state.draw || state.stock.length < laid.length) return;
  for (const [seat, hand] of state.hands.entries()) {
    const drawn = state.stock.splice(below(rng, state.stock.length), 1);
    state.hands[seat] = ascending([...hand, ...drawn]);
  }
};

const copy = ({ draw, hands, sealed, stock, rounds, scores }: SealedState): SealedState => ({
  draw,
  hands: hands.map((hand) => [...hand]),
  sealed: [...sealed],
  stock: [...stock],
  rounds: rounds.map((round) => [...round]),
  scores: [...scores],
});

const outcome = (state: SealedState): Outcome | null => {
  if (!isOver(state)) return null;
  const best = Math.max(...state.scores);
  return {
    winners: state.scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    scores: [...state.scores],
    reason: 'hands-empty',
  };
};

const view = (state: SealedState, viewer: Viewer): SealedView => ({
  toAct: toAct(state),
  draw: state.draw,
  handSizes: state.hands.map((hand) => hand.length),
  stockSize: state.stock.length,
  rounds: state.rounds.map((round) => [...round]),
  scores: [...state.scores],
  own:
    typeof viewer === 'number'
      ? { hand: [...handOf(state, viewer)], sealed: state.sealed[viewer] as number | null }
      : null,
});

const resample = (state: SealedState, viewer: Viewer, rng: Rng): SealedState => {
  const other = copy(state);
  const hiddenSeats = other.hands.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const pool = [...other.stock, ...hiddenSeats.flatMap((seat) => [...handOf(other, seat), ...sealedBy(other, seat)])];
  shuffle(rng, pool);
  for (const seat of hiddenSeats) {
    other.hands[seat] = ascending(pool.splice(0, handOf(other, seat).length));
    other.sealed[seat] = other.sealed[seat] === null ? null : (pool.pop() as number);
  }
  other.stock.splice(0, other.stock.length, ...ascending(pool));
  return other;
};

const explain = (_state: SealedState, _seat: Seat, text: string): Refusal => {
  const move = parse(text);
  return move === null ? { rule: DOOR_RULES.text, data: {} } : { rule: 'SC-3', data: { card: move.card } };
};

const parse = (text: string): SealedMove | null => (/^[1-9]$/.test(text) ? { card: Number(text) } : null);

const handOf = (state: SealedState, seat: Seat): number[] => state.hands[seat] as number[];

const sealedBy = (state: SealedState, seat: Seat): number[] => {
  const card = state.sealed[seat] as number | null;
  return card === null ? [] : [card];
};

const ascending = (cards: readonly number[]): number[] => cards.toSorted((one, other) => one - other);

export const sealed: Game<SealedState, SealedMove, SealedView, SealedOptions> = {
  meta,
  setup,
  toAct,
  moves,
  play,
  copy,
  outcome,
  view,
  resample,
  explain,
  parse,
  format: ({ card }) => String(card),
  census: (state) => {
    const laid = state.sealed.flatMap((_, seat) => sealedBy(state, seat));
    return { cards: [state.hands, state.rounds, state.stock, laid].flat(2).length };
  },
  reveal: ({ draw, hands, sealed: laid, stock, rounds, scores }) => ({
    draw,
    hands,
    sealed: laid,
    stock,
    rounds,
    scores,
  }),
};
