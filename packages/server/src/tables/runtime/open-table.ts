import type { Entry as Listed } from '@ponts-bornes/catalogue';
import { EntryRefused, GameInPlay, SPECTATOR, replayLog } from '@ponts-bornes/kernel';
import type { AnyGame, Outcome, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Trouble } from '@ponts-bornes/protocol';
import type { Heard } from '../../store/chat.ts';
import type { EventRow, LogRow, SeatRow, TableRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { DelayedView } from '../audience/delayed-view.ts';
import { Clock } from '../game/clock.ts';
import { dealOf } from '../game/deal.ts';
import { paceOf } from '../room/table-facts.ts';
import { entryOf, readLog, requestKey } from '../game/log-entries.ts';
import { parseNote } from '../game/table-notes.ts';
import { Failure, Unavailable } from '../../failure.ts';
import type { Guard } from './guard.ts';
import { goesOn, phaseOf } from '../game/phase.ts';
import type { Phase } from '../game/phase.ts';
import { markAfter, markAt } from '../game/turn.ts';
import type { TurnMark } from '../game/turn.ts';
import { hear } from '../room/chat-log.ts';

/** A game in play, replayed from its log. */
export interface Played {
  readonly rules: AnyGame;
  readonly inPlay: GameInPlay;
  /** Requests of clients that have been applied; see `requestKey`. */
  readonly requests: Set<string>;
  readonly standing: Standing;
  /** When the current phase began, according to the log. */
  readonly since: number;
  /** The length of the log at which it began, or at which a note changed its time. */
  readonly from: number;
  /** When the last entry was written. */
  readonly at: number;
  /** Who proposed to stop it without a result, once everybody has agreed; null: the game is not stopped. */
  readonly stoppedBy: Seat | null;
  readonly mark: TurnMark;
  /** What spectators see at a table that shows them the game with a delay. */
  readonly delayed: DelayedView | null;
}

/** What the driver of a game needs to know about its position. */
export interface Standing {
  readonly phase: Phase | null;
  /** The seats that still have to act. Secret: others may only know `asked`. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface Opened {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly heard: Heard;
  readonly events: readonly EventRow[];
  readonly clock: Clock;
  /** Null if the game has not started or can't be replayed. */
  readonly played: Played | null;
  /** Why it can't be replayed. */
  readonly problem: Problem | null;
}

interface Problem {
  readonly trouble: Trouble;
  readonly error: unknown;
}

export const standingOf = (inPlay: GameInPlay): Standing => ({
  phase: phaseOf(inPlay),
  awaited: inPlay.awaited(),
  outcome: inPlay.outcome(),
});

export interface OpeningParts {
  readonly store: Store;
  readonly guard: Guard;
  readonly games: (id: string) => Listed | undefined;
}

/**
 * Reads a table and replays its log. Rules that throw, hang or refuse an entry affect this table only. The log of a
 * frozen table is not replayed, because each visit would throw or hang again.
 */
export const openTable = async (parts: OpeningParts, id: string, isThawing = false): Promise<Opened> => {
  const kept = await parts.store.tables.read(id);
  if (kept === null) throw new Failure('not-found');
  const { row, seats } = kept;
  const heard = await hear(parts.store, id);
  const events = await parts.store.events.read(id);
  const clock = new Clock(paceOf(row), row.seats);
  if (row.status === 'open' || (row.status === 'frozen' && !isThawing)) {
    return { row, seats, heard, events, clock, played: null, problem: null };
  }
  const log = await readLog(parts.store, id, 1);
  return { row, seats, heard, events, clock, ...(await playLog(parts, { row, seats, clock, log })) };
};

/** Everything needed to replay a game. */
interface Kept extends Pick<Opened, 'row' | 'seats' | 'clock'> {
  readonly log: readonly LogRow[];
}

const playLog = async ({ guard, games }: OpeningParts, kept: Kept): Promise<Pick<Opened, 'played' | 'problem'>> => {
  const { row } = kept;
  const listed = games(row.game);
  if (listed === undefined) {
    return { played: null, problem: { trouble: 'rules-changed', error: new Error(`no game ${row.game}`) } };
  }
  const game = await rulesOf(listed);
  try {
    return { played: await guard(() => played(game, kept)), problem: null };
  } catch (error) {
    const isChanged = error instanceof EntryRefused || listed.meta.rules !== row.rules;
    return { played: null, problem: { trouble: isChanged ? 'rules-changed' : 'broken', error } };
  }
};

/** A file that can't be read says nothing about the table: it must not be frozen for that. */
const rulesOf = async ({ meta, load }: Listed): Promise<AnyGame> => {
  try {
    return (await load()).game;
  } catch (error) {
    throw new Unavailable(`the rules of ${meta.id} could not be loaded`, { cause: error });
  }
};

const played = (rules: AnyGame, { row, seats, clock, log }: Kept): Played => {
  const inPlay = new GameInPlay(dealOf(rules, row, seats));
  const started = row.started_at ?? row.created_at;
  const delayed = row.spectator_delay === 0 ? null : new DelayedView(row.spectator_delay, inPlay, started);
  let [since, from] = [started, 0];
  let stoppedBy: Seat | null = null;
  let turn = { phase: phaseOf(inPlay), mark: markAt(inPlay.lines().length), lines: inPlay.lines().length };
  replayLog(inPlay, log.map(entryOf), (index, isSkipped) => {
    const entry = log[index]!;
    if (entry.kind === 'note') {
      const note = parseNote(entry);
      if (note !== null) clock.apply(note, turn.phase, entry.at);
      if (note?.kind === 'stop') stoppedBy = entry.seat;
      turn = { ...turn, mark: markAfter(entryOf(entry), turn, turn) };
      from = index + 1;
      return;
    }
    clock.spend(entry, isSkipped ? [entry.seat] : inPlay.asked());
    if (isSkipped) return;
    delayed?.note(inPlay, entry.at);
    const [phase, lines] = [phaseOf(inPlay), inPlay.lines().length];
    if (!goesOn(turn.phase, phase, { pace: clock.pace, entry: entryOf(entry), inPlay })) {
      [since, from] = [entry.at, index + 1];
      // Only an undo by agreement changes the phase of a paused game.
      if (clock.isPaused) clock.begin(phase, entry.at);
    }
    turn = { phase, mark: markAfter(entryOf(entry), turn, { phase, lines }), lines };
  });
  // Compute all views here, under the guard, so that the first viewers need no more calls to the rules.
  const viewers: readonly Viewer[] = [...seats.keys(), SPECTATOR];
  for (const viewer of viewers) inPlay.show(viewer);
  const at = log.at(-1)?.at ?? started;
  const requests = log.flatMap(({ seat, request }) => (request === null ? [] : [requestKey(seat, request)]));
  const standing = standingOf(inPlay);
  // The bank of a turn has paid for its entries up to the last one.
  if (standing.phase?.kind === 'turn' && clock.pace.kind === 'live') [since, from] = [at, log.length];
  return { rules, inPlay, requests: new Set(requests), standing, since, from, at, stoppedBy, mark: turn.mark, delayed };
};
