import { LEVEL_NAMES } from '@ponts-bornes/kernel';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

export const Nickname = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LIMITS.nickname),
  // No control signs, no lone surrogates, nothing that turns the direction of what follows, no towers of accents.
  z.regex(/^(?!.*\p{M}{4})[^\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]+$/u),
);

export const TableId = z.string().check(z.regex(/^[a-z0-9]{16}$/));
export const SeatNumber = z.int().check(z.gte(0), z.lte(15));
export const Entropy = z.string().check(z.minLength(16), z.maxLength(LIMITS.entropy), z.regex(/^[\w-]+$/));

/** How fast a table plays. */
export const Pace = z.discriminatedUnion('kind', [
  /**
   * Everybody is there: a bank of seconds with some back for each move, seconds for choices that all make at once, and
   * seconds for answers out of turn. The latter two are the same for all, so that clocks tell nothing.
   */
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().check(z.gte(30), z.lte(7200)),
    increment: z.int().check(z.gte(0), z.lte(120)),
    choice: z.int().check(z.gte(10), z.lte(600)),
    answer: z.int().check(z.gte(1), z.lte(30)),
  }),
  /** A move in so many days; in the quiet hours of a zone time stands still. */
  z.strictObject({
    kind: z.literal('slow'),
    days: z.int().check(z.gte(1), z.lte(14)),
    quiet: z.nullable(
      z.strictObject({
        from: z.int().check(z.gte(0), z.lte(23)),
        to: z.int().check(z.gte(0), z.lte(23)),
        zone: z.string().check(z.maxLength(64)),
      }),
    ),
  }),
]);
export type Pace = z.infer<typeof Pace>;

/** What happens when somebody's time is over: a bot makes that move, or plays until the person is back. */
export const AtZero = z.enum(['move', 'seat']);
export type AtZero = z.infer<typeof AtZero>;

export const Visibility = z.enum(['private', 'public']);

const Level = z.enum(LEVEL_NAMES);

/** What a table is asked for. */
export const NewTable = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: z.record(
    z.string().check(z.maxLength(40)),
    z.union([z.string().check(z.maxLength(40)), z.int(), z.boolean()]),
  ),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('me') }),
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('bot'), level: Level }),
      ]),
    )
    .check(z.minLength(2), z.maxLength(16)),
  pace: Pace,
  atZero: AtZero,
  visibility: Visibility,
  /** What the host adds to the luck. */
  entropy: Entropy,
});
export type NewTable = z.infer<typeof NewTable>;

export const TableStatus = z.enum(['open', 'playing', 'over', 'frozen']);
export type TableStatus = z.infer<typeof TableStatus>;

/** Why a table stands still: it was begun under other rules, which can't go on here, or something broke. */
export const Trouble = z.enum(['rules-changed', 'broken']);
export type Trouble = z.infer<typeof Trouble>;

/** Who sits where, as everybody may know. */
export const SeatFacts = z.object({
  /** `open`: to be taken. A seat that is handed over in play stays a person's or a bot's until somebody takes it. */
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  /** Of a bot, or of the bot that plays for a person who is away. */
  level: z.nullable(Level),
  /** Whether a bot plays for the person now. */
  isAway: z.boolean(),
  /** Whether whoever comes may take it: an open seat, or one that the host hands over. */
  isOffered: z.boolean(),
  /** Whether the person looks at the table now. */
  isHere: z.boolean(),
});
export type SeatFacts = z.infer<typeof SeatFacts>;

/** What everybody may know of a table. */
export const TableFacts = z.object({
  id: TableId,
  game: z.string(),
  rules: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.array(SeatFacts),
  /** The host's name, and their seat if they have one. */
  host: z.object({ name: z.string(), seat: z.nullable(SeatNumber) }),
  pace: Pace,
  atZero: AtZero,
  visibility: Visibility,
  status: TableStatus,
  /** Why it is `frozen`. */
  trouble: z.nullable(Trouble),
  commitment: z.string(),
  watchers: z.int(),
  /** The seats that are asked, as everybody may know; none where nothing is played. */
  asked: z.array(SeatNumber),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  endedAt: z.nullable(z.number()),
  /** The winners of a game that is over. */
  winners: z.nullable(z.array(SeatNumber)),
  /** The table that was begun anew after this one. */
  rematch: z.nullable(TableId),
});
export type TableFacts = z.infer<typeof TableFacts>;

/** A table among one's own. */
export const OwnTable = z.object({ table: TableFacts, seat: z.nullable(SeatNumber), isHost: z.boolean() });
export type OwnTable = z.infer<typeof OwnTable>;
