import { askBot } from '@ponts-bornes/bots';
import type { Thinkers } from '@ponts-bornes/bots';
import { ThinkingTime } from '@ponts-bornes/bots/characters';
import type { LevelName, Seat } from '@ponts-bornes/kernel';
import type { Meters, Mover } from '../../metrics/meters.ts';
import type { Guard } from './guard.ts';
import type { Reply } from '../game/reply.ts';
import type { LiveTable } from './live-table.ts';
import { playForClock, playMove } from './move.ts';
import { seatsOf } from '../game/phase.ts';
import type { Phase } from '../game/phase.ts';
import { FairQueue, NoTurn } from './fair-queue.ts';
import { isResting } from './resting.ts';
import { STAND_IN } from '../../stand-in.ts';

/** How long a bot may exceed its time, in milliseconds, before a simpler one replaces it. */
const GRACE = 4000;
/** If no bot answers because all threads are busy, any legal move is played after this many milliseconds. */
const LATEST = 20_000;
/** Shortest time between two log lines about bots that waited too long, in milliseconds. */
const SAID_LATE = 60_000;
/** Delay before a failed write is retried, in milliseconds. */
export const AGAIN = 2000;
/** Maximum number of bots waiting for a thread; beyond it, any legal move is played. */
const MOST_WAITING = 2000;

export interface DriverParts {
  readonly thinkers: Thinkers;
  readonly guard: Guard;
  readonly now: () => number;
  readonly seed: () => string;
  readonly meters: Meters;
  readonly report: (table: string, error: unknown) => void;
  /** Schedules a call to `drive`. */
  readonly wakeAt: (table: LiveTable, at: number) => void;
  /** Claims the table's bots and deadlines for this node. Resolves to whether it has them. */
  readonly claim: (table: LiveTable) => Promise<boolean>;
  /** Whether the node is closing, so that nothing more may be played. */
  readonly isOver: () => boolean;
  /** Lets a bot fill in for a player who ran out of time. */
  readonly sendAway: (table: LiveTable, seat: Seat) => Promise<void>;
  /** Announces that a bot moves for a player who ran out of time. */
  readonly announceLate: (table: LiveTable, seat: Seat) => Promise<void>;
  /** Pause before a bot's move, so that people can see the previous one, in milliseconds. */
  readonly pause: number;
  /** Number of bots that think at once. */
  readonly threads: number;
  /** The network a person last connected from. */
  readonly networkOf: (person: string) => string | null;
}

/** Plays what no person plays: bots' moves, standing orders, and moves when time runs out. */
export class Driver {
  readonly #parts: DriverParts;
  /** Bots that are thinking, by table and seat: one request at a time for each. */
  readonly #thinking = new Set<string>();
  readonly #thinkingTimes = new WeakMap<LiveTable, ThinkingTime>();
  /** Threads are shared fairly between networks, then hosts, then tables. */
  readonly #queue: FairQueue;
  #saidLateAt = -Infinity;

  constructor(parts: DriverParts) {
    this.#parts = parts;
    this.#queue = new FairQueue(parts.threads, MOST_WAITING);
  }

  /** Called after every change and at every deadline. Throws if this table can't continue. */
  async drive(table: LiveTable): Promise<void> {
    const { now, wakeAt, claim } = this.#parts;
    // Read the time first: that may detect that the process was suspended, and postpone the deadline.
    const at = now();
    table.rest(isResting(table));
    const { due } = table;
    if (due === null || table.game === null) return;
    if (at < due) wakeAt(table, due);
    if (this.#hasWork(table) && (await claim(table))) await this.#work(table);
  }

  /** Whether there is a move to make that no person will make. */
  #hasWork(table: LiveTable): boolean {
    const at = this.#parts.now();
    const { phase, due, awaited } = table;
    if (phase === null || due === null) return false;
    if (at >= due || awaited.some((seat) => table.botAt(seat) !== null)) return true;
    return phase.kind === 'riposte' && (table.pace.kind === 'slow' || isUnseen(table, phase));
  }

  async #work(table: LiveTable): Promise<void> {
    const at = this.#parts.now();
    const { phase, due, game, awaited } = table;
    if (phase === null || due === null || game === null) return;
    const isLate = at >= due;
    if (phase.kind === 'riposte' && table.pace.kind === 'live') {
      if (isLate || (isUnseen(table, phase) && awaited.length === 0)) {
        await this.#goOn(
          table,
          await playForClock(table, game.inPlay.length(), (inPlay) => inPlay.lastAnswer()),
          'clock',
        );
        return;
      }
    }
    const bots = awaited.filter((seat) => table.botAt(seat) !== null);
    const person = awaited.find((seat) => !bots.includes(seat));
    const moves = bots.map((seat) => this.#botMoves(table, seat));
    if (person !== undefined && phase.kind === 'riposte' && table.pace.kind === 'slow') {
      moves.push(this.#answerAsOrdered(table, person));
    } else if (person !== undefined && isLate) moves.push(this.#standIn(table, person));
    await Promise.all(moves);
  }

  async #botMoves(table: LiveTable, seat: Seat): Promise<void> {
    const level = table.botAt(seat);
    if (level === null) return;
    await this.#goOn(
      table,
      await this.#moveFor(table, seat, { level, isWanted: () => table.botAt(seat) !== null }),
      'bot',
    );
  }

  /** Plays one move for a player who ran out of time, or lets a bot fill in until they return. */
  async #standIn(table: LiveTable, seat: Seat): Promise<void> {
    if (table.row.at_zero === 'seat') await this.#parts.sendAway(table, seat);
    else {
      const { phase } = table;
      // Who has chosen in secret is not announced.
      const announce = phase?.kind === 'turn' ? () => this.#parts.announceLate(table, seat) : async () => {};
      await this.#goOn(
        table,
        await this.#moveFor(table, seat, { level: STAND_IN, isWanted: () => true, announce }),
        'clock',
      );
    }
  }

  /** At a turn-based table, a seat's standing order answers at once. */
  async #answerAsOrdered(table: LiveTable, seat: Seat): Promise<void> {
    const { standing } = table.seats[seat]!;
    const length = table.game!.inPlay.length();
    await this.#goOn(
      table,
      await playForClock(table, length, (inPlay) => inPlay.orderedAnswer(seat, standing)),
      'clock',
    );
  }

  /** Re-checks the table after a stale move, and retries after a failed write. */
  async #goOn(table: LiveTable, reply: Reply | null, by: Mover): Promise<void> {
    if (reply?.ok === true) this.#parts.meters.moved(table.row.game, by);
    if (reply === null || reply.ok) return;
    if ('refusal' in reply) throw new Error(`a bot's move was refused by rule ${reply.refusal.rule}`);
    if (reply.code === 'stale') await this.drive(table);
    if (reply.code === 'try-again') this.#parts.wakeAt(table, this.#parts.now() + AGAIN);
  }

  /** Plays a bot's move for a seat, unless it is no longer wanted when it arrives. */
  async #moveFor(table: LiveTable, seat: Seat, { level, isWanted, announce }: Deciding): Promise<Reply | null> {
    const key = `${table.id} ${seat}`;
    const { game } = table;
    if (game === null || this.#thinking.has(key)) return null;
    this.#thinking.add(key);
    const seen = game.inPlay.seen(seat);
    let text: string | null;
    try {
      text = await this.#think(table, { seat, level, seen });
      await this.#pauseAt(table);
      if (text !== null && game.inPlay.seen(seat) === seen) await announce?.();
    } finally {
      // Cleared before the move is played, because the move may make the same seat act again.
      this.#thinking.delete(key);
    }
    // A search interrupted by shutdown could return any move.
    if (this.#parts.isOver()) return null;
    return text !== null && isWanted() ? playMove(table, { by: { seat }, seen, text }) : { ok: false, code: 'stale' };
  }

  /**
   * Asks a bot when it is this table's turn in the queue; if that takes too long, picks any legal move. Null: the seat
   * has moved on.
   */
  async #think(table: LiveTable, wanted: Wanted): Promise<string | null> {
    const { report, networkOf } = this.#parts;
    const { host } = table.row;
    const late = AbortSignal.timeout(LATEST);
    try {
      return await this.#queue.take([networkOf(host) ?? host, host, table.id], late, () =>
        this.#ask(table, wanted, late),
      );
    } catch (error) {
      if (!late.aborted && !(error instanceof NoTurn)) throw error;
      if (this.#isNews()) report(table.id, error);
      return this.#anyMove(table, wanted);
    }
  }

  /** Limits how often this is logged: a flood of bot turns must not flood the log too. */
  #isNews(): boolean {
    const at = this.#parts.now();
    if (at - this.#saidLateAt < SAID_LATE) return false;
    this.#saidLateAt = at;
    return true;
  }

  async #ask(table: LiveTable, { seat, level, seen }: Wanted, signal: AbortSignal): Promise<string | null> {
    const { thinkers, guard, seed, report, isOver, now } = this.#parts;
    const { rules, inPlay } = table.game!;
    const time = this.#thinkingTimeAt(table);
    const millis = time.limit(level, seat, inPlay.played().at(-1)?.seat);
    const deadline = millis + GRACE;
    const asking = { seat, seats: table.seats.length, bot: level, seed: seed(), millis, deadline, signal };
    // `askBot` calls the rules before its first await, inside the guard. While this waited in the queue, another node
    // may have played for the seat.
    const start = now();
    const asked = await guard(() =>
      inPlay.seen(seat) === seen ? { answer: askBot(thinkers, rules, inPlay.state(), asking) } : null,
    );
    if (asked === null) return null;
    const { text, troubles } = await asked.answer;
    time.spend(seat, now() - start);
    for (const { bot, message } of isOver() ? [] : troubles) report(table.id, new Error(`bot ${bot}: ${message}`));
    return text;
  }

  #thinkingTimeAt(table: LiveTable): ThinkingTime {
    const time = this.#thinkingTimes.get(table) ?? new ThinkingTime();
    this.#thinkingTimes.set(table, time);
    return time;
  }

  #anyMove(table: LiveTable, { seat }: Wanted): Promise<string | null> {
    const { rules, inPlay } = table.game!;
    return this.#parts.guard(() => rules.moves(inPlay.state(), seat).map((move) => rules.format(move))[0] ?? null);
  }

  /** Paces bots' moves so that people can follow them. */
  async #pauseAt(table: LiveTable): Promise<void> {
    const { pause, now } = this.#parts;
    if (!table.audience.isWatched || table.phase?.kind !== 'turn') return;
    const left = Math.min(pause, table.changedAt + pause - now());
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left).unref());
  }
}

interface Deciding {
  readonly level: LevelName;
  /** Whether the move is still wanted once the bot has found it. */
  readonly isWanted: () => boolean;
  /** Announces it. */
  readonly announce?: () => Promise<void>;
}

/** A move requested from a bot. */
interface Wanted {
  readonly seat: Seat;
  readonly level: LevelName;
  /** Position in the seat's stream when the move was requested. */
  readonly seen: number;
}

/** Nobody is watching and only bots are to act, so the timing of their answers reveals nothing. */
const isUnseen = (table: LiveTable, phase: Phase): boolean =>
  !table.audience.isWatched && seatsOf(phase).every((seat) => table.botAt(seat) !== null);
