import type { BaseView, Game } from './contract.ts';
import type { Options } from './option-field.ts';
import type { Streams } from './random.ts';

/**
 * Counts the ways to play `depth` more moves (any seat that may act, any legal move) from a state after `played` moves.
 * A known count reveals any change in the rules at once.
 */
export const perft = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  state: State,
  { depth, streams, played = 0 }: { depth: number; streams: Streams; played?: number },
): number => {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of game.toAct(state)) {
    const moves = game.moves(state, seat);
    if (depth === 1) {
      count += moves.length;
      continue;
    }
    for (const move of moves) {
      const next = game.copy(state);
      game.play(next, seat, move, streams(played + 1));
      count += perft(game, next, { depth: depth - 1, streams, played: played + 1 });
    }
  }
  return count;
};
