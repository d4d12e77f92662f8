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
import type { Kysely } from 'kysely';
import { isGone } from '../store/conflicts.ts';
import type { ChallengeRow, PasskeyRow, Schema } from '../store/schema.ts';
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

/** Keys that sign for their people. */
export class Passkeys {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor({ db }: Store, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async optionsToMake(
    asker: Asker,
    wanted: string | null,
    { host }: Place,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const keys = await keysOf(this.#db, asker.id);
    if (keys.length >= LIMITS.passkeysPerPerson) throw new Failure('too-many');
    const account = await this.#nameFor(asker, wanted);
    const options = await generateRegistrationOptions({
      rpName: 'Ponts & Bornes',
      rpID: host,
      userName: account,
      userDisplayName: asker.nickname,
      userID: new TextEncoder().encode(asker.id),
      timeout: PATIENCE,
      attestationType: 'none',
      excludeCredentials: keys.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#ask({ challenge: options.challenge, person: asker.id, account });
    return options;
  }

  /** Adds a passkey. A guest has an account by it. */
  async make(asker: Asker, said: unknown, name: string, place: Place): Promise<Changed> {
    const response = said as RegistrationResponseJSON;
    const { challenge, person, account } = await this.#takeAsked(response);
    if (person !== asker.id || account === null) throw new Failure('passkey-failed');
    const credential = await trusting(() => madeKey(response, challenge, place));
    return this.#db.transaction().execute(async (trx) => {
      const at = this.#now();
      const known = await trx.selectFrom('accounts').selectAll().where('person', '=', asker.id).executeTakeFirst();
      await putAccount(trx, known ?? { person: asker.id, name: account, password: null, created_at: at });
      if ((await keysOf(trx, asker.id)).length >= LIMITS.passkeysPerPerson) throw new Failure('too-many');
      const added = await trx
        .insertInto('passkeys')
        .values({ ...rowOf(credential), person: asker.id, name, created_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) throw new Failure('passkey-failed');
      return renew(trx, asker, { by: 'passkey', all: false, at });
    });
  }

  /** None is named: whoever has one for this place chooses it, and nobody learns who has an account. */
  async optionsToSignIn({ host }: Place): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({
      rpID: host,
      timeout: PATIENCE,
      userVerification: 'preferred',
    });
    await this.#ask({ challenge: options.challenge, person: null, account: null });
    return options;
  }

  async signIn(asker: Asker | null, said: unknown, place: Place): Promise<Changed> {
    const response = said as AuthenticationResponseJSON;
    const asked = await this.#takeAsked(response);
    const key = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    if (key === undefined || asked.person !== null) throw new Failure('passkey-failed');
    const counter = await trusting(() => countOf(response, asked.challenge, key, place));
    return this.#db.transaction().execute(async (trx) => {
      await trx.updateTable('passkeys').set({ counter }).where('id', '=', key.id).execute();
      return enter(trx, key.person, asker, { by: 'passkey', at: this.#now() });
    });
  }

  /** The last way to sign in stays. */
  remove(person: string, id: string): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      // Written, so that nobody takes another away at the same moment.
      const account = await trx
        .updateTable('accounts')
        .set((each) => ({ name: each.ref('name') }))
        .where('person', '=', person)
        .returning('password')
        .executeTakeFirst();
      const keys = await keysOf(trx, person);
      if (!keys.some((key) => key.id === id)) throw new Failure('not-found');
      if (keys.length === 1 && account?.password === null) throw new Failure('last-key');
      await trx.deleteFrom('passkeys').where('id', '=', id).execute();
    });
  }

  async #ask(row: Omit<ChallengeRow, 'expires_at'>): Promise<void> {
    const at = this.#now();
    await this.#db.deleteFrom('challenges').where('expires_at', '<=', at).execute();
    try {
      await this.#db
        .insertInto('challenges')
        .values({ ...row, expires_at: at + PATIENCE })
        .execute();
    } catch (error) {
      // They have just been deleted.
      if (isGone(error)) throw new Failure('not-signed-in');
      throw error;
    }
  }

  /** What was asked, which can be answered once. */
  async #takeAsked({ response }: AuthenticationResponseJSON | RegistrationResponseJSON): Promise<ChallengeRow> {
    const challenge = await trusting(async () => String(decodeClientDataJSON(response.clientDataJSON).challenge));
    const row = await this.#db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined || row.expires_at <= this.#now()) throw new Failure('passkey-failed');
    return row;
  }

  async #nameFor(asker: Asker, wanted: string | null): Promise<string> {
    const accounts = this.#db.selectFrom('accounts').select('name');
    const known = await accounts.where('person', '=', asker.id).executeTakeFirst();
    if (known !== undefined) return known.name;
    if (wanted === null) return inventName(asker.nickname);
    if ((await accounts.where('name', '=', wanted).executeTakeFirst()) !== undefined) throw new Failure('name-taken');
    return wanted;
  }
}

const keysOf = (db: Kysely<Schema>, person: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('person', '=', person).execute();

const madeKey = async (
  response: RegistrationResponseJSON,
  challenge: string,
  { host, origins }: Place,
): Promise<WebAuthnCredential | undefined> => {
  expectNoCertificates(response);
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: host,
    requireUserVerification: false,
  });
  return registrationInfo?.credential;
};

/** How often a key was used, if it is this key that signed. */
const countOf = async (
  response: AuthenticationResponseJSON,
  challenge: string,
  key: PasskeyRow,
  { host, origins }: Place,
): Promise<number | undefined> => {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: host,
    credential: credentialOf(key),
    requireUserVerification: false,
  });
  return verified && isHandleOf(response, key.person) ? authenticationInfo.newCounter : undefined;
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
