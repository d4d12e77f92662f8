import { below } from '@ponts-bornes/kernel';
import type { BaseView, Game, Hints, Options, Rng, Seat } from '@ponts-bornes/kernel';

/**
 * A game of perfect information for these tests: a row of coins, from which players in turn take the first or the last.
 * The highest sum wins. A row and its mirror image are equivalent, and so are many orders of taking.
 */
export interface State {
  turn: number;
  row: number[];
  readonly sums: number[];
}
export interface Move {
  readonly from: 'left' | 'right';
}

const LEFT: Move = { from: 'left' };
const RIGHT: Move = { from: 'right' };
const BOTH: readonly Move[] = [LEFT, RIGHT];
const COINS = 11;
const WORTH = 4;

export const rowOf = (row: readonly number[], seats = 2): State => ({
  turn: 0,
  row: [...row],
  sums: Array.from({ length: seats }, () => 0),
});

/** Few values, so that some rows end in a draw. */
export const randomRow = (rng: Rng, seats: number, coins = COINS): State =>
  rowOf(
    Array.from({ length: coins }, () => below(rng, WORTH)),
    seats,
  );

export const mirrored = (state: State): State => ({ ...state, row: state.row.toReversed(), sums: [...state.sums] });

const toAct = ({ turn, row, sums }: State): readonly Seat[] => (row.length > 0 ? [turn % sums.length] : []);

export const coins: Game<State, Move, BaseView, Options> = {
  meta: {
    id: 'coins',
    name: { fr: 'Les pièces', en: 'Coins' },
    rules: 1,
    seats: [2, 3],
    seatsRule: 'CO-SEATS',
    options: [],
    perfectInformation: true,
  },
  setup: (_options, seats, rng) => randomRow(rng, seats),
  toAct,
  moves: (state, seat) => (toAct(state).includes(seat) ? BOTH : []),
  play: (state, seat, { from }) => {
    state.sums[seat]! += from === 'left' ? state.row.shift()! : state.row.pop()!;
    state.turn++;
  },
  copy: ({ turn, row, sums }) => ({ turn, row: [...row], sums: [...sums] }),
  outcome: (state) => {
    if (state.row.length > 0) return null;
    const best = Math.max(...state.sums);
    const winners = state.sums.flatMap((sum, seat) => (sum === best ? [seat] : []));
    return { winners, scores: [...state.sums], reason: 'sum' };
  },
  view: (state) => ({ toAct: toAct(state) }),
  resample: (state) => coins.copy(state),
  explain: () => ({ rule: 'CO-END', data: {} }),
  parse: (text) => BOTH.find(({ from }) => from === text) ?? null,
  format: ({ from }) => from,
  census: () => ({ coins: COINS }),
  reveal: ({ turn, row, sums }) => ({ turn, row, sums }),
};

export const coinHints: Hints<State, Move> = {
  priors: ({ row }, _seat, moves) => moves.map(({ from }) => 1 + (from === 'left' ? row[0]! : row.at(-1)!)),
  key: ({ turn, row, sums }) => {
    const [one, other] = [row.join(), row.toReversed().join()];
    return `${turn % sums.length}/${sums.map((sum) => sum - sums[0]!).join()}/${one < other ? one : other}`;
  },
  movesLeft: ({ row }) => row.length,
};
