import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer } from '../src/index.ts';
import type { Server, ServerSettings } from '../src/index.ts';
import { Client } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'pb-server-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A server with a folder and a clock of its own, which may stop and start again. */
export class House {
  readonly data = mkdtempSync(join(folder, 'data-'));
  /** What was reported of tables. */
  readonly reports: string[] = [];
  /** What time it is: it goes on only when told to. */
  time = Date.UTC(2026, 0, 5, 12);
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
      messagesPerWindow: 100_000,
      cookieSecret: 'a secret of the tests, long enough',
      botPause: 0,
      now: () => this.time,
      report: (_, error) => this.reports.push(String(error)),
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

  /** So many milliseconds pass, and whatever is due is seen to. */
  async pass(millis: number): Promise<void> {
    this.time += millis;
    await this.hub.sweep();
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
