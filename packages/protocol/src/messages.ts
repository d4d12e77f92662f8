import { MAX_MOVE_TEXT } from '@ponts-bornes/kernel';
import type { BaseView, Outcome, Refusal, Seat, Viewer } from '@ponts-bornes/kernel';
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import { SeatNumber } from './table.ts';
import type { TableFacts } from './table.ts';

const RequestId = z.string().check(z.regex(new RegExp(`^[\\w-]{1,${LIMITS.requestId}}$`)));

/** What one may say without typing; clients have a sentence for each. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'i-am-back',
  'your-turn',
  'ouch',
  'good-game',
  'again',
  'bye',
] as const;
const PhraseName = z.enum(PHRASES);
export type PhraseName = z.infer<typeof PhraseName>;

const FreeText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LIMITS.chat),
    z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+$/u),
  );

/** `counter`: whatever can be answered is; `accept`: never. */
export const Standing = z.enum(['counter', 'accept']);
export type Standing = z.infer<typeof Standing>;

/** What a client says over its socket. */
export const ClientMessage = z.union([
  /** First of all, and after every new connection: what it has seen so far. */
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.int(),
    /** How many lines of the log it has, and how many things said. */
    lines: z.int().check(z.gte(0)),
    said: z.int().check(z.gte(0)),
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
  /** Says one of the phrases that everybody knows, or at a private table anything. */
  z.strictObject({ t: z.literal('say'), id: RequestId, phrase: PhraseName }),
  z.strictObject({ t: z.literal('say'), id: RequestId, text: FreeText }),
  /** What its seat answers out of turn at a table where nobody waits. */
  z.strictObject({ t: z.literal('standing'), id: RequestId, answer: Standing }),
  /** Asks whether anybody is there. */
  z.strictObject({ t: z.literal('ping') }),
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

/** Something said at the table. */
export interface Said {
  /** Null: by somebody who watches. */
  readonly seat: Seat | null;
  readonly name: string;
  /** One of both. */
  readonly phrase: PhraseName | null;
  readonly text: string | null;
  readonly at: number;
}

/** What the table is to whoever listens. */
export const You = z.object({
  seat: z.nullable(SeatNumber),
  isHost: z.boolean(),
  /** Of one's own seat. */
  standing: z.nullable(Standing),
});
export type You = z.infer<typeof You>;

export type ServerMessage =
  | ShownMessage
  | ClockMessage
  | { readonly t: 'table'; readonly facts: TableFacts; readonly you: You }
  /** The number of the first, and what was said since. */
  | { readonly t: 'said'; readonly from: number; readonly said: readonly Said[] }
  | { readonly t: 'pong' }
  /** What was asked is done, and durable. */
  | { readonly t: 'done'; readonly id: string }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly t: 'error'; readonly id: string | null; readonly code: ErrorCode }
  /** The record of a game that is over, with its secret. */
  | { readonly t: 'over'; readonly record: string };
