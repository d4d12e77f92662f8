import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Authenticator } from '../../test/authenticator.ts';
import { Client } from '../../test/client.ts';
import { openSqlite } from '../store/sqlite.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const WORDS = {
  password: 'a password nobody may read',
  wrong: 'a wrong one, nearly right',
  entropy: 'entropy-of-one-person-0',
};

test('no log line contains a secret, whether requests succeed or fail', async () => {
  const data = mkdtempSync(join(tmpdir(), 'pb-logs-'));
  // The most verbose log level.
  const env = { ...process.env, DATA: data, PORT: '0', LOG: 'trace' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (written += text.toString()));
  const lines = createInterface({ input: child.stdout });
  let origin: string | undefined;
  for await (const line of lines) {
    origin = /https?:\/\/[\w.:[\]-]+/.exec(line)?.[0];
    if (origin !== undefined) break;
  }
  child.stdout.resume();

  const secrets = new Set<string>(Object.values(WORDS));
  /** The cookie value, with and without its signature. */
  const noteCookie = ({ cookie }: Client): void => {
    const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
    for (const secret of [cookie, value, value.split('.')[0]!]) secrets.add(secret);
  };

  const ada = new Client(origin!);
  await ada.call('POST', '/api/me', { nickname: 'Ada' });
  noteCookie(ada);
  await ada.call('POST', '/api/account', { name: 'ada', password: WORDS.password });
  noteCookie(ada);
  await ada.ask('POST', '/api/account', { name: 'ada', password: WORDS.wrong, current: WORDS.wrong });
  await ada.ask('POST', '/api/account', { name: 'ada', password: { is: WORDS.wrong } });
  await new Client(origin!).ask('POST', '/api/session', { name: 'ada', password: WORDS.wrong });
  const key = new Authenticator(origin!);
  const options = await ada.call('POST', '/api/account/passkey/options');
  secrets.add(options.challenge as string);
  await ada.call('POST', '/api/account/passkey', { response: key.create(options), name: 'Key' });
  noteCookie(ada);
  const phone = new Client(origin!);
  for (const wrong of [{}, { origin: 'https://evil.example' }]) {
    const asked = await phone.call('POST', '/api/session/passkey/options');
    secrets.add(asked.challenge as string);
    await phone.ask('POST', '/api/session/passkey', { response: key.get(asked, wrong) });
    noteCookie(phone);
  }
  const { secret } = await ada.call('POST', '/api/me/tokens', { name: 'Bot' });
  secrets.add(secret as string);
  const bot = new Client(origin!);
  bot.headers.authorization = `Bearer ${secret as string}`;
  const table = await bot.create({
    game: 'skybridge',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    entropy: WORDS.entropy,
  });
  await bot.call('POST', `/api/tables/${table}/begin`);
  const seated = await bot.join(table);
  await seated.until(({ shown }) => (shown?.moves.length ?? 0) > 0);
  await seated.play(seated.shown!.moves[0]!);
  await seated.play('nonsense');
  seated.socket.send('{"t":"hello",');
  for (const [method, path, body] of [
    ['POST', '/api/tables', { game: 'skybridge', entropy: WORDS.entropy }],
    ['GET', '/api/tables/nothing'],
    ['DELETE', '/api/nothing'],
  ] as const) {
    await bot.ask(method, path, body);
    await ada.ask(method, path, body);
  }
  seated.close();
  child.kill('SIGTERM');
  await once(child, 'close');

  for (const each of await secretsIn(data)) secrets.add(each);
  rmSync(data, { recursive: true, force: true });
  expect(written).not.toBe('');
  for (const each of secrets) expect(written.includes(each)).toBe(false);
  expect(written).not.toMatch(/\$argon2|pb_[\w-]{8}/);
});

/** The secrets of the tables, and the cookie secret. */
const secretsIn = async (data: string): Promise<readonly string[]> => {
  const store = await openSqlite(data);
  const rows = await store.db.selectFrom('tables').select('secret').execute();
  const cookies = await store.readSecret(null);
  await store.close();
  return [cookies, ...rows.map(({ secret }) => secret)];
};
