import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openServer } from '../src/index.ts';
import type { Server, ServerSettings } from '../src/index.ts';
import type { Schema } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Client } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'pb-server-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A busy machine lets a bot think for too long: another move is played, and nothing is wrong. */
const LATE = /no answer: late|waited too long/;

/** A server with its own folder and clock, which can be stopped and restarted. */
export class House {
  readonly data = mkdtempSync(join(folder, 'data-'));
  /** Reported problems with tables, other than late bots. */
  readonly reports: string[] = [];
  /** The current time; it advances only on request. */
  time = Date.UTC(2026, 0, 5, 12);
  /** The clock by which the server detects suspension: in step with `time`, unless `sleep` is called. */
  #wall = 0;
  readonly #settings: Partial<ServerSettings>;
  readonly #people: Client[] = [];
  #server: Server | null = null;
  #origin = '';

  private constructor(settings: Partial<ServerSettings>) {
    this.#settings = settings;
  }

  static async open(settings: Partial<ServerSettings> = {}): Promise<House> {
    const house = new House(settings);
    await house.start();
    return house;
  }

  get hub(): Server['hub'] {
    return this.#server!.hub;
  }

  async start(settings: Partial<ServerSettings> = {}): Promise<void> {
    this.#server = await openServer({
      data: this.data,
      requestsPerMinute: 100_000,
      guestsPerHour: 100_000,
      messagesPerWindow: 100_000,
      cookieSecret: 'a secret of the tests, long enough',
      botPause: 0,
      now: () => this.time,
      wall: () => this.#wall,
      report: (_, error) => {
        if (!LATE.test(String(error))) this.reports.push(String(error));
      },
      ...this.#settings,
      ...settings,
    });
    this.#origin = await this.#server.app.listen({ port: 0, host: '127.0.0.1' });
    for (const person of this.#people) person.at(this.#origin);
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  /** Changes the stored data. The server must be stopped. */
  async rewrite(change: (db: Kysely<Schema>) => Promise<unknown>): Promise<void> {
    const store = await openSqlite(this.data);
    await change(store.db);
    await store.close();
  }

  /** Advances the clock by this many milliseconds, and handles everything due. */
  async pass(millis: number): Promise<void> {
    this.time += millis;
    await this.hub.sweep();
    await this.#server!.alerts.courier.round();
    await this.round();
  }

  /** Pairs those who wait in quick play. */
  round(): Promise<void> {
    return this.#server!.quickPlay.round();
  }

  /** Suspends the process for this many milliseconds, like a closed laptop. */
  async sleep(millis: number): Promise<void> {
    this.#wall += millis;
    await this.pass(millis);
  }

  get origin(): string {
    return this.#origin;
  }

  stranger(): Client {
    const client = new Client(this.#origin);
    this.#people.push(client);
    return client;
  }

  async guest(nickname: string): Promise<Client> {
    const client = this.stranger();
    await client.call('POST', '/api/me', { nickname });
    return client;
  }

  guests(...nicknames: readonly string[]): Promise<Client[]> {
    return Promise.all(nicknames.map((nickname) => this.guest(nickname)));
  }
}
