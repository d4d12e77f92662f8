import { LEVEL_NAMES } from '@ponts-bornes/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { Nodes } from '../test/nodes.ts';

const ENTROPY = { entropy: 'fedcba9876543210' };
const LEVEL = { level: LEVEL_NAMES[0] };

let nodes: Nodes;
beforeAll(async () => {
  nodes = await Nodes.open(2);
});
afterAll(async () => nodes.close());

const at = (id: string, rest: string): string => `/api/tables/${id}${rest}`;

test('during a Redis outage, people connected at another node do not count as absent', async () => {
  const [ada, blaise] = [await nodes.guest('Ada', 0), await nodes.guest('Blaise', 1)];
  const id = await ada.create({ game: 'mille-bornes', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await blaise.call('POST', at(id, '/seats/1/take'), ENTROPY);
  await ada.call('POST', at(id, '/begin'));
  const host = await ada.sit(id);
  await nodes.redis.stop();
  // The nodes notice a moment later.
  await eventually(async () => expect(await ada.call('GET', '/ready')).toMatchObject({ degraded: ['bus'] }));
  const seated = await blaise.sit(id);
  const standIn = (): Promise<string> => ada.outcome('POST', at(id, '/seats/1/bot'), LEVEL);
  expect(await standIn()).toBe('try-again');
  expect(await ada.outcome('POST', at(id, '/seats/1/free'))).toBe('seat-kept');
  await nodes.redis.start();
  const outcome = await eventually(async () => {
    const answer = await standIn();
    expect(answer).not.toBe('try-again');
    return answer;
  });
  // The player never looked absent.
  expect(outcome).toBe('seat-taken');
  await host.until(({ facts }) => facts!.seats[1]!.isHere);
  seated.close();
  await host.until(({ facts }) => !facts!.seats[1]!.isHere);
  await eventually(async () => expect(await standIn()).toBe('too-soon'));
  host.close();
});
