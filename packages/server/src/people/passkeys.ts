import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ChallengeRow, PasskeyRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Failure } from '../tables/failure.ts';
import { enter, putAccount, renew } from './accounts.ts';
import type { Changed } from './accounts.ts';
import type { Asker } from './sessions.ts';

/** How long somebody may take to find their key, in milliseconds. */
const PATIENCE = 5 * 60_000;

/** The place for which keys are made, and the pages on which they may be used. */
export interface Place {
  readonly host: string;
  readonly origins: readonly string[];
}

export interface Passkeys {
  readonly optionsToMake: (
    asker: Asker,
    account: string | null,
    place: Place,
  ) => Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Adds a passkey. A guest has an account by it. */
  readonly make: (asker: Asker, said: unknown, name: string, place: Place) => Promise<Changed>;
  readonly optionsToSignIn: (place: Place) => Promise<PublicKeyCredentialRequestOptionsJSON>;
  readonly signIn: (asker: Asker | null, said: unknown, place: Place) => Promise<Changed>;
  readonly remove: (person: string, id: string) => Promise<void>;
}

export const openPasskeys = ({ db }: Store, now: () => number): Passkeys => {
  const keysOf = (person: string): Promise<PasskeyRow[]> =>
    db.selectFrom('passkeys').selectAll().where('person', '=', person).execute();

  const ask = async (row: Omit<ChallengeRow, 'expires_at'>): Promise<void> => {
    const at = now();
    await db.deleteFrom('challenges').where('expires_at', '<=', at).execute();
    await db
      .insertInto('challenges')
      .values({ ...row, expires_at: at + PATIENCE })
      .execute();
  };

  /** What was asked, which can be answered once. */
  const takeAsked = async (response: AuthenticationResponseJSON | RegistrationResponseJSON): Promise<ChallengeRow> => {
    const challenge = await trusting(async () =>
      String(decodeClientDataJSON(response.response.clientDataJSON).challenge),
    );
    const row = await db.deleteFrom('challenges').where('challenge', '=', challenge).returningAll().executeTakeFirst();
    if (row === undefined || row.expires_at <= now()) throw new Failure('passkey-failed');
    return row;
  };

  const nameOf = async (asker: Asker, wanted: string | null): Promise<string> => {
    const known = await db.selectFrom('accounts').select('name').where('person', '=', asker.id).executeTakeFirst();
    if (known !== undefined) return known.name;
    if (wanted === null) return inventName(asker.nickname);
    const other = await db.selectFrom('accounts').select('person').where('name', '=', wanted).executeTakeFirst();
    if (other !== undefined) throw new Failure('name-taken');
    return wanted;
  };

  return {
    optionsToMake: async (asker, wanted, { host }) => {
      const keys = await keysOf(asker.id);
      if (keys.length >= LIMITS.passkeysPerPerson) throw new Failure('too-many');
      const account = await nameOf(asker, wanted);
      const options = await generateRegistrationOptions({
        rpName: 'Ponts & Bornes',
        rpID: host,
        userName: account,
        userDisplayName: asker.nickname,
        userID: handleOf(asker.id),
        timeout: PATIENCE,
        attestationType: 'none',
        excludeCredentials: keys.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await ask({ challenge: options.challenge, person: asker.id, account });
      return options;
    },
    make: async (asker, said, name, { host, origins }) => {
      const response = said as RegistrationResponseJSON;
      const asked = await takeAsked(response);
      if (asked.person !== asker.id || asked.account === null) throw new Failure('passkey-failed');
      const { account } = asked;
      const credential = await trusting(async () => {
        expectNoCertificates(response);
        const { registrationInfo } = await verifyRegistrationResponse({
          response,
          expectedChallenge: asked.challenge,
          expectedOrigin: [...origins],
          expectedRPID: host,
          requireUserVerification: false,
        });
        return registrationInfo?.credential;
      });
      return db.transaction().execute(async (trx) => {
        const known = await trx.selectFrom('accounts').selectAll().where('person', '=', asker.id).executeTakeFirst();
        const at = now();
        await putAccount(trx, known ?? { person: asker.id, name: account, password: null, created_at: at });
        const keys = await trx.selectFrom('passkeys').select('id').where('person', '=', asker.id).execute();
        if (keys.length >= LIMITS.passkeysPerPerson) throw new Failure('too-many');
        const added = await trx
          .insertInto('passkeys')
          .values({ ...rowOf(credential), person: asker.id, name, created_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added === undefined) throw new Failure('passkey-failed');
        return renew(trx, asker, { by: 'passkey', all: false, at });
      });
    },
    optionsToSignIn: async ({ host }) => {
      // None is named: whoever has one for this place chooses it, and nobody learns who has an account.
      const options = await generateAuthenticationOptions({
        rpID: host,
        timeout: PATIENCE,
        userVerification: 'preferred',
      });
      await ask({ challenge: options.challenge, person: null, account: null });
      return options;
    },
    signIn: async (asker, said, { host, origins }) => {
      const response = said as AuthenticationResponseJSON;
      const asked = await takeAsked(response);
      const key = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
      if (key === undefined || asked.person !== null) throw new Failure('passkey-failed');
      const counter = await trusting(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response,
          expectedChallenge: asked.challenge,
          expectedOrigin: [...origins],
          expectedRPID: host,
          credential: credentialOf(key),
          requireUserVerification: false,
        });
        return verified && isHandleOf(response, key.person) ? authenticationInfo.newCounter : undefined;
      });
      return db.transaction().execute(async (trx) => {
        await trx.updateTable('passkeys').set({ counter }).where('id', '=', key.id).execute();
        return enter(trx, key.person, asker, { by: 'passkey', at: now() });
      });
    },
    remove: (person, id) =>
      db.transaction().execute(async (trx) => {
        const keys = await trx.selectFrom('passkeys').select('id').where('person', '=', person).execute();
        if (!keys.some((key) => key.id === id)) throw new Failure('not-found');
        const account = await trx
          .selectFrom('accounts')
          .select('password')
          .where('person', '=', person)
          .executeTakeFirstOrThrow();
        if (keys.length === 1 && account.password === null) throw new Failure('last-key');
        await trx.deleteFrom('passkeys').where('id', '=', id).execute();
      }),
  };
};

/** Whatever is wrong with what a browser said, it is told no more than that. */
const trusting = async <Result>(check: () => Promise<Result | undefined>): Promise<Result> => {
  const result = await check().catch(() => undefined);
  if (result === undefined) throw new Failure('passkey-failed');
  return result;
};

/** We ask for none. Whoever sends some would have us read them, and ask elsewhere about them. */
const expectNoCertificates = ({ response }: RegistrationResponseJSON): void => {
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwn) throw new Error('certificates were not asked for');
};

const handleOf = (person: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(person);

const isHandleOf = ({ response }: AuthenticationResponseJSON, person: string): boolean =>
  response.userHandle === undefined || Buffer.from(response.userHandle, 'base64url').toString() === person;

const rowOf = ({
  id,
  publicKey,
  counter,
  transports,
}: WebAuthnCredential): Pick<PasskeyRow, 'id' | 'public_key' | 'counter' | 'transports'> => ({
  id,
  public_key: Buffer.from(publicKey).toString('base64url'),
  counter,
  transports: JSON.stringify(transports ?? []),
});

const credentialOf = ({ id, public_key, counter }: PasskeyRow): WebAuthnCredential => ({
  id,
  publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
  counter,
});

/** A name for the account of somebody who did not choose one, with something of theirs in it. */
const inventName = (nickname: string): string => {
  const letters = [...nickname.normalize('NFKC').toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return `${letters.slice(0, 16).join('')}-${randomBytes(4).toString('hex')}`;
};
