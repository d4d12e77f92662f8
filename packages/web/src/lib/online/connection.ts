import type { ClientMessage, ErrorCode, ServerMessage } from '@ponts-bornes/protocol';

/** `lost`: not reached for a while. `ended`: it makes no sense to try again. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended';

export interface ConnectionParts {
  readonly open: () => WebSocket;
  /** What is said first over each new socket. */
  readonly hello: () => ClientMessage;
  readonly hear: (message: ServerMessage) => void;
  /** A new socket was answered: what is still unanswered may be asked again. */
  readonly resumed: () => void;
  readonly turned: (state: ConnectionState) => void;
  /** Whether somebody looks: a phone that sleeps is not kept awake. */
  readonly isVisible: () => boolean;
}

/** How long until it is tried again, in milliseconds, one after the other; the last for ever. */
const DELAYS = [200, 1000, 2000, 4000, 8000, 15_000];
/** A gap that is over sooner is not worth a word. */
const SILENT = 1200;
/** After so long a silence it is asked whether anybody is there, and so long an answer is waited for. */
const QUIET = 15_000;
const ANSWER = 5000;
/** What somebody who has just come back waits for. */
const QUICK_ANSWER = 2000;
/** A socket that does not open by then is given up. */
const OPENING = 10_000;

const FINAL: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['protocol', 'not-found']);

/** One conversation with a table over one socket after the other, never two at once. */
export class Connection {
  readonly #parts: ConnectionParts;
  #socket: WebSocket | null = null;
  /** Ends the listening to the present socket. */
  #ears = new AbortController();
  #state: ConnectionState = 'connecting';
  /** Whether the present socket was answered. */
  #isHeard = false;
  #openedAt = 0;
  #failures = 0;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #grace: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#grace = setTimeout(() => this.#turn('lost'), SILENT * 4);
    this.#open();
  }

  /** Says something now; false when nobody would hear it. */
  send(message: ClientMessage): boolean {
    if (this.#socket === null || !this.#isHeard) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Says hello again: one sits elsewhere now. */
  greet(): void {
    if (this.#socket?.readyState === IS_OPEN) this.#socket.send(JSON.stringify(this.#parts.hello()));
  }

  /** Something has changed outside, the network or the page's being seen: looks at once whether it still holds. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#socket === null) this.#open();
    else if (this.#isHeard) this.#ask(QUICK_ANSWER);
    else if (performance.now() > this.#openedAt + QUICK_ANSWER) this.renew();
  }

  /** Begins anew: one is somebody else to the server now. */
  renew(): void {
    if (this.#isClosed) return;
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
    clearTimeout(this.#grace);
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = this.#parts.open();
    this.#socket = socket;
    this.#openedAt = performance.now();
    const { signal } = this.#ears;
    socket.addEventListener('open', () => socket.send(JSON.stringify(this.#parts.hello())), { signal });
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)), { signal });
    socket.addEventListener('close', () => this.#lose(), { signal });
    this.#expect(OPENING);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    const isProblem = message.t === 'error' && message.id === null;
    const isFirst = !isProblem && !this.#isHeard;
    if (isProblem && FINAL.has(message.code)) this.#end();
    if (isFirst) this.#begin();
    this.#listen();
    this.#parts.hear(message);
    if (isFirst) this.#parts.resumed();
  }

  #begin(): void {
    this.#isHeard = true;
    this.#failures = 0;
    clearTimeout(this.#grace);
    this.#grace = undefined;
    this.#turn('open');
  }

  #end(): void {
    this.close();
    this.#turn('ended');
  }

  /** Waits for the next message, and asks for one when there was none for long. */
  #listen(): void {
    clearTimeout(this.#patience);
    if (this.#isClosed) return;
    this.#patience = setTimeout(() => {
      if (this.#parts.isVisible()) this.#ask(ANSWER);
      else this.#listen();
    }, QUIET);
  }

  #ask(patience: number): void {
    this.#socket?.send('{"t":"ping"}');
    this.#expect(patience);
  }

  /** A socket that says nothing by then is dead, whatever it claims. */
  #expect(patience: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lose(), patience);
  }

  #lose(): void {
    this.#drop();
    if (this.#isClosed) return;
    this.#grace ??= setTimeout(() => this.#turn('lost'), SILENT);
    const delay = DELAYS[Math.min(this.#failures, DELAYS.length - 1)]!;
    this.#failures += 1;
    // Not all at once, when it was the server that went away.
    this.#retry = setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    this.#isHeard = false;
    this.#ears.abort();
    this.#ears = new AbortController();
    socket?.close();
  }

  #turn(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#parts.turned(state);
  }
}

/** `WebSocket.OPEN`; not everything that runs this has the class. */
const IS_OPEN = 1;
