import { once } from 'node:events';
import type {
  ClientMessage,
  ClockMessage,
  NewTable,
  Said,
  ServerMessage,
  ShownMessage,
  TableEvent,
  TableFacts,
  You,
} from '@ponts-bornes/protocol';
import { PROTOCOL } from '@ponts-bornes/protocol';
import { WebSocket } from 'ws';
import { expectDeclared } from './declared.ts';

type Sent = ClientMessage extends infer Any ? (Any extends { id: string } ? Omit<Any, 'id'> : never) : never;
type Answer = Extract<ServerMessage, { t: 'done' | 'refused' | 'recalled' | 'error' }>;

/** A person with a browser: cookies, requests, sockets. */
export class Client {
  #origin: string;
  readonly #cookies = new Map<string, string>();
  /** Sent with every request. */
  readonly headers: Record<string, string> = {};

  constructor(origin: string) {
    this.#origin = origin;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The same person, after the server has moved. */
  at(origin: string): this {
    this.#origin = origin;
    return this;
  }

  /** The same person at another server. */
  copyAt(origin: string): Client {
    const copy = new Client(origin);
    for (const [name, value] of this.#cookies) copy.#cookies.set(name, value);
    Object.assign(copy.headers, this.headers);
    return copy;
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    const { status } = response;
    const isJson = text.startsWith('{');
    const told = isJson ? (JSON.parse(text) as Record<string, unknown>) : { text };
    expectDeclared(method, path, { status, body: isJson ? told : text });
    return { status, body: told };
  }

  async call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async create(table: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>): Promise<string> {
    const { id } = await this.call('POST', '/api/tables', {
      options: {},
      pace: { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 1 },
      atZero: 'move',
      visibility: 'private',
      ...table,
    });
    return id as string;
  }

  /** The outcome of a request: its error code, or `ok`. */
  async outcome(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await this.ask(method, path, body);
    return answer.status < 300 ? 'ok' : String(answer.body['code']);
  }

  /** Connects to a table and waits until it is shown. */
  async sit(table: string, lines = 0, said = 0): Promise<Seated> {
    const seated = await this.join(table, lines, said);
    await seated.until(({ facts }) => facts !== null);
    return seated;
  }

  /** The same in a tab that nobody looks at. */
  async sitHidden(table: string): Promise<Seated> {
    const seated = await this.#connect(table);
    seated.tell({ t: 'hello', protocol: PROTOCOL, lines: 0, said: 0, isLooking: false });
    await seated.until(({ facts }) => facts !== null);
    return seated;
  }

  async join(table: string, lines = 0, said = 0): Promise<Seated> {
    const seated = await this.#connect(table);
    seated.tell({ t: 'hello', protocol: PROTOCOL, lines, said });
    return seated;
  }

  async #connect(table: string): Promise<Seated> {
    const socket = new WebSocket(`${this.#origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...this.headers },
    });
    const seated = new Seated(socket);
    await once(socket, 'open');
    return seated;
  }
}

let requests = 0;

/** A socket at a table, and everything received over it. */
export class Seated {
  readonly heard: string[] = [];
  facts: TableFacts | null = null;
  you: You | null = null;
  clock: ClockMessage | null = null;
  said: Said[] = [];
  events: readonly TableEvent[] = [];
  /** A connection error. */
  error: string | null = null;
  shown: ShownMessage | null = null;
  record: string | null = null;
  readonly socket: WebSocket;
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #watchers: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')));
  }

  tell(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  async say(message: Sent, id = `r${++requests}`): Promise<Answer> {
    const answered = new Promise<Answer>((resolve) => this.#answers.set(id, resolve));
    this.tell({ ...message, id } as ClientMessage);
    return answered;
  }

  play(text: string, id?: string): Promise<Answer> {
    return this.say({ t: 'play', seen: this.shown!.seen, text }, id);
  }

  /** Waits until a condition on the received messages holds, if only until the next message. */
  until(holds: (seated: this) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        try {
          if (holds(this)) resolve();
          else this.#watchers.push(look);
        } catch (error) {
          reject(error as Error);
        }
      };
      look();
    });
  }

  close(): void {
    this.socket.terminate();
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'shown') this.shown = message;
    else if (message.t === 'table') [this.facts, this.you] = [message.facts, message.you];
    else if (message.t === 'clock') this.clock = message;
    else if (message.t === 'said') this.said = [...this.said.slice(0, message.from), ...message.said];
    else if (message.t === 'events') this.events = message.events;
    else if (message.t === 'error' && message.id === null) this.error = message.code;
    else if (message.t === 'over') this.record = message.record;
    else if ('id' in message && message.id !== null) this.#answers.get(message.id)?.(message);
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const watcher of watchers) watcher();
  }
}
