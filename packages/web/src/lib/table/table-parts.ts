import type { Language, Seat, Viewer } from '@ponts-bornes/kernel';
import type { ErrorCode } from '@ponts-bornes/protocol';
import type { Line } from './log.ts';
import type { Shown } from './shown.ts';
import type { Connect, TableMessage } from './transports/transport.ts';
import type { Advice } from './transports/worker/worker-api.ts';

/** The surroundings of a table: its transport and its players. */
export interface TableParts {
  readonly language: Language;
  readonly connect: Connect;
  /** The names at the seats now, or when a line of the log was written. */
  readonly names: (line?: number) => readonly string[];
  /** The seat that sentences address as "you"; a spectator if everyone is called by name. */
  readonly reader: (line?: number) => Viewer;
  /** Adds to the log what happened among the players; if omitted, nothing. */
  readonly withEvents?: (lines: readonly Line[]) => readonly Line[];
  /** The seats bots currently play. */
  readonly bots: () => readonly Seat[];
  /** Whether several people look at this page, so that a board shown to one must not be handed on to another. */
  readonly hasSecrets: boolean;
  readonly mayAct: () => boolean;
  /** Whether a forced move that is no decision is played automatically. */
  readonly playsFormalities: () => boolean;
  readonly hasSounds: boolean;
  /** If omitted, this table has no hints. */
  readonly advise?: () => Promise<readonly Advice[]>;
  /** The number of chat messages received. */
  readonly said?: () => number;
  /** Called when a request fails for a reason other than the rules. */
  readonly failed: (code: ErrorCode) => void;
  /** Called after each update, with the previous one if this is the very next step; otherwise null. */
  readonly showed?: (before: Shown | null) => void;
  /** Receives all other messages. */
  readonly hear?: (message: TableMessage) => void;
}
