import type { ServerResponse } from 'node:http';
import { LIMITS } from '@ponts-bornes/protocol';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { expectOwnOrigin, knownAsker } from './asker.ts';
import { openCounts } from './counts.ts';
import type { KeyCounts } from './counts.ts';
import { networkOf } from './network.ts';
import type { AppParts } from './parts.ts';

export const NEWS_PATH = '/api/me/news';
/** How often a comment is sent, in seconds, so that proxies and browsers keep the connection. */
const HEARTBEAT = 25;
/** Bytes buffered for a slow reader before it is disconnected; it reconnects and gets the current state. */
const MOST_WAITING = 65_536;
/** A browser reconnects after one to three times this many milliseconds: not all at once after a restart. */
const AGAIN = 1000;

/** Server-sent events for one browser. Each event has the whole state, so missed ones don't matter. */
export const newsRoute = (app: FastifyInstance, parts: AppParts, byAddress: KeyCounts): void => {
  const byPerson = openCounts(LIMITS.streamsPerPerson);
  const open = openHeartbeats();
  app.addHook('preClose', (done) => {
    open.close();
    done();
  });

  app.get(NEWS_PATH, { logLevel: 'warn' }, async (request, reply) => {
    expectOwnOrigin(request, parts);
    const { id: person, proof } = await knownAsker(request, parts);
    const network = networkOf(request.ip);
    if (!byAddress.add(network)) throw new Failure('too-many');
    const response = reply.raw;
    const ends = [(): void => byAddress.drop(network)];
    const end = (): void => {
      for (const each of ends.splice(0)) each();
    };
    if (!byPerson.add(person)) {
      end();
      throw new Failure('too-many');
    }
    ends.push(() => byPerson.drop(person));
    try {
      const leave = (): void => {
        end();
        response.end();
      };
      ends.push(parts.people.sockets.add(proof.key, leave));
      let early: string | null = null;
      const send = (event: string, data: string): void => {
        if (!response.headersSent) early = textOf(event, data);
        else if (response.writableLength > MOST_WAITING) response.destroy();
        else write(response, textOf(event, data));
      };
      ends.push(await parts.alerts.news.add(person, { send }));
      await parts.people.sockets.check(proof.key);
      const { socket } = request.raw;
      if (response.writableEnded || socket.destroyed) {
        end();
        return reply.hijack();
      }
      reply.hijack();
      response.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      });
      ends.push(open.add(response));
      response.on('close', end);
      // A response that waits behind another one of its connection does not learn that the connection has closed.
      socket.on('close', end);
      ends.push(() => socket.off('close', end));
      response.write(`retry: ${Math.round(AGAIN * (1 + 2 * Math.random()))}\n\n${early ?? ''}`);
      return reply;
    } catch (error) {
      end();
      throw error;
    }
  });
};

interface Heartbeats {
  /** Returns a function that removes the stream. */
  readonly add: (response: ServerResponse) => () => void;
  readonly close: () => void;
}

/** Keeps streams open. A part of them gets its comment each second, because thousands at once would delay a move. */
const openHeartbeats = (): Heartbeats => {
  const parts = Array.from({ length: HEARTBEAT }, () => new Set<ServerResponse>());
  let [next, second] = [0, 0];
  const beat = setInterval(() => {
    for (const response of parts[second++ % HEARTBEAT]!) write(response, ':\n\n');
  }, 1000).unref();
  return {
    add: (response) => {
      const part = parts[next++ % HEARTBEAT]!;
      part.add(response);
      return () => part.delete(response);
    },
    close: () => {
      clearInterval(beat);
      for (const part of parts) for (const response of part) response.end();
    },
  };
};

/** A response may have ended long before it is sent. Writing to it then would end the process. */
const write = (response: ServerResponse, text: string): void => {
  if (!response.writableEnded) response.write(text);
};

const textOf = (event: string, data: string): string => `event: ${event}\ndata: ${data}\n\n`;
