import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { LIMITS } from '@ponts-bornes/protocol';
import type { TableFacts } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { Home, PASSWORD, meOf, refusal } from '../../test/home.ts';
import { KEEPING } from '../retention/keeping.ts';

let home: Home;
beforeEach(() => {
  home = new Home();
});
afterEach(() => home.demolish());

const ENTROPY = { entropy: 'fedcba9876543210' };
const factsOf = async (client: Client, table: string): Promise<TableFacts> =>
  (await client.call('GET', `/api/tables/${table}`)).table as TableFacts;
const tablesOf = async (client: Client): Promise<number> =>
  ((await client.call('GET', '/api/me/tables')).tables as unknown[]).length;
const signIn = (client: Client, name: string, password = PASSWORD): Promise<unknown> =>
  client.call('POST', '/api/session', { name, password });

describe('a guest', () => {
  test('has so many nicknames an hour: each reaches all their tables', async () => {
    await home.open();
    const ada = await home.guest('Ada');
    const renamed = (number: number): Promise<string> =>
      ada.outcome('POST', '/api/me', { nickname: `Ada the ${number}th` });
    for (let count = 0; count < LIMITS.renamesPerHour; count++) expect(await renamed(count)).toBe('ok');
    expect(await renamed(LIMITS.renamesPerHour)).toBe('too-fast');
    // The same name again is no change.
    expect(await renamed(LIMITS.renamesPerHour - 1)).toBe('ok');
  });

  test('is unknown at first, is recognised afterwards, and may change nickname', async () => {
    await home.open();
    const ada = home.stranger();
    expect(await ada.call('GET', '/api/me')).toStrictEqual({ person: null });
    const { person } = await ada.call('POST', '/api/me', { nickname: ' Ada ' });
    expect(person).toMatchObject({ nickname: 'Ada', account: null });
    expect(await meOf(ada)).toStrictEqual(person);
    const renamed = await ada.call('POST', '/api/me', { nickname: 'Ada L.' });
    expect(renamed.person).toStrictEqual({ ...(person as object), nickname: 'Ada L.' });
    expect(await meOf(ada)).toStrictEqual(renamed.person);
  });

  test.each([
    {},
    { nickname: '' },
    { nickname: 'a'.repeat(25) },
    { nickname: 'a\u202Eb' },
    { nickname: 'Ada', id: 'x' },
    [],
  ])('may not be called %j', async (body) => {
    await home.open();
    expect(await refusal(home.stranger(), 'POST', '/api/me', body)).toBe('bad-request');
  });

  test('who signs out is unknown, even with the old cookie', async () => {
    await home.open();
    const ada = await home.guest('Ada');
    const old = ada.cookie;
    await ada.call('DELETE', '/api/me/session');
    expect((await ada.call('GET', '/api/me')).person).toBeNull();
    const thief = home.stranger();
    thief.headers.cookie = old;
    expect((await thief.call('GET', '/api/me')).person).toBeNull();
    expect(await refusal(home.stranger(), 'DELETE', '/api/me/session')).toBe('not-signed-in');
  });

  test('with a forged or foreign cookie is unknown', async () => {
    await home.open();
    const ada = await home.guest('Ada');
    for (const cookie of [
      `${ada.cookie.slice(0, -3)}abc`,
      'ponts-bornes=x',
      'ponts-bornes=',
      'ponts-bornes=%E0%A4%A',
    ]) {
      const thief = home.stranger();
      thief.headers.cookie = cookie;
      expect((await thief.call('GET', '/api/me')).person).toBeNull();
    }
  });

  test('who returns within half a year is remembered for another half year', async () => {
    await home.open();
    const ada = await home.guest('Ada');
    for (let visit = 0; visit < 3; visit++) {
      home.wait(24 * 150);
      expect(await meOf(ada)).toMatchObject({ nickname: 'Ada' });
    }
    home.wait(24 * 181);
    expect(await meOf(ada)).toBeNull();
  });

  test('who stays away for half a year is forgotten, unless they have a table or an account', async () => {
    await home.open();
    await home.guest('Away');
    const host = await home.guest('Keeper');
    const table = await host.create({ game: 'skybridge', seats: [{ kind: 'open' }, { kind: 'open' }] });
    const seated = await home.guest('Seated');
    await seated.call('POST', `/api/tables/${table}/seats/0/take`, ENTROPY);
    await home.account('Kept', 'kept');
    home.wait(24 * 100);
    await home.guest('New');
    await home.close();
    home.wait(24 * 81);
    await home.open({ keeping: { ...KEEPING, visitors: 0, openTables: 0 } });
    await home.close();
    const { people, sessions } = await home.kept();
    expect(people!.map(({ nickname }) => nickname)).toStrictEqual(['Keeper', 'Seated', 'Kept', 'New']);
    expect(sessions).toHaveLength(1);
  });
});

describe('an account', () => {
  test('keeps the guest’s identity, and opens on a second device however its name is typed', async () => {
    await home.open();
    const ada = await home.guest('Ada');
    const { id } = await meOf(ada);
    const { person } = await ada.call('POST', '/api/account', { name: ' Zoé_42 ', password: PASSWORD });
    expect(person).toStrictEqual({
      id,
      nickname: 'Ada',
      account: { name: 'zoé_42', hasPassword: true, passkeys: [], recoveryCodes: 8, hasMail: false },
    });
    for (const name of ['zoé_42', 'ZOE\u0301_42', 'ｚｏé_42']) {
      const phone = home.stranger();
      await signIn(phone, name);
      expect(await meOf(phone)).toStrictEqual(person);
    }
    // The same password letters, composed differently by another keyboard.
    await ada.call('POST', '/api/account', { name: 'zoé_42', password: 'éé été en été', current: PASSWORD });
    await signIn(home.stranger(), 'zoé_42', 'éé été en été'.normalize('NFD'));
  });

  test('requires a session, and a valid name and password', async () => {
    await home.open();
    const account = { name: 'ada', password: PASSWORD };
    expect(await refusal(home.stranger(), 'POST', '/api/account', account)).toBe('not-signed-in');
    const ada = await home.guest('Ada');
    for (const body of [
      undefined,
      { name: 'ada' },
      { ...account, name: 'ad' },
      { ...account, name: 'a da' },
      { ...account, name: 'a'.repeat(33) },
      { ...account, password: 'a'.repeat(201) },
      { ...account, password: 7 },
      { ...account, isAdmin: true },
    ]) {
      expect(await refusal(ada, 'POST', '/api/account', body)).toBe('bad-request');
    }
    for (const password of ['', 'short', 'Password123', 'ABABABABABABAB', 'ada.lovelace']) {
      expect(await refusal(ada, 'POST', '/api/account', { name: 'ada.lovelace', password })).toBe('weak-password');
    }
    expect((await meOf(ada)).account).toBeNull();
  });

  test('has a unique name', async () => {
    await home.open();
    await home.account('Ada', 'ada');
    const other = await home.guest('Other');
    expect(await refusal(other, 'POST', '/api/account', { name: 'ADA', password: PASSWORD })).toBe('name-taken');
    expect((await meOf(other)).account).toBeNull();
  });

  test('rejects a wrong name and a wrong password alike', async () => {
    await home.open();
    await home.account('Ada', 'ada');
    const phone = home.stranger();
    const wrong = await phone.ask('POST', '/api/session', { name: 'ada', password: 'cent bornes par nuit' });
    const unknown = await phone.ask('POST', '/api/session', { name: 'eve', password: PASSWORD });
    expect(wrong).toStrictEqual({ status: 403, body: { code: 'wrong-password' } });
    expect(unknown).toStrictEqual(wrong);
    expect((await phone.call('GET', '/api/me')).person).toBeNull();
  });

  test('changes its password for a person who knows the current one, optionally ending other sessions', async () => {
    await home.open();
    const ada = await home.account('Ada', 'ada');
    const phone = home.stranger();
    await signIn(phone, 'ada');
    const change = { name: 'ada', password: 'mille bornes par jour' };
    expect(await refusal(ada, 'POST', '/api/account', { ...change, current: '' })).toBe('wrong-password');
    expect(await refusal(ada, 'POST', '/api/account', { ...change, current: 'wrong' })).toBe('wrong-password');
    await ada.call('POST', '/api/account', { ...change, current: PASSWORD, endOthers: false });
    expect(await meOf(phone)).not.toBeNull();
    expect(await refusal(home.stranger(), 'POST', '/api/session', { name: 'ada', password: PASSWORD })).toBe(
      'wrong-password',
    );
    await ada.call('POST', '/api/account', { ...change, name: 'lovelace', current: change.password });
    expect(await meOf(phone)).toBeNull();
    expect((await meOf(ada)).account?.name).toBe('lovelace');
    await signIn(phone, 'lovelace', change.password);
  });

  test('issues a new session whenever rights change, and invalidates the old cookie', async () => {
    await home.open();
    const thief = home.stranger();
    const ada = await home.guest('Ada');
    const change = { name: 'ada', password: PASSWORD, current: PASSWORD };
    for (const step of [
      () => ada.call('POST', '/api/account', change),
      () => ada.call('POST', '/api/account', change),
      () => signIn(ada, 'ada'),
    ]) {
      thief.headers.cookie = ada.cookie;
      await step();
      expect(ada.cookie).not.toBe(thief.headers.cookie);
      expect((await thief.call('GET', '/api/me')).person).toBeNull();
      expect((await meOf(ada)).account?.name).toBe('ada');
    }
  });

  test('must be signed out of before signing in to another', async () => {
    await home.open();
    const ada = await home.account('Ada', 'ada');
    await home.account('Blaise', 'blaise');
    expect(await refusal(ada, 'POST', '/api/session', { name: 'blaise', password: PASSWORD })).toBe('has-account');
    expect((await meOf(ada)).account?.name).toBe('ada');
  });

  test('stores no usable password or session', async () => {
    await home.open();
    const ada = await home.account('Ada', 'ada');
    await home.close();
    const kept = await home.kept();
    expect(kept.accounts![0]!.password).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    const tokens = [...decodeURIComponent(ada.cookie).matchAll(/=([^.]+)\./g)].map(([, token]) => token!);
    expect(tokens).toHaveLength(2);
    for (const secret of [PASSWORD, ...tokens]) expect(JSON.stringify(kept)).not.toContain(secret);
  });
});

describe('sign-in attempts', () => {
  test('are limited per name: then even the right password is refused for a while', async () => {
    await home.freeze().open({ attempts: { perAddress: 1000, perName: 1000, free: 3 } });
    await home.account('Ada', 'ada');
    await home.account('Blaise', 'blaise');
    const phone = home.stranger();
    for (let right = 0; right < 5; right++) await signIn(home.stranger(), 'ada');
    for (let wrong = 0; wrong < 3; wrong++) {
      expect(await refusal(phone, 'POST', '/api/session', { name: 'ada', password: 'wrong' })).toBe('wrong-password');
    }
    expect(await refusal(phone, 'POST', '/api/session', { name: 'ADA', password: PASSWORD })).toBe('too-fast');
    await signIn(home.stranger(), 'blaise');
    home.wait(0.26);
    await signIn(phone, 'ada');
  });

  test('are limited per address, whatever is tried, without affecting anything else', async () => {
    await home.open({ attempts: { perAddress: 5, perName: 1000, free: 1000 } });
    const ada = await home.account('Ada', 'ada');
    const phone = home.stranger();
    await phone.call('POST', '/api/session/passkey/options');
    expect(await refusal(phone, 'POST', '/api/session', { name: 'eve', password: 'x' })).toBe('wrong-password');
    expect(
      await refusal(phone, 'POST', '/api/session/passkey', { response: { id: 'x', response: { clientDataJSON: '' } } }),
    ).toBe('passkey-failed');
    await signIn(phone, 'ada');
    for (const [path, body] of [
      ['/api/session', { name: 'eve', password: PASSWORD }],
      ['/api/account', { name: 'ada', password: PASSWORD }],
      ['/api/session/passkey/options', undefined],
      ['/api/account/passkey/options', undefined],
      ['/api/session/passkey', { response: { id: 'x', response: { clientDataJSON: '' } } }],
    ] as const) {
      expect(await refusal(ada, 'POST', path, body)).toBe('too-fast');
    }
    expect((await meOf(ada)).nickname).toBe('Ada');
    // On a device known for the account, the password is still checked.
    await signIn(ada, 'ada');
  });
});

describe('a guest who signs in', () => {
  test('brings their seats and tables along, and sits there on the next connection', async () => {
    await home.open();
    const ada = await home.account('Ada', 'ada');
    const guest = await home.guest('Ada, on the train');
    const table = await guest.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const other = await home.guest('Blaise');
    await other.call('POST', `/api/tables/${table}/seats/1/take`, ENTROPY);
    const seated = await guest.join(table);
    await seated.until(({ facts }) => facts !== null);
    const closed = once(seated.socket, 'close');
    const watching = await ada.join(table);
    await watching.until(({ facts }) => facts !== null);
    const { id } = await meOf(guest);
    await signIn(guest, 'ada');
    expect((await closed)[0]).toBe(1012);
    expect((await meOf(guest)).id).toBe((await meOf(ada)).id);
    expect(await tablesOf(ada)).toBe(1);
    await ada.call('POST', `/api/tables/${table}/begin`);
    for (const there of [await guest.join(table), watching]) {
      await there.until(({ shown }) => shown !== null);
      expect(there.shown!.viewer).toBe(0);
    }
    await home.close();
    expect(JSON.stringify(await home.kept())).not.toContain(id);
  });

  test.each(['open', 'playing', 'over'] as const)(
    'keeps one seat at a table that is %s: the account’s',
    async (status) => {
      await home.open();
      const ada = await home.account('Ada', 'ada');
      const guest = await home.guest('Second');
      const other = await home.guest('Third');
      const table = await guest.create({
        game: 'skybridge',
        seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }],
        visibility: 'public',
      });
      await ada.call('POST', `/api/tables/${table}/seats/0/take`, ENTROPY);
      await other.call('POST', `/api/tables/${table}/seats/2/take`, ENTROPY);
      if (status !== 'open') await guest.call('POST', `/api/tables/${table}/begin`);
      if (status === 'over') {
        await home.close();
        await home.rewrite((db) => db.updateTable('tables').set({ status: 'over' }).execute());
        await home.open();
        for (const client of [ada, guest, other]) client.at(home.origin);
      }
      await signIn(guest, 'ada');
      const { seats, host } = await factsOf(other, table);
      const expected = {
        open: { kind: 'open', name: '' },
        playing: { kind: 'bot', name: 'Second', level: 'medium' },
        over: { kind: 'person', name: 'Second', isHere: false },
      };
      expect(seats[0]).toMatchObject({ kind: 'person', name: 'Ada', isAway: false });
      expect(seats[1]).toMatchObject(expected[status]);
      expect(host.seat).toBe(0);
      expect(await tablesOf(ada)).toBe(1);
    },
  );

  test('without a nickname yet is simply signed in', async () => {
    await home.open();
    await home.account('Ada', 'ada');
    const phone = home.stranger();
    await signIn(phone, 'ada');
    expect((await meOf(phone)).nickname).toBe('Ada');
  });
});

describe('a request that changes something', () => {
  const protocol = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  const changes = [...protocol.matchAll(/^\| `(POST|DELETE) (\/api\/[^`]*)`/gm)]
    .map(([, method, path]) => [method!, path!.replace(':id', 'abcdefghijkmnpqr').replace(':seat', '0')] as const)
    // Mail providers call it, and its link is the only proof.
    .filter(([, path]) => path !== '/api/mail/stop/:link');

  test('must come from our own pages, or from no page at all', async () => {
    await home.open();
    const ada = await home.account('Ada', 'ada');
    expect(changes.length).toBeGreaterThan(15);
    for (const [method, path] of changes) {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const evil = home.stranger();
        Object.assign(evil.headers, headers, { cookie: ada.cookie });
        expect([path, await refusal(evil, method, path)]).toStrictEqual([path, 'not-yours']);
      }
    }
    expect((await meOf(ada)).account?.name).toBe('ada');
    ada.headers.origin = home.origin;
    await ada.call('POST', '/api/me', { nickname: 'Ada L.' });
  });

  test('must be JSON', async () => {
    await home.open();
    const ada = await home.guest('Ada');
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ]) {
      for (const body of ['{"nickname":"Eve"}', '']) {
        const response = await fetch(`${home.origin}/api/me`, {
          method: 'POST',
          headers: { cookie: ada.cookie, 'content-type': type },
          body,
        });
        expect(await response.json()).toStrictEqual({ code: 'bad-request' });
      }
    }
    expect((await meOf(ada)).nickname).toBe('Ada');
  });

  test('must come from the configured origin, to which cookies are bound', async () => {
    await home.open({ origin: 'https://jeux.example' });
    const response = await fetch(`${home.origin}/api/me`, {
      method: 'POST',
      headers: { origin: 'https://jeux.example', 'content-type': 'application/json' },
      body: '{"nickname":"Ada"}',
    });
    const [cookie, ...attributes] = response.headers.get('set-cookie')!.split('; ');
    expect(cookie).toMatch(/^__Host-ponts-bornes=/);
    expect(attributes.toSorted()).toStrictEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax', 'Secure']);
    const ada = home.stranger();
    Object.assign(ada.headers, { cookie, origin: home.origin });
    expect(await refusal(ada, 'POST', '/api/me', { nickname: 'Eve' })).toBe('not-yours');
    ada.headers.origin = 'https://jeux.example';
    expect((await meOf(ada)).nickname).toBe('Ada');
    await ada.call('DELETE', '/api/me/session');
    expect(ada.cookie).toBe('__Host-ponts-bornes=');
  });
});
