import type { Seat } from '@ponts-bornes/kernel';
import type { ClockMessage, Pace } from '@ponts-bornes/protocol';
import { afterTurn, dueOf, fullBank, seatsOf } from './moment.ts';
import type { Moment } from './moment.ts';

/** The time of one table: when the present moment is over, and what each seat has left. */
export class Clock {
  readonly pace: Pace;
  /** When the present moment is over; null where nothing runs. */
  due: number | null = null;
  readonly #banks: number[];

  constructor(pace: Pace, seats: number) {
    this.pace = pace;
    this.#banks = Array.from({ length: seats }, () => fullBank(pace));
  }

  /** A moment begins, with all its time. */
  begin(moment: Moment | null, at: number): void {
    const bank = moment?.kind === 'turn' ? this.#banks[moment.seat]! : 0;
    this.due = moment === null ? null : dueOf(moment, this.pace, at, bank);
  }

  /** What a seat's turn has taken, in milliseconds: at least something, so that every turn gives its increment. */
  spentBy(seat: Seat, at: number): number {
    if (this.pace.kind === 'slow') return 0;
    const bank = this.#banks[seat]!;
    return Math.max(1, Math.min(bank, bank - ((this.due ?? at) - at)));
  }

  spend(seat: Seat, spent: number): void {
    this.#banks[seat] = afterTurn(this.pace, this.#banks[seat]!, spent);
  }

  /** What everybody may know of it. */
  read(moment: Moment, at: number): ClockMessage {
    const running = seatsOf(moment);
    const time = Math.max(0, (this.due ?? at) - at);
    const { kind } = this.pace;
    const left = this.#banks.map((bank, seat) => (running.includes(seat) ? time : kind === 'live' ? bank : null));
    return { t: 'clock', left, running };
  }
}
