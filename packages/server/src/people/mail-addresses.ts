import { randomBytes } from 'node:crypto';
import type { LinkRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Failure } from '../failure.ts';
import { expectFresh } from './proof.ts';
import { hashOf, writtenFor } from './sessions.ts';
import type { Asker } from './sessions.ts';

const HOUR = 3_600_000;
/** How long links are valid, in milliseconds. */
const LIFE = { confirm: 48 * HOUR, recover: HOUR } as const satisfies Record<LinkRow['purpose'], number>;

/** An account that can be recovered by e-mail. */
interface Recoverable {
  readonly person: string;
  readonly account: string;
  readonly address: string;
}

/** The e-mail addresses of accounts, and the links sent to them. */
export interface MailAddresses {
  /** Sets an address, which counts once it is confirmed. */
  readonly set: (asker: Asker, address: string) => Promise<void>;
  readonly remove: (asker: Asker) => Promise<void>;
  readonly confirm: (link: string) => Promise<void>;
  /** The secret of a new single-use link. */
  readonly link: (purpose: LinkRow['purpose'], person: string, address: string) => Promise<string>;
  /** The accounts with this name, or with this confirmed address. */
  readonly recoverable: (who: string) => Promise<readonly Recoverable[]>;
}

export const openMailAddresses = (store: Store, now: () => number): MailAddresses => {
  const { people } = store;
  return {
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
    set: (asker, address) =>
      people.inTransaction(async (trx) => {
        await expectFresh(trx, asker, now());
        if ((await trx.accounts.of(asker.id)) === null) throw new Failure('no-account');
        const known = await trx.mails.of(asker.id);
        if (known?.address === plain(address)) return;
        await writtenFor(trx.mails.put({ person: asker.id, address: plain(address), confirmed_at: null }));
        await trx.mails.deleteLinks(asker.id);
      }),
    remove: async (asker) => {
      await people.inTransaction(async (trx) => {
        await expectFresh(trx, asker, now());
        await trx.mails.delete(asker.id);
        await trx.mails.deleteLinks(asker.id);
      });
      store.scrubSoon();
    },
    confirm: (link) =>
      people.inTransaction(async (trx) => {
        const row = await trx.mails.takeLink(hashOf(link), 'confirm', now());
        if (row === null || !(await trx.mails.confirm(row.person, row.address, now()))) throw new Failure('wrong-code');
      }),
  };
};

/** Domains are case-insensitive, and every common provider treats the rest so too. */
export const plain = (address: string): string => address.normalize('NFC').toLowerCase();

/** The mailbox behind an address: providers ignore what follows a plus, and some ignore dots. */
export const mailboxOf = (address: string): string => {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(plain(address)) ?? [];
  return `${local.replace(/(?<=.)\+.*$/s, '').replaceAll('.', '')}@${domain}`;
};
