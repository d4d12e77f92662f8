import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as Postgres, types } from 'pg';
import type { WebSocket } from 'ws';
import type { LogRow, SeatRow, TableRow } from '../src/store/schema.ts';
import { startServer } from './child.ts';
import type { Child } from './child.ts';
import { Client } from './client.ts';
import { startPostgres, startRedis } from './services.ts';
import type { Service } from './services.ts';

const BIGINT = 20;

/** A stored table, with its log. */
export interface Told {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly log: readonly LogRow[];
}

/** Servers sharing one database and one bus, each in its own process, which may come and go. */
export class Nodes {
  readonly postgres: Service;
  readonly redis: Service;
  readonly #data = mkdtempSync(join(tmpdir(), 'pb-nodes-'));
  readonly #env: NodeJS.ProcessEnv;
  #running: Child[] = [];
  #asked = 0;

  private constructor(postgres: Service, redis: Service, env: NodeJS.ProcessEnv) {
    this.postgres = postgres;
    this.redis = redis;
    this.#env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      BOT_PAUSE: '0',

      ...env,
    };
  }

  static async open(count: number, env: NodeJS.ProcessEnv = {}): Promise<Nodes> {
    const nodes = new Nodes(await startPostgres(), await startRedis(), env);
    await Promise.all(Array.from({ length: count }, () => nodes.start()));
    return nodes;
  }

  get all(): readonly Child[] {
    return this.#running;
  }

  async start(): Promise<Child> {
    const node = await startServer(this.#data, this.#env);
    this.#running.push(node);
    return node;
  }

  /** Sends no more clients to a node about to end, like a load balancer. */
  async end(node: Child, how: 'stop' | 'kill'): Promise<void> {
    this.#running = this.#running.filter((each) => each !== node);
    const code = await node[how]();
    if (how === 'stop' && code !== 0) throw new Error(`a node exited with ${String(code)}: ${node.log.join('\n')}`);
  }

  /** Throws if one of them has exited by itself. */
  expectToRun(): void {
    const ended = this.#running.find((node) => !node.isRunning());
    if (ended !== undefined) throw new Error(`a node exited by itself: ${ended.log.slice(-2).join('\n')}`);
  }

  /** The node a load balancer would choose next. */
  next(): string {
    return this.#running[this.#asked++ % this.#running.length]!.origin;
  }

  async guest(nickname: string, node = 0): Promise<Client> {
    const client = new Client(this.all[node]!.origin);
    await client.call('POST', '/api/me', { nickname });
    return client;
  }

  /** The same person at another node. */
  at(node: number, client: Client): Client {
    return client.copyAt(this.all[node]!.origin);
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const client = new Postgres({
      connectionString: this.postgres.url,
      types: { getTypeParser: (id, format) => (id === BIGINT ? Number : types.getTypeParser(id, format)) },
    });
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  async told(table: string): Promise<Told> {
    const [row] = await this.query<TableRow>('select * from tables where id = $1', [table]);
    const seats = await this.query<SeatRow>('select * from seats where table_id = $1 order by seat', [table]);
    const log = await this.query<LogRow>('select * from log where table_id = $1 order by number', [table]);
    return { row: row!, seats, log };
  }

  /** Throws if a node did not exit cleanly. */
  async close(): Promise<void> {
    const nodes = this.#running;
    const codes = await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all([this.postgres.remove(), this.redis.remove()]);
    rmSync(this.#data, { recursive: true, force: true });
    if (codes.some((code) => code !== 0)) throw new Error(`nodes exited with ${codes.join(', ')}`);
  }
}

/** The end of a connection, even if it has already ended. */
export const goneFrom = async (socket: WebSocket): Promise<null> => {
  if (socket.readyState !== socket.CLOSED) await once(socket, 'close');
  return null;
};
