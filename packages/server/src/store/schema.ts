import type { Trouble } from '@ponts-bornes/protocol';

/** The tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; JSON is text. */
export interface Schema {
  people: PersonRow;
  sessions: SessionRow;
  accounts: AccountRow;
  passkeys: PasskeyRow;
  tokens: TokenRow;
  challenges: ChallengeRow;
  tables: TableRow;
  seats: SeatRow;
  log: LogRow;
  said: SaidRow;
  nodes: NodeRow;
  kept: KeptRow;
  attempts: AttemptRow;
}

interface PersonRow {
  readonly id: string;
  nickname: string;
  readonly created_at: number;
  seen_at: number;
}

export interface SessionRow {
  /** Only a hash is kept: whoever reads the database can't sign in with it. */
  readonly token_hash: string;
  readonly person: string;
  readonly created_at: number;
  expires_at: number;
  /** How they signed in; null: a guest, or somebody who has just made an account. */
  readonly signed_in_by: 'password' | 'passkey' | null;
}

/** Somebody who can sign in, on any device. */
export interface AccountRow {
  readonly person: string;
  /** In the one form in which names are compared. */
  name: string;
  /** Hashed; null: passkeys only. */
  password: string | null;
  readonly created_at: number;
}

export interface PasskeyRow {
  /** The credential's, in base64url, as is the key. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly public_key: string;
  /** How often it was used, as it says itself: one that falls back was copied. */
  counter: number;
  readonly transports: string;
  readonly created_at: number;
}

/** A key for programs. */
interface TokenRow {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly token_hash: string;
  readonly created_at: number;
  used_at: number | null;
}

/** What a passkey has to sign, once and soon. */
export interface ChallengeRow {
  readonly challenge: string;
  /** Who makes a passkey; null: somebody signs in. */
  readonly person: string | null;
  /** What their account will be called. */
  readonly account: string | null;
  readonly expires_at: number;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  rules: number;
  readonly options: string;
  readonly seats: number;
  readonly pace: string;
  readonly at_zero: 'move' | 'seat';
  readonly visibility: 'private' | 'public';
  host: string;
  host_name: string;
  status: 'open' | 'playing' | 'over' | 'frozen';
  /** Never leaves the server before the end. */
  readonly secret: string;
  readonly created_at: number;
  started_at: number | null;
  ended_at: number | null;
  result: string | null;
  rematch: string | null;
  /** When the time of the present moment is over, and after how many entries that moment began. */
  due: number | null;
  due_length: number | null;
  /** The seats that were asked when that was noted, as everybody may know: JSON. */
  asked: string | null;
  /** Why it stands still, and what went wrong, for whoever runs the server. */
  trouble: Trouble | null;
  report: string | null;
  /** Counted up with every change of the row, the seats, or what was said. */
  version: number;
  /** The node that sees to it in play; null: nobody has to until it is due. */
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
  /** Whether whoever comes may take it, in play. */
  is_offered: number;
  entropy: string | null;
  /** What the seat answers where nobody waits for it. */
  standing: 'counter' | 'accept';
}

export interface LogRow {
  readonly table_id: string;
  readonly number: number;
  readonly kind: 'move' | 'back' | 'hold';
  readonly seat: number;
  readonly text: string;
  /** What the client called it; null for bots and clocks. */
  readonly request: string | null;
  /** Milliseconds it took off the seat's clock. */
  readonly spent: number;
  readonly at: number;
}

/** Something said at a table. */
export interface SaidRow {
  readonly table_id: string;
  readonly number: number;
  readonly seat: number | null;
  readonly person: string | null;
  readonly name: string;
  readonly phrase: string | null;
  readonly text: string | null;
  /** What the client called it. */
  readonly request: string | null;
  readonly at: number;
}

/** A process that serves tables, and when it was last seen alive. */
interface NodeRow {
  readonly id: string;
  alive_at: number;
}

/** What all nodes have in common: what cookies are signed with, since when there has always been a node. */
interface KeptRow {
  readonly name: string;
  value: string;
}

/** How often it was tried to sign in, from an address or for a name, since a window began. */
interface AttemptRow {
  readonly key: string;
  since: number;
  count: number;
}
