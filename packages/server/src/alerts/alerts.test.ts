import { findGame } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import { TableFacts } from '@ponts-bornes/protocol';
import type { AlertSettings, Alerts, NewTable, ProposalKind, PushMessage } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../../test/client.ts';
import { eventually } from '../../test/eventually.ts';
import { House } from '../../test/house.ts';
import { PushBrowser, Receiver, isSignedBy } from '../../test/push-service.ts';
import type { ServerSettings } from '../index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SLOW = { kind: 'slow', days: 2, quiet: null } as const;

let service: Receiver;
let house: House;

const open = async (settings: Partial<ServerSettings> = {}): Promise<void> => {
  house = await House.open({ alerts: { hosts: [service.host] }, ...settings });
};
beforeEach(async () => {
  service = await new Receiver().open();
  await open();
});
afterEach(async () => {
  await house.stop();
  service.close();
  if (house.reports.length > 0) throw new Error(house.reports.join('\n'));
});

const subscribed = async (client: Client, name = 'Phone'): Promise<PushBrowser> => {
  const browser = new PushBrowser(service);
  await client.call('POST', '/api/me/alerts/devices', { ...browser.subscription(name), language: 'en' });
  return browser;
};

const alertsOf = async (client: Client): Promise<Alerts> =>
  (await client.call('GET', '/api/me/alerts')) as unknown as Alerts;

const choose = async (client: Client, change: Partial<AlertSettings>): Promise<void> => {
  const { settings } = await alertsOf(client);
  await client.call('POST', '/api/me/alerts', { ...settings, ...change });
};

/** The pushes of this server by what became of them, as its metrics have it. */
const counted = async (): Promise<Readonly<Record<string, number>>> => {
  const text = await (await fetch(`${house.origin}/metrics`)).text();
  const found = [...text.matchAll(/^pb_alerts_total\{channel="push",outcome="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(found.map(([, outcome, count]) => [outcome, Number(count)]));
};

interface Played {
  readonly id: string;
  /** The player whose turn it is, their socket, and the other player's. */
  readonly mover: Client;
  readonly moving: Seated;
  readonly other: Client;
  readonly waiting: Seated;
}

/** A game between two people who are both at the table. */
const started = async (people: readonly [Client, Client], more: Partial<NewTable> = {}): Promise<Played> => {
  const [host, guest] = people;
  const id = await host.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }], pace: SLOW, ...more });
  await guest.call('POST', `/api/tables/${id}/seats/1/take`, {});
  await host.call('POST', `/api/tables/${id}/begin`);
  const seats = [await host.sit(id), await guest.sit(id)];
  for (const seat of seats) await seat.until(({ shown }) => shown !== null);
  const first = seats.findIndex(({ shown }) => shown!.moves.length > 0);
  const [mover, other] = first === 0 ? [host, guest] : [guest, host];
  return { id, mover, moving: seats[first]!, other, waiting: seats[1 - first]! };
};

const isHere = (seated: Seated, seat: number): boolean => seated.facts?.seats[seat]?.isHere === true;

/** Leaves the table, and waits until those who stay see it. */
const leave = async (leaving: Seated, staying: Seated): Promise<void> => {
  const seat = leaving.you!.seat!;
  leaving.close();
  await staying.until((seated) => !isHere(seated, seat));
};

const moved = async (seated: Seated): Promise<void> => {
  expect(await seated.play(seated.shown!.moves[0]!)).toMatchObject({ t: 'done' });
};

/** Plays until it is the other player's turn. */
const passTurn = async (seated: Seated): Promise<void> => {
  while (seated.shown!.moves.length > 0) {
    const { seen } = seated.shown!;
    await moved(seated);
    await seated.until(({ shown }) => shown!.seen !== seen);
  }
};

/** The other player leaves, and the mover passes the turn to them. */
const left = async (played: Played): Promise<Played> => {
  await leave(played.waiting, played.moving);
  await passTurn(played.moving);
  return played;
};

const startedByTwo = async (more: Partial<NewTable> = {}): Promise<Played> =>
  started((await house.guests('Ada', 'Blaise')) as [Client, Client], more);

/** The same for a player with a phone. */
const leftWithTurn = async (more: Partial<NewTable> = {}): Promise<Played & { readonly browser: PushBrowser }> => {
  const played = await startedByTwo(more);
  const browser = await subscribed(played.other);
  return { ...(await left(played)), browser };
};

describe('a player who has left', () => {
  test('is alerted once when it is their turn, with nothing that others may not know', async () => {
    const { id, browser, other } = await leftWithTurn();
    await house.pass(59_000);
    expect(browser.messages).toStrictEqual([]);
    await house.pass(1000);
    const name = (await other.call('GET', '/api/me')) as { person: { nickname: string } };
    const [message] = await browser.count(1);
    expect(message).toMatchObject({
      kind: 'turn',
      tag: `table:${id}`,
      title: 'Your turn: Skybridge',
      language: 'en',
      url: `/en/t/${id}`,
      tables: [id],
      count: 1,
    });
    expect(message!.body).toBe(`With ${name.person.nickname === 'Ada' ? 'Blaise' : 'Ada'}. Deadline: Wed 12:00 UTC.`);
    expect(isSignedBy((await alertsOf(other)).offers.push, browser.raw[0]!)).toBe(true);
    await house.pass(HOUR);
    expect(browser.messages).toHaveLength(1);
    const { turns } = await waiting(other);
    expect(turns[0]).toMatchObject({ table: { id }, turn: message!.turn });
  });

  test('is not alerted again after they have come, looked and left', async () => {
    const { id, browser, other, moving } = await leftWithTurn();
    const seated = await other.sit(id);
    seated.tell({ t: 'looking', isLooking: false });
    await seated.say({ t: 'why', text: 'nothing' });
    await leave(seated, moving);
    await house.pass(HOUR);
    expect(browser.messages).toStrictEqual([]);
    await house.pass(35 * HOUR);
    expect(await browser.count(1)).toMatchObject([{ kind: 'deadline' }]);
  });

  test('is not alerted if they are back within a minute', async () => {
    const { id, browser, other } = await leftWithTurn();
    await house.pass(30_000);
    await other.sit(id);
    await house.pass(10 * MINUTE);
    expect(browser.messages).toStrictEqual([]);
  });

  test('is alerted while their page is open but hidden', async () => {
    const { id, browser, other } = await leftWithTurn();
    await other.sitHidden(id);
    await house.pass(MINUTE);
    expect(await browser.count(1)).toMatchObject([{ kind: 'turn' }]);
  });

  test('is not alerted to a turn that somebody played meanwhile', async () => {
    const { id, browser, other } = await leftWithTurn();
    service.status = 503;
    await house.pass(MINUTE);
    await browser.count(1);
    const seated = await other.sit(id);
    await seated.until(({ shown }) => shown !== null);
    await passTurn(seated);
    seated.close();
    service.status = 201;
    await house.pass(MINUTE);
    await house.pass(HOUR);
    expect(browser.messages).toHaveLength(1);
    expect(await counted()).toStrictEqual({ retried: 1, expired: 1 });
    // Nor are they warned.
    await house.pass(36 * HOUR);
    expect(browser.messages).toHaveLength(1);
    expect(await counted()).toStrictEqual({ retried: 1, expired: 2 });
  });

  test('gets the message again, under the same id, after the service was down', async () => {
    const { browser } = await leftWithTurn();
    service.status = 503;
    await house.pass(MINUTE);
    await house.pass(29_000);
    expect(browser.messages).toHaveLength(1);
    service.status = 201;
    await house.pass(1000);
    const [first, again] = await browser.count(2);
    expect(again).toStrictEqual(first);
    await house.pass(HOUR);
    expect(browser.messages).toHaveLength(2);
    expect(await counted()).toStrictEqual({ retried: 1, sent: 1 });
  });

  test('is warned after they have looked and left without playing', async () => {
    const { id, browser, other, moving } = await leftWithTurn();
    await house.pass(MINUTE);
    await browser.count(1);
    const seated = await other.sit(id);
    await moving.until((each) => isHere(each, seated.you!.seat!));
    await house.pass(36 * HOUR);
    await house.pass(MINUTE);
    expect(browser.messages).toHaveLength(1);
    await leave(seated, moving);
    await house.pass(MINUTE);
    expect((await browser.count(2))[1]).toMatchObject({ kind: 'deadline' });
  });

  test('is warned once when their time runs low', async () => {
    const { browser } = await leftWithTurn();
    await house.pass(MINUTE);
    await browser.count(1);
    await house.pass(35 * HOUR);
    expect(browser.messages).toHaveLength(1);
    await house.pass(HOUR);
    const [, warning] = await browser.count(2);
    expect(warning).toMatchObject({ kind: 'deadline', title: 'Time is running out: Skybridge' });
    // A push service keeps neither longer than it can be of use.
    expect(browser.raw.map(({ headers }) => Number(headers['ttl']))).toStrictEqual([24 * 3600, 12 * 3600 - 60]);
    await house.pass(5 * HOUR);
    expect(browser.messages).toHaveLength(2);
  });

  test('is alerted again, and warned, when the turn they were alerted to comes back after an agreement', async () => {
    const { id, browser, mover, moving, other } = await leftWithTurn();
    await house.pass(MINUTE);
    const [first] = await browser.count(1);
    await agreed({ id, mover, other }, 'back');
    await moving.until(({ shown }) => shown!.moves.length > 0);
    await passTurn(moving);
    await house.pass(MINUTE);
    const [, again] = await browser.count(2);
    expect(again).toMatchObject({ kind: 'turn', tag: first!.tag });
    expect(again!.turn).toBeGreaterThan(first!.turn!);
    await house.stop();
    await house.start();
    await house.pass(1000);
    expect((await waiting(other)).turns).toMatchObject([{ turn: again!.turn }]);
    await house.pass(36 * HOUR);
    expect((await browser.count(3))[2]).toMatchObject({ kind: 'deadline', turn: again!.turn });
  });

  test('is left alone during a pause, and alerted and warned after it', async () => {
    const { id, browser, mover, other } = await leftWithTurn();
    await agreed({ id, mover, other }, 'pause');
    await house.pass(36 * HOUR);
    expect(browser.messages).toStrictEqual([]);
    expect(await waiting(other)).toMatchObject({ count: 0 });
    await mover.call('POST', `/api/tables/${id}/resume`);
    await house.pass(1000);
    await house.pass(MINUTE);
    expect(await browser.count(1)).toMatchObject([{ kind: 'turn' }]);
    await agreed({ id, mover, other }, 'pause');
    await house.pass(48 * HOUR);
    await mover.call('POST', `/api/tables/${id}/resume`);
    await house.pass(1000);
    await house.pass(MINUTE);
    await house.pass(36 * HOUR);
    expect((await browser.count(3)).map(({ kind }) => kind)).toStrictEqual(['turn', 'turn', 'deadline']);
  });

  test('learns that a bot fills in when their time is over', async () => {
    const { browser, moving } = await leftWithTurn({ atZero: 'seat' });
    moving.close();
    await house.pass(MINUTE);
    await house.pass(36 * HOUR);
    await house.pass(12 * HOUR);
    await house.pass(MINUTE);
    const told = await browser.count(3);
    expect(told.map(({ kind }) => kind)).toStrictEqual(['turn', 'deadline', 'seat']);
  });
});

describe('a player who looks on', () => {
  /** The game is stopped while the other player looks on. */
  const stopped = async (): Promise<Played & { readonly browser: PushBrowser }> => {
    const played = await startedByTwo();
    const browser = await subscribed(played.other);
    await agreed(played, 'stop');
    await played.waiting.until(({ record }) => record !== null);
    await house.pass(MINUTE);
    expect(browser.messages).toStrictEqual([]);
    return { ...played, browser };
  };

  test('is not alerted to what they see', async () => {
    const { browser } = await stopped();
    await house.pass(HOUR);
    expect(browser.messages).toStrictEqual([]);
  });

  test('nor after they have closed or hidden the page', async () => {
    for (const leaves of [
      (seated: Seated): void => seated.socket.close(),
      (seated: Seated): void => seated.tell({ t: 'looking', isLooking: false }),
    ]) {
      const { waiting: seated, moving, other, browser } = await stopped();
      leaves(seated);
      // The server has read it when it answers, or when the others see it.
      if (seated.socket.readyState === seated.socket.OPEN) await seated.say({ t: 'why', text: 'nothing' });
      else await moving.until((each) => !isHere(each, seated.you!.seat!));
      await house.pass(HOUR);
      expect(browser.messages).toStrictEqual([]);
      expect((await alertsOf(other)).devices).toHaveLength(1);
    }
  });

  test('is alerted if their connection was dead already', async () => {
    const { id, waiting: seated, moving, other, browser } = await stopped();
    await leave(seated, moving);
    // A tab that nobody looks at has shown them nothing.
    const hidden = await other.sitHidden(id);
    await moving.until((each) => isHere(each, hidden.you!.seat!));
    hidden.socket.close();
    await moving.until((each) => !isHere(each, hidden.you!.seat!));
    await house.pass(5000);
    expect(await browser.count(1)).toMatchObject([{ kind: 'over' }]);
  });
});

test('who is away learns that their table is full, that the game begins, how it ends, and of a rematch', async () => {
  const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const phones = [await subscribed(ada), await subscribed(blaise)];
  const titles = (): readonly (readonly string[])[] =>
    phones.map(({ messages }) => messages.map(({ kind, title }) => `${kind}: ${title}`));
  const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }], pace: SLOW });
  await blaise.call('POST', `/api/tables/${id}/seats/1/take`, {});
  await house.pass(MINUTE);
  await eventually(() => expect(titles()).toStrictEqual([['seat: Your table is full: Skybridge'], []]));
  await ada.call('POST', `/api/tables/${id}/begin`);
  await house.pass(MINUTE);
  await house.pass(1000);
  const news = ['seat: The game has started: Skybridge', 'turn: Your turn: Skybridge'];
  await eventually(() => expect([titles()[0]!.at(-1), titles()[1]!.at(-1)].toSorted()).toStrictEqual(news));
  await agreed({ id, mover: ada, other: blaise }, 'stop');
  await house.pass(MINUTE);
  await eventually(() =>
    expect(titles().map((own) => own.at(-1))).toStrictEqual(Array(2).fill('over: Game over: Skybridge')),
  );
  await ada.call('POST', `/api/tables/${id}/rematch`, {});
  await house.pass(MINUTE);
  await eventually(() => expect(titles()[1]!.at(-1)).toBe('over: Rematch? Skybridge'));
  expect(titles().map(({ length }) => length)).toStrictEqual([3, 3]);
});

/** What the mover proposes and the other player agrees to, without coming to the table. */
const agreed = async (
  { id, mover, other }: Pick<Played, 'id' | 'mover' | 'other'>,
  kind: ProposalKind,
): Promise<void> => {
  await mover.call('POST', `/api/tables/${id}/propose`, { kind });
  const { proposal } = TableFacts.parse((await other.call('GET', `/api/tables/${id}`))['table']);
  await other.call('POST', `/api/tables/${id}/answer`, { proposal: proposal!.number, agrees: true });
};

const waiting = async (
  client: Client,
): Promise<{ count: number; turns: { table: { id: string }; turn: number }[] }> => {
  const { count, tables } = await client.call('GET', '/api/me/waiting');
  return { count: count as number, turns: tables as { table: { id: string }; turn: number }[] };
};

describe('settings', () => {
  test('quiet hours hold alerts, and send them together at their end', async () => {
    const people = (await house.guests('Ada', 'Blaise')) as [Client, Client];
    const browser = await subscribed(people[1]);
    await choose(people[1], { quiet: { from: 11, to: 14, zone: 'UTC' } });
    // It is noon.
    for (const _ of [1, 2]) {
      const { moving, waiting: seated, mover } = await started(people);
      const [own, others] = mover === people[1] ? [moving, seated] : [seated, moving];
      if (mover === people[1]) await passTurn(own);
      await leave(own, others);
      await others.until(({ shown }) => shown!.moves.length > 0);
      await passTurn(others);
      others.close();
    }
    await house.pass(MINUTE);
    await house.pass(HOUR);
    expect(browser.messages).toStrictEqual([]);
    await house.pass(HOUR);
    const [message] = await browser.count(1);
    expect(message).toMatchObject({ tag: 'tables', title: 'News from 2 tables', count: 2, url: '/en/' });
    expect(message!.tables).toHaveLength(2);
    expect(browser.messages).toHaveLength(1);
  });

  test('take effect on the present turn, for those who choose their first', async () => {
    const { other } = await left(await startedByTwo());
    await house.pass(MINUTE);
    await house.pass(HOUR);
    const browser = await subscribed(other);
    await house.pass(1000);
    expect(await browser.count(1)).toMatchObject([{ kind: 'turn' }]);
    await house.pass(35 * HOUR);
    expect((await browser.count(2))[1]).toMatchObject({ kind: 'deadline' });
  });

  test('new quiet hours bring a warning forward, and without them nothing is held', async () => {
    const { other, browser } = await leftWithTurn();
    await house.pass(MINUTE);
    await browser.count(1);
    // The turn began at noon: the warning is due the day after tomorrow at midnight, the move at noon.
    await choose(other, { quiet: { from: 0, to: 12, zone: 'UTC' } });
    await house.pass(HOUR);
    await house.pass(34 * HOUR);
    expect(browser.messages).toHaveLength(1);
    await house.pass(55 * MINUTE);
    expect((await browser.count(2))[1]).toMatchObject({ kind: 'deadline' });
  });

  test('without their quiet hours, people get at once what was held', async () => {
    const { other, browser } = await leftWithTurn();
    await choose(other, { quiet: { from: 11, to: 20, zone: 'UTC' } });
    await house.pass(MINUTE);
    expect(browser.messages).toStrictEqual([]);
    await choose(other, { quiet: null });
    await house.pass(1000);
    expect(await browser.count(1)).toMatchObject([{ kind: 'turn' }]);
  });

  test('a pause means no alert, and none lost that is due after it', async () => {
    const { other, browser } = await leftWithTurn();
    await choose(other, { isPaused: true });
    await house.pass(MINUTE);
    await choose(other, { isPaused: false });
    await house.pass(HOUR);
    expect(browser.messages).toStrictEqual([]);
    await house.pass(35 * HOUR);
    expect(browser.messages).toMatchObject([{ kind: 'deadline' }]);
  });

  test('no more alerts are sent in a day than the operator allows', async () => {
    await house.stop();
    await open({ alerts: { hosts: [service.host], limits: { push: 1, mail: 0, webhook: 0 } } });
    const { id, other, moving, browser } = await leftWithTurn();
    await house.pass(MINUTE);
    await browser.count(1);
    const back = await other.sit(id);
    await back.until(({ shown }) => shown !== null);
    await passTurn(back);
    await leave(back, moving);
    await passTurn(moving);
    await house.pass(MINUTE);
    await house.pass(MINUTE);
    expect(browser.messages).toHaveLength(1);
    expect(await counted()).toStrictEqual({ sent: 1, limited: 1 });
    expect((await alertsOf(other)).limited).toStrictEqual(['push']);
    house.time += 24 * HOUR;
    expect((await alertsOf(other)).limited).toStrictEqual([]);
  });
});

describe('devices', () => {
  test('are forgotten when their push service no longer knows them', async () => {
    const { other, browser } = await leftWithTurn();
    const tablet = await subscribed(other, 'Tablet');
    // The subscription was made with another key.
    service.statusAt.set(tablet.path, 403);
    service.status = 410;
    await house.pass(MINUTE);
    await Promise.all([browser.count(1), tablet.count(1)]);
    expect((await alertsOf(other)).devices).toStrictEqual([]);
    expect(await counted()).toStrictEqual({ failed: 2 });
  });

  test('are added once per browser, belong to the last person who signed in, and stop with the session', async () => {
    const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
    const browser = await subscribed(ada);
    await ada.call('POST', '/api/me/alerts/devices', browser.subscription('The same phone'));
    expect((await alertsOf(ada)).devices).toMatchObject([{ name: 'The same phone', usedAt: null }]);
    await blaise.call('POST', '/api/me/alerts/devices', browser.subscription('Shared'));
    expect((await alertsOf(ada)).devices).toStrictEqual([]);
    await ada.call('POST', '/api/account', { name: 'ada.lovelace', password: 'analytical engine' });
    await subscribed(ada, 'Mine');
    const elsewhere = house.stranger();
    await elsewhere.call('POST', '/api/session', { name: 'ada.lovelace', password: 'analytical engine' });
    house.time += 1000;
    await subscribed(elsewhere, 'Elsewhere');
    expect((await alertsOf(ada)).devices.map(({ name }) => name)).toStrictEqual(['Mine', 'Elsewhere']);
    await elsewhere.call('DELETE', '/api/me/session');
    expect((await alertsOf(ada)).devices.map(({ name }) => name)).toStrictEqual(['Mine']);
    // A new proof replaces the session; the browser stays the same.
    await ada.call('POST', '/api/session', { name: 'ada.lovelace', password: 'analytical engine' });
    expect((await alertsOf(ada)).devices.map(({ name }) => name)).toStrictEqual(['Mine']);
  });

  test('stay the same when their browser replaces the subscription, and so do the choices', async () => {
    const ada = await house.guest('Ada');
    const first = await subscribed(ada);
    const before = await alertsOf(ada);
    const none = { turn: [], deadline: [], seat: [], over: [], invitation: [] };
    await choose(ada, { kinds: none });
    const renewed = new PushBrowser(service);
    const { endpoint: replaces } = first.subscription('Phone');
    await ada.call('POST', '/api/me/alerts/devices', { ...renewed.subscription('Phone'), replaces });
    const after = await alertsOf(ada);
    expect(after.devices).toStrictEqual(before.devices);
    expect(after.settings.kinds).toStrictEqual(none);
    await ada.call('POST', '/api/me/alerts/test', { channel: 'push' });
    expect(renewed.messages).toHaveLength(1);
  });

  test('pass to the account that a guest signs in to', async () => {
    const [ada, guest] = (await house.guests('Ada', 'Guest')) as [Client, Client];
    await ada.call('POST', '/api/account', { name: 'ada.lovelace', password: 'analytical engine' });
    await subscribed(guest, 'Tablet');
    await guest.call('POST', '/api/session', { name: 'ada.lovelace', password: 'analytical engine' });
    const { devices, settings } = await alertsOf(ada);
    expect(devices.map(({ name }) => name)).toStrictEqual(['Tablet']);
    expect(settings.kinds.turn).toStrictEqual(['push']);
  });

  test('must have a public address', async () => {
    const ada = await house.guest('Ada');
    for (const endpoint of ['https://10.0.0.1/push', 'http://example.org/push', 'https://[::1]/']) {
      const device = { ...new PushBrowser(service).subscription('Phone'), endpoint };
      expect(await ada.outcome('POST', '/api/me/alerts/devices', device)).toBe('address-refused');
    }
  });

  test('get a test message on request, a few times an hour', async () => {
    const ada = await house.guest('Ada');
    expect(await ada.outcome('POST', '/api/me/alerts/test', { channel: 'push' })).toBe('not-found');
    const browser = await subscribed(ada);
    expect(await ada.call('POST', '/api/me/alerts/test', { channel: 'push' })).toStrictEqual({
      isAccepted: true,
      status: 201,
    });
    expect(browser.messages).toMatchObject([{ kind: 'test', tag: 'test', title: 'Alerts are working' }]);
    service.status = 500;
    expect(await ada.call('POST', '/api/me/alerts/test', { channel: 'push' })).toMatchObject({ isAccepted: false });
    for (let time = 2; time < 10; time++) await ada.call('POST', '/api/me/alerts/test', { channel: 'push' });
    expect(await ada.outcome('POST', '/api/me/alerts/test', { channel: 'push' })).toBe('too-fast');
  });

  test('whose push service can not be reached are said to be so, until it answers', async () => {
    const ada = await house.guest('Ada');
    const silent = await new Receiver().open();
    const host = silent.host;
    silent.close();
    await house.stop();
    await house.start({ alerts: { hosts: [host, service.host] } });
    const device = { ...new PushBrowser(service).subscription('Phone'), endpoint: `http://${host}/push` };
    await ada.call('POST', '/api/me/alerts/devices', device);
    expect((await alertsOf(ada)).offers.unreachable).toStrictEqual([]);
    const tested = await ada.call('POST', '/api/me/alerts/test', { channel: 'push' });
    expect(tested).toStrictEqual({ isAccepted: false, status: null });
    expect((await alertsOf(ada)).offers.unreachable).toStrictEqual(['push']);
    // The page names only a channel that failed, and only to people who have devices on it.
    await subscribed(ada, 'Tablet');
    expect((await alertsOf(ada)).offers.unreachable).toStrictEqual([]);
    expect((await alertsOf(await house.guest('Blaise'))).offers.unreachable).toStrictEqual([]);
  });

  test('of other people can neither be removed nor tested', async () => {
    const [ada, eve] = (await house.guests('Ada', 'Eve')) as [Client, Client];
    await subscribed(ada);
    await subscribed(eve);
    const [device] = (await alertsOf(ada)).devices;
    expect(await eve.outcome('DELETE', `/api/me/alerts/devices/${device!.id}`)).toBe('not-found');
    expect(await eve.outcome('POST', '/api/me/alerts/test', { channel: 'push', device: device!.id })).toBe('not-found');
    expect((await alertsOf(ada)).devices).toHaveLength(1);
  });
});

test('the push key and waiting alerts survive a restart', async () => {
  const { browser, other } = await leftWithTurn();
  const { push } = (await alertsOf(other)).offers;
  service.status = 503;
  await house.pass(MINUTE);
  await browser.count(1);
  await house.stop();
  await house.start();
  service.status = 201;
  expect((await alertsOf(other)).offers.push).toBe(push);
  await house.pass(MINUTE);
  const [first, again] = await browser.count(2);
  expect(again!.id).toBe(first!.id);
  await house.pass(HOUR);
  expect(browser.messages).toHaveLength(2);
});

test('an alert of a frozen game waits until the game goes on', async () => {
  const { browser } = await leftWithTurn();
  service.status = 503;
  await house.pass(MINUTE);
  await browser.count(1);
  await house.stop();
  service.status = 201;
  await house.start({ games: brokenGame });
  await house.pass(MINUTE);
  await house.pass(20 * MINUTE);
  expect(house.reports.splice(0).join()).toContain('a bug in the rules');
  expect(browser.messages).toHaveLength(1);
  await house.stop();
  await house.start({ games: findGame });
  await house.pass(10 * MINUTE);
  const [first, again] = await browser.count(2);
  expect(again!.id).toBe(first!.id);
});

/** A later version of the rules that can not replay anything. */
const brokenGame = (id: string): Entry | undefined => {
  const entry = findGame(id);
  if (entry === undefined) return undefined;
  const meta = { ...entry.meta, rules: entry.meta.rules + 1 };
  const play = (): never => {
    throw new Error('a bug in the rules');
  };
  const load = async (): ReturnType<Entry['load']> => {
    const loaded = await entry.load();
    return { ...loaded, game: { ...loaded.game, meta, play } };
  };
  return { ...entry, meta, load };
};

test('a service that does not answer delays no shutdown, and gets the message again after it', async () => {
  const { browser } = await leftWithTurn();
  service.isMute = true;
  const passing = house.pass(MINUTE);
  const [{ id }] = (await browser.count(1)) as [PushMessage];
  const since = performance.now();
  await house.stop();
  await passing;
  // The service would have been given ten seconds.
  expect(performance.now() - since).toBeLessThan(8000);
  service.isMute = false;
  await house.start();
  await house.pass(10_000);
  expect((await browser.count(2)).map((message) => message.id)).toStrictEqual([id, id]);
});

test('a turn that was not announced before a restart is announced after it', async () => {
  const { browser } = await leftWithTurn();
  await house.stop();
  await house.start();
  await house.pass(1000);
  await house.pass(MINUTE);
  expect(await browser.count(1)).toMatchObject([{ kind: 'turn' }]);
});

test('a token may read which tables are waiting, but neither read nor change alerts', async () => {
  const ada = await house.guest('Ada');
  await ada.call('POST', '/api/account', { name: 'ada.lovelace', password: 'analytical engine' });
  const { secret } = await ada.call('POST', '/api/me/tokens', { name: 'Bot' });
  const bot = house.stranger();
  bot.headers['authorization'] = `Bearer ${String(secret)}`;
  expect(await bot.call('GET', '/api/me/waiting')).toStrictEqual({ count: 0, tables: [] });
  expect(await bot.outcome('GET', '/api/me/alerts')).toBe('not-yours');
  expect(await bot.outcome('POST', '/api/me/alerts', (await alertsOf(ada)).settings)).toBe('not-yours');
  expect(await bot.outcome('POST', '/api/me/alerts/webhook', { url: 'https://example.org/' })).toBe('not-yours');
  expect(await bot.outcome('POST', '/api/account/codes')).toBe('not-yours');
});
