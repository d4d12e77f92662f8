import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { openCounts } from './counts.ts';
import { networkOf } from './network.ts';
import type { Trusts } from './proxies.ts';

/** Limits on connections, and on the time to receive a request, in milliseconds. */
export interface ConnectionLimits {
  /** Total for all addresses; null: derived from the system's limit on open files. */
  readonly total: number | null;
  /** Per address (IPv6: per /64). Connections of trusted proxies carry many people and are not counted. */
  readonly perAddress: number;
  readonly requestTimeout: number;
}

/** Descriptors reserved for the process itself: database, threads, other nodes, and up to 200 alerts being sent. */
const RESERVED_FILES = 384;
/** Assumed when the system reports no limit. */
const DEFAULT_FILES = 10_000;
/** How often connections are checked against their time limits, in milliseconds. */
const CHECK_INTERVAL = 1000;
/**
 * Milliseconds after which a connection without traffic in either direction is closed. Sockets have their own
 * heartbeat.
 */
const IDLE_TIMEOUT = 60_000;
/** Keep-alive timeout. For proxies it must exceed the proxy's own. */
const KEEP_ALIVE = 10_000;
const PROXY_KEEP_ALIVE = 75_000;
/**
 * Unanswered requests per connection. Browsers and proxies send the next one after the answer, but it may arrive before
 * the server knows that the answer has been sent.
 */
const MOST_PIPELINED = 2;

/** A server that limits its connections and drops slow ones. */
export const openHttpServer = (
  listener: RequestListener,
  limits: ConnectionLimits,
  { trusts, hasProxy }: { readonly trusts: Trusts; readonly hasProxy: boolean },
): Server => {
  const server = createServer(
    {
      headersTimeout: Math.min(10_000, limits.requestTimeout),
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: hasProxy ? PROXY_KEEP_ALIVE : KEEP_ALIVE,
      connectionsCheckingInterval: CHECK_INTERVAL,
    },
    withoutPipelines(listener),
  );
  server.timeout = IDLE_TIMEOUT;
  server.maxConnections = limits.total ?? roomForConnections();
  const byAddress = openCounts(limits.perAddress);
  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || trusts(address, 0)) return;
    const network = networkOf(address);
    if (byAddress.add(network)) socket.once('close', () => byAddress.drop(network));
    else socket.destroy();
  });
  // Node no longer watches a connection that asks for an upgrade. A WebSocket lifts this limit once it is open; without
  // it, one that is refused or never answered would stay open forever.
  server.on('upgrade', ({ socket }) => socket.setTimeout(limits.requestTimeout, () => socket.destroy()));
  return server;
};

/** Closes connections that send many requests without waiting for the answers. */
const withoutPipelines = (listener: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const sum = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, sum);
    return sum;
  };
  return (request, response) => {
    const { socket } = request;
    if (count(socket, 1) > MOST_PIPELINED) socket.destroy();
    if (socket.destroyed) return;
    response.once('close', () => count(socket, -1));
    listener(request, response);
  };
};

/** How many connections the available descriptors are enough for, even if each of them is being sent files. */
export const roomForConnections = (files: number = mostFiles()): number =>
  Math.max(16, Math.floor((files - RESERVED_FILES) / (1 + MOST_PIPELINED)));

const mostFiles = (): number => {
  const { report } = process;
  // Otherwise the report would resolve the host names of all peers.
  Reflect.set(report, 'excludeNetwork', true);
  const { userLimits } = report.getReport() as Report;
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : DEFAULT_FILES;
};

/** The part of Node's diagnostic report used here; not every system provides it. */
interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
}
