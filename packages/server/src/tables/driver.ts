import { askBot } from '@ponts-bornes/bots';
import type { Thinkers } from '@ponts-bornes/bots';
import { CHARACTERS } from '@ponts-bornes/bots/characters';
import type { LevelName, Seat } from '@ponts-bornes/kernel';
import type { Meters, Mover } from '../meters/meters.ts';
import type { Guard } from './guard.ts';
import type { Entered } from './entered.ts';
import type { LiveTable } from './live-table.ts';
import { seatsOf } from './moment.ts';
import type { Moment } from './moment.ts';
import { STAND_IN } from './seating.ts';

/** A bot that has not answered so long after its time, in milliseconds, is given up for a simpler one. */
const GRACE = 4000;
/** When threads are so busy that no bot answers at all, any legal move is played after so many milliseconds. */
const LATEST = 20_000;
/** After so many milliseconds it is tried again to write what could not be written. */
export const AGAIN = 2000;

export interface DriverParts {
  readonly thinkers: Thinkers;
  readonly guard: Guard;
  readonly now: () => number;
  readonly seed: () => string;
  readonly meters: Meters;
  readonly report: (table: string, error: unknown) => void;
  /** Asks to be called at a time. */
  readonly wakeAt: (table: LiveTable, at: number) => void;
  /** Whether this node is to see to it, and no other. */
  readonly claim: (table: LiveTable) => Promise<boolean>;
  /** Whether nothing more is to be played here. */
  readonly isOver: () => boolean;
  /** A bot keeps the seat of somebody whose time is over. */
  readonly sendAway: (table: LiveTable, seat: Seat) => Promise<void>;
  /** How long people may look at a move before a bot's follows, in milliseconds. */
  readonly pause: number;
}

/** Asks bots, answers where nobody waits, and does what is to be done when time is over. */
export class Driver {
  readonly #parts: DriverParts;
  /** Who thinks, by table and seat: one thought at a time for each. */
  readonly #thinking = new Set<string>();

  constructor(parts: DriverParts) {
    this.#parts = parts;
  }

  /** After every change, and when its time has come. What it throws is the table's own trouble. */
  async drive(table: LiveTable): Promise<void> {
    const { now, wakeAt, claim } = this.#parts;
    const { due } = table;
    if (due === null || table.game === null) return;
    if (now() < due) wakeAt(table, due);
    if (this.#hasWork(table) && (await claim(table))) await this.#work(table);
  }

  /** Whether something is to be done that no person does. */
  #hasWork(table: LiveTable): boolean {
    const { moment, due, awaited } = table;
    if (moment === null || due === null) return false;
    if (this.#parts.now() >= due || awaited.some((seat) => table.botAt(seat) !== null)) return true;
    return moment.kind === 'riposte' && (table.pace.kind === 'slow' || isUnseen(table, moment));
  }

  async #work(table: LiveTable): Promise<void> {
    const { now } = this.#parts;
    const { moment, due, game, awaited } = table;
    if (moment === null || due === null || game === null) return;
    const isLate = now() >= due;
    if (moment.kind === 'riposte' && table.pace.kind === 'live') {
      if (isLate || (isUnseen(table, moment) && awaited.length === 0)) {
        await this.#goOn(table, await table.actAt(game.course.length(), (course) => course.lastAnswer()), 'clock');
        return;
      }
    }
    const bots = awaited.filter((seat) => table.botAt(seat) !== null);
    const person = awaited.find((seat) => !bots.includes(seat));
    const moves = bots.map((seat) => this.#botMoves(table, seat));
    if (person !== undefined && moment.kind === 'riposte' && table.pace.kind === 'slow') {
      moves.push(this.#answerAsOrdered(table, person));
    } else if (person !== undefined && isLate) moves.push(this.#standIn(table, person));
    await Promise.all(moves);
  }

  async #botMoves(table: LiveTable, seat: Seat): Promise<void> {
    const level = table.botAt(seat);
    if (level === null) return;
    await this.#goOn(table, await this.#moveFor(table, seat, level, () => table.botAt(seat) !== null), 'bot');
  }

  /** Whoever has not moved in time gets a move, or a bot until they are back. */
  async #standIn(table: LiveTable, seat: Seat): Promise<void> {
    if (table.row.at_zero === 'seat') await this.#parts.sendAway(table, seat);
    else await this.#goOn(table, await this.#moveFor(table, seat, STAND_IN, () => true), 'clock');
  }

  /** On a slow table an answer out of turn comes at once, as the seat has ordered. */
  async #answerAsOrdered(table: LiveTable, seat: Seat): Promise<void> {
    const { standing } = table.seats[seat]!;
    const length = table.game!.course.length();
    await this.#goOn(table, await table.actAt(length, (course) => course.orderedAnswer(seat, standing)), 'clock');
  }

  /** After what came too late or could not be written, it is looked again. */
  async #goOn(table: LiveTable, entered: Entered | null, by: Mover): Promise<void> {
    if (entered?.ok === true) this.#parts.meters.moved(table.row.game, by);
    if (entered === null || entered.ok) return;
    if ('refusal' in entered) throw new Error(`a bot's move is refused by ${entered.refusal.rule}`);
    if (entered.code === 'stale') await this.drive(table);
    if (entered.code === 'try-again') this.#parts.wakeAt(table, this.#parts.now() + AGAIN);
  }

  /** A bot's move for a seat, if it is still wanted when it comes. */
  async #moveFor(table: LiveTable, seat: Seat, level: LevelName, isWanted: () => boolean): Promise<Entered | null> {
    const key = `${table.id} ${seat}`;
    const { game } = table;
    if (game === null || this.#thinking.has(key)) return null;
    this.#thinking.add(key);
    const seen = game.course.seen(seat);
    let text: string;
    try {
      text = await this.#think(table, seat, level);
      await this.#pauseAt(table);
    } finally {
      // Before it is played: the same seat may be asked again by that.
      this.#thinking.delete(key);
    }
    // A thought that was broken off at the end would be any move.
    if (this.#parts.isOver()) return null;
    return isWanted() ? table.playFor(seat, seen, text) : { ok: false, code: 'stale' };
  }

  async #think(table: LiveTable, seat: Seat, level: LevelName): Promise<string> {
    const { thinkers, guard, seed, report, isOver } = this.#parts;
    const { rules, course } = table.game!;
    const { millis } = CHARACTERS[level];
    const late = AbortSignal.timeout(LATEST);
    const deadline = millis + GRACE;
    const asking = { seat, seats: table.seats.length, bot: level, seed: seed(), millis, deadline, signal: late };
    // The rules in it are asked before it first waits, where the guard sees them.
    const asked = await guard(() => ({
      any: rules.moves(course.state(), seat).map((move) => rules.format(move))[0]!,
      answer: askBot(thinkers, rules, course.state(), asking),
    }));
    try {
      const { text, troubles } = await asked.answer;
      for (const { bot, message } of isOver() ? [] : troubles) report(table.id, new Error(`bot ${bot}: ${message}`));
      return text;
    } catch (error) {
      if (!late.aborted) throw error;
      report(table.id, error);
      return asked.any;
    }
  }

  /** People who follow a table see one move after the other. */
  async #pauseAt(table: LiveTable): Promise<void> {
    const { pause, now } = this.#parts;
    if (!table.isWatched || table.moment?.kind !== 'turn') return;
    const left = Math.min(pause, table.changedAt + pause - now());
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left).unref());
  }
}

/** Where nobody looks and only bots are asked, nobody learns anything by their answers coming early. */
const isUnseen = (table: LiveTable, moment: Moment): boolean =>
  !table.isWatched && seatsOf(moment).every((seat) => table.botAt(seat) !== null);
