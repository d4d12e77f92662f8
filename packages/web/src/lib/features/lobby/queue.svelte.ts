import type { QueueClientMessage, QueueCount, QueueServerMessage, Wish } from '@ponts-bornes/protocol';
import { Problem } from '../../api/call.ts';
import type { ProblemCode } from '../../api/call.ts';
import { api } from '../../api/table-calls.ts';
import { randomHex } from '../../storage/random.ts';

/** Pauses before further attempts to connect, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000, 8000];
/** How often the connection is checked, in milliseconds; an answer must come before the next check. */
const CHECK = 5000;

/** What has become of the wait. `lost`: not in the queue until the connection is back. */
export type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'joining' | 'waiting' | 'lost'; readonly wish: Wish; readonly since: number }
  | { readonly kind: 'seated'; readonly table: string }
  | { readonly kind: 'left' | 'elsewhere' }
  | { readonly kind: 'failed'; readonly code: ProblemCode };

let phase = $state.raw<Phase>({ kind: 'idle' });
let counts = $state.raw<readonly QueueCount[]>([]);

/** One attempt to find players, over as many connections as it takes. */
interface Attempt {
  readonly wish: Wish;
  readonly ticket: string;
  failures: number;
  socket: WebSocket | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}
let attempt: Attempt | null = null;
let isWatched = false;

/** This tab's place in the queue of quick play. It lasts across the pages of the site, and ends with the tab. */
export const queue = {
  get phase(): Phase {
    return phase;
  },
  /** How many people wait, as of the last message. */
  get counts(): readonly QueueCount[] {
    return counts;
  },
  get isWaiting(): boolean {
    return phase.kind === 'joining' || phase.kind === 'waiting' || phase.kind === 'lost';
  },
  wait(wish: Wish): void {
    end();
    attempt = { wish, ticket: randomHex(16), failures: 0, socket: null, timer: undefined };
    phase = { kind: 'joining', wish, since: Date.now() };
    connect(attempt);
    watchConnection();
  },
  leave(): void {
    end();
    phase = { kind: 'left' };
  },
  /** The person has reached their table, or read why the search ended. */
  settle(): void {
    if (attempt === null) phase = { kind: 'idle' };
  },
};

const end = (): void => {
  if (attempt === null) return;
  clearTimeout(attempt.timer);
  attempt.socket?.close();
  attempt = null;
};

const connect = (own: Attempt): void => {
  if (own !== attempt) return;
  clearTimeout(own.timer);
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/queue/socket`);
  own.socket = socket;
  let isAnswered = true;
  const check = setInterval(() => {
    if (!isAnswered) {
      socket.close();
      lose(own, socket);
    } else if (socket.readyState === WebSocket.OPEN) {
      isAnswered = false;
      tell({ t: 'ping' });
    }
  }, CHECK);
  const tell = (message: QueueClientMessage): void => socket.send(JSON.stringify(message));
  socket.addEventListener('open', () => tell({ t: 'wait', ticket: own.ticket, wish: own.wish }));
  socket.addEventListener('message', ({ data }) => {
    isAnswered = true;
    if (own === attempt && own.socket === socket) hear(own, JSON.parse(String(data)) as QueueServerMessage);
  });
  socket.addEventListener('close', () => {
    clearInterval(check);
    lose(own, socket);
  });
};

/** Tries again unless another connection or attempt has taken over. */
const lose = (own: Attempt, socket: WebSocket): void => {
  if (own !== attempt || own.socket !== socket) return;
  own.socket = null;
  if (phase.kind === 'waiting' || phase.kind === 'joining') phase = { ...phase, kind: 'lost' };
  own.timer = setTimeout(() => connect(own), PAUSES[Math.min(own.failures++, PAUSES.length - 1)]);
};

const hear = (own: Attempt, message: QueueServerMessage): void => {
  switch (message.t) {
    case 'waiting':
      own.failures = 0;
      ({ counts } = message);
      phase = { kind: 'waiting', wish: own.wish, since: Date.now() - message.waited };
      break;
    case 'seated':
      end();
      void sit(message.table, message.seat);
      break;
    case 'elsewhere':
      end();
      phase = { kind: 'elsewhere' };
      break;
    case 'error':
      end();
      phase = { kind: 'failed', code: message.code };
      break;
    case 'pong':
  }
};

/** Takes the seat with this device's pledge. If that fails, the table itself says why. */
const sit = async (table: string, seat: number): Promise<void> => {
  await api.take(table, seat).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
  phase = { kind: 'seated', table };
};

/** Follows the network and the page: a page in the back-forward cache must not wait. */
const watchConnection = (): void => {
  if (isWatched) return;
  isWatched = true;
  const reconnect = (): void => {
    if (attempt !== null && attempt.socket === null) connect(attempt);
  };
  addEventListener('online', reconnect);
  addEventListener('offline', () => attempt?.socket?.close());
  addEventListener('pagehide', () => attempt?.socket?.close());
  addEventListener('pageshow', reconnect);
};
