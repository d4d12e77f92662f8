import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { LIMITS, PROTOCOL } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { House } from '../test/house.ts';
import type { Client } from '../test/client.ts';
import { eventually } from '../test/eventually.ts';

let house: House;
beforeEach(async () => {
  house = await House.open();
});
afterEach(async () => house.stop());

const tableOf = async (ada: Client): Promise<string> =>
  ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });

test('a ping is answered; a flood of pings ends the connection', async () => {
  const [ada] = (await house.guests('Ada')) as [Client];
  const seated = await ada.sit(await tableOf(ada));
  seated.socket.ping('there?');
  expect(String((await once(seated.socket, 'pong'))[0])).toBe('there?');
  const closed = once(seated.socket, 'close');
  for (let sent = 0; sent < 100; sent++) seated.socket.ping();
  await closed;
});

test('unsolicited pongs end the connection', async () => {
  const [ada] = (await house.guests('Ada')) as [Client];
  const seated = await ada.sit(await tableOf(ada));
  const closed = once(seated.socket, 'close');
  for (let sent = 0; sent < 100; sent++) seated.socket.pong();
  // Terminated, without a close frame.
  expect((await closed)[0]).toBe(1006);
});

test('frames that no client sends end the connection, and leave no trace in the log', async () => {
  const lines: string[] = [];
  await house.stop();
  house = await House.open({ log: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  const [ada] = (await house.guests('Ada')) as [Client];
  const { socket } = await ada.sit(await tableOf(ada));
  const closed = once(socket, 'close');
  socket.send('x'.repeat(LIMITS.message + 1));
  await closed;
  expect(lines).toStrictEqual([]);
});

/** A text frame as browsers send it; a mask of zeros leaves it unchanged. */
const masked = (message: unknown): Buffer => {
  const text = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
};

/** A connection that never answers a close frame. */
const rawSocket = async (path: string, secret: string): Promise<Socket> => {
  const { hostname, port } = new URL(house.origin);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const head = [
    `GET ${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    'upgrade: websocket',
    'connection: upgrade',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    `authorization: Bearer ${secret}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
};

test('a client with a revoked token is ignored even if it keeps its socket open', async () => {
  const [ada] = (await house.guests('Ada')) as [Client];
  const id = await tableOf(ada);
  const seated = await ada.sit(id);
  await ada.call('POST', '/api/account', { name: 'ada-lovelace', password: 'correct horse battery staple' });
  const { secret, token } = (await ada.call('POST', '/api/me/tokens', { name: 'Bot' })) as {
    readonly secret: string;
    readonly token: { readonly id: string };
  };
  const thief = await rawSocket(`/api/tables/${id}/socket`, secret);
  const heard: Buffer[] = [];
  thief.on('data', (chunk: Buffer) => heard.push(chunk));
  const closed = once(thief, 'close');
  thief.write(masked({ t: 'hello', protocol: PROTOCOL, lines: 0, said: 0 }));
  thief.write(masked({ t: 'say', id: 'a'.repeat(24), text: 'before' }));
  const isSaid = (text: string): boolean => seated.heard.some((message) => message.includes(text));
  const again = await ada.sit(id);
  await eventually(() => expect(again.heard.some((message) => message.includes('before'))).toBe(true));
  await ada.call('DELETE', `/api/me/tokens/${token.id}`);
  // A close frame with code 1012.
  await eventually(() => expect(Buffer.concat(heard).includes(Buffer.from([0x88, 0x02, 0x03, 0xf4]))).toBe(true));
  thief.write(masked({ t: 'say', id: 'b'.repeat(24), text: 'after' }));
  await closed;
  // Sent afterwards, so anything the table made of “after” has arrived.
  await again.say({ t: 'say', text: 'the end' });
  await again.until(({ heard: texts }) => texts.some((message) => message.includes('the end')));
  expect([isSaid('after'), again.heard.some((message) => message.includes('"after"'))]).toStrictEqual([false, false]);
});
