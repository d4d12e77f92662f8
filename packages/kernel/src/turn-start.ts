import type { AnyGame, Seat } from './contract.ts';
import type { Options } from './option-field.ts';
import { PublicLog } from './public-log.ts';
import type { Streams } from './random.ts';
import type { RecordedMove } from './record.ts';
import { legalMove } from './door.ts';
import { EntryRefused } from './entry-refused.ts';
import { SPECTATOR } from './contract.ts';

type State = ReturnType<AnyGame['copy']>;

/** A game from its setup to some move. */
interface Played {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly streams: Streams;
  readonly moves: readonly RecordedMove[];
}

/** The position after some moves, and the number of public lines so far. */
export interface Prefix {
  readonly state: State;
  readonly lines: number;
}

/**
 * Plays moves from the setup.
 *
 * @param step called before the first move and after each, with whether all choices so far are public
 */
export const playPrefix = (
  { game, options, seats, streams, moves }: Played,
  step: (isPublic: boolean) => void = () => {},
): Prefix => {
  const log = new PublicLog(game);
  const state = game.setup(options, seats, streams(0));
  step(true);
  for (const [index, move] of moves.entries()) {
    const checked = legalMove(game, state, move.seat, move.text);
    if (!checked.ok) throw new EntryRefused(checked.refusal);
    game.play(state, move.seat, checked.move, streams(index + 1));
    log.note({ move, state, view: game.view(state, SPECTATOR) });
    step(log.isPublic);
  }
  return { state, lines: log.lines.length };
};

/**
 * The number of moves before a seat's last turn; null if it has had none. A turn is a run of moves of one seat. Choices
 * that were made together are taken back together, so that nobody changes one knowing the others.
 */
export const turnStart = (played: Played, seat: Seat): number | null => {
  const isPublic: boolean[] = [];
  playPrefix(played, (isOpen) => isPublic.push(isOpen));
  const { moves } = played;
  let start = moves.slice(0, isPublic.lastIndexOf(true)).findLastIndex((move) => move.seat === seat);
  if (start < 0) return null;
  while (moves[start - 1]?.seat === seat) start -= 1;
  return isPublic.lastIndexOf(true, start);
};
