import type { ErrorCode } from '@ponts-bornes/protocol';
import type { WebSocket } from '@fastify/websocket';
import { Failure } from '../failure.ts';
import { isAway } from '../store/away.ts';
import { WINDOW } from './counts.ts';

/** Bytes buffered for a slow reader before it is disconnected; it reconnects and catches up. */
export const MOST_WAITING = 1_000_000;
/** Pings and pongs per window; a client needs one or two. */
const MOST_CONTROLS = 20;
/** How long a client may take to answer a close frame, in milliseconds. */
const GOODBYE = 2000;

export const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof Failure) return error.code;
  return isAway(error) ? 'try-again' : 'internal';
};

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Rate limiter: whether another message is allowed now. */
export const pacer = (most: number): (() => boolean) => {
  let [since, count] = [Date.now(), 0];
  return () => {
    const at = Date.now();
    if (at - since > WINDOW) [since, count] = [at, 0];
    return ++count <= most;
  };
};

/** Closes a socket, and terminates it if the client does not complete the handshake soon. */
export const leave = (socket: WebSocket, code: number, reason = ''): void => {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), GOODBYE).unref();
};

/** Limits control frames too: for a client that never reads, the pongs would pile up in memory. */
export const answerPings = (socket: WebSocket): void => {
  const allowed = pacer(MOST_CONTROLS);
  socket.on('ping', (data: Buffer) => {
    if (!allowed() || socket.bufferedAmount > MOST_WAITING) socket.terminate();
    else socket.pong(data);
  });
  socket.on('pong', () => {
    if (!allowed()) socket.terminate();
  });
};

/** A phone that falls asleep sends no close frame: terminate sockets that stop answering. */
export const endWhenSilent = (socket: WebSocket, interval: number): void => {
  let isThere = true;
  socket.on('pong', () => (isThere = true));
  const beat = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, interval).unref();
  socket.on('close', () => clearInterval(beat));
};
