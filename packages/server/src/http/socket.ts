import { ClientMessage, LIMITS, PROTOCOL, TableId } from '@ponts-bornes/protocol';
import type { ErrorCode, ServerMessage } from '@ponts-bornes/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Person } from '../people/sessions.ts';
import type { Entered } from '../tables/entered.ts';
import { isAway } from '../store/away.ts';
import { Failure } from '../tables/failure.ts';
import type { Hub } from '../tables/hub.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { askerOf, expectOwnOrigin, readAs } from './asker.ts';
import type { AppParts } from './parts.ts';

/** In which messages are counted, in milliseconds. */
const WINDOW = 10_000;
/** Bytes that wait for a slow reader before it is let go: it comes back and is told all it missed. */
const MOST_WAITING = 1_000_000;
/** Messages that wait until it is known who says them. */
const MOST_EARLY = 20;
/** How often it is asked whether the other side is still there, in milliseconds. */
const HEARTBEAT = 30_000;

const Path = z.object({ id: TableId });

/** One socket to one table. */
export const socketRoute = (app: FastifyInstance, parts: AppParts): void => {
  const byAddress = openCount(LIMITS.socketsPerAddress);
  const byPerson = openCount(LIMITS.socketsPerPerson);

  app.get('/api/tables/:id/socket', { websocket: true }, async (socket, request) => {
    const end = (code: ErrorCode): void => {
      socket.send(JSON.stringify({ t: 'error', id: null, code } satisfies ServerMessage));
      socket.close(1008, code);
    };
    // Whoever has no place is not heard either.
    socket.on('error', () => socket.terminate());
    if (!byAddress.add(request.ip)) return end('too-many');
    socket.on('close', () => byAddress.drop(request.ip));
    // Messages may come while it is still looked up who this is.
    const early: string[] = [];
    let hear = (text: string): void => {
      if (early.push(text) > MOST_EARLY) socket.terminate();
    };
    socket.on('message', (data: Buffer) => hear(data.toString('utf8')));
    try {
      expectOwnOrigin(request, parts);
      const { id } = readAs(Path, request.params);
      const person = await askerOf(request, parts);
      // Gone already: nobody would tell when it closes.
      if (socket.readyState !== socket.OPEN) return;
      if (person !== null) {
        if (!byPerson.add(person.id)) return end('too-many');
        socket.on('close', () => byPerson.drop(person.id));
        // Whoever signs in or out comes back as who they are then.
        socket.on(
          'close',
          parts.people.doors.enter(person.proof.key, () => socket.close(1012)),
        );
      }
      const { table, release } = await parts.hub.hold(id);
      if (socket.readyState !== socket.OPEN) return release();
      socket.on('close', release);
      watchOver(socket);
      hear = conversation({ socket, table, person, hub: parts.hub, most: parts.messagesPerWindow, end });
      for (const text of early) hear(text);
    } catch (error) {
      // Whoever comes back finds it there again.
      if (isAway(error)) socket.close(1013);
      else end(codeOf(error));
    }
  });
};

interface Speakers {
  readonly socket: WebSocket;
  readonly table: LiveTable;
  readonly person: Person | null;
  readonly hub: Hub;
  readonly most: number;
  readonly end: (code: ErrorCode) => void;
}

/** What is said between a client and a table. */
const conversation = ({ socket, table, person, hub, most, end }: Speakers): ((text: string) => void) => {
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

  const greet = ({ protocol, lines, said }: Extract<ClientMessage, { t: 'hello' }>): void => {
    if (protocol !== PROTOCOL) return fail('protocol');
    stop?.();
    stop = table.listen({ person, send, end }, lines, said);
  };

  const heed = async (message: Exclude<ClientMessage, { t: 'hello' | 'ping' }>): Promise<Entered> => {
    // Only those who are known say or play anything.
    if (person === null) return { ok: false, code: message.t === 'say' ? 'not-signed-in' : 'not-yours' };
    switch (message.t) {
      case 'play':
        return table.play(person.id, message.seen, message.text, message.id);
      case 'back':
        return table.back(person.id, message.seen, message.id);
      case 'why':
        return table.why(person.id, message.text);
      case 'say':
        return 'phrase' in message
          ? table.say(person, message.phrase, null, message.id)
          : table.say(person, null, message.text, message.id);
      case 'standing':
        await hub.order(table.id, person, message.answer);
        return { ok: true };
    }
  };

  return (text) => {
    if (!allowed()) {
      fail('too-fast');
      socket.close(1008, 'too-fast');
      return;
    }
    const read = ClientMessage.safeParse(parsed(text));
    if (!read.success) return fail('bad-request');
    const message = read.data;
    if (message.t === 'hello') return greet(message);
    if (message.t === 'ping') return put({ t: 'pong' });
    heed(message).then(
      (entered) => answer(message.id, entered),
      (error: unknown) => fail(codeOf(error), message.id),
    );
  };
};

const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof Failure) return error.code;
  return isAway(error) ? 'try-again' : 'internal';
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

/** Counts, and says whether there is room for one more. */
const openCount = (most: number): { readonly add: (key: string) => boolean; readonly drop: (key: string) => void } => {
  const counts = new Map<string, number>();
  return {
    add: (key) => {
      const count = (counts.get(key) ?? 0) + 1;
      if (count > most) return false;
      counts.set(key, count);
      return true;
    },
    drop: (key) => {
      const count = (counts.get(key) ?? 1) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
};

/** A telephone that fell asleep does not say goodbye: who does not answer is gone. */
const watchOver = (socket: WebSocket): void => {
  let isThere = true;
  socket.on('pong', () => (isThere = true));
  const beat = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, HEARTBEAT).unref();
  socket.on('close', () => clearInterval(beat));
};
