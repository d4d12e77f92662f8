/** The origin of a move: a person at a socket, a bot, or an expired clock. */
export type Mover = 'person' | 'bot' | 'clock';

/** A gauge, read on demand. */
export type Level = 'tables' | 'driven' | 'seats' | 'watchers' | 'streams' | 'overdue' | 'bus';

/**
 * What became of an alert: accepted by its service, to be tried again, given up, no longer true, or above the limit per
 * day.
 */
export type AlertOutcome = 'sent' | 'retried' | 'failed' | 'expired' | 'limited';

/** What became of a picture that was not in memory: drawn, not because of an error, or not because too many wait. */
type PictureOutcome = 'drawn' | 'failed' | 'refused';

/**
 * Metrics for operators. Nothing in them identifies players or moves; times are in milliseconds. Calls must be cheap:
 * they are on the path of every move.
 */
export interface Meters {
  /** A move was written. */
  readonly moved: (game: string, by: Mover) => void;
  /** A person's move was refused: a protocol code, or `rule`. */
  readonly refused: (code: string) => void;
  /** From a person's move arriving to its being answered. */
  readonly answered: (millis: number) => void;
  /** Entries written to logs in one batch. */
  readonly wrote: (entries: number, millis: number) => void;
  readonly storeFailed: () => void;
  readonly requested: (request: MeteredRequest, millis: number) => void;
  /** Tables newly claimed by this node. */
  readonly claimed: (tables: number) => void;
  /** Entries read that another node had written. */
  readonly followed: (entries: number) => void;
  readonly told: () => void;
  readonly heard: () => void;
  /** Messages from other nodes may have been missed. */
  readonly missed: () => void;
  readonly thought: (level: string, millis: number) => void;
  readonly welcomed: () => void;
  readonly alerted: (channel: string, outcome: AlertOutcome) => void;
  readonly pictured: (outcome: PictureOutcome) => void;
  /** An error that an operator should look at was reported. */
  readonly troubled: () => void;
  readonly watch: (level: Level, read: () => number) => void;
}

interface MeteredRequest {
  readonly method: string;
  /** The route pattern, without actual parameter values. */
  readonly route: string;
  readonly status: number;
}

const nothing = (): void => {};

/** Discards everything. */
export const NO_METERS: Meters = {
  moved: nothing,
  refused: nothing,
  answered: nothing,
  wrote: nothing,
  storeFailed: nothing,
  requested: nothing,
  claimed: nothing,
  followed: nothing,
  told: nothing,
  heard: nothing,
  missed: nothing,
  thought: nothing,
  welcomed: nothing,
  alerted: nothing,
  pictured: nothing,
  troubled: nothing,
  watch: nothing,
};
