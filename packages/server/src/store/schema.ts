import type { Language } from '@ponts-bornes/kernel';
import type { Channel, PaceKind, SpectatorDelay, TableEventKind, Trouble } from '@ponts-bornes/protocol';

/** The tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; JSON is text. */
export interface Schema {
  people: PersonRow;
  sessions: SessionRow;
  accounts: AccountRow;
  passkeys: PasskeyRow;
  tokens: TokenRow;
  devices: DeviceRow;
  challenges: ChallengeRow;
  tables: TableRow;
  seats: SeatRow;
  log: LogRow;
  events: EventRow;
  archive: ArchiveRow;
  said: SaidRow;
  nodes: NodeRow;
  kept: KeptRow;
  attempts: AttemptRow;
  alert_settings: AlertSettingsRow;
  push_devices: PushDeviceRow;
  mails: MailRow;
  webhooks: WebhookRow;
  told: ToldRow;
  alerts: AlertRow;
  deliveries: DeliveryRow;
  alert_counts: AlertCountRow;
  recovery_codes: RecoveryCodeRow;
  links: LinkRow;
  waiting: WaitingRow;
}

export interface PersonRow {
  readonly id: string;
  nickname: string;
  readonly created_at: number;
  seen_at: number;
}

export interface SessionRow {
  /** Only a hash, so that nobody can sign in with a copy of the database. */
  readonly token_hash: string;
  readonly person: string;
  readonly created_at: number;
  expires_at: number;
  /** How they signed in; null: a guest, or somebody who has just created an account. */
  readonly signed_in_by: 'password' | 'passkey' | null;
  /** When they last proved their identity by password or passkey; null: never in this session. */
  readonly proved_at: number | null;
}

/** Somebody who can sign in, on any device. */
export interface AccountRow {
  readonly person: string;
  /** In the normalised form used for comparison. */
  name: string;
  /** Hashed; null: passkeys only. */
  password: string | null;
  readonly created_at: number;
}

export interface PasskeyRow {
  /** The credential id, in base64url, as is the key. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly public_key: string;
  /** The key's own usage counter: one that decreases indicates a copy. */
  counter: number;
  readonly transports: string;
  readonly created_at: number;
}

/** An API token for programs. */
export interface TokenRow {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly token_hash: string;
  readonly created_at: number;
  used_at: number | null;
}

/** A device on which a person has signed in before. */
export interface DeviceRow {
  /** The hash of its cookie value. Several people may share a device. */
  readonly token_hash: string;
  readonly person: string;
  readonly created_at: number;
  used_at: number;
}

/** A single-use, short-lived passkey challenge. */
export interface ChallengeRow {
  readonly challenge: string;
  /** Who is registering a passkey; null: a sign-in. */
  readonly person: string | null;
  /** The future account name. */
  readonly account: string | null;
  readonly expires_at: number;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  rules: number;
  options: string;
  seats: number;
  readonly pace: string;
  readonly at_zero: 'move' | 'seat';
  /** Whether seats of bots, and of players who miss a deadline, may be offered to others during play. */
  readonly hand_over: 'never' | 'allowed';
  readonly visibility: 'private' | 'public';
  /** How many public moves spectators are behind. */
  readonly spectator_delay: SpectatorDelay;
  /** The language of the previews of its link. */
  readonly language: Language;
  host: string;
  host_name: string;
  /** Whether this host acts for an absent one. */
  is_acting: number;
  status: 'open' | 'playing' | 'over' | 'frozen';
  /** Never leaves the server before the end of the game. */
  readonly secret: string;
  /** The pledges when the game was started: JSON of `KeptPledges`; null before, and for tables without pledges. */
  pledges: string | null;
  readonly created_at: number;
  started_at: number | null;
  ended_at: number | null;
  result: string | null;
  rematch: string | null;
  /** Until when seats of this rematch are reserved for the players of the previous game; null: none is. */
  reserved_until: number | null;
  /** The latest proposal of the players: JSON of `Proposal`; null: there was none. */
  proposal: string | null;
  /** Whether the log says that the players agreed to stop the clock. Like what follows, written a little later than it. */
  is_paused: number;
  /** When the current turn's time runs out, and after how many entries that turn began. */
  due: number | null;
  due_length: number | null;
  /** The seats to act at that point, as public knowledge: JSON. */
  asked: string | null;
  /** Those of them that have not answered in secret: JSON. Shown to their own players only. */
  awaited: string | null;
  /** The number of that turn; null: nobody is called for it. See `turnOf`. */
  turn: number | null;
  /** Why the table is frozen, with details for the operator. */
  trouble: Trouble | null;
  report: string | null;
  /** Incremented on every change to the row, the seats, or the chat. */
  version: number;
  /** The node that drives it during play; null: not needed until it is due. */
  node: string | null;
}

export interface SeatRow {
  readonly table_id: string;
  readonly seat: number;
  person: string | null;
  name: string;
  /** Of a bot, or of the bot that plays for the person. */
  level: string | null;
  is_away: number;
  /** Whether anybody may take the seat during play. */
  is_offered: number;
  /** Why the player has lost their exclusive claim to this seat; null: they have not. */
  given_up: 'left' | 'agreed' | 'late' | null;
  /** The pledge from one of the person's devices. */
  pledge: string | null;
  /** The revealed part, or the one derived from the commitment. Never leaves the server before the end. */
  entropy: string | null;
  /** The person an open seat is kept for, while `tables.reserved_until` lasts. `name` is theirs. */
  reserved: string | null;
  /** The seat's automatic response at tables that do not wait for it. */
  standing: 'counter' | 'accept';
}

export interface LogRow {
  readonly table_id: string;
  readonly number: number;
  readonly kind: 'move' | 'back' | 'hold' | 'undo' | 'note';
  readonly seat: number;
  readonly text: string;
  /** The client's request id; null for bots and clocks. */
  readonly request: string | null;
  /** Milliseconds charged to the seat's clock; negative for a move that earns no increment. */
  readonly spent: number;
  readonly at: number;
}

/** Something that happened at a table besides moves and chat. */
export interface EventRow {
  readonly table_id: string;
  readonly number: number;
  readonly kind: TableEventKind;
  readonly seat: number | null;
  /** The person it happened to, and their name at that time. */
  readonly person: string | null;
  readonly name: string;
  /** See `TableEvent`. */
  readonly detail: string;
  /** The number of public log lines before it. */
  readonly line: number;
  readonly at: number;
}

/** The moves of a finished game whose log was compacted. */
interface ArchiveRow {
  readonly table_id: string;
  /** JSON: pairs of seat and text. Names come from the seats, so deleted people are not named here. */
  readonly moves: string;
}

/** A chat message at a table. */
export interface SaidRow {
  readonly table_id: string;
  readonly number: number;
  readonly seat: number | null;
  readonly person: string | null;
  readonly name: string;
  readonly phrase: string | null;
  readonly text: string | null;
  /** The client's request id. */
  readonly request: string | null;
  readonly at: number;
}

/** A process that serves tables, and its last heartbeat. */
interface NodeRow {
  readonly id: string;
  alive_at: number;
}

/** Values shared by all nodes, such as the cookie secret, or since when nodes have been present without a break. */
interface KeptRow {
  readonly name: string;
  value: string;
}

/** Sign-in attempts from a network, for a name, or both. */
interface AttemptRow {
  readonly key: string;
  /** When counting began or, for growing delays, when the last attempt was. */
  since: number;
  count: number;
  /** Until when further attempts are refused. */
  until: number;
}

/** A person's alert settings. People without a row get no alerts. */
export interface AlertSettingsRow {
  person: string;
  /** Channels by kind: JSON. */
  kinds: string;
  is_paused: number;
  /** JSON of `DailyHours`. */
  quiet: string | null;
  language: Language;
}

/** A browser that receives pushes. It stops with the session that added it. */
export interface PushDeviceRow {
  readonly id: string;
  person: string;
  session: string;
  name: string;
  readonly endpoint: string;
  p256dh: string;
  auth: string;
  readonly created_at: number;
  /** When the push service last accepted a message. */
  used_at: number | null;
}

export interface MailRow {
  readonly person: string;
  address: string;
  confirmed_at: number | null;
}

export interface WebhookRow {
  readonly person: string;
  url: string;
  /** Signs its messages. */
  secret: string;
  /** Failed messages in a row. */
  failures: number;
}

/** The turn for which the player of a seat was last alerted, or seen at the table. */
interface ToldRow {
  readonly table_id: string;
  readonly seat: number;
  turn: number;
}

/** What a person is alerted to. `kindOf` in alerts/ maps these to the kinds that people choose. */
export type AlertedTo = 'turn' | 'choice' | 'deadline' | 'ready' | 'begun' | 'offered' | 'away' | 'over' | 'rematch';

/** Something a person is to be told, on channels to be chosen when it is due. One row per person, table and matter. */
export interface AlertRow {
  readonly id: string;
  person: string;
  readonly what: AlertedTo;
  readonly table_id: string;
  turn: number | null;
  readonly created_at: number;
  send_at: number;
  /** The node that handles it, and until when it may. */
  node: string | null;
  held_until: number | null;
}

/** One message to one recipient, about one or several alerts. */
export interface DeliveryRow {
  /** The same in every attempt, so that a recipient can recognise a repeated message. */
  readonly id: string;
  readonly person: string;
  readonly channel: Channel;
  /** The device of a push; empty on other channels. */
  readonly target: string;
  /** JSON of `DeliveredItem`. */
  readonly items: string;
  attempts: number;
  readonly created_at: number;
  send_at: number;
  node: string | null;
  held_until: number | null;
}

/** Messages to a person on one day; days are counted from 1970, in UTC. */
interface AlertCountRow {
  readonly person: string;
  readonly channel: Channel;
  day: number;
  count: number;
}

interface RecoveryCodeRow {
  readonly person: string;
  /** Only a hash, so that nobody can recover an account with a copy of the database. */
  readonly hash: string;
}

/** A single-use link sent by e-mail. */
export interface LinkRow {
  readonly hash: string;
  readonly person: string;
  readonly purpose: 'confirm' | 'recover';
  readonly address: string;
  readonly expires_at: number;
}

/** Somebody in the queue of quick play, or just seated from there. */
export interface WaitingRow {
  readonly person: string;
  /** The client's attempt. */
  ticket: string;
  /** The socket that keeps this place, and its node. */
  connection: string;
  node: string;
  /** Null: any game. */
  game: string | null;
  pace: PaceKind;
  /** At least so many players. */
  players: number;
  /** From when on bots may fill in; null: never. */
  bots_at: number | null;
  /** That of the table's previews, if this person becomes its host. */
  language: Language;
  since: number;
  /** The table and seat they got; null while they wait. */
  table_id: string | null;
  seat: number | null;
  seated_at: number | null;
  /** Whether their browser has been told. */
  is_told: number;
}
