import { LANGUAGES, LEVEL_NAMES, OPTION_KEY } from '@ponts-bornes/kernel';
import * as z from 'zod/mini';
import { hoursBetween } from './hours.ts';
import { LIMITS } from './limits.ts';

/** The only invisible character allowed is the one that gives an emoji its colour, and something must be visible. */
const isVisible = (text: string): boolean => {
  const plain = text.replaceAll(/\p{Emoji}\uFE0F/gu, 'x');
  return !/[\p{Default_Ignorable_Code_Point}\u2800]/u.test(plain) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain);
};

export const Nickname = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LIMITS.nickname),
  // No control characters, lone surrogates, bidi overrides or stacked accents.
  z.regex(/^(?!.*\p{M}{4})[^\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]+$/u),
  z.refine(isVisible),
);

export const TableId = z.string().check(z.regex(/^[a-z0-9]{16}$/));
export const SeatNumber = z.int().check(z.gte(0), z.lte(15));
/** A device's part of the deal. It leaves the device only once the list of pledges is closed. */
export const Entropy = z.string().check(z.minLength(16), z.maxLength(LIMITS.entropy), z.regex(/^[\w-]+$/));

const OptionKey = z.string().check(z.regex(OPTION_KEY));
/** A device's public commitment to its part: the kernel's `pledgeTo`. */
export const Pledge = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Hours of every day in a time zone; they may pass midnight. With too many of them, a table would never end. */
export const DailyHours = z
  .strictObject({
    from: z.int().check(z.gte(0), z.lte(23)),
    to: z.int().check(z.gte(0), z.lte(23)),
    zone: z.string().check(z.maxLength(64)),
  })
  .check(
    z.refine((hours) => hoursBetween(hours) <= LIMITS.quietHours, `quiet hours last at most ${LIMITS.quietHours}`),
  );
export type DailyHours = z.infer<typeof DailyHours>;

/** The pace of a table. */
export const Pace = z.discriminatedUnion('kind', [
  /**
   * Live: a bank of seconds with an increment per move, seconds for simultaneous choices, and seconds for out-of-turn
   * responses. The latter two are the same for everybody, so that clocks reveal nothing.
   */
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().check(z.gte(30), z.lte(7200)),
    increment: z.int().check(z.gte(0), z.lte(120)),
    choice: z.int().check(z.gte(10), z.lte(600)),
    answer: z.int().check(z.gte(1), z.lte(30)),
  }),
  /** Slow: days per move; the clock pauses during the quiet hours of a time zone. */
  z.strictObject({
    kind: z.literal('slow'),
    days: z.int().check(z.gte(1), z.lte(14)),
    quiet: z.nullable(DailyHours),
  }),
]);
export type Pace = z.infer<typeof Pace>;

/** What happens when a player runs out of time: a bot makes that move, or plays until they are back. */
export const AtZero = z.enum(['move', 'seat']);
export type AtZero = z.infer<typeof AtZero>;

/**
 * Whether seats may pass to other people during play beyond those whose player leaves or agrees: seats of bots, and of
 * players who miss a deadline at a table where a bot then keeps the seat.
 */
export const HandOver = z.enum(['never', 'allowed']);
export type HandOver = z.infer<typeof HandOver>;

export const Visibility = z.enum(['private', 'public']);

/** How many public moves spectators are behind the players, until the game is over. */
export const SPECTATOR_DELAYS = [0, 5, 15] as const;
export const SpectatorDelay = z.literal(SPECTATOR_DELAYS);
export type SpectatorDelay = z.infer<typeof SpectatorDelay>;

const Level = z.enum(LEVEL_NAMES);

/** The settings of a new table. */
export const NewTable = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: z.record(OptionKey, z.union([z.string().check(z.maxLength(40)), z.int(), z.boolean()])),
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
  /** Defaults to never. */
  handOver: z.optional(HandOver),
  visibility: Visibility,
  /** Defaults to none. */
  spectatorDelay: z.optional(SpectatorDelay),
  /** The language of the previews of its link; defaults to the first one. */
  language: z.optional(z.enum(LANGUAGES)),
  /** The pledge of the host's device. Without one, the device contributes nothing to the deal. */
  pledge: z.optional(Pledge),
  /** Ignored: a part the server knows before the deal proves nothing. Older clients send it. */
  entropy: z.optional(Entropy),
});
export type NewTable = z.infer<typeof NewTable>;

/** Changes to a table before its game; what is left out stays. */
export const Arrangement = z.strictObject({
  options: z.optional(NewTable.shape.options),
  /** The seats in their new order, by their old numbers; null: a new open seat. Bots and open seats may be left out. */
  seats: z.optional(z.array(z.nullable(SeatNumber)).check(z.minLength(2), z.maxLength(16))),
});
export type Arrangement = z.infer<typeof Arrangement>;

export const TableStatus = z.enum(['open', 'playing', 'over', 'frozen']);
export type TableStatus = z.infer<typeof TableStatus>;

/** Why a table is frozen: its rules have changed incompatibly, something failed, or its log is full. */
export const Trouble = z.enum(['rules-changed', 'broken', 'too-long']);
export type Trouble = z.infer<typeof Trouble>;

/** Public information about a seat. */
export const SeatFacts = z.object({
  /** `open`: free to take. A seat offered during play stays a person's or a bot's until somebody takes it. */
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  /** Of a bot, or of the bot filling in for an absent person. */
  level: z.nullable(Level),
  /** Whether a bot is filling in for the person now. */
  isAway: z.boolean(),
  /** Whether anybody may take it: an open seat, or one that the host offers. */
  isOffered: z.boolean(),
  /** The player of the previous game for whom an open seat of a rematch is reserved; null: nobody. */
  reservedFor: z.nullable(z.string()),
  /** Whether the host may offer it during play. */
  canOffer: z.boolean(),
  /** Whether the person is connected to the table now. */
  isHere: z.boolean(),
});
export type SeatFacts = z.infer<typeof SeatFacts>;

/** The pledges when the game was started. */
export const PledgeFacts = z.object({
  /** Counts attempts from 1. If a device does not reveal its part, the attempt is cancelled. */
  attempt: z.int(),
  /** Whether the server is waiting for parts: devices with a listed pledge reveal them now. */
  isRevealing: z.boolean(),
  /** By seat: the pledge, or `bot` or `absent` if there is none. */
  seats: z.array(z.string()),
  /** The seats whose devices did not reveal their parts, if this attempt was cancelled. */
  missing: z.array(SeatNumber),
});
export type PledgeFacts = z.infer<typeof PledgeFacts>;

/** What the players of a game can agree on. `back`: take back the proposer's last turn and everything after it. */
export const ProposalKind = z.enum(['back', 'pause', 'time', 'stop']);
export type ProposalKind = z.infer<typeof ProposalKind>;

/** A proposal waiting for answers. */
export const ProposalFacts = z.object({
  /** Its number at this table: an answer names it, so that it can't count for a later proposal. */
  number: z.int(),
  kind: ProposalKind,
  by: SeatNumber,
  /** The seats that have agreed, and those that still have to. */
  agreed: z.array(SeatNumber),
  missing: z.array(SeatNumber),
  until: z.number(),
});
export type ProposalFacts = z.infer<typeof ProposalFacts>;

/** Public information about a table. */
export const TableFacts = z.object({
  id: TableId,
  game: z.string(),
  rules: z.int(),
  options: z.record(OptionKey, z.union([z.string(), z.number(), z.boolean()])),
  seats: z.array(SeatFacts),
  /**
   * The host's name, and their seat if they have one. `isActing`: acts for an absent host, without rights over seats.
   */
  host: z.object({ name: z.string(), seat: z.nullable(SeatNumber), isActing: z.boolean() }),
  pace: Pace,
  atZero: AtZero,
  handOver: HandOver,
  visibility: Visibility,
  /**
   * For spectators of a table with a delay, `asked` is empty and `proposal` is null. They learn of pauses and of bots that
   * fill in as of the moves after which it happened; lists don't tell them.
   */
  spectatorDelay: SpectatorDelay,
  status: TableStatus,
  /** Why it is `frozen`. */
  trouble: z.nullable(Trouble),
  commitment: z.string(),
  /** Null until the host starts the game, and at tables from before pledges existed. */
  pledges: z.nullable(PledgeFacts),
  watchers: z.int(),
  /** The seats to act, as public knowledge; empty unless the game is in play. */
  asked: z.array(SeatNumber),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  endedAt: z.nullable(z.number()),
  /** The winners of a finished game. */
  winners: z.nullable(z.array(SeatNumber)),
  /** The rematch of this table. */
  rematch: z.nullable(TableId),
  /** Until when seats of this rematch are reserved for their players; null: none is. */
  reservedUntil: z.nullable(z.number()),
  /** Null: no proposal is waiting for answers. */
  proposal: z.nullable(ProposalFacts),
  /** Whether the game is paused by agreement. */
  isPaused: z.boolean(),
});
export type TableFacts = z.infer<typeof TableFacts>;

/** A public game in progress. */
export const LiveTable = z.object({
  table: TableFacts,
  /** Moves that spectators had seen when the current turn began; null: not known yet. */
  moves: z.nullable(z.int()),
});
export type LiveTable = z.infer<typeof LiveTable>;

/** The running clock of a table, in milliseconds since 1970. */
export const DEADLINE = {
  /** When the time of the seats to act runs out, with quiet hours taken into account; null: no clock is running. */
  due: z.nullable(z.number()),
  /** From when on that time counts as low; null at live tables. */
  lowFrom: z.nullable(z.number()),
};
export interface Deadline {
  readonly due: number | null;
  readonly lowFrom: number | null;
}

/** One of a person's own tables. */
export const OwnTable = z.object({
  table: TableFacts,
  seat: z.nullable(SeatNumber),
  isHost: z.boolean(),
  ...DEADLINE,
});
export type OwnTable = z.infer<typeof OwnTable>;
