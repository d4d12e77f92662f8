import { createSocket } from 'node:dgram';
import type { RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { Receiver } from '../../../test/push-service.ts';
import { AddressRefused, Outside, nameServers } from './outside.ts';
import { isPublicAddress } from './public-addresses.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

/** The question with the flags of an answer (RFC 1035): there is no such name. */
const noSuchName = (question: Buffer): Buffer => {
  const answer = Buffer.from(question);
  answer.writeUInt16BE(0x8183, 2);
  return answer;
};

describe('messages to addresses that people chose', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await new Receiver(200).open();
  });
  afterAll(() => receiver.close());

  const nothing = { headers: {}, body: '{}' };

  test.each([
    'http://example.org/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://localhost/hook',
    'https://intranet/hook',
    'https://name:password@example.org/hook',
    'https://example.org:25/hook',
    'ftp://example.org/hook',
    'not an address',
  ])('never go to %s', async (url) => {
    const outside = new Outside([]);
    expect(outside.accepts(url)).toBe(false);
    await expect(outside.post({ url, ...nothing })).rejects.toThrow(Error);
  });

  test('never go to a public name with a private address', async () => {
    const url = 'https://hooks.example.org/';
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], []]) {
      // A hostile name server.
      const outside = new Outside([], async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
      expect(outside.accepts(url)).toBe(true);
      await expect(outside.post({ url, ...nothing })).rejects.toThrow(AddressRefused);
    }
  });

  test('reach a private host that the operator allows, and follow no redirect', async () => {
    const outside = new Outside([receiver.host]);
    const url = `${receiver.origin}/hook`;
    expect(outside.accepts(url)).toBe(true);
    expect(await outside.post({ url, headers: { 'x-test': 'yes' }, body: 'é' })).toBe(200);
    expect(receiver.received.at(-1)).toMatchObject({ path: '/hook', headers: { 'x-test': 'yes' } });
    receiver.status = 302;
    expect(await outside.post({ url, ...nothing })).toBe(302);
    expect(receiver.received.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('wait for name servers without keeping other lookups waiting', async () => {
    const server = createSocket('udp4');
    const asked: [Buffer, RemoteInfo][] = [];
    server.on('message', (question, from) => asked.push([question, from])).bind(0, '127.0.0.1');
    await once(server, 'listening');
    const outside = new Outside([], nameServers([`127.0.0.1:${server.address().port}`]));
    const names = Array.from({ length: 12 }, (_, number) => `https://hook${number}.example.org/`);
    const posts = names.map((url) => outside.post({ url, ...nothing }).catch((error: unknown) => error));
    // The thread pool would look up two names at a time.
    await eventually(() => expect(asked.length).toBeGreaterThanOrEqual(2 * names.length));
    for (const [question, from] of asked) server.send(noSuchName(question), from.port, from.address);
    for (const error of await Promise.all(posts)) expect(error).toBeInstanceOf(AddressRefused);
    server.close();
  });

  test('end, whatever protocol the other side would rather speak', async () => {
    const answer = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: upgrade\r\n\r\n';
    const other = createServer((socket) => socket.once('data', () => socket.write(answer)));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect(await new Outside([host]).post({ url: `http://${host}/`, ...nothing })).toBe(101);
    other.close();
  });
});
