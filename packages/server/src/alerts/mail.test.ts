import { createHmac } from 'node:crypto';
import type { Alerts, Me } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { House } from '../../test/house.ts';
import { MailServer } from '../../test/mail-server.ts';
import { Receiver } from '../../test/push-service.ts';

const MINUTE = 60_000;
const ORIGIN = 'https://games.example.org';
const PASSWORD = 'analytical engine';

let mails: MailServer;
let hook: Receiver;
let house: House;

beforeEach(async () => {
  mails = await new MailServer().open();
  hook = await new Receiver(204).open();
  const mail = { url: mails.url, from: 'Ponts & Bornes <games@example.org>' };
  house = await House.open({ origin: ORIGIN, alerts: { mail, hosts: [hook.host] } });
});
afterEach(async () => {
  await house.stop();
  await mails.close();
  hook.close();
  if (house.reports.length > 0) throw new Error(house.reports.join('\n'));
});

const account = async (nickname: string): Promise<Client> => {
  const client = await house.guest(nickname);
  await client.call('POST', '/api/account', { name: `${nickname.toLowerCase()}.example`, password: PASSWORD });
  return client;
};

const alertsOf = async (client: Client): Promise<Alerts> =>
  (await client.call('GET', '/api/me/alerts')) as unknown as Alerts;
const meOf = async (client: Client): Promise<Me> => (await client.call('GET', '/api/me'))['person'] as Me;

const linkIn = (text: string, page: string): string => new RegExp(`${page}#([\\w-]+)`).exec(text)?.[1] ?? '';

/** An account with a confirmed address. */
const confirmed = async (nickname: string): Promise<Client> => {
  const client = await account(nickname);
  const before = mails.mails.length;
  await client.call('POST', '/api/me/alerts/mail', { address: `${nickname}@Example.org`, language: 'fr' });
  const [mail] = (await mails.count(before + 1)).slice(before);
  await client.call('POST', '/api/mail/confirm', { link: linkIn(mail!.text, '/alerts/confirm') });
  return client;
};

/** A slow game in which it is the first person's turn, and nobody is at the table. */
const calledTo = async (person: Client, other: Client): Promise<string> => {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const pace = { kind: 'slow', days: 2, quiet: { from: 0, to: 7, zone: 'Europe/Paris' } } as const;
  const id = await other.create({ game: 'skybridge', seats: [...seats], pace });
  await person.call('POST', `/api/tables/${id}/seats/1/take`, {});
  await other.call('POST', `/api/tables/${id}/begin`);
  const seated = await other.sit(id);
  await seated.until(({ shown }) => shown !== null);
  while (seated.shown!.moves.length > 0) {
    const { seen, moves } = seated.shown!;
    await seated.play(moves[0]!);
    await seated.until(({ shown }) => shown!.seen !== seen);
  }
  return id;
};

describe('an e-mail address', () => {
  test('gets nothing but a link until it is confirmed, and the link works once', async () => {
    const ada = await account('Ada');
    await ada.call('POST', '/api/me/alerts/mail', { address: 'ada@example.org', language: 'en' });
    const [mail] = await mails.count(1);
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Confirm your e-mail address' });
    expect(mail!.text).toContain(`${ORIGIN}/en/alerts/confirm#`);
    expect((await alertsOf(ada)).mail).toStrictEqual({ address: 'ada@example.org', isConfirmed: false });
    expect(await ada.outcome('POST', '/api/me/alerts/test', { channel: 'mail' })).toBe('not-confirmed');
    const link = linkIn(mail!.text, '/alerts/confirm');
    const stranger = house.stranger();
    expect(await stranger.outcome('POST', '/api/mail/confirm', { link: `${link.slice(0, -1)}x` })).toBe('wrong-code');
    expect(await stranger.outcome('POST', '/api/mail/confirm', { link })).toBe('ok');
    expect(await stranger.outcome('POST', '/api/mail/confirm', { link })).toBe('wrong-code');
    expect((await alertsOf(ada)).mail!.isConfirmed).toBe(true);
    expect((await meOf(ada)).account!.hasMail).toBe(true);
    expect(await ada.call('POST', '/api/me/alerts/test', { channel: 'mail' })).toMatchObject({ isAccepted: true });
    expect((await mails.count(2))[1]).toMatchObject({ subject: 'Alerts are working' });
  });

  test('needs an account and a fresh proof, is checked, and asks a few times an hour', async () => {
    const guest = await house.guest('Guest');
    expect(await guest.outcome('POST', '/api/me/alerts/mail', { address: 'a@example.org' })).toBe('no-account');
    const ada = await account('Ada');
    for (const address of [
      'nobody',
      'a b@example.org',
      'a@b',
      'a@example.org\r\nBcc: eve@example.org',
      '<a@example.org>',
    ])
      expect(await ada.outcome('POST', '/api/me/alerts/mail', { address })).toBe('bad-request');
    mails.refusal = 550;
    expect(await ada.outcome('POST', '/api/me/alerts/mail', { address: 'a@example.org' })).toBe('address-refused');
    mails.refusal = 451;
    expect(await ada.outcome('POST', '/api/me/alerts/mail', { address: 'a@example.org' })).toBe('try-again');
    mails.refusal = null;
    expect(await ada.outcome('POST', '/api/me/alerts/mail', { address: 'a@example.org' })).toBe('ok');
    expect(await ada.outcome('POST', '/api/me/alerts/mail', { address: 'a@example.org' })).toBe('too-fast');
    house.time += 60 * MINUTE;
    expect(await ada.outcome('POST', '/api/me/alerts/mail', { address: 'b@example.org' })).toBe('prove-again');
    expect(await ada.outcome('DELETE', '/api/me/alerts/mail')).toBe('prove-again');
    await ada.call('POST', '/api/session', { name: 'ada.example', password: PASSWORD });
    expect(await ada.outcome('DELETE', '/api/me/alerts/mail')).toBe('ok');
    expect((await alertsOf(ada)).mail).toBeNull();
  });

  test('gets alerts in both forms, which one request stops, without a session', async () => {
    const [ada, blaise] = [await confirmed('Ada'), await house.guest('Blaise <b>')];
    const id = await calledTo(ada, blaise);
    await house.pass(MINUTE);
    const [, mail] = await mails.count(2);
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'À vous de jouer\u00A0: Skybridge' });
    expect(mail!.text).toContain(`${ORIGIN}/t/${id}`);
    // Two days from Monday 13:00, without three nights of seven hours.
    expect(mail!.text).toContain('Avec Blaise <b>. Date limite\u00A0: jeu. 10:00.');
    expect(mail!.html).toContain('Blaise &lt;b&gt;');
    expect(mail!.headers).toMatchObject({
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    const { pathname } = new URL(/<(.+)>/.exec(mail!.headers['list-unsubscribe']!)![1]!);
    const link = linkIn(mail!.text, '/alerts/stop');
    for (const [language, path] of Object.entries({ en: '/en/alerts/stop', fr: '/alerts/stop' })) {
      await ada.call('POST', '/api/me/alerts', { ...(await alertsOf(ada)).settings, language });
      const shown = await fetch(`${house.origin}${pathname}`, { redirect: 'manual' });
      expect([shown.status, shown.headers.get('location')]).toStrictEqual([303, `${path}#${link}`]);
    }
    expect((await alertsOf(ada)).settings.kinds.turn).toStrictEqual(['mail']);
    const stopped = await fetch(`${house.origin}${pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example.com' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(200);
    expect((await alertsOf(ada)).settings.kinds).toMatchObject({ turn: [], deadline: [] });
    expect((await alertsOf(ada)).mail!.isConfirmed).toBe(true);
    const forged = pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await house.stranger().outcome('POST', forged)).toBe('wrong-code');
  });

  test('recovers its account, ends all sessions, and tells nobody whether it is known', async () => {
    const ada = await confirmed('Ada');
    const stranger = house.stranger();
    for (const who of ['nobody.example', 'nobody@example.org', 'ada.example', 'ADA@example.org'])
      expect(await stranger.call('POST', '/api/recovery/mail', { who, language: 'en' })).toStrictEqual({});
    const sent = (await mails.count(3)).slice(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]!.text).toContain('“ada.example”');
    const [replaced, link] = sent.map(({ text }) => linkIn(text, '/recover'));
    expect(await stranger.outcome('POST', '/api/recovery', { link: replaced, password: 'another engine' })).toBe(
      'wrong-code',
    );
    for (const password of ['short', 'ada.example'])
      expect(await stranger.outcome('POST', '/api/recovery', { link, password })).toBe('weak-password');
    await stranger.call('POST', '/api/recovery', { link, password: 'another engine' });
    expect((await meOf(stranger)).account!.name).toBe('ada.example');
    expect(await meOf(ada)).toBeNull();
    expect(await house.stranger().outcome('POST', '/api/recovery', { link, password: 'a third engine' })).toBe(
      'wrong-code',
    );
    const old = { name: 'ada.example', password: PASSWORD };
    expect(await house.stranger().outcome('POST', '/api/session', old)).toBe('wrong-password');
  });

  test('expires as a way back after an hour', async () => {
    await confirmed('Ada');
    const stranger = house.stranger();
    await stranger.call('POST', '/api/recovery/mail', { who: 'ada.example', language: 'fr' });
    const [, mail] = await mails.count(2);
    house.time += 61 * MINUTE;
    const link = linkIn(mail!.text, '/recover');
    expect(await stranger.outcome('POST', '/api/recovery', { link, password: 'another engine' })).toBe('wrong-code');
  });
});

test('without a mail server, everything that needs one says so', async () => {
  await house.stop();
  await house.start({ alerts: {} });
  const ada = await account('Ada');
  expect((await alertsOf(ada)).offers.mail).toBe(false);
  expect(await ada.call('GET', '/api/recovery')).toStrictEqual({ mail: false });
  expect(await ada.outcome('POST', '/api/me/alerts/mail', { address: 'a@example.org' })).toBe('not-offered');
  expect(await ada.outcome('POST', '/api/me/alerts/test', { channel: 'mail' })).toBe('not-offered');
  expect(await ada.outcome('POST', '/api/recovery/mail', { who: 'ada.example', language: 'fr' })).toBe('not-offered');
});

test('an address can be removed after the mail server was taken away, and one that is down is named', async () => {
  const ada = await confirmed('Ada');
  await house.stop();
  await house.start({ alerts: { mail: { url: `smtp://${hook.host}`, from: 'games@example.org' } } });
  hook.close();
  expect((await alertsOf(ada)).offers).toMatchObject({ mail: true, unreachable: [] });
  expect(await ada.call('POST', '/api/me/alerts/test', { channel: 'mail' })).toMatchObject({ isAccepted: false });
  expect((await alertsOf(ada)).offers).toMatchObject({ mail: true, unreachable: ['mail'] });
  await house.stop();
  await house.start({ alerts: {} });
  expect((await alertsOf(ada)).mail).toMatchObject({ isConfirmed: true });
  await ada.call('DELETE', '/api/me/alerts/mail');
  expect((await alertsOf(ada)).mail).toBeNull();
});

describe('a webhook', () => {
  test('gets signed messages that Discord can show', async () => {
    const [ada, blaise] = [await account('Ada'), await house.guest('@everyone *b*')];
    const url = `${hook.origin}/hooks/1?token=secret`;
    const { secret, alerts } = await ada.call('POST', '/api/me/alerts/webhook', { url, language: 'en' });
    expect((alerts as Alerts).webhook).toStrictEqual({ host: hook.host, state: 'working' });
    const id = await calledTo(ada, blaise);
    await house.pass(MINUTE);
    const [{ headers, body }] = (await hook.count(1)) as [(typeof hook.received)[0]];
    const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['x-ponts-bornes-signature'])) ?? [];
    expect(signature).toBe(createHmac('sha256', String(secret)).update(`${time}.${body.toString()}`).digest('hex'));
    expect(Number(time)).toBe(Math.floor(house.time / 1000));
    const said = JSON.parse(body.toString()) as { content: string; allowed_mentions: unknown; alert: { id: string } };
    expect(said.content).toBe(
      `Your turn: Skybridge\nWith \\@everyone \\*b\\*. Deadline: Thu 10:00.\n${ORIGIN}/en/t/${id}`,
    );
    expect(said.allowed_mentions).toStrictEqual({ parse: [] });
    expect(said.alert).toMatchObject({ kind: 'turn', tables: [{ id, what: 'turn' }] });
    expect(headers['x-ponts-bornes-delivery']).toBe(said.alert.id);
  });

  test('needs an account and a public address, and is off after many failures', async () => {
    const [guest, ada] = [await house.guest('Guest'), await account('Ada')];
    const url = `${hook.origin}/hook`;
    expect(await guest.outcome('POST', '/api/me/alerts/webhook', { url })).toBe('no-account');
    for (const bad of ['https://192.168.0.1/', 'http://example.org/', 'https://localhost/'])
      expect(await ada.outcome('POST', '/api/me/alerts/webhook', { url: bad })).toBe('address-refused');
    await ada.call('POST', '/api/me/alerts/webhook', { url });
    hook.status = 500;
    for (let time = 0; time < 20; time++) {
      await ada.call('POST', '/api/me/alerts/test', { channel: 'webhook' });
      if (time === 0) expect((await alertsOf(ada)).webhook!.state).toBe('failing');
      house.time += 10 * MINUTE;
    }
    expect((await alertsOf(ada)).webhook!.state).toBe('off');
    expect(await ada.outcome('POST', '/api/me/alerts/test', { channel: 'webhook' })).toBe('not-found');
    await ada.call('DELETE', '/api/me/alerts/webhook');
    expect((await alertsOf(ada)).webhook).toBeNull();
  });
});
