import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me } from '@ponts-bornes/protocol';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { openServer } from '../src/index.ts';
import type { Server, ServerSettings } from '../src/index.ts';
import type { Schema } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client } from './client.ts';

const HOUR = 3_600_000;

/** A real server with its own folder, whose clock can be advanced. */
export class Home {
  readonly #data = mkdtempSync(join(tmpdir(), 'pb-people-'));
  #server: Server | null = null;
  #ahead = 0;
  #frozenAt: number | null = null;
  origin = '';

  get data(): string {
    return this.#data;
  }

  async open(settings: Partial<ServerSettings> = {}): Promise<this> {
    this.#server = await openServer({
      data: this.#data,
      requestsPerMinute: 100_000,
      guestsPerHour: 100_000,
      messagesPerWindow: 100_000,
      botPause: 0,
      attempts: { perAddress: 100_000, perName: 100_000, free: 100_000 },
      cookieSecret: 'a secret of the tests, long enough',
      now: () => (this.#frozenAt ?? Date.now()) + this.#ahead,
      ...settings,
    });
    this.origin = await this.#server.app.listen({ port: 0, host: '127.0.0.1' });
    return this;
  }

  /** From now on time passes only by `wait`, however slow the machine is. */
  freeze(): this {
    this.#frozenAt = Date.now();
    return this;
  }

  /** Advances the clock. */
  wait(hours: number): void {
    this.#ahead += hours * HOUR;
  }

  async close(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  async demolish(): Promise<void> {
    await this.close();
    rmSync(this.#data, { recursive: true, force: true });
  }

  stranger(): Client {
    return new Client(this.origin);
  }

  async guest(nickname: string): Promise<Client> {
    const client = this.stranger();
    await client.call('POST', '/api/me', { nickname });
    return client;
  }

  async account(nickname: string, name: string, password = PASSWORD): Promise<Client> {
    const client = await this.guest(nickname);
    await client.call('POST', '/api/account', { name, password });
    return client;
  }

  /** Changes the stored data. The server must be closed. */
  async rewrite(change: (db: Kysely<Schema>) => Promise<unknown>): Promise<void> {
    const store = await openSqlite(this.#data);
    await change(store.db);
    await store.close();
  }

  /** All stored rows, by table. The server must be closed. */
  async kept(): Promise<Record<string, readonly Record<string, unknown>[]>> {
    const store = await openSqlite(this.#data);
    const { rows: tables } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
      store.db,
    );
    const kept: Record<string, readonly Record<string, unknown>[]> = {};
    for (const { name } of tables) {
      kept[name] = (await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(store.db)).rows;
    }
    await store.close();
    return kept;
  }
}

export const PASSWORD = 'cent bornes par jour';

export const meOf = async (client: Client): Promise<Me> => (await client.call('GET', '/api/me')).person as Me;

/** The error code of a refused request. */
export const refusal = async (client: Client, method: string, path: string, body?: unknown): Promise<unknown> => {
  const answer = await client.ask(method, path, body);
  if (answer.status < 400) throw new Error(`${method} ${path} was not refused`);
  return answer.body.code;
};
