import type { Me } from '@ponts-bornes/protocol';
import { isTaken } from '../store/conflicts.ts';
import type { PeopleQueries } from '../store/people/people.ts';
import type { AccountRow, SessionRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Failure } from '../failure.ts';
import type { Attempts, Tried } from './attempts.ts';
import { expectFresh, isFresh } from './proof.ts';
import type { Devices } from './devices.ts';
import { hashPassword, isOutdated, isPassword, isWeak } from './passwords.ts';
import { giveCodes } from './recovery-codes.ts';
import { beginSession, hashOf, writtenFor } from './sessions.ts';
import type { Asker } from './sessions.ts';

type SignedInBy = SessionRow['signed_in_by'];

/** The result of a change of identity. */
export interface Changed {
  readonly person: string;
  /** Of the new session. */
  readonly token: string;
  /** The socket keys of the sessions that ended. */
  readonly ended: readonly string[];
  /** Tables at which somebody's identity has changed. */
  readonly tables: readonly string[];
  /** The recovery codes of a new account. */
  readonly codes?: readonly string[];
}

interface PasswordChange {
  readonly name: string;
  readonly password: string;
  readonly current?: string | undefined;
  readonly endOthers?: boolean | undefined;
}

/** Where a password attempt comes from. */
export interface From {
  readonly network: string;
  /** The device cookie set at an earlier sign-in. */
  readonly device: string | null;
}

export interface Accounts {
  readonly me: (person: string) => Promise<Me | null>;
  /** Turns a guest into an account, or changes an account's name and password. */
  readonly setPassword: (asker: Asker, change: PasswordChange, from: From) => Promise<Changed>;
  readonly signIn: (asker: Asker | null, name: string, password: string, from: From) => Promise<Changed>;
  /** Ends all sessions, and revokes all tokens and remembered devices. Returns their socket keys. */
  readonly endAll: (person: string) => Promise<readonly string[]>;
  /** Deletes all data about a person. */
  readonly remove: (asker: Asker) => Promise<Pick<Changed, 'ended' | 'tables'>>;
}

/** Inserts an account, unless the name is taken. */
export const putAccount = async ({ accounts }: Pick<PeopleQueries, 'accounts'>, row: AccountRow): Promise<void> => {
  const other = await accounts.named(row.name);
  if (other !== null && other.person !== row.person) throw new Failure('name-taken');
  try {
    await writtenFor(accounts.put(row));
  } catch (error) {
    // Taken at the same moment, at another node.
    if (isTaken(error)) throw new Failure('name-taken');
    throw error;
  }
};

/** Reads an account for changing it. Locks the person, because there may be no account yet. */
export const lockAccount = async (
  { accounts, persons }: Pick<PeopleQueries, 'accounts' | 'persons'>,
  person: string,
): Promise<AccountRow | null> => {
  await persons.lock(person);
  return accounts.of(person);
};

/**
 * Ends all sessions, tokens and remembered devices of a person.
 *
 * @param but the hash of a session to keep
 */
export const endEverything = async (
  people: PeopleQueries,
  person: string,
  but: string | null = null,
): Promise<readonly string[]> => {
  const sessions = await people.sessions.deleteOf(person, null, but);
  const tokens = await people.tokens.deleteOf(person);
  await people.devices.deleteOf(person);
  return [...sessions, ...tokens];
};

/** Issues a new session in place of the current one, or of all the person's credentials, which become invalid. */
export const renew = async (
  people: PeopleQueries,
  asker: Asker,
  { by, all, at }: { readonly by: SignedInBy; readonly all: boolean; readonly at: number },
): Promise<Changed> => {
  const { id, proof } = asker;
  const token = await beginSession(people, id, by, at);
  await people.sessions.passOn(proof.key, hashOf(token));
  const ended = all ? await endEverything(people, id, hashOf(token)) : await people.sessions.deleteOf(id, proof.key);
  return { person: id, token, ended, tables: [] };
};

/** Signs in an authenticated person. Everything they had as a guest becomes theirs. */
export const enter = async (
  people: PeopleQueries,
  account: string,
  asker: Asker | null,
  { by, at }: { readonly by: SignedInBy; readonly at: number },
): Promise<Changed> => {
  if (asker?.id === account) return renew(people, asker, { by, all: false, at });
  if (asker !== null && (await people.accounts.of(asker.id)) !== null) throw new Failure('has-account');
  await people.persons.setSeen(account, at);
  const tables = asker === null ? [] : await people.bringAlong(asker.id, account);
  const token = await beginSession(people, account, by, at);
  if (asker !== null) await people.sessions.passOn(asker.proof.key, hashOf(token));
  const ended = asker === null ? [] : await people.sessions.deleteOf(asker.id);
  if (asker !== null) await people.persons.delete(asker.id);
  return { person: account, token, ended, tables };
};

const isSame = (one: AccountRow | null, other: AccountRow | null): boolean =>
  one?.name === other?.name && one?.password === other?.password;

interface AccountsParts {
  readonly store: Store;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly now: () => number;
}

export const openAccounts = ({ store, attempts, devices, now }: AccountsParts): Accounts => {
  const { people } = store;
  /** Checks the password, with the same amount of work if the account does not exist. */
  const expectPassword = async (name: string, row: AccountRow | null, password: string, from: From): Promise<void> => {
    const device = await devices.known(row?.person ?? null, from.device);
    const tried: Tried = { name, network: from.network, device };
    await attempts.for(tried);
    if (!(await isPassword(row?.password ?? null, password))) throw new Failure('wrong-password');
    await attempts.wasRight(tried);
  };

  return {
    me: (person) => readMe(people, person),
    setPassword: async (asker, { name, password, current, endOthers }, from) => {
      const known = await people.accounts.of(asker.id);
      const by = asker.proof.kind === 'session' ? asker.proof.signedInBy : null;
      if (known !== null && current !== undefined) await expectPassword(known.name, known, current, from);
      else await attempts.from(from.network);
      if (known !== null && current === undefined && !isFresh(asker, now())) throw new Failure('prove-again');
      if (isWeak(password, name)) throw new Failure('weak-password');
      const row = { person: asker.id, name, password: await hashPassword(password), created_at: now() };
      return people.inTransaction(async (trx) => {
        // Hashing takes long: another request may have made or changed the account, and this proof is of the old one.
        if (!isSame(await lockAccount(trx, asker.id), known)) throw new Failure('prove-again');
        await putAccount(trx, row);
        const codes = known === null ? { codes: await giveCodes(trx, asker.id) } : {};
        return {
          ...(await renew(trx, asker, { by: by ?? 'password', all: endOthers !== false, at: now() })),
          ...codes,
        };
      });
    },
    endAll: (person) => people.inTransaction((trx) => endEverything(trx, person)),
    signIn: async (asker, name, password, from) => {
      const row = await people.accounts.named(name);
      await expectPassword(name, row, password, from);
      if (row === null || row.password === null) throw new Failure('wrong-password');
      const rehashed = isOutdated(row.password) ? await hashPassword(password) : null;
      return people.inTransaction(async (trx) => {
        // Changed while this one was being checked: sessions of the old password have ended.
        if (!isSame(await lockAccount(trx, row.person), row)) throw new Failure('wrong-password');
        if (rehashed !== null) await trx.accounts.setPassword(row.person, rehashed);
        return enter(trx, row.person, asker, { by: 'password', at: now() });
      });
    },
    remove: async (asker) => {
      const { id: person } = asker;
      const removed = await people.inTransaction(async (trx) => {
        await expectFresh(trx, asker, now());
        const tables = await trx.wipe(person);
        const ended = await endEverything(trx, person);
        await trx.persons.delete(person);
        return { tables, ended };
      });
      store.scrubSoon();
      return removed;
    },
  };
};

/** A person's own account data. */
const readMe = async (people: PeopleQueries, person: string): Promise<Me | null> => {
  const row = await people.persons.find(person);
  if (row === null) return null;
  const account = await people.accounts.of(person);
  if (account === null) return { id: row.id, nickname: row.nickname, account: null };
  const passkeys = await people.passkeys.of(person);
  return {
    id: row.id,
    nickname: row.nickname,
    account: {
      name: account.name,
      hasPassword: account.password !== null,
      passkeys: passkeys.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at })),
      recoveryCodes: await people.recoveryCodes.left(person),
      hasMail: ((await people.mails.of(person))?.confirmed_at ?? null) !== null,
    },
  };
};
