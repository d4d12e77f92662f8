import type { Viewer } from '@ponts-bornes/kernel';
import type { Heard } from '../../store/chat.ts';
import type { EventRow } from '../../store/schema.ts';
import type { Meters } from '../../metrics/meters.ts';
import type { AudienceParts } from '../audience/audience.ts';
import type { ChatParts } from '../audience/chat.ts';
import type { Guard } from './guard.ts';

/** What a table needs from its node. */
export interface TableServices extends AudienceParts, ChatParts {
  readonly guard: Guard;
  readonly meters: Meters;
  /** Since when the server has been running without interruption: no clock starts earlier. */
  readonly wokenAt: () => number;
  /** How long people who left may take to come back before they are alerted, in milliseconds. */
  readonly alertWait: number;
  /** Logs an error for the operator. */
  readonly report: (table: string, error: unknown) => void;
  /** Reloads the table from its log and sends it to everybody, because memory and log differ. */
  readonly reopen: () => Promise<void>;
  /** Called when a person connects to it. */
  readonly arrived: (person: string) => void;
  /** Freezes the table. */
  readonly freeze: (error: unknown) => Promise<void>;
}

/** What a committed entry changed. */
export interface Changed {
  /** The viewers whose view changed. */
  readonly viewers: ReadonlySet<Viewer>;
  /** The number of log lines before it. */
  readonly lines: number;
  /** Whether the position is the same, and only clocks differ. */
  readonly isNote?: true;
}

/** What else has changed with a table's row and seats. */
export interface Updated {
  readonly events?: readonly EventRow[];
  readonly heard?: Heard;
}
