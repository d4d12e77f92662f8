import { submit, tableStreams } from '@ponts-bornes/kernel';
import type { Deal, RecordedMove } from '@ponts-bornes/kernel';

/**
 * Whether a player who takes back all moves from an index on has seen something that they could not know before: what
 * others hide, or a draw. Replays the game if nothing is hidden.
 */
export const isRevealing = (deal: Deal, moves: readonly RecordedMove[], from: number): boolean => {
  const { game, options, seats, secret, entropy } = deal;
  if (!game.meta.perfectInformation) return true;
  const streams = tableStreams(secret, entropy);
  let state = game.setup(options, seats, streams(0));
  let isDrawn = false;
  for (const [index, { seat, text }] of moves.entries()) {
    const stream = streams(index + 1);
    const next = (): number => {
      isDrawn ||= index >= from;
      return stream.next();
    };
    const played = submit(game, state, { seat, text, rng: { next } });
    if (!played.ok) return true;
    ({ state } = played);
  }
  return isDrawn;
};
