import type { Reliability } from '@ponts-bornes/bots';
import type { Setting } from '../arena/meetings.ts';

/** The reliability at a number of seats. */
export interface SeatReliability extends Reliability {
  readonly seats: number;
  /** The exponent in use. */
  readonly used: number;
}

export interface Calibration extends Omit<Setting, 'seats' | 'options' | 'maxMoves'> {
  readonly bot: string;
  readonly simulations: number;
  readonly bySeats: readonly SeatReliability[];
}
