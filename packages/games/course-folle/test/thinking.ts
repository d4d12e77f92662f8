import { awaitedSeats, below, fastRandom } from '@ponts-bornes/kernel';
import type { Outcome, Rng, Seat } from '@ponts-bornes/kernel';
import { game } from '../src/index.ts';
import type { Move, State } from '../src/index.ts';

/** Chooses one of a seat's legal moves by index. */
export type Mind = (state: State, seat: Seat, moves: readonly Move[], rng: Rng) => number;

export const anyhow: Mind = (_state, _seat, moves, rng) => below(rng, moves.length);

interface Table {
  readonly seed: string;
  readonly minds: readonly Mind[];
  readonly characters?: 'dealt' | 'chosen';
  /** Called before every move. */
  readonly watch?: (state: State, seat: Seat, moves: readonly Move[]) => void;
}

/** Plays a game to its end. */
export const playGame = ({ seed, minds, characters = 'dealt', watch = () => {} }: Table): Outcome => {
  const rng = fastRandom(seed);
  const state = game.setup({ characters }, minds.length, rng);
  for (let [seat] = awaitedSeats(game, state); seat !== undefined; [seat] = awaitedSeats(game, state)) {
    const moves = game.moves(state, seat);
    watch(state, seat, moves);
    const mind = minds[seat] as Mind;
    game.play(state, seat, moves[mind(state, seat, moves, rng)] as Move, rng);
  }
  return game.outcome(state) as Outcome;
};

/** A seat's share of a win. */
export const shareOf = ({ winners }: Outcome, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);
