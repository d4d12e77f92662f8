import type { TableEventKind, Trouble } from '@ponts-bornes/protocol';

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
  /** Until when seats of this rematch are kept for the players of the game before; null: none is. */
  reserved_until: number | null;
  /** The latest proposal of the players: JSON of `Proposal`; null: there was none. */
  proposal: string | null;
  is_paused: number;
  /** When the current turn's time runs out, and after how many entries that turn began. */
  due: number | null;
  due_length: number | null;
  /** The seats to act at that point, as public knowledge: JSON. */
  asked: string | null;
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
  /** Milliseconds charged to the seat's clock. */
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

/** Values shared by all nodes: the cookie secret, and the time since which nodes have been present without a break. */
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
