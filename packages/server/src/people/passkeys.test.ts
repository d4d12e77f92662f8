import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { LIMITS } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../test/authenticator.ts';
import type { Wrong } from '../../test/authenticator.ts';
import type { Client } from '../../test/client.ts';
import { Home, PASSWORD, meOf, refusal } from '../../test/home.ts';

let home: Home;
beforeEach(async () => {
  home = await new Home().open();
});
afterEach(() => home.demolish());

const optionsToMake = (client: Client, body?: unknown): Promise<Record<string, unknown>> =>
  client.call('POST', '/api/account/passkey/options', body);
const optionsToSignIn = (client: Client): Promise<Record<string, unknown>> =>
  client.call('POST', '/api/session/passkey/options');

const make = async (client: Client, key: Authenticator, body?: unknown): Promise<Record<string, unknown>> => {
  const response = key.create(await optionsToMake(client, body));
  return client.call('POST', '/api/account/passkey', { response, name: 'My phone' });
};
const signIn = async (client: Client, key: Authenticator, wrong?: Wrong): Promise<Record<string, unknown>> =>
  client.call('POST', '/api/session/passkey', { response: key.get(await optionsToSignIn(client), wrong) });
const failsToSignIn = async (client: Client, key: Authenticator, wrong: Wrong): Promise<unknown> =>
  refusal(client, 'POST', '/api/session/passkey', { response: key.get(await optionsToSignIn(client), wrong) });

describe('a passkey', () => {
  test('gives a guest an account with a chosen name, and opens it on another device with its games', async () => {
    const key = new Authenticator(home.origin);
    const ada = await home.guest('Ada');
    const before = ada.cookie;
    const options = await optionsToMake(ada, { account: 'Lovelace' });
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1' },
      user: { name: 'lovelace', displayName: 'Ada' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required' },
    });
    const body = { response: key.create(options), name: ' My phone ' };
    const { person } = await ada.call('POST', '/api/account/passkey', body);
    const passkeys = [{ id: key.id, name: 'My phone', createdAt: expect.any(Number) as number }];
    expect(person).toStrictEqual({
      id: (await meOf(ada)).id,
      nickname: 'Ada',
      account: { name: 'lovelace', hasPassword: false, passkeys, recoveryCodes: 8, hasMail: false },
    });
    const thief = home.stranger();
    thief.headers.cookie = before;
    expect(await meOf(thief)).toBeNull();

    const phone = await home.guest('Ada again');
    await phone.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await signIn(phone, key)).person).toStrictEqual(person);
    expect((await ada.call('GET', '/api/me/tables')).tables).toHaveLength(1);
    await signIn(home.stranger(), key);
  });

  test('gives the account a name even if none was chosen', async () => {
    for (const nickname of ['Émile Z.', '🦊']) {
      const guest = await home.guest(nickname);
      await make(guest, new Authenticator(home.origin));
      const { account } = await meOf(guest);
      // It can be typed when adding a password.
      expect(account!.name).toMatch(nickname === '🦊' ? /^-[0-9a-f]{8}$/ : /^émilez-[0-9a-f]{8}$/);
      await guest.call('POST', '/api/account', { name: account!.name, password: PASSWORD });
    }
  });

  test('is bound to the configured address', async () => {
    await home.close();
    await home.open({ origin: 'https://jeux.example:8443' });
    const ada = await home.guest('Ada');
    const key = new Authenticator('https://jeux.example:8443');
    const options = await optionsToMake(ada);
    expect(options).toMatchObject({ rp: { id: 'jeux.example' } });
    await make(ada, key);
    await signIn(home.stranger(), key);
    expect(await failsToSignIn(home.stranger(), key, { origin: home.origin })).toBe('passkey-failed');
  });

  test('lets its owner set a password without knowing the current one', async () => {
    const key = new Authenticator(home.origin);
    const ada = await home.account('Ada', 'ada');
    await make(ada, key);
    const phone = home.stranger();
    await signIn(phone, key);
    await phone.call('POST', '/api/account', { name: 'ada', password: 'mille bornes par jour' });
    await home.stranger().call('POST', '/api/session', { name: 'ada', password: 'mille bornes par jour' });
    expect((await meOf(phone)).account).toMatchObject({ hasPassword: true, passkeys: [{ id: key.id }] });
  });

  test('is one of several, up to a limit, and the last way to sign in cannot be removed', async () => {
    const ada = await home.guest('Ada');
    const keys = Array.from({ length: LIMITS.passkeysPerPerson }, () => new Authenticator(home.origin));
    const more = new Authenticator(home.origin);
    for (const key of keys.slice(1)) await make(ada, key);
    const options = await optionsToMake(ada);
    expect((options.excludeCredentials as { id: string }[]).map(({ id }) => id).toSorted()).toStrictEqual(
      keys
        .slice(1)
        .map(({ id }) => id)
        .toSorted(),
    );
    await make(ada, keys[0]!);
    expect(await refusal(ada, 'POST', '/api/account/passkey/options')).toBe('too-many');
    const late = { response: more.create(options), name: 'One more' };
    expect(await refusal(ada, 'POST', '/api/account/passkey', late)).toBe('too-many');
    for (const key of keys.slice(1)) await ada.call('DELETE', `/api/account/passkey/${key.id}`);
    expect(await refusal(ada, 'DELETE', `/api/account/passkey/${keys[0]!.id}`)).toBe('last-key');
    await ada.call('POST', '/api/account', { name: 'ada', password: PASSWORD });
    const { person } = await ada.call('DELETE', `/api/account/passkey/${keys[0]!.id}`);
    expect(person).toMatchObject({ account: { name: 'ada', hasPassword: true, passkeys: [] } });
    expect(await failsToSignIn(home.stranger(), keys[0]!, {})).toBe('passkey-failed');
  });

  test('may have a long id and self attestation', async () => {
    const key = new Authenticator(home.origin, randomBytes(1023), true);
    const ada = await home.account('Ada', 'ada');
    await make(ada, key);
    await signIn(home.stranger(), key);
    await ada.call('DELETE', `/api/account/passkey/${key.id}`);
    expect((await meOf(ada)).account?.passkeys).toStrictEqual([]);
  });

  test('ends the sessions of other devices when it is removed', async () => {
    const [key, thief] = [new Authenticator(home.origin), home.stranger()];
    const ada = await home.account('Ada', 'ada');
    await make(ada, key);
    await signIn(thief, key);
    const table = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const seated = await thief.sit(table);
    const closed = once(seated.socket, 'close');
    await ada.call('DELETE', `/api/account/passkey/${key.id}`);
    await closed;
    expect([await meOf(thief), (await meOf(ada)).account?.name]).toStrictEqual([null, 'ada']);
  });

  test('can be removed only by its owner', async () => {
    const key = new Authenticator(home.origin);
    const ada = await home.account('Ada', 'ada');
    await make(ada, key);
    const eve = await home.account('Eve', 'eve');
    const guest = await home.guest('Guest');
    for (const client of [eve, guest]) {
      expect(await refusal(client, 'DELETE', `/api/account/passkey/${key.id}`)).toBe('not-found');
    }
    expect(await refusal(home.stranger(), 'DELETE', `/api/account/passkey/${key.id}`)).toBe('not-signed-in');
    expect((await meOf(ada)).account?.passkeys).toHaveLength(1);
  });
});

describe('no passkey is created', () => {
  const refused = async (client: Client, response: unknown): Promise<unknown> =>
    refusal(client, 'POST', '/api/account/passkey', { response, name: 'Key' });

  test('for a stranger, or without required data', async () => {
    const key = new Authenticator(home.origin);
    expect(await refusal(home.stranger(), 'POST', '/api/account/passkey/options')).toBe('not-signed-in');
    const ada = await home.guest('Ada');
    expect(await refusal(ada, 'POST', '/api/account/passkey/options', { account: 'x' })).toBe('bad-request');
    const response = key.create(await optionsToMake(ada));
    expect(await refusal(home.stranger(), 'POST', '/api/account/passkey', { response, name: 'Key' })).toBe(
      'not-signed-in',
    );
    for (const body of [{ response }, { name: 'Key' }, { response, name: '' }, { response: {}, name: 'Key' }]) {
      expect(await refusal(ada, 'POST', '/api/account/passkey', body)).toBe('bad-request');
    }
  });

  test.each<[string, Wrong]>([
    ['on a foreign page', { origin: 'https://evil.example' }],
    ['for another place', { host: 'evil.example' }],
    ['with an unknown challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['with nobody present', { isPresent: false }],
    ['with an attestation in an unknown format', { attestation: ['strange', new Map()] }],
    [
      'with certificates that were not requested',
      {
        attestation: [
          'packed',
          new Map<string, Uint8Array | number | readonly Uint8Array[]>([
            ['alg', -7],
            ['sig', randomBytes(70)],
            ['x5c', [randomBytes(300)]],
          ]),
        ],
      },
    ],
  ])('%s', async (_, wrong) => {
    const ada = await home.guest('Ada');
    const key = new Authenticator(home.origin);
    expect(await refused(ada, key.create(await optionsToMake(ada), wrong))).toBe('passkey-failed');
    expect((await meOf(ada)).account).toBeNull();
  });

  test('twice with one challenge, too late, or with a challenge for another person or purpose', async () => {
    const key = new Authenticator(home.origin);
    const [ada, eve] = [await home.guest('Ada'), await home.guest('Eve')];
    const response = key.create(await optionsToMake(ada));
    expect(await refused(eve, response)).toBe('passkey-failed');
    expect(await refused(ada, response)).toBe('passkey-failed');
    const late = key.create(await optionsToMake(ada));
    home.wait(0.1);
    expect(await refused(ada, late)).toBe('passkey-failed');
    const { challenge } = await optionsToSignIn(ada);
    const wrong = { challenge: challenge as string };
    expect(await refused(ada, key.create(await optionsToMake(ada), wrong))).toBe('passkey-failed');
    expect((await meOf(ada)).account).toBeNull();
  });

  test('from garbage', async () => {
    const ada = await home.guest('Ada');
    for (const parts of [{}, { attestationObject: '' }, { attestationObject: 'AAAA' }, { attestationObject: 7 }]) {
      const { challenge } = await optionsToMake(ada);
      const clientData = { type: 'webauthn.create', challenge, origin: home.origin };
      const clientDataJSON = Buffer.from(JSON.stringify(clientData)).toString('base64url');
      const response = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON, ...parts } };
      expect(await refused(ada, response)).toBe('passkey-failed');
    }
    for (const clientDataJSON of ['', '%', 'bnVsbA', 'e30']) {
      expect(await refused(ada, { id: 'x', response: { clientDataJSON } })).toBe('passkey-failed');
    }
  });

  test('for a name that is taken, or was taken meanwhile', async () => {
    await home.account('Ada', 'ada');
    const eve = await home.guest('Eve');
    expect(await refusal(eve, 'POST', '/api/account/passkey/options', { account: 'Ada' })).toBe('name-taken');
    const response = new Authenticator(home.origin).create(await optionsToMake(eve, { account: 'blaise' }));
    await home.account('Blaise', 'blaise');
    expect(await refusal(eve, 'POST', '/api/account/passkey', { response, name: 'Key' })).toBe('name-taken');
    expect((await meOf(eve)).account).toBeNull();
  });

  test('with the id of a known key, which stays its owner’s', async () => {
    const id = randomBytes(16);
    const [ada, eve] = [await home.guest('Ada'), await home.guest('Eve')];
    const key = new Authenticator(home.origin, id);
    await make(ada, key);
    const copy = new Authenticator(home.origin, id);
    expect(await refused(eve, copy.create(await optionsToMake(eve)))).toBe('passkey-failed');
    expect((await meOf(eve)).account).toBeNull();
    await signIn(home.stranger(), key);
  });
});

describe('nobody signs in with a passkey', () => {
  let key: Authenticator;
  let phone: Client;
  beforeEach(async () => {
    key = new Authenticator(home.origin);
    await make(await home.guest('Ada'), key);
    phone = home.stranger();
  });
  /** Nobody is signed in, and the failed attempt leaves the key usable. */
  const expectNobody = async (): Promise<void> => {
    expect(await meOf(phone)).toBeNull();
    await signIn(phone, key);
  };

  test.each<[string, Wrong]>([
    ['on a foreign page', { origin: 'https://evil.example' }],
    ['for another place', { host: 'evil.example' }],
    ['with an unknown challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['with nobody present', { isPresent: false }],
    ['whose counter decreases, like a copy’s', { counter: 1 }],
    ['for another person', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('%s', async (_, wrong) => {
    expect(await failsToSignIn(phone, key, wrong)).toBe('passkey-failed');
    await expectNobody();
  });

  test('that signs with another key', async () => {
    const other = new Authenticator(home.origin, Buffer.from(key.id, 'base64url'));
    expect(await failsToSignIn(phone, other, { counter: 50 })).toBe('passkey-failed');
    await expectNobody();
  });

  test('that is unknown', async () => {
    expect(await failsToSignIn(phone, new Authenticator(home.origin), {})).toBe('passkey-failed');
    await expectNobody();
  });

  test('twice with one response, or too late', async () => {
    const response = key.get(await optionsToSignIn(phone));
    await home.stranger().call('POST', '/api/session/passkey', { response });
    expect(await refusal(phone, 'POST', '/api/session/passkey', { response })).toBe('passkey-failed');
    const late = key.get(await optionsToSignIn(phone));
    home.wait(0.1);
    expect(await refusal(phone, 'POST', '/api/session/passkey', { response: late })).toBe('passkey-failed');
    await expectNobody();
  });

  test('with a registration challenge', async () => {
    const { challenge } = await optionsToMake(await home.guest('Eve'));
    expect(await failsToSignIn(phone, key, { challenge: challenge as string })).toBe('passkey-failed');
    await expectNobody();
  });
});
