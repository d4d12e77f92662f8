import { ClientMessage, LIMITS, PROTOCOL } from '@ponts-bornes/protocol';
import { ROUTES } from '@ponts-bornes/protocol/routes';
import type { ErrorCode, ServerMessage } from '@ponts-bornes/protocol';
import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Person } from '../people/sessions.ts';
import type { Reply } from '../tables/game/reply.ts';
import { isAway } from '../store/away.ts';
import type { Listener } from '../tables/audience/audience.ts';
import { HEARTBEAT } from '../tables/room/heartbeat.ts';
import { seatOf } from '../tables/room/table-facts.ts';
import { Failure } from '../failure.ts';
import type { LiveTable } from '../tables/runtime/live-table.ts';
import { playMove } from '../tables/runtime/move.ts';
import { recallFor } from '../tables/runtime/recall.ts';
import type { Recalled } from '../tables/runtime/recall.ts';
import { askerOf, expectOwnOrigin, readAs } from './asker.ts';
import { openCounts } from './counts.ts';
import type { KeyCounts } from './counts.ts';
import { openMessageLimits } from './message-limits.ts';
import type { MessageLimits } from './message-limits.ts';
import { networkOf } from './network.ts';
import type { AppParts } from './parts.ts';
import { MOST_WAITING, answerPings, codeOf, endWhenSilent, leave, pacer, parsed } from './socket-care.ts';

/** Messages buffered until their sender is known. */
const MOST_EARLY = 20;

/** The code of a connection that ended without a close frame. */
const DROPPED = 1006;

/** Codes that the server logs for the operator. */
const OUR_FAULT: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['try-again', 'internal', 'frozen']);

const ROUTE = 'GET /api/tables/:id/socket';

/**
 * One socket to one table.
 *
 * @param byAddress counts sockets, and news streams with them
 */
export const socketRoute = (app: FastifyInstance, parts: AppParts, byAddress: KeyCounts): void => {
  const byPerson = openCounts(LIMITS.socketsPerPerson);
  const count = countSockets(parts);
  const limits = openMessageLimits(parts);

  app.get(ROUTE.slice('GET '.length), { websocket: true }, async (socket, request) => {
    const end = (code: ErrorCode): void => {
      request.log.info({ code }, 'socket refused');
      socket.send(JSON.stringify({ t: 'error', id: null, code } satisfies ServerMessage));
      leave(socket, 1008, code);
    };
    // Rejected sockets are never listened to.
    socket.on('error', () => socket.terminate());
    const network = networkOf(request.ip);
    if (!byAddress.add(network)) return end('too-many');
    socket.on('close', () => byAddress.drop(network));
    // Messages may arrive while the sender is still being looked up.
    const early: string[] = [];
    let hear = (text: string): void => {
      if (early.push(text) > MOST_EARLY) socket.terminate();
    };
    answerPings(socket);
    socket.on('message', (data: Buffer) => {
      // A socket that is closing is ignored, even if the client never answers the close frame.
      if (socket.readyState === socket.OPEN) hear(data.toString('utf8'));
    });
    try {
      expectOwnOrigin(request, parts);
      const { id } = readAs(ROUTES[ROUTE].params, request.params);
      const person = await askerOf(request, parts);
      // Already closed, so no close event would follow.
      if (socket.readyState !== socket.OPEN) return;
      if (person !== null) {
        if (!byPerson.add(person.id)) return end('too-many');
        socket.on('close', () => byPerson.drop(person.id));
        // A person who signs in or out reconnects under their new identity.
        socket.on(
          'close',
          parts.people.sockets.add(person.proof.key, () => leave(socket, 1012)),
        );
        await parts.people.sockets.check(person.proof.key);
        if (socket.readyState !== socket.OPEN) return;
      }
      const { table, release } = await parts.hub.hold(id);
      if (socket.readyState !== socket.OPEN) return release();
      socket.on('close', release);
      endWhenSilent(socket, HEARTBEAT);
      count.add({ socket, table, person, log: request.log });
      const { log } = request;
      hear = conversation({ socket, tcp: request.raw.socket, table, person, network, parts, limits, log, end });
      for (const text of early) hear(text);
    } catch (error) {
      if (!(error instanceof Failure)) request.log.error({ err: error }, 'socket failed');
      // The client may retry: the service should be back.
      if (isAway(error)) leave(socket, 1013);
      else end(codeOf(error));
    }
  });
};

interface SocketCount {
  readonly add: (speakers: Pick<Speakers, 'socket' | 'table' | 'person' | 'log'>) => void;
}

/** Counts sockets as they open and close. */
const countSockets = ({ meters }: AppParts): SocketCount => {
  const open = new Set<() => boolean>();
  const seated = (): number => [...open].filter((isSeated) => isSeated()).length;
  meters.watch('seats', seated);
  meters.watch('watchers', () => open.size - seated());
  return {
    add: ({ socket, table, person, log }) => {
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
  /** The underlying connection. */
  readonly tcp: Socket;
  readonly table: LiveTable;
  readonly person: Person | null;
  readonly network: string;
  readonly parts: AppParts;
  /** Shared by all sockets. */
  readonly limits: MessageLimits;
  readonly log: FastifyBaseLogger;
  readonly end: (code: ErrorCode) => void;
}

/** Handles the messages between a client and a table. */
const conversation = (speakers: Speakers): ((text: string) => void) => {
  const { socket, tcp, table, parts, limits, log } = speakers;
  const sender = { person: speakers.person?.id ?? null, network: speakers.network, table: table.id };
  const cork = corking(tcp);
  const say = (text: string): void => {
    if (socket.bufferedAmount > MOST_WAITING) return socket.terminate();
    cork();
    socket.send(text);
  };
  const put = (message: ServerMessage): void => say(JSON.stringify(message));
  const fail = (code: ErrorCode, id: string | null = null): void => put({ t: 'error', id, code });
  const allowed = pacer(parts.messagesPerWindow);
  const refuse = (): void => {
    fail('too-fast');
    leave(socket, 1008, 'too-fast');
  };

  const answer = (id: string, entered: Reply | Recalled): void => {
    if ('positions' in entered) put({ t: 'recalled', id, viewer: entered.viewer, positions: entered.positions });
    else if (entered.ok) put({ t: 'done', id });
    else if ('refusal' in entered) put({ t: 'refused', id, refusal: entered.refusal });
    else fail(entered.code, id);
    if (!entered.ok && 'code' in entered && OUR_FAULT.has(entered.code)) {
      log.warn({ table: table.id, code: entered.code }, 'socket request failed');
    }
  };

  const listener: Listener = { person: speakers.person, send: say, end: speakers.end };
  const listen = listening(speakers, listener);
  const look = sight(speakers, listener);

  return (text) => {
    // About to exit: the client retries under the same id, elsewhere or later, and gets its answer there.
    if (parts.phase() === 'stopping') return;
    if (!allowed()) return refuse();
    const read = ClientMessage.safeParse(parsed(text));
    if (!read.success) return fail('bad-request');
    const message = read.data;
    if (message.t === 'ping') return put({ t: 'pong' });
    if (message.t === 'looking') return look(message.isLooking);
    if (message.t === 'hello') {
      if (!limits.allows(message, sender)) refuse();
      else if (message.protocol !== PROTOCOL) fail('protocol');
      else {
        look(message.isLooking ?? true);
        listen(message).catch((error: unknown) => fail(codeOf(error)));
      }
      return;
    }
    // The socket stays open: others of the same address or at the same table may be the cause.
    if (table.isCrowded || !limits.allows(message, sender)) return fail('too-fast', message.id);
    const since = performance.now();
    const answered = async (): Promise<void> => {
      const entered = await carryOut(message, speakers);
      if (!entered.ok) limits.giveBack(message, sender);
      answer(message.id, entered);
      measure(message, entered, since, speakers);
    };
    answered().catch((error: unknown) => {
      if (!(error instanceof Failure)) log.error({ table: table.id, err: error }, 'message failed');
      fail(codeOf(error), message.id);
    });
  };
};

/**
 * A page that says goodbye, or that it is hidden now, was alive until then: its person needs no alert of what it showed.
 * Returns what notes whether it is visible.
 */
const sight = ({ socket, table, person, parts, log }: Speakers, listener: Listener): ((isLooking: boolean) => void) => {
  let isVisible = false;
  const saw = (): void => {
    if (person === null || !isVisible) return;
    const noted = parts.alerts.saw(table, person.id);
    noted.catch((error: unknown) => log.error({ table: table.id, err: error }, 'alert not withdrawn'));
  };
  socket.on('close', (code: number) => {
    if (code !== DROPPED) saw();
  });
  return (isLooking) => {
    if (!isLooking) saw();
    isVisible = isLooking;
    table.audience.setLooking(listener, isLooking);
  };
};

/** Subscribes a client to the table from the position it names; a repeated request starts from there again. */
const listening = (
  { socket, table }: Speakers,
  listener: Listener,
): ((from: Extract<ClientMessage, { t: 'hello' }>) => Promise<void>) => {
  let next: Extract<ClientMessage, { t: 'hello' }> | null = null;
  let [isPreparing, stop]: [boolean, (() => void) | null] = [false, null];
  socket.on('close', () => stop?.());
  return async (from) => {
    next = from;
    // Only the latest request counts while one is being prepared.
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

/** Corked: one system call per event-loop turn. */
const corking = (tcp: Socket): (() => void) => {
  let isCorked = false;
  const flush = (): void => {
    isCorked = false;
    tcp.uncork();
  };
  return () => {
    if (isCorked) return;
    isCorked = true;
    tcp.cork();
    process.nextTick(flush);
  };
};

type Asked = Exclude<ClientMessage, { t: 'hello' | 'ping' | 'looking' }>;

const carryOut = async (message: Asked, { table, person, parts }: Speakers): Promise<Reply | Recalled> => {
  // Only known people may chat or play.
  if (person === null) return { ok: false, code: message.t === 'say' ? 'not-signed-in' : 'not-yours' };
  switch (message.t) {
    case 'play':
    case 'back': {
      const by = { person: person.id, request: message.id };
      return playMove(table, { by, seen: message.seen, text: message.t === 'play' ? message.text : null });
    }
    case 'why':
      return table.why(person.id, message.text);
    case 'recall':
      return recallFor(table, person.id, message.line);
    case 'say':
      return 'phrase' in message
        ? table.say(person, message.phrase, null, message.id)
        : table.say(person, null, message.text, message.id);
    case 'pledge':
      await parts.hub.pledge(table.id, person, message.pledge);
      return { ok: true };
    case 'reveal':
      await parts.hub.reveal(table.id, person, message);
      return { ok: true };
    case 'standing':
      await parts.hub.order(table.id, person, message.answer);
      return { ok: true };
  }
};

/** Only moves are timed, from their arrival. */
const measure = ({ t }: Asked, entered: Reply, since: number, { table, parts }: Speakers): void => {
  const { meters } = parts;
  if (t !== 'play' && t !== 'back') return;
  meters.answered(performance.now() - since);
  if (entered.ok) meters.moved(table.row.game, 'person');
  else meters.refused('code' in entered ? entered.code : 'rule');
};
