import { MAX_MOVE_TEXT, STANDING_ORDERS } from '@ponts-bornes/kernel';
import type { PastPosition, RecordedMove, Refusal, Seat, ShownPosition, Viewer } from '@ponts-bornes/kernel';
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import { Entropy, Pledge, SeatNumber } from './table.ts';
import type { TableFacts } from './table.ts';

const RequestId = z.string().check(z.regex(new RegExp(`^[\\w-]{1,${LIMITS.requestId}}$`)));

/** Predefined chat phrases; clients have a sentence for each. */
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

const textUpTo = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+$/u),
    );
const FreeText = textUpTo(LIMITS.chat);
/** The host's word to a player they remove. */
export const RemovalWord = textUpTo(LIMITS.removalWord);

/** `counter`: always counter when possible; `accept`: never. */
export const Standing = z.enum(STANDING_ORDERS);
export type Standing = z.infer<typeof Standing>;

/** A client's messages over its socket. */
export const ClientMessage = z.union([
  /** Sent first on every new connection: what the client has seen so far. */
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.int(),
    /** The number of log lines and chat messages it has. */
    lines: z.int().check(z.gte(0)),
    said: z.int().check(z.gte(0)),
    /** Whether the page is visible; defaults to true. */
    isLooking: z.optional(z.boolean()),
  }),
  /** Plays a move, based on a number of the client's own stream: a client whose view was outdated must choose again. */
  z.strictObject({
    t: z.literal('play'),
    id: RequestId,
    seen: z.int().check(z.gte(0)),
    text: z.string().check(z.minLength(1), z.maxLength(MAX_MOVE_TEXT)),
  }),
  z.strictObject({ t: z.literal('back'), id: RequestId, seen: z.int().check(z.gte(0)) }),
  /** Asks why a text is not a legal move. */
  z.strictObject({ t: z.literal('why'), id: RequestId, text: z.string().check(z.maxLength(MAX_MOVE_TEXT)) }),
  /** Asks what this player saw from a public line on, for a replay. */
  z.strictObject({ t: z.literal('recall'), id: RequestId, line: z.int().check(z.gte(0)) }),
  /** Sends one of the predefined phrases, or any text at a private table. */
  z.strictObject({ t: z.literal('say'), id: RequestId, phrase: PhraseName }),
  z.strictObject({ t: z.literal('say'), id: RequestId, text: FreeText }),
  /** The seat's automatic out-of-turn response at a slow table. */
  z.strictObject({ t: z.literal('standing'), id: RequestId, answer: Standing }),
  /** Pledges this device's part, before the game; a person's latest pledge counts. */
  z.strictObject({ t: z.literal('pledge'), id: RequestId, pledge: Pledge }),
  /** Reveals this device's part, once `facts.pledges` lists its pledge. */
  z.strictObject({ t: z.literal('reveal'), id: RequestId, attempt: z.int().check(z.gte(1)), part: Entropy }),
  /** Whether the page is visible, when that changes: a person who isn't looking may be alerted. Gets no answer. */
  z.strictObject({ t: z.literal('looking'), isLooking: z.boolean() }),
  /** Checks the connection. */
  z.strictObject({ t: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** A public move. */
export type Line = RecordedMove;

/** The table as seen by one viewer. */
export interface ShownMessage extends ShownPosition {
  readonly t: 'shown';
  /** Counts the views sent to this viewer; reveals nothing about hidden actions. */
  readonly seen: number;
  /** The number of the first line, and the lines that are new to this viewer. */
  readonly from: number;
  readonly lines: readonly Line[];
}

/** Milliseconds left by seat, and whose clock is running; null without a clock. */
export interface ClockMessage {
  readonly t: 'clock';
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
}

/** A chat message. */
export interface Said {
  /** Null: from a spectator. */
  readonly seat: Seat | null;
  readonly name: string;
  /** Either a phrase or a text. */
  readonly phrase: PhraseName | null;
  readonly text: string | null;
  readonly at: number;
}

/**
 * What happens at a table besides moves and chat. `bot`: a bot fills in for a player. `back`: the player returned.
 * `taken`: another person took the seat over from this player. `removed`: the host removed the player before the game.
 * The others are agreements that this player proposed: moves were taken back, the game was paused, everybody got more
 * time, or the game was stopped. `refused`: this player refused a proposal. `resumed`: this player resumed the game.
 */
/** `timed-out`: the player ran out of time, and a bot makes the move. */
export const EVENT_KINDS = [
  'bot',
  'timed-out',
  'back',
  'taken',
  'removed',
  'undone',
  'paused',
  'resumed',
  'time-added',
  'stopped',
  'refused',
] as const;
export type TableEventKind = (typeof EVENT_KINDS)[number];

/** Why a bot fills in: the player ran out of time, left, agreed to be replaced, or was offline. */
export const BOT_REASONS = ['late', 'left', 'agreed', 'offline'] as const;
export type BotReason = (typeof BOT_REASONS)[number];

export interface TableEvent {
  readonly kind: TableEventKind;
  readonly seat: Seat | null;
  /** The player it happened to, by the name they had then. */
  readonly name: string;
  /** Whether that is the recipient. */
  readonly isYou: boolean;
  /**
   * Of `bot`: the reason. Of `removed`: the host's word, for the removed player only. Of `undone`: how many lines were
   * taken back. Of `refused`: the kind of proposal. Otherwise empty.
   */
  readonly detail: string;
  /** Of `undone`: whether a lone player took back what they now know, so that the game no longer counts. */
  readonly isPractice?: boolean;
  /** The number of log lines before it. */
  readonly line: number;
  readonly at: number;
}

/** The recipient's relation to the table. */
export const You = z.object({
  seat: z.nullable(SeatNumber),
  /** The seat that is kept for them until `reservedUntil`; null: none is. */
  reserved: z.nullable(SeatNumber),
  isHost: z.boolean(),
  /** For one's own seat. */
  standing: z.nullable(Standing),
  /** The pledge of one of this person's devices. */
  pledge: z.nullable(Pledge),
});
export type You = z.infer<typeof You>;

export type ServerMessage =
  | ShownMessage
  | ClockMessage
  | { readonly t: 'table'; readonly facts: TableFacts; readonly you: You }
  /** The number of the first message, and the messages since; on arrival even if there are none. */
  | { readonly t: 'said'; readonly from: number; readonly said: readonly Said[] }
  /** All events of the table, oldest first. */
  | { readonly t: 'events'; readonly events: readonly TableEvent[] }
  | { readonly t: 'pong' }
  /** The request is done, and durable. */
  | { readonly t: 'done'; readonly id: string }
  /** What the viewer saw from a public line on, oldest first; at most the latest `LIMITS.recalled` positions. */
  | {
      readonly t: 'recalled';
      readonly id: string;
      readonly viewer: Viewer;
      readonly positions: readonly PastPosition[];
    }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly t: 'error'; readonly id: string | null; readonly code: ErrorCode }
  /** The record of a finished game, including its secret. */
  | { readonly t: 'over'; readonly record: string };
