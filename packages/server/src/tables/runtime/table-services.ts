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
  /** Freezes the table. */
  readonly freeze: (error: unknown) => Promise<void>;
}
