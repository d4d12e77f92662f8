/** Who made a move: somebody at a socket, a bot, or a clock that had run out. */
export type Mover = 'person' | 'bot' | 'clock';

/** What stands at some number now, and is read when somebody asks. */
export type Level = 'tables' | 'driven' | 'seats' | 'watchers' | 'bus';

/**
 * What is counted and timed for whoever runs the server. Nothing in it says who plays or what; times are milliseconds.
 * Calls are cheap: they stand in the path of every move.
 */
export interface Meters {
  /** A move was written. */
  readonly moved: (game: string, by: Mover) => void;
  /** A person's move was not: a code of the protocol, or `rule`. */
  readonly refused: (code: string) => void;
  /** From a person's move coming in to its being answered. */
  readonly answered: (millis: number) => void;
  /** So many entries of the log were written together. */
  readonly wrote: (entries: number, millis: number) => void;
  readonly storeFailed: () => void;
  readonly requested: (request: MeteredRequest, millis: number) => void;
  /** This node sees to so many tables more. */
  readonly claimed: (tables: number) => void;
  /** So many entries were read that another node had written. */
  readonly followed: (entries: number) => void;
  readonly told: () => void;
  readonly heard: () => void;
  /** Something may have been missed of what other nodes told. */
  readonly missed: () => void;
  readonly thought: (level: string, millis: number) => void;
  readonly welcomed: () => void;
  /** Something was reported that somebody should look at. */
  readonly troubled: () => void;
  readonly watch: (level: Level, read: () => number) => void;
}

interface MeteredRequest {
  readonly method: string;
  /** With names of parameters, not with what they are. */
  readonly route: string;
  readonly status: number;
}

const nothing = (): void => {};

/** Where nobody wants to know. */
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
  troubled: nothing,
  watch: nothing,
};
