import type { BaseView, Game, Options, Seat } from '@ponts-bornes/kernel';

/**
 * Two seats simultaneously choose left or right. If they match, seat 0 wins, but on the left only with a probability of
 * one half, so that a predictable player can be exploited. Played once.
 */
export interface State {
  readonly chosen: (Side | null)[];
  winner: Seat | null;
}
type Side = 'left' | 'right';
interface Move {
  readonly side: Side;
}
const SIDES: readonly Move[] = [{ side: 'left' }, { side: 'right' }];

const toAct = ({ chosen, winner }: State): Seat[] =>
  winner === null ? [0, 1].filter((seat) => chosen[seat] === null) : [];

export const guess: Game<State, Move, BaseView, Options> = {
  meta: {
    id: 'guess',
    name: { fr: 'Deviner', en: 'Guess' },
    rules: 1,
    seats: [2],
    seatsRule: 'GU-SEATS',
    options: [],
    perfectInformation: false,
  },
  setup: () => ({ chosen: [null, null], winner: null }),
  toAct,
  moves: (state, seat) => (toAct(state).includes(seat) ? SIDES : []),
  play: (state, seat, { side }, rng) => {
    state.chosen[seat] = side;
    if (state.chosen.includes(null)) return;
    const [one, other] = state.chosen;
    const alike = one === other && (one === 'right' || rng.next() % 2 === 0);
    state.winner = alike ? 0 : 1;
  },
  copy: ({ chosen, winner }) => ({ chosen: [...chosen], winner }),
  outcome: ({ winner }) =>
    winner === null
      ? null
      : { winners: [winner], scores: [0, 1].map((seat) => Number(seat === winner)), reason: 'guessed' },
  view: (state, viewer) => ({
    toAct: state.winner !== null ? [] : [0, 1].filter((seat) => seat !== viewer || state.chosen[seat] === null),
  }),
  resample: (state, viewer) => ({
    chosen: state.chosen.map((side, seat) => (seat === viewer ? side : null)),
    winner: state.winner,
  }),
  explain: () => ({ rule: 'GU-MOVE', data: {} }),
  parse: (text) => SIDES.find(({ side }) => side === text) ?? null,
  format: ({ side }) => side,
  census: () => ({}),
  reveal: ({ chosen }) => chosen,
};
