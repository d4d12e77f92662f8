import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { House } from '../test/house.ts';
import { clientAddress, trustedProxies } from './http/proxies.ts';

let house: House | null = null;
afterEach(async () => house?.stop());

describe('pages from one address', () => {
  let served = 0;
  beforeEach(() => (served = 0));
  const open = async (settings: { readonly pagesPerWindow?: number; readonly trustProxy?: number } = {}) => {
    house = await House.open({
      ...settings,
      web: (_request, response) => {
        served += 1;
        response.end('page');
      },
    });
    return house.origin;
  };

  test('are refused beyond the limit, while its API requests and other addresses are not', async () => {
    const origin = await open({ pagesPerWindow: 5, trustProxy: 1 });
    const page = (from: string): Promise<Response> => fetch(`${origin}/en`, { headers: { 'x-forwarded-for': from } });
    for (let count = 0; count < 5; count++) expect((await page('192.0.2.1')).status).toBe(200);
    const refused = await page('198.51.100.9, 192.0.2.1');
    expect([refused.status, await refused.json()]).toStrictEqual([429, { code: 'too-fast' }]);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(served).toBe(5);
    expect((await page('192.0.2.2')).status).toBe(200);
    expect((await fetch(`${origin}/api/me`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(200);
  });

  test.each(['throws', 'rejects'])('end alone if their listener %s', async (how) => {
    house = await House.open({
      web: () => {
        if (how === 'rejects') return Promise.reject(new Error('page'));
        throw new Error('page');
      },
    });
    const answer = await fetch(`${house.origin}/en`);
    expect([answer.status, await answer.json()]).toStrictEqual([500, { code: 'internal' }]);
    expect((await fetch(`${house.origin}/api/me`)).status).toBe(200);
  });

  test('suffice for a class of thirty who open the site together', async () => {
    const origin = await open();
    for (let pupil = 0; pupil < 30; pupil++) {
      const files = await Promise.all(Array.from({ length: 40 }, (_, file) => fetch(`${origin}/_app/${file}.js`)));
      expect(files.filter(({ ok }) => !ok)).toStrictEqual([]);
    }
    expect(served).toBe(1200);
  });

  test('are not served to a connection that sends many requests without waiting for answers', async () => {
    const origin = await open();
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => {}).resume();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
    await once(socket, 'close');
    expect(served).toBeLessThanOrEqual(2);
  });
});

test.each([
  [0, '192.0.2.9', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '', '10.0.0.1'],
  [1, '198.51.100.1, 192.0.2.9', '192.0.2.9'],
  [2, '198.51.100.1,192.0.2.9', '198.51.100.1'],
  [3, '192.0.2.9', '192.0.2.9'],
  ['10.0.0.0/8', '192.0.2.9, 10.0.0.2', '192.0.2.9'],
  ['172.16.0.0/12', '192.0.2.9', '10.0.0.1'],
])('behind proxies %s, %s names the client %s', (proxies, forwarded, client) => {
  const request = { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': forwarded } };
  expect(clientAddress(request, trustedProxies(proxies))).toBe(client);
});
