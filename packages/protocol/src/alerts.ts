import { LANGUAGES } from '@ponts-bornes/kernel';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { Label, LinkSecret, MailAddress } from './people.ts';
import { DEADLINE, DailyHours, SeatNumber, TableFacts, TableId } from './table.ts';

/** What a person can be alerted to. */
export const ALERT_KINDS = [
  /** It is their turn. */
  'turn',
  /** Their time at a slow table runs out soon. */
  'deadline',
  /** A table is complete, a game they sit at has begun, or their seat was offered to others. */
  'seat',
  /** A game is over, or somebody wants a rematch. */
  'over',
  /** A friend invites them. Reserved: nothing sends it yet. */
  'invitation',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** How an alert travels. */
export const CHANNELS = ['push', 'mail', 'webhook'] as const;
export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;

/** The channels of one kind, without duplicates. */
const Channels = z.array(Channel).check(
  z.maxLength(CHANNELS.length),
  z.refine((channels) => new Set(channels).size === channels.length),
);

/** A person's choices. */
export const AlertSettings = z.strictObject({
  kinds: z.strictObject({
    turn: Channels,
    deadline: Channels,
    seat: Channels,
    over: Channels,
    invitation: Channels,
  }),
  /** Whether all alerts are off; the choices are kept. */
  isPaused: z.boolean(),
  /** Alerts that fall into these hours are sent together at their end. */
  quiet: z.nullable(DailyHours),
  language: z.enum(LANGUAGES),
});
export type AlertSettings = z.infer<typeof AlertSettings>;

/** A browser that receives pushes. */
export const PushDevice = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** When a push was last accepted for it; null: never. */
  usedAt: z.nullable(z.number()),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** A person's settings and channels, and what this server can send. */
export const Alerts = z.object({
  settings: AlertSettings,
  devices: z.array(PushDevice),
  /** Null: none. An address receives nothing but its confirmation until it is confirmed. */
  mail: z.nullable(z.object({ address: z.string(), isConfirmed: z.boolean() })),
  /** Null: none. Only the host of the address is shown, because the rest is often a secret. */
  webhook: z.nullable(
    z.object({
      host: z.string(),
      /** `failing`: recent deliveries failed. `off`: so many did that the server has stopped trying. */
      state: z.enum(['working', 'failing', 'off']),
    }),
  ),
  /** The channels on which a person has got as many messages today as the operator allows. */
  limited: z.array(Channel),
  offers: z.object({
    /** The server's public VAPID key, for `PushManager.subscribe`. */
    push: z.string(),
    /** Whether the operator has configured e-mail. */
    mail: z.boolean(),
    /** The channels whose service did not answer when this server last tried to reach it for this person. */
    unreachable: z.array(Channel),
  }),
});
export type Alerts = z.infer<typeof Alerts>;

const Base64Url = (most: number): z.ZodMiniType<string, string> =>
  z.string().check(z.maxLength(most), z.regex(/^[\w-]+={0,2}$/));

/** `PushSubscription.toJSON()`, and a name for the device. */
export const NewPushDevice = z.strictObject({
  name: Label,
  endpoint: z.string().check(z.maxLength(LIMITS.endpoint), z.regex(/^https?:\/\/\S+$/)),
  keys: z.object({ p256dh: Base64Url(100), auth: Base64Url(40) }),
  /** For the settings of a person who has none yet. */
  language: z.optional(z.enum(LANGUAGES)),
  /**
   * Sent by a service worker whose browser has replaced the subscription: the endpoint of the old one, or null if it is
   * not known. The device stays the same, and so do its person's choices.
   */
  replaces: z.optional(z.nullable(z.string().check(z.maxLength(LIMITS.endpoint)))),
});
export type NewPushDevice = z.infer<typeof NewPushDevice>;

export const NewMail = z.strictObject({ address: MailAddress, language: z.optional(z.enum(LANGUAGES)) });

/** The secret of a link in an e-mail. */
export const WithLink = z.strictObject({ link: LinkSecret });

export const NewWebhook = z.strictObject({
  url: z.string().check(z.maxLength(LIMITS.webhookUrl), z.regex(/^https?:\/\/\S+$/)),
  language: z.optional(z.enum(LANGUAGES)),
});

/** Sends a test message; `device` chooses one of several devices. */
export const AlertTest = z.strictObject({ channel: Channel, device: z.optional(z.string().check(z.maxLength(60))) });

/** Whether the receiving service accepted a test message; `status`: its HTTP status, if it answered. */
export const AlertTested = z.object({ isAccepted: z.boolean(), status: z.nullable(z.int()) });
export type AlertTested = z.infer<typeof AlertTested>;

/** A table where it is your turn. */
export const Turn = z.object({
  table: TableId,
  game: z.string(),
  seat: SeatNumber,
  /** Identifies the turn: no other turn of the table has this number. It grows from turn to turn. */
  turn: z.int(),
  ...DEADLINE,
});
export type Turn = z.infer<typeof Turn>;

/** The data of the event `turns`: every table waiting for you, least time left first. Each replaces the one before. */
export const Turns = z.object({
  /** May exceed the number of tables listed. */
  count: z.int(),
  turns: z.array(Turn),
});
export type Turns = z.infer<typeof Turns>;

const ListedLine = z.object({ seat: SeatNumber, text: z.string() });

/** A `Turn` in full, with what happened since your own last move. */
export const WaitingTable = z.object({
  ...Turn.shape,
  table: TableFacts,
  /** The newest public moves since your own last one, oldest first. */
  lines: z.array(ListedLine),
  /** How many there are in all. */
  missed: z.int(),
});
export type WaitingTable = z.infer<typeof WaitingTable>;

/**
 * The decrypted data of a push. A service worker shows it under its tag, which replaces what that tag showed before. The
 * server may send the same message twice: a worker that has shown this `id` shows nothing new.
 */
export const PushMessage = z.object({
  kind: z.enum([...ALERT_KINDS, 'test']),
  /** `table:<id>`; `tables` if it stands for several; `test`. */
  tag: z.string(),
  /** Identifies the alert: the same in repeated deliveries. */
  id: z.string(),
  /** The turn at that table, as in `Turn`; null if it is about something else, or several tables. */
  turn: z.nullable(z.int()),
  title: z.string(),
  body: z.string(),
  language: z.enum(LANGUAGES),
  /** The page to open, as a path on this server. */
  url: z.string(),
  /** The tables it is about; notifications under their own tags are outdated. */
  tables: z.array(TableId),
  /** How many tables wait for the person: the app badge. */
  count: z.int(),
});
export type PushMessage = z.infer<typeof PushMessage>;
