import type { GameInPlay, LogEntry, Seat } from '@ponts-bornes/kernel';
import { DONE, failed } from '../game/reply.ts';
import type { Reply } from '../game/reply.ts';
import { noteEntry } from '../game/table-notes.ts';
import { seatOf } from '../room/table-facts.ts';
import type { EventRow } from '../../store/schema.ts';
import type { LiveTable } from './live-table.ts';
import type { Played } from './open-table.ts';

/** How often another node may write first before the client is asked to try again. */
const MOST_TRIES = 100;

/** A move to play, or a step to take back. */
export interface AskedMove {
  /** A person with the id of their request, or the seat whose bot plays. */
  readonly by: { readonly person: string; readonly request: string } | { readonly seat: Seat };
  /** The position in the seat's stream that it was chosen from. */
  readonly seen: number;
  /** Null: take back the last step. */
  readonly text: string | null;
}

/** The path of a move, once the socket has parsed it. The socket sends the reply to the client. */
export const playMove = (table: LiveTable, asked: AskedMove): Promise<Reply> =>
  inTurn(table, async () => {
    // Who is it?
    const { by } = asked;
    const request = 'person' in by ? by.request : null;
    const seat = 'person' in by ? seatOf(table.seats, by.person) : by.seat;
    if (seat === null) return failed('not-yours');
    // A repeated request is acknowledged again, even if it ended the game or a bot has taken over since.
    if (request !== null && table.hasDone(seat, request)) return DONE;

    // Is it allowed now?
    if (request !== null && table.botAt(seat) !== null) return failed('not-yours');
    const { game, closed } = table;
    if (game === null || closed !== null) return failed(closed ?? 'not-playing');
    if (table.clock.isPaused) return failed('paused');
    if (game.inPlay.seen(seat) !== asked.seen) return failed('stale');

    // Do the rules allow it?
    const checked =
      offered(table, game, seat, asked.text) ??
      (await check(table, game, () => entryFor(table, game, seat, asked.text)));
    if ('reply' in checked) return checked.reply;

    return write(table, checked.entry, request);
  });

/** The second half: from a checked entry to its answer. Null: another node wrote first. */
const write = async (table: LiveTable, entry: LogEntry, request: string | null): Promise<Reply | null> => {
  // What does it cost on the clock?
  const row = table.rowOf(entry, request);

  // Append. Once this returns, the entry is on disk.
  if ((await table.append(row)) === 'conflict') {
    if ((await table.readOn()) === 'followed') return null;
    // The move was chosen in a state that the log has lost.
    return request !== null && table.hasDone(entry.seat, request) ? DONE : failed('stale');
  }

  // Commit to memory, then publish.
  table.services.tell(table.id, { t: 'entry', number: row.number });
  const changed = await table.commit(entry, row);
  await table.publish(changed);
  table.note();

  // Answer.
  return DONE;
};

/** An entry that may be written, or the reply if there is none. */
type Checked = { readonly entry: LogEntry } | { readonly reply: Reply };

/** The common case: a move that the seat was offered is legal. While answers may be held back, the rules decide. */
const offered = (table: LiveTable, { inPlay }: Played, seat: Seat, text: string | null): Checked | null =>
  text !== null && table.phase?.kind !== 'riposte' && inPlay.isOffered(seat, text)
    ? { entry: { kind: 'move', seat, text } }
    : null;

/**
 * An answer whose timing would reveal something is held back. Turn-based tables use standing orders instead. Null: the
 * log already says so.
 */
const entryFor = ({ pace }: LiveTable, { inPlay }: Played, seat: Seat, text: string | null): LogEntry | null => {
  if (text === null) return inPlay.backOf(seat);
  if (pace.kind !== 'live' || !inPlay.isPatient(seat, text)) return { kind: 'move', seat, text };
  // The log has this answer already. Another entry would change nothing, and a flood of them would fill the log.
  return inPlay.isHeld(seat, text) ? null : { kind: 'hold', seat, text };
};

/** Chooses an entry and checks it with the rules, under the guard. */
const check = async ({ services }: LiveTable, { inPlay }: Played, choose: () => LogEntry | null): Promise<Checked> => {
  const { entry, refusal } = await services.guard(() => {
    const chosen = choose();
    return { entry: chosen, refusal: chosen === null ? null : inPlay.check(chosen) };
  });
  if (entry === null) return { reply: DONE };
  if (inPlay.isOneTooMany(entry)) return { reply: failed('second-thoughts') };
  return refusal === null ? { entry } : { reply: { ok: false, refusal } };
};

/** Plays what a clock or a standing order chooses, unless the log has grown since. */
export const playForClock = (
  table: LiveTable,
  length: number,
  choose: (inPlay: GameInPlay) => LogEntry | null,
): Promise<Reply> =>
  inTurn(table, async () => {
    const { game, closed } = table;
    if (game === null || closed !== null) return failed(closed ?? 'not-playing');
    if (table.clock.isPaused) return failed('paused');
    if (game.inPlay.length() !== length) return failed('stale');
    const checked = await check(table, game, () => choose(game.inPlay));
    return 'reply' in checked ? checked.reply : write(table, checked.entry, null);
  });

/** Appends what the players agreed on. `stale`: there is nothing to append any more. */
export const appendInTurn = (table: LiveTable, choose: () => LogEntry | null): Promise<Reply> =>
  inTurn(table, async () => {
    if (table.closed !== null) return failed(table.closed);
    const entry = await table.services.guard(choose);
    return entry === null ? failed('stale') : write(table, entry, null);
  });

/** Gives time to a player who is about to return after running out of it. */
export const grantReturnTime = (table: LiveTable, seat: Seat): Promise<Reply> =>
  inTurn(table, async () => {
    const last = lastAbsence(table, seat);
    if (table.closed !== null || (last?.kind !== 'timed-out' && last?.detail !== 'late')) return DONE;
    const granted = table.clock.returnTime(seat, table.phase, table.services.now());
    return granted === null ? DONE : write(table, noteEntry(seat, granted), null);
  });

/** The last event about the absence of a seat's player. */
export const lastAbsence = ({ events }: Pick<LiveTable, 'events'>, seat: Seat): EventRow | undefined =>
  events.findLast((event) => event.seat === seat && ['bot', 'timed-out', 'back', 'taken'].includes(event.kind));

/** Attempts a move when all earlier operations on the table are done, and again if another node wrote first. */
const inTurn = (table: LiveTable, attempt: () => Promise<Reply | null>): Promise<Reply> =>
  table.alone(async () => {
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const reply = await attempt();
        if (reply !== null) return reply;
      }
      return failed('try-again');
    } catch (error) {
      return table.stop(error);
    }
  });
