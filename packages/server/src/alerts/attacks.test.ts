import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Alerts } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { House } from '../../test/house.ts';
import { MailServer } from '../../test/mail-server.ts';
import { PushBrowser, Receiver } from '../../test/push-service.ts';
import type { DeliveryRow } from '../store/schema.ts';
import type { AlertConfig } from './open.ts';
import { openMail } from './channels/mail.ts';

const PASSWORD = 'analytical engine';
const FROM = 'games@example.org';
const ORIGIN = 'https://games.example.org';

const MINUTE = 60_000;
/** Messages to a device that never answers. */
const MANY = 300;

let mails: MailServer;
let service: Receiver;
/** Accepts connections, and says nothing. */
let silent: Server;
const silenced: Socket[] = [];
let house: House;
const settings = (): Partial<AlertConfig> => ({
  mail: { url: mails.url, from: FROM },
  hosts: [service.host, silentHost()],
});
const silentHost = (): string => `127.0.0.1:${(silent.address() as AddressInfo).port}`;
beforeEach(async () => {
  [mails, service] = [await new MailServer().open(), await new Receiver().open()];
  silent = createServer((socket) => silenced.push(socket.on('error', () => {})));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  house = await House.open({ origin: ORIGIN, alerts: settings() });
});
afterEach(async () => {
  silent.close();
  for (const socket of silenced.splice(0)) socket.destroy();
  await house.stop();
  await mails.close();
  service.close();
});

const account = async (name: string): Promise<Client> => {
  const client = await house.guest(name);
  await client.call('POST', '/api/account', { name: `${name.toLowerCase()}.example`, password: PASSWORD });
  return client;
};

test('a mailbox gets few confirmations, however many accounts and spellings ask for them', async () => {
  const outcomes: string[] = [];
  for (const [index, address] of ['v@example.org', 'V@Example.org', 'v+1@example.org', 'v.@example.org'].entries()) {
    for (const each of ['A', 'B']) {
      const client = await account(`Eve${each}${index}`);
      outcomes.push(await client.outcome('POST', '/api/me/alerts/mail', { address }));
    }
  }
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(LIMITS.linkMailsPerHour);
  expect(outcomes.at(-1)).toBe('too-fast');
  expect(mails.mails).toHaveLength(LIMITS.linkMailsPerHour);
});

test('confirmations that others ask for keep no recovery back', async () => {
  const ada = await account('Ada');
  await ada.call('POST', '/api/me/alerts/mail', { address: 'ada@example.org' });
  const [first] = await mails.count(1);
  await ada.call('POST', '/api/mail/confirm', { link: /confirm#([\w-]+)/.exec(first!.text)?.[1] });
  for (const name of ['Eve', 'Mallory']) {
    const client = await account(name);
    for (const address of ['ada@example.org', 'Ada+1@example.org']) {
      await client.outcome('POST', '/api/me/alerts/mail', { address });
    }
  }
  const before = mails.mails.length;
  await house.stranger().call('POST', '/api/recovery/mail', { who: 'ada.example', language: 'en' });
  expect((await mails.count(before + 1)).at(-1)!.subject).toBe('Recover your account');
});

test('nobody takes over a device by its endpoint alone', async () => {
  const [ada, eve] = [await house.guest('Ada'), await house.guest('Eve')];
  const device = new PushBrowser(service).subscription('Phone');
  await ada.call('POST', '/api/me/alerts/devices', device);
  const stolen = { ...new PushBrowser(service).subscription('Mine'), endpoint: device.endpoint };
  expect(await eve.outcome('POST', '/api/me/alerts/devices', stolen)).toBe('address-refused');
  expect(await ada.call('GET', '/api/me/alerts')).toMatchObject({ devices: [{ name: 'Phone' }] });
});

test('concurrent requests add no more devices than allowed', async () => {
  const ada = await house.guest('Ada');
  const add = (): Promise<string> =>
    ada.outcome('POST', '/api/me/alerts/devices', new PushBrowser(service).subscription('Phone'));
  const outcomes = await Promise.all(Array.from({ length: LIMITS.pushDevicesPerPerson + 5 }, add));
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(LIMITS.pushDevicesPerPerson);
});

test('devices that come from other people count too', async () => {
  const ada = await account('Ada');
  const most = LIMITS.pushDevicesPerPerson;
  const outcomes: string[] = [];
  for (const name of ['Guest', 'Other']) {
    const guest = await house.guest(name);
    for (let count = 0; count < most; count++) {
      const device = new PushBrowser(service).subscription(name);
      await guest.call('POST', '/api/me/alerts/devices', device);
      outcomes.push(await ada.outcome('POST', '/api/me/alerts/devices', device));
    }
  }
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(most);
  expect(outcomes.at(-1)).toBe('too-many');
  // Nor does signing in bring along more.
  const guest = await house.guest('Tablet');
  await guest.call('POST', '/api/me/alerts/devices', new PushBrowser(service).subscription('Tablet'));
  await guest.call('POST', '/api/session', { name: 'ada.example', password: PASSWORD });
  const { devices } = (await guest.call('GET', '/api/me/alerts')) as unknown as Alerts;
  expect(devices.map(({ name }) => name)).toStrictEqual(Array.from({ length: most }, () => 'Guest'));
});

test('a push has the same size whatever it says', async () => {
  const sizes = new Set<number>();
  for (const language of ['fr', 'en']) {
    const ada = await house.guest(`Ada${language}`);
    const browser = new PushBrowser(service);
    await ada.call('POST', '/api/me/alerts/devices', { ...browser.subscription('Phone'), language });
    await ada.call('POST', '/api/me/alerts/test', { channel: 'push' });
    expect(browser.messages).toMatchObject([{ kind: 'test', language }]);
    for (const { body } of browser.raw) sizes.add(body.length);
  }
  expect(sizes.size).toBe(1);
});

test('nothing in a name or title adds a header or a recipient', async () => {
  const mail = openMail({ url: mails.url, from: FROM, origin: ORIGIN, secret: 'a secret' });
  const evil = 'Ada\r\nBcc: eve@example.org\r\n\r\nHello';
  const told = { title: evil, body: evil, due: null, item: { what: 'turn', table: 'a', turn: 1 } } as const;
  const message = { id: 'id', kind: 'turn', title: evil, tables: [told], body: '', language: 'en', count: 1 } as const;
  await mail.send({ person: 'ada', address: 'ada@example.org' }, { ...message, at: 0 });
  await mail.sendLink('ada@example.org', 'recover', { account: evil, secret: 'x', language: 'en' });
  mail.close();
  const arrived = await mails.count(2);
  for (const { headers, to } of arrived) expect([headers['bcc'], to]).toStrictEqual([undefined, 'ada@example.org']);
});

test('devices that never answer keep only their owner waiting', async () => {
  const [ada, eve, blaise] = (await house.guests('Ada', 'Eve', 'Blaise')) as [Client, Client, Client];
  const table = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const items = JSON.stringify([{ what: 'rematch', table, turn: null }]);
  /** Messages that failed before, and are due again. */
  const repeated = async (client: Client, host: string, count: number): Promise<readonly DeliveryRow[]> => {
    const device = { ...new PushBrowser(service).subscription('Phone'), endpoint: `http://${host}/push` };
    const { id: target } = (await client.call('POST', '/api/me/alerts/devices', device)) as { id: string };
    const { person } = (await client.call('GET', '/api/me')) as { person: { id: string } };
    const row = {
      person: person.id,
      channel: 'push',
      target,
      items,
      attempts: 1,
      node: null,
      held_until: null,
    } as const;
    const [created_at, send_at] = [house.time, (house.time += 1)];
    return Array.from({ length: count }, () => ({ id: randomUUID(), ...row, created_at, send_at }));
  };
  const rows = [...(await repeated(eve, silentHost(), MANY)), ...(await repeated(blaise, service.host, 1))];
  await house.stop();
  await house.rewrite((db) => db.insertInto('deliveries').values(rows).execute());
  await house.start();
  house.time += MINUTE;
  expect(await service.count(1)).toHaveLength(1);
  // Her messages go one after the other, and each waits for long: his did not wait for all of them.
  expect(silenced.length).toBeLessThan(MANY);
});

test('a stranger who comes and goes does not use up the alerts that matter', async () => {
  await house.stop();
  house = await House.open({ alerts: { ...settings(), limits: { push: 4, mail: 4, webhook: 4 } } });
  const [ada, eve] = (await house.guests('Ada', 'Eve')) as [Client, Client];
  const browser = new PushBrowser(service);
  await ada.call('POST', '/api/me/alerts/devices', browser.subscription('Phone'));
  const pace = { kind: 'slow', days: 2, quiet: null } as const;
  const create = (game: string): Promise<string> =>
    ada.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], pace, options: {} });
  const [game, open] = [await create('course-folle'), await create('skybridge')];
  for (let time = 0; time < 6; time++) {
    await eve.call('POST', `/api/tables/${open}/seats/1/take`);
    await house.pass(MINUTE);
    await eve.call('POST', `/api/tables/${open}/leave`);
  }
  expect(browser.messages.map(({ kind }) => kind)).toStrictEqual(['seat', 'seat']);
  await eve.call('POST', `/api/tables/${game}/seats/1/take`);
  await ada.call('POST', `/api/tables/${game}/begin`);
  await house.pass(1000);
  await house.pass(MINUTE);
  expect((await browser.count(3)).at(-1)).toMatchObject({ kind: 'turn' });
});
