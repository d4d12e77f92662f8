import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Child } from '../child.ts';
import { LARGE } from '../pages.ts';
import type { Attack } from './attack.ts';
import { held, isWell, moverOf, pairAt, recovers } from './attack.ts';
import { halfRequest, happens } from './sockets.ts';

/** Enough for 200 connections. */
const FILES = 1024;

const PATHS = ['/x\f/', '/\t', '/%', '/%00', '//', '/..\\', '/t/%ff', '/t/x\f', '*', 'http://x/', '/?\x7f', '/en/t/a/'];
const HEADERS = [
  'Range: bytes=5-2',
  'Range: bytes=0-18446744073709551615',
  'Range: bytes=99999999999999999999-',
  'Range: bytes=-,-,-',
  'If-None-Match: \x80',
  'Accept-Encoding: br;q=x, gzip;q=',
  'Host:',
  'Expect: nothing',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Connection: upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: x',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked, chunked',
];

const requestFor = (path: string, header = 'X: x', method = 'GET'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n`;

/** The first bytes of the answer to a request; empty if the connection was closed. */
const answerTo = async (origin: string, request: string): Promise<string> => {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) }).on('error', () => {});
  socket.write(Buffer.from(`${request}Connection: close\r\n\r\n`, 'latin1'));
  const first = new Promise<string>((resolve) => {
    socket.once('data', (part) => resolve(String(part)));
    socket.once('close', () => resolve(''));
  });
  const answer = await first;
  socket.destroy();
  return answer;
};

/** Starts a download, and reads no more than its beginning. */
const download = async ({ origin }: Child): Promise<Socket> => {
  const socket = await halfRequest(origin, `${requestFor(LARGE)}\r\n`.repeat(2));
  if (!socket.destroyed && (await happens(socket, 'data', 'close')) === 'data') socket.pause();
  return socket;
};

/** Odd requests for pages, and downloads that are broken off or never read. */
export const pages: Attack = {
  name: 'odd requests for pages, aborted downloads',
  run: async (ground, isShort) => {
    const server = await ground.start({ CONNECTIONS: '100000' }, { files: FILES });
    const { origin } = server;
    const { seats } = await pairAt(origin);
    const requests = PATHS.flatMap((path) => HEADERS.map((header) => requestFor(path, header))).concat(
      HEADERS.flatMap((header) => ['GET', 'HEAD', 'POST', 'TRACE'].map((method) => requestFor('/', header, method))),
    );
    let failed = 0;
    for (const request of requests) failed += Number(/^HTTP\/1.1 5/.test(await answerTo(origin, request)));
    const rounds = isShort ? 10 : 100;
    for (let round = 0; round < rounds; round++) {
      const aborted = await Promise.all(Array.from({ length: 100 }, () => download(server)));
      for (const socket of aborted) socket.destroy();
    }
    const stalled = await Promise.all(Array.from({ length: 2 * FILES }, () => download(server)));
    ground.later(() => stalled.forEach((socket) => socket.destroy()));
    const mover = await moverOf(seats);
    const gone = new Promise<null>((resolve) => mover.socket.once('close', () => resolve(null)));
    const answer = await Promise.race([mover.play(mover.shown!.moves[0]!), gone]);
    const open = stalled.filter(({ destroyed }) => !destroyed).length;
    for (const socket of stalled) socket.destroy();
    const tried = `${requests.length} odd requests, ${rounds * 100} aborted downloads, ${open} of ${stalled.length} stalled ones, ${FILES} descriptors`;
    if (failed > 0) return held(tried, `${failed} answers were internal errors`);
    if (answer?.t !== 'done') return held(tried, 'players were disconnected');
    return held(tried, !(await recovers(() => isWell(server))) && 'the server did not recover');
  },
};
