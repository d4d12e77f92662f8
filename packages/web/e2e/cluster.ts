import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { test as plain } from './friends.ts';
import { endNode, startNode } from './node.ts';
import { startPostgres, startRedis } from '../../server/test/services.ts';

/** One installation of two nodes, with an address for each of two people, each initially routed to a different node. */
export interface Cluster {
  readonly addresses: readonly [string, string];
  /** Kills a node without warning. */
  readonly kill: (node: 0 | 1) => Promise<void>;
}

/** A load balancer in front of the nodes: connects clients to the first node that answers. */
const openBalancer = async (ports: readonly number[]): Promise<Server> => {
  const forward = (socket: Socket, [port, ...others]: readonly number[]): void => {
    if (port === undefined) return void socket.destroy();
    const node = connect(port, '127.0.0.1');
    const tryNext = (): void => forward(socket, others);
    node.once('error', tryNext);
    node.once('connect', () => {
      node.off('error', tryNext);
      for (const [from, to] of [
        [socket, node],
        [node, socket],
      ] as const) {
        from.pipe(to);
        from.on('error', () => to.destroy()).once('close', () => to.destroy());
      }
    });
  };
  const server = createServer((socket) => forward(socket, ports)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

/** A test with its own installation. */
export const test = plain.extend<{ cluster: Cluster }>({
  // oxlint-disable-next-line no-empty-pattern -- how fixtures without any other are written
  cluster: async ({}, use) => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const nodes = [await startNode(env), await startNode(env)] as const;
    const [first, second] = nodes.map(({ port }) => port) as [number, number];
    const balancers = [await openBalancer([first, second]), await openBalancer([second, first])] as const;
    const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use({
      addresses: [addressOf(balancers[0]), addressOf(balancers[1])],
      kill: (node) => endNode(nodes[node], 'SIGKILL'),
    });
    for (const balancer of balancers) balancer.close();
    await Promise.all(nodes.map((node) => endNode(node, 'SIGTERM')));
    await Promise.all([postgres.remove(), redis.remove()]);
  },
});
