import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { AccountQueries } from './accounts.ts';
import { AttemptQueries } from './attempts.ts';
import { validAmong } from './credentials.ts';
import { DeviceQueries } from './devices.ts';
import { MailQueries } from './mails.ts';
import { PasskeyQueries } from './passkeys.ts';
import { PersonQueries } from './persons.ts';
import { RecoveryCodeQueries } from './recovery-codes.ts';
import { SessionQueries } from './sessions.ts';
import { TokenQueries } from './tokens.ts';
import { bringAlong, wipe } from './traces.ts';

/** People and their credentials, on a connection or in a transaction. */
export interface PeopleQueries {
  readonly persons: PersonQueries;
  readonly accounts: AccountQueries;
  readonly sessions: SessionQueries;
  readonly passkeys: PasskeyQueries;
  readonly tokens: TokenQueries;
  readonly devices: DeviceQueries;
  readonly mails: MailQueries;
  readonly recoveryCodes: RecoveryCodeQueries;
  /** Those of these hashes that belong to a token, or to a session that has not expired. */
  readonly validAmong: (hashes: readonly string[], at: number) => Promise<ReadonlySet<string>>;
  /** Transfers a guest's seats, tables and messages to an account. Returns the affected tables. */
  readonly bringAlong: (guest: string, account: string) => Promise<readonly string[]>;
  /** Removes a person from all tables, and returns those tables. Games they took part in stay complete. */
  readonly wipe: (person: string) => Promise<readonly string[]>;
}

export interface PeopleStore extends PeopleQueries {
  readonly attempts: AttemptQueries;
  /** Commits all writes together. */
  readonly inTransaction: <Result>(action: (people: PeopleQueries) => Promise<Result>) => Promise<Result>;
}

const queriesOn = (db: Kysely<Schema>): PeopleQueries => ({
  persons: new PersonQueries(db),
  accounts: new AccountQueries(db),
  sessions: new SessionQueries(db),
  passkeys: new PasskeyQueries(db),
  tokens: new TokenQueries(db),
  devices: new DeviceQueries(db),
  mails: new MailQueries(db),
  recoveryCodes: new RecoveryCodeQueries(db),
  validAmong: (hashes, at) => validAmong(db, hashes, at),
  bringAlong: (guest, account) => bringAlong(db, guest, account),
  wipe: (person) => wipe(db, person),
});

export const openPeopleStore = (db: Kysely<Schema>): PeopleStore => ({
  ...queriesOn(db),
  attempts: new AttemptQueries(db),
  inTransaction: (action) => db.transaction().execute((trx) => action(queriesOn(trx))),
});
