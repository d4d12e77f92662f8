import { randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { LIMITS } from '@ponts-bornes/protocol';
import type { PeopleStore } from '../store/people/people.ts';
import type { ChallengeRow, PasskeyRow } from '../store/schema.ts';
import { Failure } from '../failure.ts';
import { enter, lockAccount, putAccount, renew } from './accounts.ts';
import type { Changed } from './accounts.ts';
import { expectFresh } from './proof.ts';
import { giveCodes } from './recovery-codes.ts';
import { writtenFor } from './sessions.ts';
import type { Asker } from './sessions.ts';

/** Loaded on first use, because it accounts for a fifth of the server's start-up time. */
const webauthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');
const webauthnHelpers = (): Promise<typeof import('@simplewebauthn/server/helpers')> =>
  import('@simplewebauthn/server/helpers');

/** The time a person has to use their key, in milliseconds. */
const PATIENCE = 5 * 60_000;

/** The relying party id, and the origins where its keys may be used. */
export interface RelyingParty {
  readonly host: string;
  readonly origins: readonly string[];
}

/** Registers and verifies passkeys. */
export class Passkeys {
  readonly #people: PeopleStore;
  readonly #now: () => number;

  constructor(people: PeopleStore, now: () => number) {
    this.#people = people;
    this.#now = now;
  }

  async optionsToMake(
    asker: Asker,
    wanted: string | null,
    { host }: RelyingParty,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    await expectFresh(this.#people, asker, this.#now());
    const keys = await this.#people.passkeys.of(asker.id);
    if (keys.length >= LIMITS.passkeysPerPerson) throw new Failure('too-many');
    const account = await this.#nameFor(asker, wanted);
    const { generateRegistrationOptions } = await webauthn();
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

  /** Adds a passkey. A guest gets an account with it. */
  async make(asker: Asker, said: unknown, name: string, party: RelyingParty): Promise<Changed> {
    await expectFresh(this.#people, asker, this.#now(), PATIENCE);
    const response = said as RegistrationResponseJSON;
    const { challenge, person, account } = await this.#takeAsked(response);
    if (person !== asker.id || account === null) throw new Failure('passkey-failed');
    const credential = await trusting(() => madeKey(response, challenge, party));
    return this.#people.inTransaction(async (trx) => {
      const at = this.#now();
      const known = await lockAccount(trx, asker.id);
      await putAccount(trx, known ?? { person: asker.id, name: account, password: null, created_at: at });
      if ((await trx.passkeys.of(asker.id)).length >= LIMITS.passkeysPerPerson) throw new Failure('too-many');
      const row = { ...rowOf(credential), person: asker.id, name, created_at: at };
      if (!(await trx.passkeys.insert(row))) throw new Failure('passkey-failed');
      const codes = known === null ? { codes: await giveCodes(trx, asker.id) } : {};
      return { ...(await renew(trx, asker, { by: 'passkey', all: false, at })), ...codes };
    });
  }

  /** Discoverable credentials: no key is named, so nobody learns who has an account. */
  async optionsToSignIn({ host }: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: host,
      timeout: PATIENCE,
      userVerification: 'preferred',
    });
    await this.#ask({ challenge: options.challenge, person: null, account: null });
    return options;
  }

  async signIn(asker: Asker | null, said: unknown, party: RelyingParty): Promise<Changed> {
    const response = said as AuthenticationResponseJSON;
    const asked = await this.#takeAsked(response);
    const key = await this.#people.passkeys.find(response.id);
    if (key === null || asked.person !== null) throw new Failure('passkey-failed');
    const counter = await trusting(() => countOf(response, asked.challenge, key, party));
    return this.#people.inTransaction(async (trx) => {
      // Removed while this one was being checked: the sessions of its device have ended.
      if (!(await trx.passkeys.setCounter(key.id, counter))) throw new Failure('passkey-failed');
      return enter(trx, key.person, asker, { by: 'passkey', at: this.#now() });
    });
  }

  /**
   * The last way to sign in cannot be removed. The device of a removed one may be lost, so all other sessions end.
   * Returns their socket keys.
   */
  async remove(asker: Asker, id: string): Promise<readonly string[]> {
    await expectFresh(this.#people, asker, this.#now());
    const { id: person, proof } = asker;
    return this.#people.inTransaction(async ({ accounts, passkeys, sessions }) => {
      // Locked, so that no other passkey is removed at the same moment.
      const account = await accounts.lock(person);
      const keys = await passkeys.of(person);
      if (!keys.some((key) => key.id === id)) throw new Failure('not-found');
      if (keys.length === 1 && account?.password === null) throw new Failure('last-key');
      await passkeys.delete(id);
      return sessions.deleteOf(person, null, proof.key);
    });
  }

  async #ask(row: Omit<ChallengeRow, 'expires_at'>): Promise<void> {
    const at = this.#now();
    await this.#people.passkeys.deleteChallengesBefore(at);
    await writtenFor(this.#people.passkeys.insertChallenge({ ...row, expires_at: at + PATIENCE }));
  }

  /** A pending challenge; each can be used once. */
  async #takeAsked({ response }: AuthenticationResponseJSON | RegistrationResponseJSON): Promise<ChallengeRow> {
    const { decodeClientDataJSON } = await webauthnHelpers();
    const challenge = await trusting(async () => String(decodeClientDataJSON(response.clientDataJSON).challenge));
    const row = await this.#people.passkeys.takeChallenge(challenge);
    if (row === null || row.expires_at <= this.#now()) throw new Failure('passkey-failed');
    return row;
  }

  async #nameFor(asker: Asker, wanted: string | null): Promise<string> {
    const { accounts } = this.#people;
    const known = await accounts.of(asker.id);
    if (known !== null) return known.name;
    if (wanted === null) return inventName(asker.nickname);
    if ((await accounts.named(wanted)) !== null) throw new Failure('name-taken');
    return wanted;
  }
}

const madeKey = async (
  response: RegistrationResponseJSON,
  challenge: string,
  { host, origins }: RelyingParty,
): Promise<WebAuthnCredential | undefined> => {
  await expectNoCertificates(response);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: host,
    requireUserVerification: false,
  });
  return registrationInfo?.credential;
};

/** The key's usage counter, if the signature is from this key. */
const countOf = async (
  response: AuthenticationResponseJSON,
  challenge: string,
  key: PasskeyRow,
  { host, origins }: RelyingParty,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await webauthn();
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

/** The client learns only that verification failed, not why. */
const trusting = async <Result>(check: () => Promise<Result | undefined>): Promise<Result> => {
  const result = await check().catch(() => undefined);
  if (result === undefined) throw new Failure('passkey-failed');
  return result;
};

/** We request no attestation. Verifying certificates would mean parsing them and querying third parties. */
const expectNoCertificates = async ({ response }: RegistrationResponseJSON): Promise<void> => {
  const { decodeAttestationObject } = await webauthnHelpers();
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwn) throw new Error('unexpected attestation certificates');
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

/** An account name for a person who chose none, derived from their nickname. */
const inventName = (nickname: string): string => {
  const letters = [...nickname.normalize('NFKC').toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return `${letters.slice(0, 16).join('')}-${randomBytes(4).toString('hex')}`;
};
