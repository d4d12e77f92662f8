import { once } from 'node:events';
import type { ServerMessage, TableFacts } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Authenticator } from '../../test/authenticator.ts';
import type { Client } from '../../test/client.ts';
import { Home, meOf, refusal } from '../../test/home.ts';

let home: Home;
beforeEach(async () => {
  home = await new Home().open();
});
afterEach(() => home.demolish());

const ENTROPY = { entropy: 'fedcba9876543210' };
const factsOf = async (client: Client, table: string): Promise<TableFacts> =>
  (await client.call('GET', `/api/tables/${table}`)).table as TableFacts;
const take = (client: Client, table: string, seat: number): Promise<unknown> =>
  client.call('POST', `/api/tables/${table}/seats/${seat}/take`, ENTROPY);
const begin = (client: Client, table: string): Promise<unknown> => client.call('POST', `/api/tables/${table}/begin`);

/** A person with every kind of data, at tables of every kind, with others. */
const settleIn = async (): Promise<{ gone: Client; other: Client; tables: Record<string, string>; secret: string }> => {
  const gone = await home.account('Zéphyrine', 'zephyrine.the.first');
  const key = new Authenticator(home.origin);
  const response = key.create(await gone.call('POST', '/api/account/passkey/options'));
  await gone.call('POST', '/api/account/passkey', { response, name: 'Phone of Zéphyrine' });
  await gone.call('POST', '/api/account/passkey/options');
  const { secret } = await gone.call('POST', '/api/me/tokens', { name: 'Bot of Zéphyrine' });
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };
  const endpoint = 'https://push.example.org/zephyrine.the.first';
  await gone.call('POST', '/api/me/alerts/devices', { name: 'Tablet of Zéphyrine', endpoint, keys });
  await gone.call('POST', '/api/me/alerts/webhook', { url: 'https://hooks.example.org/zephyrine.the.first' });
  const other = await home.guest('Blaise');
  const game = 'skybridge';
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const tables = {
    alone: await gone.create({ game, seats: [...seats] }),
    shared: await gone.create({ game, seats: [...seats] }),
    playing: await gone.create({ game, seats: [...seats] }),
    againstBots: await gone.create({ game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }),
    over: await gone.create({ game, seats: [...seats] }),
    others: await other.create({ game, seats: [...seats] }),
  };
  for (const table of [tables.shared, tables.playing, tables.over]) await take(other, table, 1);
  await take(gone, tables.others, 1);
  for (const table of [tables.playing, tables.againstBots, tables.over]) await begin(gone, table);
  const [theirs, seated] = [await gone.join(tables.shared), await other.join(tables.shared)];
  await theirs.say({ t: 'say', text: 'My secret is out' });
  await seated.say({ t: 'say', text: 'So I hear' });
  await home.close();
  await home.rewrite(async (db) => {
    await db.updateTable('tables').set({ status: 'over', ended_at: 1 }).where('id', '=', tables.over).execute();
  });
  await home.open();
  for (const client of [gone, other]) client.at(home.origin);
  return { gone, other, tables, secret: secret as string };
};

test('deletion leaves nothing of a person: no row, no name, no message', async () => {
  const { gone, secret } = await settleIn();
  const { id } = await meOf(gone);
  await gone.call('DELETE', '/api/me');
  expect(await meOf(gone)).toBeNull();
  await home.close();
  const kept = await home.kept();
  for (const trace of [id, /zéphyrine/i, /zephyrine/i, 'My secret is out', secret.slice(3)]) {
    for (const [table, rows] of Object.entries(kept)) {
      expect(rows.filter((row) => Object.values(row).some((value) => String(value).search(trace) >= 0))).toStrictEqual(
        [],
      );
      expect(table).not.toMatch(trace);
    }
  }
  expect(kept.said).toMatchObject([{ name: 'Blaise', text: 'So I hear' }]);
  for (const table of ['accounts', 'passkeys', 'tokens', 'challenges']) expect(kept[table]).toStrictEqual([]);
  expect(kept.people).toMatchObject([{ nickname: 'Blaise' }]);
  expect(kept.sessions).toHaveLength(1);
});

test('tables continue without a deleted player', async () => {
  const { gone, other, tables } = await settleIn();
  await gone.call('DELETE', '/api/me');
  expect(await refusal(other, 'GET', `/api/tables/${tables.alone}`)).toBe('not-found');
  expect(await factsOf(other, tables.shared!)).toMatchObject({
    status: 'open',
    host: { name: 'Blaise', seat: 1 },
    seats: [{ kind: 'open', name: '' }, { kind: 'person' }],
  });
  expect(await factsOf(other, tables.playing!)).toMatchObject({
    host: { name: 'Blaise', seat: 1 },
    seats: [
      { kind: 'bot', name: 'Anonym.', level: 'medium' },
      { kind: 'person', name: 'Blaise' },
    ],
  });
  expect(await factsOf(other, tables.againstBots!)).toMatchObject({
    host: { name: 'Anonym.', seat: null },
    seats: [
      { kind: 'bot', level: 'medium' },
      { kind: 'bot', level: 'easy' },
    ],
  });
  expect(await factsOf(other, tables.over!)).toMatchObject({
    status: 'over',
    host: { name: 'Anonym.' },
    seats: [
      { kind: 'person', name: 'Anonym.', isHere: false },
      { kind: 'person', name: 'Blaise' },
    ],
  });
  expect(await factsOf(other, tables.others!)).toMatchObject({
    host: { name: 'Blaise', seat: 0 },
    seats: [{ kind: 'person' }, { kind: 'open', name: '' }],
  });
  await other.call('POST', `/api/tables/${tables.shared}/seats/0/bot`, { level: 'easy' });
  await begin(other, tables.shared!);
});

test('a bot takes their place, and the game reaches its end', async () => {
  const gone = await home.guest('Zéphyrine');
  const other = await home.guest('Blaise');
  const table = await gone.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await take(other, table, 1);
  await begin(gone, table);
  const [theirs, seated] = [await gone.join(table), await other.join(table)];
  await theirs.until(({ shown }) => shown !== null);
  const closed = once(theirs.socket, 'close');
  await gone.call('DELETE', '/api/me');
  await closed;
  await seated.until(({ facts }) => facts?.seats[0]?.kind === 'bot' && facts.host.seat === 1);
  for (;;) {
    await seated.until(({ shown, record }) => record !== null || (shown?.moves.length ?? 0) > 0);
    if (seated.record !== null) break;
    const { seen, moves } = seated.shown!;
    await seated.play(moves[0]!);
    await seated.until(({ shown, record }) => record !== null || shown!.seen !== seen);
  }
  expect(seated.record).not.toContain('Zéphyrine');
  expect(seated.record).toContain('Anonym.');
});

test('their messages are withdrawn from connected clients and not sent to new ones', async () => {
  const gone = await home.guest('Zéphyrine');
  const other = await home.guest('Blaise');
  const table = await gone.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await take(other, table, 1);
  const [theirs, seated] = [await gone.join(table), await other.join(table)];
  await theirs.say({ t: 'say', text: 'My secret is out' });
  await seated.say({ t: 'say', text: 'So I hear' });
  await theirs.say({ t: 'say', phrase: 'bye' });
  await gone.call('DELETE', '/api/me');
  await seated.say({ t: 'say', phrase: 'hello' });
  const heard = seated.heard.map((text) => JSON.parse(text) as ServerMessage).filter(({ t }) => t === 'said');
  expect(heard.slice(-2)).toMatchObject([
    { from: 0, said: [{ text: 'So I hear' }] },
    { from: 1, said: [{ phrase: 'hello' }] },
  ]);
  const late = await other.join(table);
  await late.say({ t: 'say', phrase: 'thanks' });
  expect(late.heard.join('')).toContain('So I hear');
  expect(late.heard.join('')).not.toMatch(/secret|Zéphyrine/);
});

test('a guest can be deleted like anybody, a stranger cannot', async () => {
  const guest = await home.guest('Guest');
  await guest.call('DELETE', '/api/me');
  expect(await meOf(guest)).toBeNull();
  expect(await refusal(guest, 'DELETE', '/api/me')).toBe('not-signed-in');
  expect(await refusal(home.stranger(), 'DELETE', '/api/me')).toBe('not-signed-in');
});

test('a deleted account cannot be signed in to, and its name is free', async () => {
  const ada = await home.account('Ada', 'ada');
  const phone = home.stranger();
  const account = { name: 'ada', password: 'cent bornes par jour' };
  await phone.call('POST', '/api/session', account);
  await ada.call('DELETE', '/api/me');
  expect(await meOf(phone)).toBeNull();
  expect(await refusal(phone, 'POST', '/api/session', account)).toBe('wrong-password');
  await home.account('Another', 'ada');
});
