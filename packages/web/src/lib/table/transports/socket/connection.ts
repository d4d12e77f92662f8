import { WholePositions } from '@ponts-bornes/protocol';
import type { ErrorCode, ServerMessage } from '@ponts-bornes/protocol';
import type { Listener, Transport } from '../transport.ts';
import type { LocalClientMessage } from '../worker/messages.ts';

/** `lost`: unreachable for a while. `ended`: retrying is pointless. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended';

export interface ConnectionParts extends Listener {
  readonly open: () => WebSocket;
  readonly turned: (state: ConnectionState) => void;
  /** Whether the page is visible; a sleeping phone is not kept awake. */
  readonly isVisible: () => boolean;
}

/** Retry delays in milliseconds; the last one repeats. */
const DELAYS = [200, 1000, 2000, 4000, 8000, 15_000];
/** Shorter gaps, in milliseconds, are not reported. */
const SILENT = 1200;
/** After this much silence, in milliseconds, ping the server and wait this long for an answer. */
const QUIET = 15_000;
const ANSWER = 5000;
/** Time to wait for an answer when the person returns. */
const QUICK_ANSWER = 2000;
/** A socket that hasn't opened by then is given up. */
const OPENING = 10_000;

const FINAL: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['protocol', 'not-found']);

/** One conversation with a table over successive sockets, never two at once. */
export class Connection implements Transport {
  readonly #parts: ConnectionParts;
  #socket: WebSocket | null = null;
  /** The position that changes on the current socket are relative to. */
  #positions = new WholePositions();
  /** Stops listening to the current socket. */
  #listening = new AbortController();
  #state: ConnectionState = 'connecting';
  /** Whether the current socket has been answered. */
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

  send(message: LocalClientMessage): void {
    if (this.#isHeard) this.#socket?.send(JSON.stringify(message));
  }

  /** Sends hello again after a change of seat. */
  greet(): void {
    if (this.#socket?.readyState === IS_OPEN) this.#hello(this.#socket);
  }

  /** Call this when the network or the page's visibility changes: checks the connection at once. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#socket === null) this.#open();
    else if (this.#isHeard) this.#ask(QUICK_ANSWER);
    else if (performance.now() > this.#openedAt + QUICK_ANSWER) this.renew();
  }

  /** Reconnects after a change of identity. */
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
    this.#positions = new WholePositions();
    this.#openedAt = performance.now();
    const { signal } = this.#listening;
    socket.addEventListener('open', () => this.#hello(socket), { signal });
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)), { signal });
    socket.addEventListener('close', () => this.#lose(), { signal });
    this.#expect(OPENING);
  }

  #hello(socket: WebSocket): void {
    socket.send(JSON.stringify({ ...this.#parts.hello(), changes: true }));
  }

  #hear(text: string): void {
    const message = this.#positions.hear(JSON.parse(text) as ServerMessage);
    if (message === null) return this.greet();
    const isProblem = message.t === 'error' && message.id === null;
    const isFirst = !isProblem && !this.#isHeard;
    if (isProblem && FINAL.has(message.code)) this.#end();
    if (isFirst) this.#begin();
    this.#listen();
    this.#parts.hear([message]);
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

  /** Waits for the next message, and pings after a long silence. */
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

  /** A socket that stays silent this long is dead, whatever its state. */
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
    // Jitter, so that clients don't all reconnect at once after a server restart.
    this.#retry = setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    this.#isHeard = false;
    this.#listening.abort();
    this.#listening = new AbortController();
    socket?.close();
  }

  #turn(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#parts.turned(state);
  }
}

/** `WebSocket.OPEN`; not every environment that runs this has the class. */
const IS_OPEN = 1;
