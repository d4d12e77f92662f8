import { once } from 'node:events';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Token } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../../test/client.ts';
import { Home, PASSWORD, meOf, refusal } from '../../test/home.ts';

let home: Home;
beforeEach(async () => {
  home = await new Home().open();
});
afterEach(() => home.demolish());

const makeToken = async (client: Client, name = 'My bot'): Promise<{ token: Token; secret: string }> =>
  (await client.call('POST', '/api/me/tokens', { name })) as unknown as { token: Token; secret: string };
const tokensOf = async (client: Client): Promise<readonly Token[]> =>
  (await client.call('GET', '/api/me/tokens')).tokens as readonly Token[];
const program = (secret: string): Client => {
  const client = home.stranger();
  client.headers.authorization = `Bearer ${secret}`;
  return client;
};

describe('a token', () => {
  test('lets a program play for its owner, over HTTP and over a socket', async () => {
    const ada = await home.account('Ada', 'ada');
    const { token, secret } = await makeToken(ada, ' My bot ');
    expect(token).toStrictEqual({
      id: expect.any(String) as string,
      name: 'My bot',
      createdAt: expect.any(Number) as number,
      usedAt: null,
    });
    expect(secret).toMatch(/^pb_[\w-]{43}$/);
    const bot = program(secret);
    expect(await meOf(bot)).toStrictEqual(await meOf(ada));
    const table = await bot.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    await bot.call('POST', `/api/tables/${table}/begin`);
    const seated = await bot.join(table);
    await seated.until(({ shown }) => (shown?.moves.length ?? 0) > 0);
    expect(seated.shown!.viewer).toBe(0);
    expect((await seated.play(seated.shown!.moves[0]!)).t).toBe('done');
    expect((await ada.call('GET', '/api/me/tables')).tables).toHaveLength(1);
  });

  test('shows when it was last used, to the minute', async () => {
    const ada = await home.account('Ada', 'ada');
    const { token, secret } = await makeToken(ada);
    const bot = program(secret);
    const used = async (): Promise<number | null> => {
      await bot.call('GET', '/api/me');
      return (await tokensOf(ada)).find(({ id }) => id === token.id)!.usedAt;
    };
    const first = await used();
    expect(first).toBeGreaterThanOrEqual(token.createdAt);
    expect(await used()).toBe(first);
    home.wait(0.1);
    expect(await used()).toBeGreaterThan(first!);
  });

  test('requires an account and a name, and their number is limited', async () => {
    expect(await refusal(home.stranger(), 'POST', '/api/me/tokens', { name: 'x' })).toBe('not-signed-in');
    expect(await refusal(home.stranger(), 'GET', '/api/me/tokens')).toBe('not-signed-in');
    expect(await refusal(await home.guest('Guest'), 'POST', '/api/me/tokens', { name: 'x' })).toBe('no-account');
    const ada = await home.account('Ada', 'ada');
    for (const body of [undefined, {}, { name: '' }, { name: 'x'.repeat(41) }, { name: 'x', id: 'y' }]) {
      expect(await refusal(ada, 'POST', '/api/me/tokens', body)).toBe('bad-request');
    }
    for (let made = 0; made < LIMITS.tokensPerPerson; made++) await makeToken(ada, `Bot ${made}`);
    expect(await refusal(ada, 'POST', '/api/me/tokens', { name: 'One more' })).toBe('too-many');
    expect(await tokensOf(ada)).toHaveLength(LIMITS.tokensPerPerson);
  });

  test('takes precedence over a cookie and needs no origin', async () => {
    const [ada, eve] = [await home.account('Ada', 'ada'), await home.guest('Eve')];
    const bot = program((await makeToken(ada)).secret);
    Object.assign(bot.headers, { cookie: eve.cookie, origin: 'https://elsewhere.example' });
    expect((await meOf(bot)).nickname).toBe('Ada');
    await bot.call('POST', '/api/me', { nickname: 'Ada, by bot' });
    expect((await meOf(ada)).nickname).toBe('Ada, by bot');
    expect((await meOf(eve)).nickname).toBe('Eve');
  });

  test.each(['Bearer pb_wrong', 'Bearer ', 'pb_x', 'Basic YTpi', `Bearer pb_${'x'.repeat(2000)}`])(
    'that does not exist is refused, whatever cookie comes with it: %s',
    async (authorization) => {
      const ada = await home.guest('Ada');
      const table = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
      ada.headers.authorization = authorization;
      expect(await refusal(ada, 'GET', '/api/me')).toBe('not-signed-in');
      expect(await refusal(ada, 'POST', '/api/me', { nickname: 'Eve' })).toBe('not-signed-in');
      expect(await refusal(ada, 'POST', `/api/tables/${table}/begin`)).toBe('not-signed-in');
      const socket = new WebSocket(`${home.origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
        headers: { authorization, cookie: ada.cookie },
      });
      const [data] = (await once(socket, 'message')) as [Buffer];
      expect(JSON.parse(data.toString())).toStrictEqual({ t: 'error', id: null, code: 'not-signed-in' });
      await once(socket, 'close');
    },
  );

  test('cannot change how its owner signs in', async () => {
    const ada = await home.account('Ada', 'ada');
    const { token, secret } = await makeToken(ada);
    const bot = program(secret);
    const response = { id: 'x', response: { clientDataJSON: '' } };
    for (const [method, path, body] of [
      ['DELETE', '/api/me'],
      ['DELETE', '/api/me/session'],
      ['POST', '/api/account', { name: 'ada', password: 'mille bornes par jour', current: PASSWORD }],
      ['POST', '/api/session', { name: 'ada', password: PASSWORD }],
      ['POST', '/api/account/passkey/options'],
      ['POST', '/api/account/passkey', { response, name: 'Key' }],
      ['DELETE', '/api/account/passkey/x'],
      ['POST', '/api/session/passkey/options'],
      ['POST', '/api/session/passkey', { response }],
      ['POST', '/api/me/tokens', { name: 'Another' }],
      ['DELETE', `/api/me/tokens/${token.id}`],
    ] as const) {
      expect([path, await refusal(bot, method, path, body)]).toStrictEqual([path, 'not-yours']);
    }
    expect(await tokensOf(bot)).toHaveLength(1);
  });

  test('that is revoked is useless, and its sockets are closed', async () => {
    const [ada, eve] = [await home.account('Ada', 'ada'), await home.account('Eve', 'eve')];
    const { token, secret } = await makeToken(ada);
    const bot = program(secret);
    const table = await bot.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const [seated, own] = [await bot.join(table), await ada.join(table)];
    await seated.until(({ facts }) => facts !== null);
    expect(await refusal(eve, 'DELETE', `/api/me/tokens/${token.id}`)).toBe('not-found');
    const closed = once(seated.socket, 'close');
    await ada.call('DELETE', `/api/me/tokens/${token.id}`);
    await closed;
    expect(await refusal(bot, 'GET', '/api/me')).toBe('not-signed-in');
    expect(await tokensOf(ada)).toStrictEqual([]);
    expect(await refusal(ada, 'DELETE', `/api/me/tokens/${token.id}`)).toBe('not-found');
    expect(own.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('is stored only in an unusable form', async () => {
    const { secret } = await makeToken(await home.account('Ada', 'ada'));
    await home.close();
    expect(JSON.stringify(await home.kept())).not.toContain(secret.slice(3));
  });
});
