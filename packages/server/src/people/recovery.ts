import type { PeopleQueries } from '../store/people/people.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Failure } from '../failure.ts';
import { endEverything, enter } from './accounts.ts';
import type { Changed, From } from './accounts.ts';
import type { Attempts, Tried } from './attempts.ts';
import type { Devices } from './devices.ts';
import { hashPassword, isWeak } from './passwords.ts';
import { expectFresh } from './proof.ts';
import { giveCodes, hashOfCode } from './recovery-codes.ts';
import { hashOf } from './sessions.ts';
import type { Asker } from './sessions.ts';

/** A proof that replaces the lost password. */
type Proof = { readonly name: string; readonly code: string } | { readonly link: string };

/** Ways back into an account whose password is lost. */
export interface Recovery {
  /** Replaces all codes of an account. */
  readonly renewCodes: (asker: Asker) => Promise<readonly string[]>;
  /** Sets a new password, ends all sessions and signs in. */
  readonly recover: (asker: Asker | null, proof: Proof & { readonly password: string }, from: From) => Promise<Changed>;
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

  /** Checks a proof without using it up. */
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
        const { person, name } = await take(trx, proof);
        // A link doesn't say whose it is.
        if (isWeak(password, name)) throw new Failure('weak-password');
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
  };
};
