import { LIMITS, QueueClientMessage } from '@ponts-bornes/protocol';
import type { ErrorCode, QueueServerMessage } from '@ponts-bornes/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { Asker } from '../people/sessions.ts';
import { isAway } from '../store/away.ts';
import { expectOwnOrigin, knownAsker } from './asker.ts';
import { openCounts } from './counts.ts';
import type { KeyCounts } from './counts.ts';
import { networkOf } from './network.ts';
import type { AppParts } from './parts.ts';
import { MOST_WAITING, answerPings, codeOf, endWhenSilent, leave, pacer, parsed } from './socket-care.ts';

const PATH = '/api/queue/socket';
/** Interval of pings, in milliseconds: short, so that nobody is seated with a person who has gone. */
const HEARTBEAT = 4000;
/** Messages per window; a client needs a few. */
const MOST_MESSAGES = 20;

/** The socket of quick play: its person waits until it closes. */
export const queueRoute = (app: FastifyInstance, parts: AppParts, byAddress: KeyCounts): void => {
  const byPerson = openCounts(LIMITS.socketsPerPerson);

  app.get(PATH, { websocket: true }, async (socket, request) => {
    const say = (message: QueueServerMessage): void => {
      // A client that never reads can still send pongs, and would otherwise stay.
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
      else socket.send(JSON.stringify(message));
    };
    const end = (code: ErrorCode): void => {
      say({ t: 'error', code });
      leave(socket, 1008, code);
    };
    socket.on('error', () => socket.terminate());
    const network = networkOf(request.ip);
    if (!byAddress.add(network)) return end('too-many');
    socket.on('close', () => byAddress.drop(network));
    answerPings(socket);
    const fail = (error: unknown): void => {
      if (socket.readyState !== socket.OPEN) return;
      if (!(error instanceof Failure)) request.log.error({ err: error }, 'queue socket failed');
      // The client may retry: the service should be back.
      if (isAway(error)) leave(socket, 1013);
      else end(codeOf(error));
    };
    const known = identified(socket, request, parts);
    known.catch(fail);
    const allowed = pacer(MOST_MESSAGES);
    const isClosed = (): boolean => socket.readyState === socket.CLOSED;
    let isWaiting = false;
    const wait = async ({ ticket, wish }: Extract<QueueClientMessage, { t: 'wait' }>): Promise<void> => {
      try {
        const person = await known;
        if (isClosed()) return;
        if (!byPerson.add(person.id)) return end('too-many');
        socket.on('close', () => byPerson.drop(person.id));
        const leaveQueue = await parts.quickPlay.join(person, ticket, wish, {
          send: say,
          end: (how) => leave(socket, how === 'done' ? 1000 : 1012),
        });
        const gone = (): void =>
          void leaveQueue().catch((error: unknown) => request.log.warn({ err: error }, 'queue entry not deleted'));
        // A socket that has closed meanwhile emits no further event.
        if (isClosed()) gone();
        else socket.on('close', gone);
      } catch (error) {
        fail(error);
      }
    };
    socket.on('message', (data: Buffer) => {
      if (socket.readyState !== socket.OPEN || parts.phase() === 'stopping') return;
      if (!allowed()) return end('too-fast');
      const read = QueueClientMessage.safeParse(parsed(data.toString('utf8')));
      if (!read.success || (isWaiting && read.data.t === 'wait')) return end('bad-request');
      if (read.data.t === 'ping') return say({ t: 'pong' });
      isWaiting = true;
      void wait(read.data);
    });
    endWhenSilent(socket, HEARTBEAT);
  });
};

/** The person at the other end. A person who signs in or out reconnects under their new identity. */
const identified = async (socket: WebSocket, request: FastifyRequest, parts: AppParts): Promise<Asker> => {
  expectOwnOrigin(request, parts);
  const person = await knownAsker(request, parts);
  if (socket.readyState !== socket.OPEN) return person;
  socket.on(
    'close',
    parts.people.sockets.add(person.proof.key, () => leave(socket, 1012)),
  );
  await parts.people.sockets.check(person.proof.key);
  return person;
};
