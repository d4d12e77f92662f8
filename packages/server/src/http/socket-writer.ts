import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';

/** Bytes buffered for a slow reader before it is disconnected; it reconnects and catches up. */
export const MOST_WAITING = 1_000_000;

/** The sockets that have something to write at the end of this turn of the event loop. */
let full: SocketWriter[] = [];

const writeAll = (): void => {
  const writers = full;
  full = [];
  for (const writer of writers) writer.flush();
};

/**
 * The messages to one client. What is sent during one turn of the event loop leaves in one system call: with many
 * tables, system calls cost more than anything else. `ws` would make two chunks of every message and write each call's
 * separately, so the frames are built here. `ws` still reads, answers pings and closes.
 */
export class SocketWriter {
  readonly #socket: WebSocket;
  readonly #tcp: Socket;
  #frames = '';

  /** @param tcp the connection underneath the socket */
  constructor(socket: WebSocket, tcp: Socket) {
    this.#socket = socket;
    this.#tcp = tcp;
  }

  send(text: string): void {
    if (this.#frames === '') {
      if (full.length === 0) process.nextTick(writeAll);
      full.push(this);
    }
    this.#frames += frameOf(text);
  }

  /** Writes now what was sent, before the socket is closed. */
  flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames === '' || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#tcp.writableLength > MOST_WAITING) this.#socket.terminate();
    else this.#tcp.write(frames, 'latin1');
  }
}

/** All spectators get the same text: the last frame is built once. */
let last = { text: '', frame: '\u0081\0' };

/** A text message as one unmasked, uncompressed WebSocket frame (RFC 6455, 5.2), one character per byte. */
const frameOf = (text: string): string => {
  if (text !== last.text) last = { text, frame: framed(text) };
  return last.frame;
};

const framed = (text: string): string => {
  const isAscii = Buffer.byteLength(text) === text.length;
  const bytes = isAscii ? text : Buffer.from(text).toString('latin1');
  return header(bytes.length) + bytes;
};

/** A final text frame: the length in 7, 16 or 64 bits. */
const header = (length: number): string => {
  if (length < 126) return String.fromCharCode(0x81, length);
  if (length < 0x1_0000) return String.fromCharCode(0x81, 126, length >> 8, length & 0xff);
  const [high, low] = [Math.floor(length / 2 ** 32), length >>> 0];
  return String.fromCharCode(0x81, 127, ...bytesOf(high), ...bytesOf(low));
};

const bytesOf = (word: number): readonly number[] => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff);
