import { once } from 'node:events';
import { connect } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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

const eventually = (holds: () => unknown): Promise<unknown> => vi.waitFor(holds, { timeout: 60_000, interval: 20 });

/** What somebody hears under a topic. */
const ear = async (
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
  test('what is told is heard by all others who listen to the topic, and not by who tells it', async () => {
    const [one, two, three] = [await open('one'), await open('two'), await open('three')];
    const ears = [await ear(one, 't'), await ear(two, 't'), await ear(three, 't')];
    const elsewhere = await ear(two, 'u');
    expect([one.node, one.isWhole]).toStrictEqual(['one', true]);
    one.tell('t', 'hello');
    two.tell('t', 'bye');
    await eventually(() => expect(ears[2]!.heard).toHaveLength(2));
    await eventually(() => expect([ears[0]!.heard, ears[1]!.heard]).toStrictEqual([['bye'], ['hello']]));
    expect([ears[0]!.from, ears[1]!.from]).toStrictEqual([['two'], ['one']]);
    expect(elsewhere.heard).toStrictEqual([]);
  });

  test('ten thousand texts come whole and in order', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const { heard } = await ear(two, 't');
    const told = Array.from({ length: 10_000 }, (_, index) => `${index} text`);
    for (const text of told) one.tell('t', text);
    await eventually(() => expect(heard).toHaveLength(told.length));
    expect(heard).toStrictEqual(told);
  });

  test.each(['', ' ', 'é🎲\u0000\n"x" y', 'x'.repeat(1_000_000)])(
    'any text comes as it was told (%#)',
    async (text) => {
      const [one, two] = [await open('one'), await open('two')];
      const { heard } = await ear(two, 'a topic: é🎲');
      one.tell('a topic: é🎲', text);
      await eventually(() => expect(heard).toHaveLength(1));
      expect(heard[0] === text).toBe(true);
    },
  );

  test('two who listen to one topic at one node both hear, until each stops', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const [first, second] = await Promise.all([ear(two, 't'), ear(two, 't')]);
    one.tell('t', '1');
    await eventually(() => expect([first.heard, second.heard]).toStrictEqual([['1'], ['1']]));
    first.stop();
    first.stop();
    one.tell('t', '2');
    await eventually(() => expect(second.heard).toStrictEqual(['1', '2']));
    second.stop();
    const third = await ear(two, 't');
    one.tell('t', '3');
    await eventually(() => expect(third.heard).toStrictEqual(['3']));
    expect([first.heard, second.heard]).toStrictEqual([['1'], ['1', '2']]);
  });

  test('topics come and go, many at once', async () => {
    const [one, two] = [await open('one'), await open('two')];
    for (let round = 0; round < 3; round++) {
      const ears = await Promise.all(Array.from({ length: 300 }, (_, index) => ear(two, `t${index}`)));
      for (const index of ears.keys()) one.tell(`t${index}`, `${round} ${index}`);
      await eventually(() => expect(ears.flatMap(({ heard }) => heard)).toHaveLength(300));
      expect(ears.map(({ heard }) => heard[0])).toStrictEqual(ears.map((_, index) => `${round} ${index}`));
      for (const { stop } of ears) stop();
    }
  });

  test('a listener may stop while it hears', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const heard: string[] = [];
    const stop = await two.listen('t', (text) => {
      heard.push(text);
      stop();
    });
    const other = await ear(two, 't');
    one.tell('t', '1');
    one.tell('t', '2');
    await eventually(() => expect(other.heard).toStrictEqual(['1', '2']));
    expect(heard[0]).toBe('1');
  });

  test('cards are found by others, the last of each, until they are taken away or their node closes', async () => {
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

describe('a Redis that comes and goes', () => {
  test.each(['stop', 'kill'] as const)(
    'after %s all listen again, and are told that they missed something',
    async (end) => {
      const [one, two] = [await openRedis('one'), await openRedis('two')];
      const missed = vi.fn<() => void>();
      two.onGap(missed);
      const { heard } = await ear(two, 't');
      one.put('t', 'card');
      one.put('gone', 'card');
      await service[end]();
      await eventually(() => expect([one.isWhole, two.isWhole]).toStrictEqual([false, false]));
      one.tell('t', 'lost');
      one.put('gone', null);
      const late = await ear(two, 'late');
      expect(await two.find(['t'])).toStrictEqual(new Map());
      expect(missed).not.toHaveBeenCalled();
      await service.start();
      await eventually(() => expect(missed).toHaveBeenCalledTimes(1));
      await eventually(() => expect([one.isWhole, two.isWhole]).toStrictEqual([true, true]));
      await eventually(async () =>
        expect((await two.find(['t'])).get('t')).toStrictEqual([{ node: 'one', text: 'card' }]),
      );
      expect((await two.find(['gone'])).get('gone')).toStrictEqual([]);
      one.tell('t', 'again');
      one.tell('late', 'too');
      await eventually(() => expect([heard, late.heard]).toStrictEqual([['again'], ['too']]));
      // One for each bus: retries are not told.
      expect(reports.length).toBeLessThanOrEqual(2);
    },
  );

  test('one that is away at the start is waited for, and is a gap when it comes', async () => {
    await service.stop();
    const one = await openRedis('one');
    expect(one.isWhole).toBe(false);
    const missed = vi.fn<() => void>();
    one.onGap(missed);
    const { heard } = await ear(one, 't');
    expect(reports).toHaveLength(1);
    await service.start();
    await eventually(() => expect(missed).toHaveBeenCalledTimes(1));
    const two = await openRedis('two');
    two.tell('t', 'hello');
    await eventually(() => expect(heard).toStrictEqual(['hello']));
    expect(reports).toHaveLength(1);
  });

  test('a connection that was cut is a gap; who no longer wants to know is not told', async () => {
    const one = await openRedis('one');
    const [missed, forgotten] = [vi.fn<() => void>(), vi.fn<() => void>()];
    one.onGap(missed);
    one.onGap(forgotten)();
    await ear(one, 't');
    const admin = new Redis(service.url);
    await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await eventually(() => expect(missed).toHaveBeenCalledTimes(1));
    expect(forgotten).not.toHaveBeenCalled();
    admin.disconnect();
  });

  test('somebody who subscribes and never reads holds up nobody', async () => {
    const [one, two] = [await openRedis('one'), await openRedis('two')];
    const { port, hostname } = new URL(service.url);
    const deaf = connect(Number(port), hostname);
    await once(deaf, 'connect');
    deaf.write('SUBSCRIBE pb:t\r\n');
    await once(deaf, 'data');
    deaf.pause();
    const { heard } = await ear(two, 't');
    const text = 'x'.repeat(100_000);
    for (let count = 0; count < 500; count++) one.tell('t', `${count} ${text}`);
    await eventually(() => expect(heard).toHaveLength(500));
    expect(heard.map((each) => Number.parseInt(each, 10))).toStrictEqual(heard.map((_, index) => index));
    deaf.destroy();
  });

  test('cards are forgotten by themselves some time after their node is gone', async () => {
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

test('a node alone has a bus too, at which nobody else is', async () => {
  const bus = keep(await openBus(null, 'one', () => {}));
  const { heard } = await ear(bus, 't');
  bus.tell('t', 'hello');
  expect([bus.isWhole, heard, await bus.find(['t'])]).toStrictEqual([true, [], new Map([['t', []]])]);
});
