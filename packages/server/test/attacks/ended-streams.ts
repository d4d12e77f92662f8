import type { Child } from '../child.ts';
import type { Client } from '../client.ts';
import { eventually } from '../eventually.ts';
import type { Attack } from './attack.ts';
import { guest, held, isWell } from './attack.ts';
import { halfRequest } from './sockets.ts';

const requestOf = ({ cookie }: Client): string => `GET /api/me/news HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`;

/** Waits until the server has so many streams. */
const untilStreams = ({ origin }: Child, count: number): Promise<void> =>
  eventually(async () => {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    if (!metrics.includes(`\npb_news_streams ${count}\n`)) throw new Error(`not ${count} streams`);
  });

/** How long the server waits before it sends a changed list of turns, in milliseconds, and some more. */
const TOLD = 500;

/**
 * Streams of news that wait in one connection behind another one, so that nothing of them is sent. One ends with its
 * session while its person's turns go on changing; then the connection breaks.
 */
export const endedStreams: Attack = {
  name: 'news for streams that have ended',
  run: async (ground, isShort) => {
    const server = await ground.start();
    const [host, other] = [await guest(server.origin), await guest(server.origin, 'Blaise')];
    const tables: string[] = [];
    for (let count = 0; count < (isShort ? 3 : 20); count++) {
      const id = await host.create({
        game: 'course-folle',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      });
      await other.call('POST', `/api/tables/${id}/seats/1/take`);
      await host.call('POST', `/api/tables/${id}/seats/2/bot`, { level: 'curious' });
      tables.push(id);
    }
    const socket = await halfRequest(server.origin, requestOf(host) + requestOf(other));
    ground.later(() => socket.destroy());
    await untilStreams(server, 2);
    await other.call('DELETE', '/api/me/session');
    for (const id of tables) {
      await host.outcome('POST', `/api/tables/${id}/begin`).catch(() => 'gone');
      await new Promise((resolve) => setTimeout(resolve, TOLD));
    }
    const tried = `${tables.length} changes after the end`;
    if (!(await isWell(server))) return held(tried, 'the server crashed');
    socket.destroy();
    await untilStreams(server, 0);
    return held(tried);
  },
};
