import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Turns } from '@ponts-bornes/protocol';
import type { Client } from './client.ts';
import { eventually } from './eventually.ts';

/** A browser's connection to `GET /api/me/news`. */
export class EventStream {
  readonly #request: ClientRequest;
  #text = '';
  status = 0;
  contentType = '';
  isOver = false;

  constructor(origin: string, client: Client) {
    this.#request = request(`${origin}/api/me/news`, { headers: { cookie: client.cookie }, agent: false }, (response) =>
      this.#read(response),
    );
    this.#request.on('error', () => (this.isOver = true));
    this.#request.end();
  }

  /** All states received so far. */
  get turns(): readonly Turns[] {
    return this.#text
      .split('\n\n')
      .filter((event) => event.startsWith('event: turns\n'))
      .map((event) => Turns.parse(JSON.parse(event.slice(event.indexOf('data: ') + 6))));
  }

  get bytes(): string {
    return this.#text;
  }

  async until(holds: (turns: Turns | undefined, stream: this) => boolean): Promise<void> {
    await eventually(() => {
      if (!holds(this.turns.at(-1), this)) throw new Error(`not yet: ${this.#text}`);
    });
  }

  close(): void {
    this.#request.destroy();
  }

  #read(response: IncomingMessage): void {
    this.status = response.statusCode ?? 0;
    this.contentType = response.headers['content-type'] ?? '';
    response.on('data', (chunk: Buffer) => (this.#text += chunk.toString('utf8')));
    response.on('close', () => (this.isOver = true));
    response.on('error', () => (this.isOver = true));
  }
}
