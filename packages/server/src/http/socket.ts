import { ClientMessage, LIMITS, PROTOCOL, TableId } from '@ponts-bornes/protocol';
import type { ErrorCode, ServerMessage } from '@ponts-bornes/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Failure } from '../tables/failure.ts';
import type { Entered, LiveTable } from '../tables/live-table.ts';
import { askerOf, expectOwnOrigin, readAs } from './asker.ts';
import type { AppParts } from './app.ts';

/** In which messages are counted, in milliseconds. */
const WINDOW = 10_000;
/** Bytes that wait for a slow reader before it is let go: it comes back and is told all it missed. */
const MOST_WAITING = 1_000_000;

const Path = z.object({ id: TableId });

/** One socket to one table. */
export const socketRoute = (app: FastifyInstance, parts: AppParts): void => {
  const byAddress = new Map<string, number>();

  app.get('/api/tables/:id/socket', { websocket: true }, async (socket, request) => {
    // Messages may come while it is still looked up who this is.
    const early: string[] = [];
    let hear = (text: string): void => void (early.length < parts.messagesPerWindow && early.push(text));
    const end = (code: ErrorCode): void => {
      // Nothing is kept of what still comes until the other side has closed too.
      hear = () => {};
      socket.send(JSON.stringify({ t: 'error', id: null, code } satisfies ServerMessage));
      socket.close(1008, code);
    };
    const address = request.ip;
    const open = byAddress.get(address) ?? 0;
    if (open >= LIMITS.socketsPerAddress) return end('too-many');
    byAddress.set(address, open + 1);
    socket.on('close', () => {
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    socket.on('message', (data: Buffer) => hear(data.toString('utf8')));
    try {
      expectOwnOrigin(request, parts);
      const table = await parts.hub.find(readAs(Path, request.params).id);
      const person = (await askerOf(request, parts))?.id ?? null;
      hear = conversation(socket, table, person, parts.messagesPerWindow);
      for (const text of early) hear(text);
    } catch (error) {
      end(error instanceof Failure ? error.code : 'internal');
    }
  });
};

/** What is said between a client and a table. */
const conversation = (
  socket: WebSocket,
  table: LiveTable,
  person: string | null,
  most: number,
): ((text: string) => void) => {
  const put = (message: ServerMessage): void => socket.send(JSON.stringify(message));
  const fail = (code: ErrorCode, id: string | null = null): void => put({ t: 'error', id, code });
  const allowed = pacer(most);
  let stop: (() => void) | null = null;
  socket.on('close', () => stop?.());

  const send = (message: string): void => {
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
    else socket.send(message);
  };
  const answer = (id: string, entered: Entered): void => {
    if (entered.ok) put({ t: 'done', id });
    else if ('refusal' in entered) put({ t: 'refused', id, refusal: entered.refusal });
    else fail(entered.code, id);
  };

  const heed = async (message: ClientMessage): Promise<void> => {
    const seat = table.seatOf(person);
    if (message.t === 'hello') {
      if (message.protocol !== PROTOCOL) return fail('protocol');
      stop?.();
      stop = table.listen({ person, send }, message.lines);
      return;
    }
    if (message.t === 'ping') return put({ t: 'pong' });
    if (message.t === 'say' || message.t === 'standing') return fail('bad-request', message.id);
    if (seat === null) return fail('not-yours', message.id);
    if (table.botAt(seat) !== null) return fail('not-yours', message.id);
    if (message.t === 'play') answer(message.id, await table.play(seat, message.seen, message.text, message.id));
    else if (message.t === 'back') answer(message.id, await table.back(seat, message.seen, message.id));
    else {
      const refusal =
        table.row.status === 'playing' ? table.course.check({ kind: 'move', seat, text: message.text }) : null;
      if (refusal === null) put({ t: 'done', id: message.id });
      else put({ t: 'refused', id: message.id, refusal });
    }
  };

  let isOver = false;
  return (text) => {
    if (isOver) return;
    if (!allowed()) {
      isOver = true;
      fail('too-fast');
      socket.close(1008, 'too-fast');
      return;
    }
    const read = ClientMessage.safeParse(parsed(text));
    if (!read.success) return fail('bad-request');
    heed(read.data).catch(() => fail('internal'));
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Says whether another message may come now. */
const pacer = (most: number): (() => boolean) => {
  let [since, count] = [Date.now(), 0];
  return () => {
    const at = Date.now();
    if (at - since > WINDOW) [since, count] = [at, 0];
    return ++count <= most;
  };
};
