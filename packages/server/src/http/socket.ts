import { ClientMessage, LIMITS, PROTOCOL, TableId } from '@ponts-bornes/protocol';
import type { ErrorCode, ServerMessage } from '@ponts-bornes/protocol';
import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Person } from '../people/sessions.ts';
import type { Entered } from '../tables/entered.ts';
import { isAway } from '../store/away.ts';
import { seatOf } from '../tables/facts.ts';
import { Failure } from '../tables/failure.ts';
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

/** Codes of which whoever runs the server wants to know. */
const OUR_FAULT: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['try-again', 'internal', 'frozen']);

const Path = z.object({ id: TableId });

/** One socket to one table. */
export const socketRoute = (app: FastifyInstance, parts: AppParts): void => {
  const byAddress = openCount(parts.socketsPerAddress);
  const byPerson = openCount(LIMITS.socketsPerPerson);
  const life = openLife(parts);

  app.get('/api/tables/:id/socket', { websocket: true }, async (socket, request) => {
    const end = (code: ErrorCode): void => {
      request.log.info({ code }, 'socket refused');
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
      life.begin({ socket, table, person, log: request.log });
      hear = conversation({ socket, tcp: request.raw.socket, table, person, parts, log: request.log, end });
      for (const text of early) hear(text);
    } catch (error) {
      if (!(error instanceof Failure)) request.log.error({ err: error }, 'socket failed');
      // Whoever comes back finds it there again.
      if (isAway(error)) socket.close(1013);
      else end(codeOf(error));
    }
  });
};

interface Life {
  readonly begin: (speakers: Pick<Speakers, 'socket' | 'table' | 'person' | 'log'>) => void;
}

/** Sockets as they come and go, for whoever runs the server. */
const openLife = ({ meters }: AppParts): Life => {
  const open = new Set<() => boolean>();
  const seated = (): number => [...open].filter((isSeated) => isSeated()).length;
  meters.watch('seats', seated);
  meters.watch('watchers', () => open.size - seated());
  return {
    begin: ({ socket, table, person, log }) => {
      const isSeated = (): boolean => seatOf(table.seats, person?.id ?? null) !== null;
      const since = performance.now();
      open.add(isSeated);
      log.info({ table: table.id }, 'socket opened');
      socket.on('close', (code: number) => {
        open.delete(isSeated);
        log.info({ table: table.id, code, duration: Math.round(performance.now() - since) }, 'socket closed');
      });
    },
  };
};

interface Speakers {
  readonly socket: WebSocket;
  /** What it goes over. */
  readonly tcp: Socket;
  readonly table: LiveTable;
  readonly person: Person | null;
  readonly parts: AppParts;
  readonly log: FastifyBaseLogger;
  readonly end: (code: ErrorCode) => void;
}

/** What is said between a client and a table. */
const conversation = (speakers: Speakers): ((text: string) => void) => {
  const { socket, tcp, table, parts, log } = speakers;
  const gather = gathering(tcp);
  const say = (text: string): void => {
    gather();
    socket.send(text);
  };
  const put = (message: ServerMessage): void => say(JSON.stringify(message));
  const fail = (code: ErrorCode, id: string | null = null): void => put({ t: 'error', id, code });
  const allowed = pacer(parts.messagesPerWindow);

  const send = (message: string): void => {
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
    else say(message);
  };
  const answer = (id: string, entered: Entered): void => {
    if (entered.ok) put({ t: 'done', id });
    else if ('refusal' in entered) put({ t: 'refused', id, refusal: entered.refusal });
    else fail(entered.code, id);
    if (!entered.ok && 'code' in entered && OUR_FAULT.has(entered.code)) {
      log.warn({ table: table.id, code: entered.code }, 'not done');
    }
  };

  const listen = listening(speakers, send);

  return (text) => {
    // It is about to be gone: who asks again, elsewhere or later, under the same name, is answered there.
    if (parts.phase() === 'stopping') return;
    if (!allowed()) {
      fail('too-fast');
      socket.close(1008, 'too-fast');
      return;
    }
    const read = ClientMessage.safeParse(parsed(text));
    if (!read.success) return fail('bad-request');
    const message = read.data;
    if (message.t === 'hello') {
      if (message.protocol !== PROTOCOL) fail('protocol');
      else listen(message).catch((error: unknown) => fail(codeOf(error)));
      return;
    }
    if (message.t === 'ping') return put({ t: 'pong' });
    const since = performance.now();
    const answered = async (): Promise<void> => {
      const entered = await heed(message, speakers);
      answer(message.id, entered);
      measure(message, entered, since, speakers);
    };
    answered().catch((error: unknown) => {
      if (!(error instanceof Failure)) log.error({ table: table.id, err: error }, 'message failed');
      fail(codeOf(error), message.id);
    });
  };
};

/** Has a client listen to the table from where it says that it was; said again, from there. */
const listening = (
  { socket, table, person, end }: Speakers,
  send: (message: string) => void,
): ((from: Extract<ClientMessage, { t: 'hello' }>) => Promise<void>) => {
  const listener = { person, send, end };
  let next: Extract<ClientMessage, { t: 'hello' }> | null = null;
  let [isPreparing, stop]: [boolean, (() => void) | null] = [false, null];
  socket.on('close', () => stop?.());
  return async (from) => {
    next = from;
    // Of what comes while it is prepared the last counts.
    if (isPreparing) return;
    if (!table.audience.isReadyFor(listener)) {
      isPreparing = true;
      await table.prepare(listener).finally(() => (isPreparing = false));
    }
    stop?.();
    stop = null;
    if (socket.readyState === socket.OPEN) stop = table.listen(listener, next.lines, next.said);
  };
};

/** What is said in one turn of the loop leaves in one write: each is a call into the system, which is dear. */
const gathering = (tcp: Socket): (() => void) => {
  let isGathering = false;
  const leave = (): void => {
    isGathering = false;
    tcp.uncork();
  };
  return () => {
    if (isGathering) return;
    isGathering = true;
    tcp.cork();
    process.nextTick(leave);
  };
};

const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof Failure) return error.code;
  return isAway(error) ? 'try-again' : 'internal';
};

type Asked = Exclude<ClientMessage, { t: 'hello' | 'ping' }>;

const heed = async (message: Asked, { table, person, parts }: Speakers): Promise<Entered> => {
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
      await parts.hub.order(table.id, person, message.answer);
      return { ok: true };
  }
};

/** Moves alone are measured, from their coming in. */
const measure = ({ t }: Asked, entered: Entered, since: number, { table, parts }: Speakers): void => {
  const { meters } = parts;
  if (t !== 'play' && t !== 'back') return;
  meters.answered(performance.now() - since);
  if (entered.ok) meters.moved(table.row.game, 'person');
  else meters.refused('code' in entered ? entered.code : 'rule');
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
