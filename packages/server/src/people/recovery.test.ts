import type { Me } from '@ponts-bornes/protocol';
import { LIMITS } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { House } from '../../test/house.ts';

const PASSWORD = 'analytical engine';
const NAME = 'ada.lovelace';

let house: House;
beforeEach(async () => {
  house = await House.open();
});
afterEach(() => house.stop());

const account = async (): Promise<{ ada: Client; codes: readonly string[] }> => {
  const ada = await house.guest('Ada');
  const { codes } = await ada.call('POST', '/api/account', { name: NAME, password: PASSWORD });
  return { ada, codes: codes as string[] };
};
const meOf = async (client: Client): Promise<Me | null> => (await client.call('GET', '/api/me'))['person'] as Me | null;

test('a new account comes with codes, shown once and stored as hashes', async () => {
  const { ada, codes } = await account();
  expect(new Set(codes).size).toBe(LIMITS.recoveryCodes);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect((await meOf(ada))!.account!.recoveryCodes).toBe(LIMITS.recoveryCodes);
  const changed = await ada.call('POST', '/api/account', { name: NAME, password: 'another engine' });
  expect(changed['codes']).toBeUndefined();
  await house.stop();
  await house.rewrite(async (db) => {
    const rows = await db.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(codes[0]!.replaceAll('-', ''));
  });
});

test('a code sets a new password once, signs in, and ends every other session', async () => {
  const { ada, codes } = await account();
  const { secret } = await ada.call('POST', '/api/me/tokens', { name: 'Bot' });
  const seated = await ada.sit(await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] }));
  const stranger = house.stranger();
  // As typed from paper.
  const code = ` ${codes[3]!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
  await stranger.call('POST', '/api/recovery', { name: NAME, code, password: 'another engine' });
  expect(await meOf(stranger)).toMatchObject({ account: { name: NAME, recoveryCodes: LIMITS.recoveryCodes - 1 } });
  expect(await meOf(ada)).toBeNull();
  const bot = house.stranger();
  bot.headers['authorization'] = `Bearer ${String(secret)}`;
  expect(await bot.outcome('GET', '/api/me/tables')).toBe('not-signed-in');
  expect(seated.socket.readyState).not.toBe(seated.socket.OPEN);
  const again = { name: NAME, code: codes[3], password: 'a third engine' };
  expect(await house.stranger().outcome('POST', '/api/recovery', again)).toBe('wrong-code');
  expect(await house.stranger().outcome('POST', '/api/session', { name: NAME, password: PASSWORD })).toBe(
    'wrong-password',
  );
  expect(await house.stranger().outcome('POST', '/api/session', { name: NAME, password: 'another engine' })).toBe('ok');
});

test('a guest who recovers an account brings their tables along', async () => {
  const { codes } = await account();
  const guest = await house.guest('Guest');
  const table = await guest.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.call('POST', '/api/recovery', { name: NAME, code: codes[0], password: 'another engine' });
  const { tables } = (await guest.call('GET', '/api/me/tables')) as { tables: { table: { id: string } }[] };
  expect(tables.map((own) => own.table.id)).toStrictEqual([table]);
});

test('wrong codes change nothing and are slowed down like wrong passwords', async () => {
  const { ada, codes } = await account();
  const stranger = house.stranger();
  const attempt = (code: string, name = NAME): Promise<string> =>
    stranger.outcome('POST', '/api/recovery', { name, code, password: 'another engine' });
  expect(await attempt('0000-0000-0000-0000', 'nobody.known')).toBe('wrong-code');
  expect(await stranger.outcome('POST', '/api/recovery', { name: NAME, code: codes[0], password: 'short' })).toBe(
    'weak-password',
  );
  const outcomes = [];
  for (let time = 0; time < 6; time++) outcomes.push(await attempt('0000-0000-0000-0000'));
  expect(outcomes.at(-1)).toBe('too-fast');
  expect(await attempt(codes[0]!)).toBe('too-fast');
  expect((await meOf(ada))!.account!.recoveryCodes).toBe(LIMITS.recoveryCodes);
  house.time += 3_600_000;
  expect(await attempt(codes[0]!)).toBe('ok');
});

test('new codes replace the old ones, and need an account and a fresh proof', async () => {
  expect(await (await house.guest('Guest')).outcome('POST', '/api/account/codes')).toBe('no-account');
  const { ada, codes } = await account();
  const { codes: fresh } = await ada.call('POST', '/api/account/codes');
  const use = (code: unknown): Promise<string> =>
    house.stranger().outcome('POST', '/api/recovery', { name: NAME, code, password: 'another engine' });
  expect(await use(codes[0])).toBe('wrong-code');
  house.time += 10 * 60_000;
  expect(await ada.outcome('POST', '/api/account/codes')).toBe('prove-again');
  expect(await use((fresh as string[])[0])).toBe('ok');
});
