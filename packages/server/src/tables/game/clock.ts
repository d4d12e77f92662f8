import type { Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ClockMessage, Pace } from '@ponts-bornes/protocol';
import type { TableRow } from '../../store/schema.ts';
import { dueOf, fullBank, seatsOf } from './phase.ts';
import type { Phase } from './phase.ts';
import type { TableNote } from './table-notes.ts';

/** The least time of a player who returns to a turn-based table, in milliseconds. */
const DAY = 86_400_000;

type Noted = Pick<TableRow, 'due' | 'due_length'>;

/** The current phase. */
interface Begun {
  readonly phase: Phase | null;
  /** The length of the log when it began, or when a note last changed its time; and the length now. */
  readonly from: number;
  readonly length: number;
  /** When it began. */
  readonly since: number;
}

/** The clock of one table: the deadline of the current phase and each seat's time bank. */
export class Clock {
  readonly pace: Pace;
  readonly #banks: number[];
  /** How often each seat got time because its player returned. */
  readonly #returns: number[];
  #due: number | null = null;
  #isResting = false;
  #isPaused = false;
  /** Time left when the table began to rest, in milliseconds. */
  #left: number | null = null;

  constructor(pace: Pace, seats: number) {
    this.pace = pace;
    this.#banks = Array.from({ length: seats }, () => fullBank(pace));
    this.#returns = Array.from({ length: seats }, () => 0);
  }

  /** Deadline of the current phase; null when the clock is stopped. */
  get due(): number | null {
    return this.#isResting || this.#isPaused ? null : this.#due;
  }

  set due(at: number | null) {
    this.#due = at;
  }

  /** Whether the players agreed to stop it. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Restores the deadline if it was stored during this phase; otherwise starts the phase at `since`. */
  goOn({ due, due_length: noted }: Noted, { phase, from, length, since }: Begun): void {
    if (this.#isPaused) return;
    if (due !== null && noted !== null && noted >= from && noted <= length) this.due = due;
    else this.begin(phase, since);
  }

  /** Pauses the clock, or resumes it with the time that was left. Returns whether anything changed. */
  rest(isResting: boolean, phase: Phase | null, at: number): boolean {
    if (this.#isResting === isResting) return false;
    this.#isResting = isResting;
    if (this.#isPaused) return false;
    // A table that was reopened while at rest has a deadline long past: it gets its full time.
    if (isResting) this.#left = this.#due !== null && this.#due > at ? this.#due - at : null;
    else if (this.#left === null) this.begin(phase, at);
    else this.#due = at + this.#left;
    return true;
  }

  /** Starts a phase with its full time. During a pause, that time stands still until the game is resumed. */
  begin(phase: Phase | null, at: number): void {
    const bank = phase?.kind === 'turn' ? this.#banks[phase.seat]! : 0;
    this.#due = phase === null ? null : dueOf(phase, this.pace, at, bank);
    this.#left = this.#isPaused && this.#due !== null ? this.#due - at : null;
  }

  /**
   * Time a seat's turn has taken, in milliseconds: at least 1, so that every turn earns its increment. Negative for a
   * move that earns none.
   *
   * @param isStandIn whether a bot moves while its player is away: coming and going would fill the bank
   */
  spentBy(seat: Seat, at: number, isStandIn = false): number {
    if (this.pace.kind === 'slow') return 0;
    const bank = this.#banks[seat]!;
    const spent = Math.max(1, Math.min(bank, bank - ((this.due ?? at) - at)));
    return isStandIn ? -spent : spent;
  }

  /**
   * Deducts what an entry cost from its seat's bank. The increment is added only when the turn passes to others, so
   * that playing a step and taking it back costs time and earns nothing.
   *
   * @param asked the seats that are asked after the entry
   */
  spend({ seat, spent }: { readonly seat: Seat; readonly spent: number }, asked: readonly Seat[]): void {
    if (this.pace.kind === 'slow' || spent === 0) return;
    const passes = asked.some((other) => other !== seat) || asked.length === 0;
    const earned = passes && spent > 0 ? this.pace.increment * 1000 : 0;
    this.#banks[seat] = Math.max(0, this.#banks[seat]! - Math.abs(spent)) + earned;
  }

  /**
   * The time a player gets who returns after running out of it, so that they can play; null if they have enough, or got
   * it too often. Without a limit, a player could stall the others by coming and going.
   */
  returnTime(seat: Seat, phase: Phase | null, at: number): Extract<TableNote, { kind: 'returned' }> | null {
    if (this.#returns[seat]! >= LIMITS.returns) return null;
    const isTurn = phase?.kind === 'turn' && phase.seat === seat;
    const running = isTurn && this.due !== null ? Math.max(0, this.due - at) : null;
    // At a turn-based table only the current turn has a time.
    const left = running ?? (this.pace.kind === 'live' ? this.#banks[seat]! : Infinity);
    const least = this.pace.kind === 'live' ? Math.min(LIMITS.returnTime * 1000, fullBank(this.pace)) : DAY;
    return left < least ? { kind: 'returned', seat, millis: least - left } : null;
  }

  /** Applies a note of the log. */
  apply(note: TableNote, phase: Phase | null, at: number): void {
    switch (note.kind) {
      case 'returned':
        this.#returns[note.seat]! += 1;
        this.#add([note.seat], note.millis, phase, at);
        break;
      case 'more':
        this.#add([...this.#banks.keys()], note.millis, phase, at);
        break;
      case 'pause':
        [this.#isPaused, this.#left] = [true, note.left];
        break;
      case 'resume':
        this.#isPaused = false;
        if (this.#left !== null) this.#due = at + this.#left;
        break;
      case 'stop':
        this.#isPaused = false;
        break;
    }
  }

  /** Adds time to the clocks of seats. A deadline that has passed counts from now. */
  #add(seats: readonly Seat[], millis: number, phase: Phase | null, at: number): void {
    if (this.pace.kind === 'live') for (const seat of seats) this.#banks[seat]! += millis;
    const isTheirs = phase?.kind === 'turn' && seats.includes(phase.seat);
    if (isTheirs && this.#isPaused && this.#left !== null) this.#left += millis;
    else if (isTheirs && this.#due !== null) this.#due = Math.max(this.#due, at) + millis;
  }

  /** Time left in the current phase, in milliseconds. */
  leftAt(at: number): number {
    if (this.#isPaused && this.#left !== null) return this.#left;
    return Math.max(0, (this.due ?? at) - at);
  }

  /** The public reading of the clock. */
  read(phase: Phase, at: number): ClockMessage {
    const asked = seatsOf(phase);
    const time = this.leftAt(at);
    const { kind } = this.pace;
    const left = this.#banks.map((bank, seat) => (asked.includes(seat) ? time : kind === 'live' ? bank : null));
    return { t: 'clock', left, running: this.#isPaused ? [] : asked };
  }
}
