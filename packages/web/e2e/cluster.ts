import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as plain } from '@playwright/test';
import { startPostgres, startRedis } from '../../server/test/services.ts';

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

/** One installation of two nodes, with an address for each of two people, each initially routed to a different node. */
export interface Cluster {
  readonly addresses: readonly [string, string];
  /** Kills a node without warning. */
  readonly kill: (node: 0 | 1) => Promise<void>;
}

interface Node {
  readonly child: ChildProcess;
  readonly port: number;
}

const startNode = async (env: NodeJS.ProcessEnv): Promise<Node> => {
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      PORT: '0',
      REQUESTS: '100000',
      PAGES: '100000',
      OPEN_TABLES: '100000',
      MESSAGES: '100000',
      BOT_PAUSE: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, port: Number(/:(\d+)\/?$/.exec(line)![1]) };
};

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
    const end = async ({ child }: Node, signal: NodeJS.Signals): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    };
    await use({
      addresses: [addressOf(balancers[0]), addressOf(balancers[1])],
      kill: (node) => end(nodes[node], 'SIGKILL'),
    });
    for (const balancer of balancers) balancer.close();
    await Promise.all(nodes.map((node) => end(node, 'SIGTERM')));
    await Promise.all([postgres.remove(), redis.remove()]);
  },
});
