import { MAX_MOVE_TEXT } from '@ponts-bornes/kernel';
import type { BaseView, Outcome, Refusal, Seat, Viewer } from '@ponts-bornes/kernel';
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import type { TableFacts } from './table.ts';

const RequestId = z.string().check(z.regex(new RegExp(`^[\\w-]{1,${LIMITS.requestId}}$`)));

/** What a client says over its socket. */
export const ClientMessage = z.discriminatedUnion('t', [
  /** First of all, and after every new connection: what it has seen so far. */
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.int(),
    /** How many lines of the log it has. */
    lines: z.int().check(z.gte(0)),
  }),
  /** Plays a move, seen at a number of its own stream: whoever has seen something else is asked again. */
  z.strictObject({
    t: z.literal('play'),
    id: RequestId,
    seen: z.int().check(z.gte(0)),
    text: z.string().check(z.minLength(1), z.maxLength(MAX_MOVE_TEXT)),
  }),
  z.strictObject({ t: z.literal('back'), id: RequestId, seen: z.int().check(z.gte(0)) }),
  /** Why a text is no legal move. */
  z.strictObject({ t: z.literal('why'), id: RequestId, text: z.string().check(z.maxLength(MAX_MOVE_TEXT)) }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** A move that everybody may know of. */
export interface Line {
  readonly seat: Seat;
  readonly text: string;
}

/** The table as one viewer may see it. */
export interface ShownMessage {
  readonly t: 'shown';
  /** Counts what this viewer was shown: it says nothing of what was hidden from them. */
  readonly seen: number;
  readonly viewer: Viewer;
  readonly view: BaseView;
  readonly moves: readonly string[];
  readonly canTakeBack: boolean;
  /** An answer that is given but told later. */
  readonly held: string | null;
  readonly outcome: Outcome | null;
  /** The number of the first of these lines, and the lines that are new to this viewer. */
  readonly from: number;
  readonly lines: readonly Line[];
}

/** Milliseconds left, by seat, and of whom it runs; null where there is no clock. */
export interface ClockMessage {
  readonly t: 'clock';
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
}

export type ServerMessage =
  | ShownMessage
  | ClockMessage
  | { readonly t: 'table'; readonly facts: TableFacts; readonly you: Seat | null }
  /** What was asked is done, and durable. */
  | { readonly t: 'done'; readonly id: string }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly t: 'error'; readonly id: string | null; readonly code: ErrorCode }
  /** The secret of a game that is over: see the record. */
  | { readonly t: 'over'; readonly record: string };
