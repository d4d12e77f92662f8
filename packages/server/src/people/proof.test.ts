import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../test/authenticator.ts';
import type { Client } from '../../test/client.ts';
import { Home, PASSWORD, meOf, refusal } from '../../test/home.ts';

const OTHER = 'mille bornes par jour';
/** Hours after which a proof is no longer fresh. */
const A_WHILE = 0.2;

let home: Home;
beforeEach(async () => {
  home = await new Home().open();
});
afterEach(() => home.demolish());

/** A thief with somebody's cookie, such as from a page left open on a shared computer. */
const thiefOf = (client: Client): Client => {
  const thief = home.stranger();
  thief.headers.cookie = client.cookie;
  return thief;
};
const makeToken = async (client: Client): Promise<Client> => {
  const { secret } = await client.call('POST', '/api/me/tokens', { name: 'Bot' });
  const program = home.stranger();
  program.headers.authorization = `Bearer ${String(secret)}`;
  return program;
};
const makePasskey = async (client: Client): Promise<Authenticator> => {
  const key = new Authenticator(home.origin);
  const response = key.create(await client.call('POST', '/api/account/passkey/options'));
  await client.call('POST', '/api/account/passkey', { response, name: 'Phone' });
  return key;
};
const signInByPasskey = async (client: Client, key: Authenticator): Promise<unknown> =>
  client.call('POST', '/api/session/passkey', {
    response: key.get(await client.call('POST', '/api/session/passkey/options')),
  });

describe('a session alone', () => {
  test('cannot take over an account: keys, password, tokens and deletion need a fresh proof', async () => {
    const ada = await home.account('Ada', 'ada');
    const key = await makePasskey(ada);
    const started = await ada.call('POST', '/api/account/passkey/options');
    home.wait(A_WHILE);
    const thief = thiefOf(ada);
    const response = new Authenticator(home.origin).create(started);
    for (const [method, path, body] of [
      ['POST', '/api/account/passkey/options'],
      ['POST', '/api/account/passkey', { response, name: 'Thief' }],
      ['DELETE', `/api/account/passkey/${key.id}`],
      ['POST', '/api/account', { name: 'ada', password: OTHER }],
      ['POST', '/api/me/tokens', { name: 'Thief' }],
      ['POST', '/api/me/alerts/webhook', { url: 'https://thief.example.org/' }],
      ['DELETE', '/api/me'],
    ] as const) {
      expect([path, await refusal(thief, method, path, body)]).toStrictEqual([path, 'prove-again']);
    }
    expect((await meOf(ada)).account).toMatchObject({ name: 'ada', passkeys: [{ id: key.id }] });
  });

  test('with a fresh proof may do all of it', async () => {
    const ada = await home.account('Ada', 'ada');
    home.wait(A_WHILE);
    await ada.call('POST', '/api/session', { name: 'ada', password: PASSWORD });
    const key = await makePasskey(ada);
    home.wait(A_WHILE);
    expect(await refusal(ada, 'POST', '/api/me/tokens', { name: 'Bot' })).toBe('prove-again');
    await signInByPasskey(ada, key);
    await makeToken(ada);
    await ada.call('POST', '/api/account', { name: 'ada', password: OTHER });
    await ada.call('DELETE', `/api/account/passkey/${key.id}`);
    home.wait(A_WHILE);
    // The current password is as good as a fresh proof.
    await ada.call('POST', '/api/account', { name: 'ada', password: PASSWORD, current: OTHER });
    await ada.call('DELETE', '/api/me');
    expect(await meOf(ada)).toBeNull();
  });

  test('of a guest is their only credential: it suffices to delete them, or to create an account', async () => {
    const [ada, blaise, carole] = [await home.guest('Ada'), await home.guest('Blaise'), await home.guest('Carole')];
    home.wait(24);
    await ada.call('DELETE', '/api/me');
    await blaise.call('POST', '/api/account', { name: 'blaise', password: PASSWORD });
    await makePasskey(carole);
    expect(await meOf(ada)).toBeNull();
  });

  test('is not proven by somebody else’s password', async () => {
    const ada = await home.account('Ada', 'ada');
    await home.account('Eve', 'eve');
    home.wait(A_WHILE);
    expect(await refusal(thiefOf(ada), 'POST', '/api/session', { name: 'eve', password: PASSWORD })).toBe(
      'has-account',
    );
    expect(await refusal(thiefOf(ada), 'POST', '/api/me/tokens', { name: 'Thief' })).toBe('prove-again');
  });
});

describe('revocation', () => {
  test('by a new password ends other sessions and tokens, and closes their sockets', async () => {
    const ada = await home.account('Ada', 'ada');
    const phone = home.stranger();
    await phone.call('POST', '/api/session', { name: 'ada', password: PASSWORD });
    const program = await makeToken(ada);
    const table = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const sockets = [await phone.sit(table), await program.sit(table)].map(({ socket }) => once(socket, 'close'));
    await ada.call('POST', '/api/account', { name: 'ada', password: OTHER, current: PASSWORD });
    await Promise.all(sockets);
    expect(await meOf(phone)).toBeNull();
    expect(await refusal(program, 'GET', '/api/me')).toBe('not-signed-in');
    expect((await ada.call('GET', '/api/me/tokens')).tokens).toStrictEqual([]);
    expect((await meOf(ada)).account?.name).toBe('ada');
  });

  test('by a new password can be declined by the owner', async () => {
    const ada = await home.account('Ada', 'ada');
    const phone = home.stranger();
    await phone.call('POST', '/api/session', { name: 'ada', password: PASSWORD });
    const program = await makeToken(ada);
    await ada.call('POST', '/api/account', { name: 'ada', password: OTHER, current: PASSWORD, endOthers: false });
    expect((await meOf(phone)).nickname).toBe('Ada');
    expect((await meOf(program)).nickname).toBe('Ada');
  });

  test('of everything signs out every device and program, and needs no proof', async () => {
    const ada = await home.account('Ada', 'ada');
    const phone = home.stranger();
    await phone.call('POST', '/api/session', { name: 'ada', password: PASSWORD });
    const program = await makeToken(ada);
    const eve = await home.account('Eve', 'eve');
    home.wait(A_WHILE);
    const table = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const sockets = [await phone.sit(table), await program.sit(table)].map(({ socket }) => once(socket, 'close'));
    expect(await refusal(program, 'DELETE', '/api/me/sessions')).toBe('not-yours');
    await phone.call('DELETE', '/api/me/sessions');
    await Promise.all(sockets);
    expect(await Promise.all([ada, phone].map((client) => meOf(client)))).toStrictEqual([null, null]);
    expect(await refusal(program, 'GET', '/api/me')).toBe('not-signed-in');
    expect((await meOf(eve)).nickname).toBe('Eve');
    await ada.call('POST', '/api/session', { name: 'ada', password: PASSWORD });
  });
});

describe('wrong passwords', () => {
  const LIMITS = { perAddress: 100_000, perName: 100_000, free: 3 };
  const from = (client: Client, address: string): Client => {
    client.headers['x-forwarded-for'] = address;
    return client;
  };
  const tryAs = (client: Client, name: string, password: string): Promise<unknown> =>
    client.outcome('POST', '/api/session', { name, password });
  /** Tries wrong passwords until one is refused unchecked. */
  const exhaust = async (client: Client, name: string): Promise<void> => {
    for (let tries = 0; tries < 10; tries++) if ((await tryAs(client, name, 'wrong wrong')) === 'too-fast') return;
    throw new Error('no attempt was refused');
  };

  beforeEach(async () => {
    await home.close();
    await home.freeze().open({ attempts: LIMITS, trustProxy: 1 });
  });

  test('lock nobody out: only attempts from that network wait, longer each time', async () => {
    await home.account('Ada', 'ada');
    const thief = from(home.stranger(), '192.0.2.1');
    for (let tries = 0; tries < 3; tries++) expect(await tryAs(thief, 'ada', 'wrong wrong')).toBe('wrong-password');
    const waits: number[] = [];
    for (let round = 0; round < 4; round++) {
      let seconds = 0;
      while ((await tryAs(thief, 'ada', 'wrong wrong')) === 'too-fast') {
        home.wait(1 / 3600);
        seconds += 1;
      }
      waits.push(seconds);
    }
    expect(waits.every((wait, round) => round === 0 || wait > waits[round - 1]!)).toBe(true);
    expect(await tryAs(thief, 'ada', PASSWORD)).toBe('too-fast');
    expect(await tryAs(from(home.stranger(), '192.0.2.2'), 'ada', PASSWORD)).toBe('ok');
  });

  test('are counted by network: all addresses of an IPv6 /64 are one', async () => {
    await home.account('Ada', 'ada');
    await exhaust(from(home.stranger(), '2001:db8:0:1::1'), 'ada');
    expect(await tryAs(from(home.stranger(), '2001:db8:0:1:ffff::2'), 'ada', PASSWORD)).toBe('too-fast');
    expect(await tryAs(from(home.stranger(), '2001:db8:0:2::1'), 'ada', PASSWORD)).toBe('ok');
  });

  test('of others never lock out a device that has signed in before', async () => {
    const ada = from(await home.account('Ada', 'ada'), '192.0.2.1');
    await ada.call('DELETE', '/api/me/session');
    const thief = from(home.stranger(), '192.0.2.1');
    await exhaust(thief, 'ada');
    expect(await tryAs(thief, 'ada', PASSWORD)).toBe('too-fast');
    expect(await tryAs(ada, 'ada', PASSWORD)).toBe('ok');
    // A device known for one account is not known for another.
    await home.account('Eve', 'eve');
    await exhaust(thief, 'eve');
    await ada.call('DELETE', '/api/me/session');
    expect(await tryAs(ada, 'eve', PASSWORD)).toBe('too-fast');
  });

  test('on such a device are counted too, and a copied or forged cookie is useless once revoked', async () => {
    const ada = await home.account('Ada', 'ada');
    const phone = home.stranger();
    await phone.call('POST', '/api/session', { name: 'ada', password: PASSWORD });
    await phone.call('DELETE', '/api/me/session');
    await exhaust(phone, 'ada');
    home.wait(2);
    await ada.call('DELETE', '/api/me/sessions');
    const thief = home.stranger();
    await exhaust(thief, 'ada');
    for (const client of [phone, ada]) expect(await tryAs(client, 'ada', PASSWORD)).toBe('too-fast');
  });

  test('from everywhere at once are limited per name, without affecting known devices', async () => {
    await home.close();
    await home.open({ attempts: { ...LIMITS, perName: 6 }, trustProxy: 1 });
    const ada = await home.account('Ada', 'ada');
    await ada.call('DELETE', '/api/me/session');
    for (let tries = 0; tries < 6; tries++)
      await tryAs(from(home.stranger(), `192.0.2.${tries}`), 'ada', 'wrong wrong');
    expect(await tryAs(from(home.stranger(), '192.0.2.99'), 'ada', PASSWORD)).toBe('too-fast');
    expect(await tryAs(ada, 'ada', PASSWORD)).toBe('ok');
  });
});
