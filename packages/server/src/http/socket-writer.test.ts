import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SocketWriter } from './socket-writer.ts';

let server: ReturnType<typeof createServer>;
let [client, ours, tcp]: [WebSocket, WebSocket, Socket] = [null!, null!, null!];
let heard: string[];

beforeEach(async () => {
  server = createServer();
  const sockets = new WebSocketServer({ server });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  heard = [];
  client.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  const [socket, request] = (await once(sockets, 'connection')) as [WebSocket, { readonly socket: Socket }];
  [ours, tcp] = [socket, request.socket];
  await once(client, 'open');
});

afterEach(() => {
  client.terminate();
  server.close();
});

const everything = async (): Promise<readonly string[]> => {
  ours.close();
  await once(client, 'close');
  return heard;
};

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('a text of %i characters arrives', async (length) => {
  const writer = new SocketWriter(ours, tcp);
  const texts = ['x'.repeat(length), 'é'.repeat(length), '🚗'.repeat(length)];
  for (const text of texts) writer.send(text);
  writer.flush();
  expect(await everything()).toStrictEqual(texts);
});

test('what is sent in one turn of the event loop leaves in one write, in order', async () => {
  const writer = new SocketWriter(ours, tcp);
  const before = tcp.bytesWritten;
  for (const text of ['one', 'two', 'two', 'three']) writer.send(text);
  expect(tcp.bytesWritten).toBe(before);
  await new Promise((resolve) => setImmediate(resolve));
  expect(tcp.bytesWritten - before).toBe(4 * 2 + 'onetwotwothree'.length);
  expect(await everything()).toStrictEqual(['one', 'two', 'two', 'three']);
});

test('nothing follows a close frame', async () => {
  const writer = new SocketWriter(ours, tcp);
  writer.send('in time');
  writer.flush();
  ours.close(1008, 'enough');
  writer.send('too late');
  const [code] = (await once(client, 'close')) as [number];
  expect([code, heard]).toStrictEqual([1008, ['in time']]);
});
