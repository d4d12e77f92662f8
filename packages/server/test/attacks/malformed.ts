import { LIMITS } from '@ponts-bornes/protocol';
import { Client } from '../client.ts';
import { hostileRng, junkJson } from '../hostile.ts';
import type { Attack } from './attack.ts';
import { guest, held, isWell, pairAt } from './attack.ts';
import { halfRequest, happens } from './sockets.ts';

const HEADS = [
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
  'GET / HTTP/9.9\r\n\r\n',
  'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'GET /api/tables/%ff%fe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
];
const PATHS = ['/api/me', '/api/tables', '/api/session', '/api/account'];

/** Input no client would send: oversized, truncated, nested, of the wrong type. */
export const malformed: Attack = {
  name: 'oversized and malformed input',
  run: async (ground, isShort) => {
    const server = await ground.start();
    const { origin } = server;
    const codes = new Set<string>();
    for (const head of HEADS) await happens(await halfRequest(origin, head), 'close');
    const rng = hostileRng('attack');
    const rounds = isShort ? 40 : 1000;
    for (let count = 0; count < rounds; count++) {
      const body = junkJson(rng);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${origin}${PATHS[count % PATHS.length]}`, { method: 'POST', headers, body });
      codes.add(String(((await answer.json()) as { readonly code?: string }).code));
    }
    codes.add(await new Client(origin).outcome('POST', '/api/me', { nickname: 'x'.repeat(2 * LIMITS.request) }));
    const { seats } = await pairAt(origin);
    for (let count = 0; count < rounds; count++) seats[1].socket.send(junkJson(rng).slice(0, LIMITS.message));
    seats[1].socket.send('x'.repeat(LIMITS.message + 1));
    await new Promise((resolve) => seats[1].socket.once('close', resolve));
    const tried = `${HEADS.length} heads, ${rounds} bodies, ${rounds} messages: ${[...codes].toSorted().join(', ')}`;
    if (codes.has('internal')) return held(tried, 'a response is an internal error');
    return held(tried, !(await isWell(server)) && 'the server is down');
  },
};

/** Invisible names, and names that look like somebody else's. */
export const falseNames: Attack = {
  name: 'false names',
  run: async (ground) => {
    const { origin } = await ground.start();
    const names = ['\u3164', '\u2800', 'Admin', 'Аdmin', 'ADMlN', 'Anonym.', 'A\u202Eb', 'Nоra'];
    const taken: string[] = [];
    for (const nickname of names) {
      if ((await new Client(origin).outcome('POST', '/api/me', { nickname })) === 'ok') taken.push(nickname);
    }
    await guest(origin, 'Nora');
    return held(`${names.length} names`, taken.length > 0 && `accepted: ${taken.join(', ')}`);
  },
};
