import { below, fastRandom } from '@ponts-bornes/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../test/client.ts';
import { eventually } from '../test/eventually.ts';
import { Nodes } from '../test/nodes.ts';
import { seeded } from '../test/seeded.ts';
import { WaitingClient, comeToTable, newTicket } from '../test/waiting-client.ts';

const PEOPLE = 24;

let nodes: Nodes;
beforeAll(async () => {
  nodes = await Nodes.open(2, { REQUESTS: '100000', SOCKETS: '1000', CONNECTIONS: '1000' });
});
afterAll(async () => nodes.close());

const waitAt = (node: number, client: Client, ticket = newTicket()): WaitingClient =>
  new WaitingClient(nodes.all[node]!.origin, nodes.at(node, client), {}, ticket);

test('two people at different nodes play a game together', async () => {
  const [ada, blaise] = [await nodes.guest('Ada', 0), await nodes.guest('Blaise', 1)];
  const [first, second] = [waitAt(0, ada), waitAt(1, blaise)];
  const seated = [await comeToTable(ada, first), await comeToTable(blaise, second)];
  for (const each of seated) await each.until(({ facts }) => facts?.status === 'playing');
  expect(seated[0]!.facts!.id).toBe(seated[1]!.facts!.id);
  for (const each of seated) each.close();
});

test(
  'many come to both nodes, some in two tabs, some leave: nobody is seated twice or forgotten',
  seeded(async (seed) => {
    const rng = fastRandom(`nodes-queue ${seed}`);
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => nodes.guest(`P${index}`, index % 2)));
    const tabs = await Promise.all(
      people.map(async (client, index) => {
        const first = waitAt(index % 2, client);
        if (index % 4 > 1) return [first];
        await first.until(() => first.heard.length > 0);
        if (index % 4 === 1) await first.close();
        if (index % 4 === 1) return [];
        return [first, waitAt(below(rng, 2), client)];
      }),
    );
    const seatsOf = (mine: readonly WaitingClient[]): readonly string[] => [
      ...new Set(mine.flatMap(({ heard }) => heard.flatMap((each) => (each.t === 'seated' ? [each.table] : [])))),
    ];
    // One may be left if their number is odd.
    await eventually(() => {
      const without = tabs.filter((mine) => mine.length > 0 && seatsOf(mine).length === 0);
      if (without.length > 1) throw new Error(`${without.length} still wait`);
    });
    await Promise.all(tabs.flat().map((tab) => tab.close()));
    const seats = await nodes.query<{ table_id: string; reserved: string }>(
      'select table_id, reserved from seats where reserved is not null',
    );
    // Nobody sits at a table twice.
    expect(new Set(seats.map(({ table_id: id, reserved }) => `${id} ${reserved}`)).size).toBe(seats.length);
    for (const [index, mine] of tabs.entries()) expect(seatsOf(mine).length, `P${index}`).toBeLessThanOrEqual(1);
    await eventually(async () => {
      const [left] = await nodes.query<{ count: number }>(
        'select count(*) as count from waiting where table_id is null',
      );
      expect(left!.count).toBe(0);
    });
  }),
);

test('the entries of a killed node are not paired; its people keep their ticket at another node', async () => {
  const doomed = await nodes.start();
  const ada = await nodes.guest('Ada', 2);
  const ticket = newTicket();
  const first = waitAt(2, ada, ticket);
  await first.hear('waiting');
  await nodes.end(doomed, 'kill');
  await first.until(() => first.isClosed);
  const again = waitAt(0, ada, ticket);
  expect((await again.hear('waiting')).waited).toBeGreaterThan(0);
  const blaise = await nodes.guest('Blaise', 1);
  const second = waitAt(1, blaise);
  expect((await again.hear('seated')).table).toBe((await second.hear('seated')).table);
});
