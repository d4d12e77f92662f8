import { LANGUAGES } from '@ponts-bornes/kernel';
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import type { TableId } from './table.ts';

const PaceKind = z.enum(['live', 'slow']);
export type PaceKind = z.infer<typeof PaceKind>;

const GameId = z.string().check(z.maxLength(40));

/** What somebody in the queue wants to play. */
export const Wish = z.strictObject({
  /** Null: any game. */
  game: z.nullable(GameId),
  pace: PaceKind,
  /** At least so many players, including this one. */
  players: z.int().check(z.gte(2), z.lte(16)),
  /** Minutes after which bots fill in; null: people only. */
  botsAfter: z.nullable(z.int().check(z.gte(1), z.lte(LIMITS.botsAfter))),
  /** The language of the previews of the table's link, if this person becomes its host; defaults to the first one. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type Wish = z.infer<typeof Wish>;

/** A client's messages over the socket of the queue. */
export const QueueClientMessage = z.union([
  /** Joins the queue. `ticket` identifies this attempt: a client that reconnects with it keeps its place. */
  z.strictObject({
    t: z.literal('wait'),
    ticket: z.string().check(z.regex(/^[\w-]{16,40}$/)),
    wish: Wish,
  }),
  z.strictObject({ t: z.literal('ping') }),
]);
export type QueueClientMessage = z.infer<typeof QueueClientMessage>;

/** How many people wait for a game at a pace, with at least so many players; `game` is null for those who would play any. */
export const QueueCount = z.object({ game: z.nullable(GameId), pace: PaceKind, players: z.int(), people: z.int() });
export type QueueCount = z.infer<typeof QueueCount>;

/** The server's messages over that socket. */
export type QueueServerMessage =
  /** How long the person has waited, in milliseconds; sent whenever the counts change. */
  | { readonly t: 'waiting'; readonly waited: number; readonly counts: readonly QueueCount[] }
  /** A seat at a new table is reserved for the person, who takes it with their pledge. The server closes the socket. */
  | { readonly t: 'seated'; readonly table: z.infer<typeof TableId>; readonly seat: number }
  /** The person now waits in another tab or on another device. The server closes the socket. */
  | { readonly t: 'elsewhere' }
  | { readonly t: 'error'; readonly code: ErrorCode }
  | { readonly t: 'pong' };
