import { expect, test } from 'vitest';
import { FairQueue, NoTurn } from './fair-queue.ts';

/** A signal of its own for every job, as in the driver: Node warns of a leak if many jobs listen to one. */
const forever = (): AbortSignal => new AbortController().signal;

/** Has all ask in this order while one works, and tells in which order they had their turns. */
const orderOf = async (paths: readonly string[]): Promise<readonly string[]> => {
  const queue = new FairQueue(1, 1000);
  const order: string[] = [];
  let finish = (): void => {};
  const first = queue.take(['first'], forever(), () => new Promise<void>((resolve) => (finish = resolve)));
  const others = paths.map((path) => queue.take(path.split('/'), forever(), async () => void order.push(path)));
  finish();
  await Promise.all([first, ...others]);
  return order;
};

test('the last to ask waits behind one of each network, not behind all', async () => {
  const many = Array.from({ length: 76 }, (_, index) => `flood/guest${index % 2}/table${index}`);
  const order = await orderOf([...many, 'home/ada/table']);
  expect(order.indexOf('home/ada/table')).toBe(1);
});

test('people of one network take turns, and so do the tables of one person', async () => {
  const order = await orderOf(['school/ada/1', 'school/ada/1', 'school/ada/2', 'school/ada/3', 'school/blaise/1']);
  expect(order).toStrictEqual(['school/ada/1', 'school/blaise/1', 'school/ada/2', 'school/ada/3', 'school/ada/1']);
});

test('no more jobs run at once than allowed', async () => {
  const queue = new FairQueue(2, 1000);
  let [working, most] = [0, 0];
  const work = async (): Promise<void> => {
    most = Math.max(most, ++working);
    await new Promise(setImmediate);
    working -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => queue.take([`${index % 3}`], forever(), work)));
  expect([most, working]).toStrictEqual([2, 0]);
});

test('a waiter that gives up, or comes when the queue is full, has no turn; the others do', async () => {
  const queue = new FairQueue(1, 2);
  let finish = (): void => {};
  const first = queue.take(['a'], forever(), () => new Promise<void>((resolve) => (finish = resolve)));
  const patience = new AbortController();
  const second = queue.take(['b'], patience.signal, async () => 'second');
  const third = queue.take(['c'], forever(), async () => 'third');
  const fourth = queue.take(['d'], forever(), async () => 'fourth');
  await expect(fourth).rejects.toThrow(NoTurn);
  patience.abort();
  await expect(second).rejects.toThrow(NoTurn);
  finish();
  await first;
  expect(await third).toBe('third');
  expect(await queue.take(['e'], forever(), async () => 'fifth')).toBe('fifth');
});

test('a network that fills the queue has to make room for others', async () => {
  const queue = new FairQueue(1, 3);
  let finish = (): void => {};
  const first = queue.take(['flood'], forever(), () => new Promise<void>((resolve) => (finish = resolve)));
  const flood = Array.from({ length: 3 }, (_, index) =>
    queue.take(['flood', `${index}`], forever(), async () => index),
  );
  const outcomes = Promise.allSettled(flood);
  const other = queue.take(['home'], forever(), async () => 'home');
  await expect(queue.take(['flood', 'more'], forever(), async () => 'more')).rejects.toThrow(NoTurn);
  finish();
  await first;
  expect(await other).toBe('home');
  expect((await outcomes).map(({ status }) => status)).toStrictEqual(['fulfilled', 'fulfilled', 'rejected']);
});
