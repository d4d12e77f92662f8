import { game } from '@ponts-bornes/course-folle';
import type { State, View } from '@ponts-bornes/course-folle';
import { awaitedSeats, below, fastRandom } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';

/** A moment of a game in which a seat can act, for tests. */
interface Situation {
  readonly state: State;
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly string[];
  /** The seat's view after a move. */
  readonly after: (text: string) => View;
}

/** All moments of some games with dealt characters and random moves, deterministic. Run one generator at a time. */
export function* situations(seats: number, games: number): Generator<Situation> {
  for (let number = 0; number < games; number++) {
    const rng = fastRandom(`course-folle ${seats} ${number}`);
    const state = game.setup({ characters: 'dealt' }, seats, rng);
    for (let asked = awaitedSeats(game, state); asked.length > 0; asked = awaitedSeats(game, state)) {
      const seat = asked[below(rng, asked.length)] as Seat;
      const moves = game.moves(state, seat);
      const after = (text: string): View => {
        const next = game.copy(state);
        game.play(
          next,
          seat,
          moves.find((move) => game.format(move) === text)!,
          fastRandom(''),
        );
        return game.view(next, seat);
      };
      yield { state: game.copy(state), view: game.view(state, seat), seat, moves: moves.map(game.format), after };
      game.play(state, seat, moves[below(rng, moves.length)]!, rng);
    }
  }
}
