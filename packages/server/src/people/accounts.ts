import type { Kysely } from 'kysely';
import type { Me } from '@ponts-bornes/protocol';
import { isGone, isTaken } from '../store/conflicts.ts';
import type { AccountRow, Schema, SessionRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Failure } from '../tables/failure.ts';
import type { Attempts } from './attempts.ts';
import { hashPassword, isOutdated, isPassword, isWeak } from './passwords.ts';
import { beginSession } from './sessions.ts';
import type { Asker } from './sessions.ts';
import { bringAlong, wipe } from './traces.ts';

type Db = Kysely<Schema>;
type SignedInBy = SessionRow['signed_in_by'];

/** What changed with who somebody is. */
export interface Changed {
  readonly person: string;
  /** Of their new session. */
  readonly token: string;
  /** What sockets are known by whose session is over. */
  readonly ended: readonly string[];
  /** Tables at which somebody is somebody else now. */
  readonly tables: readonly string[];
}

interface PasswordChange {
  readonly name: string;
  readonly password: string;
  readonly current?: string | undefined;
  readonly endOthers?: boolean | undefined;
}

export interface Accounts {
  readonly me: (person: string) => Promise<Me | null>;
  /** Gives a guest an account, or an account another name and password. */
  readonly setPassword: (asker: Asker, change: PasswordChange) => Promise<Changed>;
  readonly signIn: (asker: Asker | null, name: string, password: string) => Promise<Changed>;
  /** Deletes all that there is of somebody. */
  readonly remove: (person: string) => Promise<Pick<Changed, 'ended' | 'tables'>>;
}

export const hasAccount = async (db: Db, person: string): Promise<boolean> => (await accountOf(db, person)) !== null;

const accountOf = async (db: Db, person: string): Promise<AccountRow | null> =>
  (await db.selectFrom('accounts').selectAll().where('person', '=', person).executeTakeFirst()) ?? null;

/** Writes an account, unless another has its name. */
export const putAccount = async (db: Db, { person, name, password, created_at }: AccountRow): Promise<void> => {
  const other = await db.selectFrom('accounts').select('person').where('name', '=', name).executeTakeFirst();
  if (other !== undefined && other.person !== person) throw new Failure('name-taken');
  try {
    await db
      .insertInto('accounts')
      .values({ person, name, password, created_at })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ name, password }))
      .execute();
  } catch (error) {
    // At the same moment, at another node.
    if (isTaken(error)) throw new Failure('name-taken');
    if (isGone(error)) throw new Failure('not-signed-in');
    throw error;
  }
};

const endSessions = async (db: Db, person: string, only: string | null): Promise<readonly string[]> => {
  let query = db.deleteFrom('sessions').where('person', '=', person).returning('token_hash');
  if (only !== null) query = query.where('token_hash', '=', only);
  return (await query.execute()).map(({ token_hash }) => token_hash);
};

/** Another session in place of the one so far, or of all of them: a token from before is worth nothing. */
export const renew = async (
  db: Db,
  asker: Asker,
  { by, all, at }: { readonly by: SignedInBy; readonly all: boolean; readonly at: number },
): Promise<Changed> => {
  const ended = await endSessions(db, asker.id, all ? null : asker.proof.key);
  return { person: asker.id, token: await beginSession(db, asker.id, by, at), ended, tables: [] };
};

/** Somebody who has shown who they are signs in. What they were as a guest becomes theirs. */
export const enter = async (
  db: Db,
  account: string,
  asker: Asker | null,
  { by, at }: { readonly by: SignedInBy; readonly at: number },
): Promise<Changed> => {
  if (asker?.id === account) return renew(db, asker, { by, all: false, at });
  if (asker !== null && (await hasAccount(db, asker.id))) throw new Failure('has-account');
  await db.updateTable('people').set({ seen_at: at }).where('id', '=', account).execute();
  const tables = asker === null ? [] : await bringAlong(db, asker.id, account);
  const ended = asker === null ? [] : await endSessions(db, asker.id, null);
  if (asker !== null) await db.deleteFrom('people').where('id', '=', asker.id).execute();
  return { person: account, token: await beginSession(db, account, by, at), ended, tables };
};

export const openAccounts = ({ db }: Store, attempts: Attempts, now: () => number): Accounts => {
  /** Whether it is theirs, with as much work where there is nobody. */
  const expectPassword = async (name: string, hashed: string | null, password: string): Promise<void> => {
    await attempts.for(name);
    if (!(await isPassword(hashed, password))) throw new Failure('wrong-password');
    await attempts.wasRight(name);
  };

  const rehash = async (person: string, password: string): Promise<void> => {
    const hashed = await hashPassword(password);
    await db.updateTable('accounts').set({ password: hashed }).where('person', '=', person).execute();
  };

  return {
    me: (person) => readMe(db, person),
    setPassword: async (asker, { name, password, current, endOthers }) => {
      const known = await accountOf(db, asker.id);
      const by = asker.proof.kind === 'session' ? asker.proof.signedInBy : null;
      if (known !== null && known.password !== null && by !== 'passkey') {
        await expectPassword(known.name, known.password, current ?? '');
      }
      if (isWeak(password, name)) throw new Failure('weak-password');
      const row = { person: asker.id, name, password: await hashPassword(password), created_at: now() };
      return db.transaction().execute(async (trx) => {
        await putAccount(trx, row);
        return renew(trx, asker, { by: by ?? 'password', all: endOthers === true, at: now() });
      });
    },
    signIn: async (asker, name, password) => {
      const row = await db.selectFrom('accounts').selectAll().where('name', '=', name).executeTakeFirst();
      await expectPassword(name, row?.password ?? null, password);
      if (row === undefined || row.password === null) throw new Failure('wrong-password');
      if (isOutdated(row.password)) await rehash(row.person, password);
      return db.transaction().execute((trx) => enter(trx, row.person, asker, { by: 'password', at: now() }));
    },
    remove: (person) =>
      db.transaction().execute(async (trx) => {
        const tables = await wipe(trx, person);
        const sessions = await endSessions(trx, person, null);
        const tokens = await trx.deleteFrom('tokens').where('person', '=', person).returning('token_hash').execute();
        await trx.deleteFrom('people').where('id', '=', person).execute();
        return { tables, ended: [...sessions, ...tokens.map(({ token_hash }) => token_hash)] };
      }),
  };
};

/** Somebody as they themselves see it. */
const readMe = async (db: Db, person: string): Promise<Me | null> => {
  const row = await db.selectFrom('people').select(['id', 'nickname']).where('id', '=', person).executeTakeFirst();
  if (row === undefined) return null;
  const account = await accountOf(db, person);
  if (account === null) return { id: row.id, nickname: row.nickname, account: null };
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at'])
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    id: row.id,
    nickname: row.nickname,
    account: {
      name: account.name,
      hasPassword: account.password !== null,
      passkeys: passkeys.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at })),
    },
  };
};
