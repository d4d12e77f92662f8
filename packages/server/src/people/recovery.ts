import { randomBytes } from 'node:crypto';
import type { PeopleQueries } from '../store/people/people.ts';
import type { AccountRow, LinkRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Failure } from '../failure.ts';
import { endEverything, enter } from './accounts.ts';
import type { Changed, From } from './accounts.ts';
import type { Attempts, Tried } from './attempts.ts';
import type { Devices } from './devices.ts';
import { hashPassword, isWeak } from './passwords.ts';
import { expectFresh } from './proof.ts';
import { giveCodes, hashOfCode } from './recovery-codes.ts';
import { hashOf, writtenFor } from './sessions.ts';
import type { Asker } from './sessions.ts';

const HOUR = 3_600_000;
/** How long links are valid, in milliseconds. */
const LIFE = { confirm: 48 * HOUR, recover: HOUR } as const satisfies Record<LinkRow['purpose'], number>;

/** A proof that replaces the lost password. */
type Proof = { readonly name: string; readonly code: string } | { readonly link: string };

/** An account that can be recovered by e-mail. */
interface Recoverable {
  readonly person: string;
  readonly account: string;
  readonly address: string;
}

/** Ways back into an account, and the e-mail address that is one of them. */
export interface Recovery {
  /** Replaces all codes of an account. */
  readonly renewCodes: (asker: Asker) => Promise<readonly string[]>;
  /** Sets a new password, ends all sessions and signs in. */
  readonly recover: (asker: Asker | null, proof: Proof & { readonly password: string }, from: From) => Promise<Changed>;
  /** The accounts with this name, or with this confirmed address. */
  readonly recoverable: (who: string) => Promise<readonly Recoverable[]>;
  /** The secret of a new single-use link. */
  readonly link: (purpose: LinkRow['purpose'], person: string, address: string) => Promise<string>;
  /** Sets an address, which counts once it is confirmed. */
  readonly setMail: (asker: Asker, address: string) => Promise<void>;
  readonly removeMail: (asker: Asker) => Promise<void>;
  readonly confirmMail: (link: string) => Promise<void>;
}

interface RecoveryParts {
  readonly store: Store;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly now: () => number;
}

export const openRecovery = ({ store, attempts, devices, now }: RecoveryParts): Recovery => {
  const { people } = store;

  /** Counts an attempt; a wrong one for a name is counted like a wrong password. */
  const attempt = async (proof: Proof, from: From): Promise<Tried | null> => {
    if ('link' in proof) {
      await attempts.from(from.network);
      return null;
    }
    const row = await people.accounts.named(proof.name);
    const device = await devices.known(row?.person ?? null, from.device);
    const tried = { name: proof.name, network: from.network, device };
    await attempts.for(tried);
    return tried;
  };

  /** Uses nothing up. */
  const expectRight = async (proof: Proof): Promise<void> => {
    const isRight =
      'link' in proof
        ? await people.mails.hasLink(hashOf(proof.link), 'recover', now())
        : await people.recoveryCodes.has(
            (await people.accounts.named(proof.name))?.person ?? '',
            hashOfCode(proof.code),
          );
    if (!isRight) throw new Failure('wrong-code');
  };

  /** Uses up a proof and returns whose it was. */
  const take = async (trx: PeopleQueries, proof: Proof): Promise<AccountRow> => {
    const account =
      'link' in proof
        ? await trx.accounts.of((await trx.mails.takeLink(hashOf(proof.link), 'recover', now()))?.person ?? '')
        : await trx.accounts.named(proof.name);
    if (account === null) throw new Failure('wrong-code');
    if (!('link' in proof) && !(await trx.recoveryCodes.take(account.person, hashOfCode(proof.code)))) {
      throw new Failure('wrong-code');
    }
    return account;
  };

  return {
    renewCodes: (asker) =>
      people.inTransaction(async (trx) => {
        await expectFresh(trx, asker, now());
        if ((await trx.accounts.of(asker.id)) === null) throw new Failure('no-account');
        return giveCodes(trx, asker.id);
      }),
    recover: async (asker, { password, ...proof }, from) => {
      const tried = await attempt(proof, from);
      if (isWeak(password, 'name' in proof ? proof.name : '')) throw new Failure('weak-password');
      // A wrong proof must not cost the work of a hash.
      await expectRight(proof);
      const hashed = await hashPassword(password);
      const changed = await people.inTransaction(async (trx) => {
        const { person } = await take(trx, proof);
        await trx.persons.lock(person);
        await trx.accounts.setPassword(person, hashed);
        await trx.mails.deleteLinks(person);
        const ended = await endEverything(trx, person);
        const entered = await enter(trx, person, asker?.id === person ? null : asker, { by: 'password', at: now() });
        return { ...entered, ended: [...ended, ...entered.ended] };
      });
      if (tried !== null) await attempts.wasRight(tried);
      return changed;
    },
    recoverable: async (who) => {
      const named = who.includes('@') ? null : await people.accounts.named(who);
      const owners = who.includes('@') ? await people.mails.owners(plain(who)) : named === null ? [] : [named.person];
      const found = await Promise.all(
        owners.map(async (person): Promise<readonly Recoverable[]> => {
          const [account, mail] = [await people.accounts.of(person), await people.mails.of(person)];
          if (account === null || mail === null || mail.confirmed_at === null) return [];
          return [{ person, account: account.name, address: mail.address }];
        }),
      );
      return found.flat();
    },
    link: async (purpose, person, address) => {
      const secret = randomBytes(32).toString('base64url');
      const row = { hash: hashOf(secret), person, purpose, address, expires_at: now() + LIFE[purpose] };
      await writtenFor(people.inTransaction((trx) => trx.mails.putLink(row)));
      return secret;
    },
    setMail: (asker, address) =>
      people.inTransaction(async (trx) => {
        await expectFresh(trx, asker, now());
        if ((await trx.accounts.of(asker.id)) === null) throw new Failure('no-account');
        const known = await trx.mails.of(asker.id);
        if (known?.address === plain(address)) return;
        await writtenFor(trx.mails.put({ person: asker.id, address: plain(address), confirmed_at: null }));
        await trx.mails.deleteLinks(asker.id);
      }),
    removeMail: async (asker) => {
      await people.inTransaction(async (trx) => {
        await expectFresh(trx, asker, now());
        await trx.mails.delete(asker.id);
        await trx.mails.deleteLinks(asker.id);
      });
      store.scrubSoon();
    },
    confirmMail: (link) =>
      people.inTransaction(async (trx) => {
        const row = await trx.mails.takeLink(hashOf(link), 'confirm', now());
        if (row === null || !(await trx.mails.confirm(row.person, row.address, now()))) throw new Failure('wrong-code');
      }),
  };
};

/** Domains are case-insensitive, and every common provider treats the rest so too. */
const plain = (address: string): string => address.normalize('NFC').toLowerCase();
