import { game } from '@ponts-bornes/bridgetown-races';
import type { BridgetownOptions, View } from '@ponts-bornes/bridgetown-races';
import { below, fastRandom, sha256, tableStreams, utf8 } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';

/** A moment of a game: the seat to act, its view and its legal moves. For tests. */
export interface Moment {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly string[];
  /** The move played at this moment. */
  readonly text: string;
}

/** A complete game of random moves. */
export const randomGame = (seats: number, options: BridgetownOptions, name: string): readonly Moment[] => {
  const streams = tableStreams(sha256(utf8(name)));
  const random = fastRandom(name);
  const state = game.setup(options, seats, streams(0));
  const moments: Moment[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.moves(state, seat);
    const view = game.view(state, seat);
    const move = legal[below(random, legal.length)];
    if (move === undefined) throw new RangeError('no legal move');
    moments.push({ view, seat, moves: legal.map(game.format), text: game.format(move) });
    game.play(state, seat, move, streams(moments.length));
  }
  return moments;
};
