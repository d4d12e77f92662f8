import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { startRedis } from '../../test/services.ts';
import type { Service } from '../../test/services.ts';
import type { Bus } from './bus.ts';
import { openExchange } from './local.ts';
import { openBus } from './open.ts';

let service: Service;
const reports: unknown[] = [];
beforeAll(async () => {
  service = await startRedis();
});
afterAll(() => service.remove());
beforeEach(() => void reports.splice(0));

const opened: Bus[] = [];
const keep = (bus: Bus): Bus => {
  opened.push(bus);
  return bus;
};
afterEach(() => Promise.all(opened.splice(0).map((bus) => bus.close())));

const openRedis = async (node: string): Promise<Bus> =>
  keep(await openBus(service.url, node, (error) => reports.push(error)));

/** Subscribes to a topic and collects its messages. */
const subscribe = async (
  bus: Bus,
  topic: string,
): Promise<{ readonly heard: string[]; readonly from: string[]; readonly stop: () => void }> => {
  const heard: string[] = [];
  const from: string[] = [];
  const stop = await bus.listen(topic, (text, node) => {
    heard.push(text);
    from.push(node);
  });
  return { heard, from, stop };
};

const exchange = openExchange();
const KINDS = [
  { kind: 'one process', open: async (node: string): Promise<Bus> => keep(exchange.open(node)) },
  { kind: 'Redis', open: openRedis },
];

describe.each(KINDS)('a bus in $kind', ({ open }) => {
  test('a message reaches every other subscriber of its topic, but not its sender', async () => {
    const [one, two, three] = [await open('one'), await open('two'), await open('three')];
    const subscribers = [await subscribe(one, 't'), await subscribe(two, 't'), await subscribe(three, 't')];
    const elsewhere = await subscribe(two, 'u');
    expect([one.node, one.isWhole]).toStrictEqual(['one', true]);
    one.tell('t', 'hello');
    two.tell('t', 'bye');
    await eventually(() => expect(subscribers[2]!.heard).toHaveLength(2));
    await eventually(() => expect([subscribers[0]!.heard, subscribers[1]!.heard]).toStrictEqual([['bye'], ['hello']]));
    expect([subscribers[0]!.from, subscribers[1]!.from]).toStrictEqual([['two'], ['one']]);
    expect(elsewhere.heard).toStrictEqual([]);
  });

  test('ten thousand messages arrive complete and in order', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const { heard } = await subscribe(two, 't');
    const told = Array.from({ length: 10_000 }, (_, index) => `${index} text`);
    for (const text of told) one.tell('t', text);
    await eventually(() => expect(heard).toHaveLength(told.length));
    expect(heard).toStrictEqual(told);
  });

  test.each(['', ' ', 'é🎲\u0000\n"x" y', 'x'.repeat(1_000_000)])('any text arrives unchanged (%#)', async (text) => {
    const [one, two] = [await open('one'), await open('two')];
    const { heard } = await subscribe(two, 'a topic: é🎲');
    one.tell('a topic: é🎲', text);
    await eventually(() => expect(heard).toHaveLength(1));
    expect(heard[0] === text).toBe(true);
  });

  test('two subscribers of a topic on one node both receive it, until each unsubscribes', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const [first, second] = await Promise.all([subscribe(two, 't'), subscribe(two, 't')]);
    one.tell('t', '1');
    await eventually(() => expect([first.heard, second.heard]).toStrictEqual([['1'], ['1']]));
    first.stop();
    first.stop();
    one.tell('t', '2');
    await eventually(() => expect(second.heard).toStrictEqual(['1', '2']));
    second.stop();
    const third = await subscribe(two, 't');
    one.tell('t', '3');
    await eventually(() => expect(third.heard).toStrictEqual(['3']));
    expect([first.heard, second.heard]).toStrictEqual([['1'], ['1', '2']]);
  });

  test('many topics can be subscribed and unsubscribed concurrently', async () => {
    const [one, two] = [await open('one'), await open('two')];
    for (let round = 0; round < 3; round++) {
      const subscribers = await Promise.all(Array.from({ length: 300 }, (_, index) => subscribe(two, `t${index}`)));
      for (const index of subscribers.keys()) one.tell(`t${index}`, `${round} ${index}`);
      await eventually(() => expect(subscribers.flatMap(({ heard }) => heard)).toHaveLength(300));
      expect(subscribers.map(({ heard }) => heard[0])).toStrictEqual(
        subscribers.map((_, index) => `${round} ${index}`),
      );
      for (const { stop } of subscribers) stop();
    }
  });

  test('a subscriber may unsubscribe while handling a message', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const heard: string[] = [];
    const stop = await two.listen('t', (text) => {
      heard.push(text);
      stop();
    });
    const other = await subscribe(two, 't');
    one.tell('t', '1');
    one.tell('t', '2');
    await eventually(() => expect(other.heard).toStrictEqual(['1', '2']));
    expect(heard[0]).toBe('1');
  });

  test('other nodes find the latest card of each node, until it is withdrawn or its node closes', async () => {
    const [one, two, three] = [await open('one'), await open('two'), await open('three')];
    one.put('t', 'old');
    one.put('t', 'new');
    one.put('u', 'there');
    two.put('t', 'mine');
    const found = async (): Promise<unknown> =>
      Object.fromEntries([...(await three.find(['t', 'u', 'none']))].map(([topic, cards]) => [topic, sorted(cards)]));
    const sorted = <Item extends { readonly node: string }>(cards: readonly Item[]): readonly Item[] =>
      cards.toSorted((a, b) => a.node.localeCompare(b.node));
    await eventually(async () =>
      expect(await found()).toStrictEqual({
        t: [
          { node: 'one', text: 'new' },
          { node: 'two', text: 'mine' },
        ],
        u: [{ node: 'one', text: 'there' }],
        none: [],
      }),
    );
    expect((await two.find(['t'])).get('t')).toStrictEqual([{ node: 'one', text: 'new' }]);
    two.put('t', null);
    await eventually(async () => expect((await three.find(['t'])).get('t')).toHaveLength(1));
    await one.close();
    expect((await three.find(['t'])).get('t')).toStrictEqual([]);
    expect(await three.find([])).toStrictEqual(new Map());
  });
});

describe('an unreliable Redis', () => {
  test.each(['stop', 'kill'] as const)('after %s all nodes resubscribe and are notified of a gap', async (end) => {
    const [one, two] = [await openRedis('one'), await openRedis('two')];
    const missed = vi.fn<() => void>();
    two.onGap(missed);
    const { heard } = await subscribe(two, 't');
    one.put('t', 'card');
    one.put('gone', 'card');
    await service[end]();
    await eventually(() => expect([one.isWhole, two.isWhole]).toStrictEqual([false, false]));
    one.tell('t', 'lost');
    one.put('gone', null);
    const late = await subscribe(two, 'late');
    expect(await two.find(['t'])).toStrictEqual(new Map());
    expect(missed).not.toHaveBeenCalled();
    await service.start();
    await eventually(() => expect(missed).toHaveBeenCalled());
    await eventually(() => expect([one.isWhole, two.isWhole]).toStrictEqual([true, true]));
    await eventually(async () =>
      expect((await two.find(['t'])).get('t')).toStrictEqual([{ node: 'one', text: 'card' }]),
    );
    expect((await two.find(['gone'])).get('gone')).toStrictEqual([]);
    one.tell('t', 'again');
    one.tell('late', 'too');
    await eventually(() => expect([heard, late.heard]).toStrictEqual([['again'], ['too']]));
    // One per bus: retries are not reported.
    expect(reports.length).toBeLessThanOrEqual(2);
  });

  test('a Redis that is down at startup is retried, and counts as a gap when it comes up', async () => {
    await service.stop();
    const one = await openRedis('one');
    expect(one.isWhole).toBe(false);
    const missed = vi.fn<() => void>();
    one.onGap(missed);
    const { heard } = await subscribe(one, 't');
    expect(reports).toHaveLength(1);
    await service.start();
    await eventually(() => expect(missed).toHaveBeenCalledTimes(1));
    const two = await openRedis('two');
    two.tell('t', 'hello');
    await eventually(() => expect(heard).toStrictEqual(['hello']));
    expect(reports).toHaveLength(1);
  });

  test('a broken connection is a gap; removed gap handlers are not called', async () => {
    const one = await openRedis('one');
    const [missed, forgotten] = [vi.fn<() => void>(), vi.fn<() => void>()];
    one.onGap(missed);
    one.onGap(forgotten)();
    await subscribe(one, 't');
    const admin = new Redis(service.url);
    await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await eventually(() => expect(missed).toHaveBeenCalledTimes(1));
    expect(forgotten).not.toHaveBeenCalled();
    admin.disconnect();
  });

  test('messages lost by their sender are a gap for the others, who received all the time', async () => {
    const [one, two] = [await openRedis('one'), await openRedis('two')];
    const missed = vi.fn<() => void>();
    two.onGap(missed);
    const { heard } = await subscribe(two, 't');
    const admin = new Redis(service.url);
    await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    one.tell('t', 'lost');
    await eventually(() => expect(missed).toHaveBeenCalledTimes(1));
    expect([two.isWhole, heard]).toStrictEqual([true, []]);
    admin.disconnect();
  });

  test('a subscriber that never reads blocks nobody', async () => {
    const [one, two] = [await openRedis('one'), await openRedis('two')];
    const { port, hostname } = new URL(service.url);
    const deaf = connect(Number(port), hostname);
    await once(deaf, 'connect');
    deaf.write('SUBSCRIBE pb:t\r\n');
    await once(deaf, 'data');
    deaf.pause();
    const { heard } = await subscribe(two, 't');
    const text = 'x'.repeat(100_000);
    for (let count = 0; count < 500; count++) one.tell('t', `${count} ${text}`);
    await eventually(() => expect(heard).toHaveLength(500));
    expect(heard.map((each) => Number.parseInt(each, 10))).toStrictEqual(heard.map((_, index) => index));
    deaf.destroy();
  });

  test('cards expire some time after their node is gone', async () => {
    const one = await openRedis('one');
    const two = await openRedis('two');
    one.put('t', 'card');
    await eventually(async () => expect((await two.find(['t'])).get('t')).toHaveLength(1));
    const admin = new Redis(service.url);
    const left = await admin.ttl('pb:cards:t');
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(120);
    admin.disconnect();
  });
});

test('a single node has a bus with no other subscribers', async () => {
  const bus = keep(await openBus(null, 'one', () => {}));
  const { heard } = await subscribe(bus, 't');
  bus.tell('t', 'hello');
  expect([bus.isWhole, heard, await bus.find(['t'])]).toStrictEqual([true, [], new Map([['t', []]])]);
});

test('works as a Redis user with only the permissions in docs/operations.md', async () => {
  const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, rights = ''] = /user ponts-bornes on >a-long-secret (.*)/.exec(guide) ?? [];
  expect(rights).toContain('&pb:*');
  const admin = new Redis(service.url);
  await admin.call('ACL', 'SETUSER', 'ponts-bornes', 'on', '>a-long-secret', ...rights.trim().split(' '));
  const url = Object.assign(new URL(service.url), { username: 'ponts-bornes', password: 'a-long-secret' }).href;
  const open = async (node: string): Promise<Bus> => keep(await openBus(url, node, (error) => reports.push(error)));
  const [one, two] = [await open('one'), await open('two')];
  const heard: string[] = [];
  const stop = await two.listen('table:x', (text, from) => heard.push(`${from}: ${text}`));
  one.put('table:x', 'a card');
  one.tell('table:x', 'hello');
  await eventually(() => expect(heard).toStrictEqual(['one: hello']));
  await eventually(async () =>
    expect((await two.find(['table:x'])).get('table:x')).toStrictEqual([{ node: 'one', text: 'a card' }]),
  );
  one.put('table:x', null);
  await eventually(async () => expect((await two.find(['table:x'])).get('table:x')).toStrictEqual([]));
  stop();
  expect(reports).toStrictEqual([]);
  const thief = new Redis(url);
  await expect(thief.publish('elsewhere', 'x')).rejects.toThrow('NOPERM');
  await expect(thief.get('pb:anything')).rejects.toThrow('NOPERM');
  for (const redis of [admin, thief]) redis.disconnect();
});
