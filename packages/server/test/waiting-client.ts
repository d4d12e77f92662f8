import { pledgeTo } from '@ponts-bornes/kernel';
import type { QueueClientMessage, QueueServerMessage, Wish } from '@ponts-bornes/protocol';
import { WebSocket } from 'ws';
import type { Client, Seated } from './client.ts';
import { revealWhenAsked } from './device.ts';

const WISH: Wish = { game: 'skybridge', pace: 'live', players: 2, botsAfter: null };

let attempts = 0;
export const newTicket = (): string => `ticket-${String(++attempts).padStart(12, '0')}`;

/** A browser that waits in quick play. */
export class WaitingClient {
  readonly socket: WebSocket;
  readonly heard: QueueServerMessage[] = [];
  #watchers: (() => void)[] = [];
  isClosed = false;
  closeCode = 0;

  constructor(origin: string, client: Client, wish: Partial<Wish> = {}, ticket = newTicket()) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/api/queue/socket`, {
      headers: { cookie: client.cookie },
    });
    this.socket.on('open', () => this.tell({ t: 'wait', ticket, wish: { ...WISH, ...wish } }));
    this.socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString('utf8')) as QueueServerMessage);
      this.#wake();
    });
    this.socket.on('close', (code: number) => {
      this.isClosed = true;
      this.closeCode = code;
      this.#wake();
    });
    this.socket.on('error', () => this.#wake());
  }

  tell(message: QueueClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The first message of a kind, once it has come. */
  async hear<Kind extends QueueServerMessage['t']>(kind: Kind): Promise<Extract<QueueServerMessage, { t: Kind }>> {
    const isIt = (message: QueueServerMessage): message is Extract<QueueServerMessage, { t: Kind }> =>
      message.t === kind;
    await this.until(() => this.heard.some(isIt) || this.isClosed);
    const found = this.heard.find(isIt);
    if (found === undefined) throw new Error(`closed without “${kind}”: ${JSON.stringify(this.heard)}`);
    return found;
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#watchers.push(resolve));
  }

  /** Closes the tab. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.socket.close();
    // A tab may be closed before it is connected, which the socket reports as an error.
    await this.until(() => this.isClosed);
  }

  #wake(): void {
    for (const watcher of this.#watchers.splice(0)) watcher();
  }
}

/** Takes the seat that a person was given, like the web client, and reveals the device's part when asked. */
export const comeToTable = async (client: Client, waiting: WaitingClient): Promise<Seated> => {
  const { table, seat } = await waiting.hear('seated');
  const part = `the part of ${client.cookie}`.replaceAll(/[^\w-]/g, '').slice(-40);
  await client.call('POST', `/api/tables/${table}/seats/${seat}/take`, { pledge: pledgeTo(part) });
  const seated = await client.sit(table);
  void revealWhenAsked(seated, part).catch(() => {});
  return seated;
};
