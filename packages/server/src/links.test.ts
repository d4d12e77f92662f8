import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { findGame } from '@ponts-bornes/catalogue';
import type { Loaded } from '@ponts-bornes/catalogue';
import { DELETED_PLAYER } from '@ponts-bornes/protocol';
import type { NewTable } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Web } from './http/parts.ts';
import type { Client } from '../test/client.ts';
import { House } from '../test/house.ts';

const HEADERS = { 'Content-Security-Policy': "frame-ancestors 'none'", 'Cache-Control': 'no-cache' };
const pageOf = (path: string): string =>
  `<head><title>Own</title>\n<meta name="description" content="own" />\n<meta name="robots" content="noindex" /></head><body>${path}</body>`;
const listen: Web = (request, response) => void response.end(`client ${request.url}`);
const web: Web = Object.assign(listen, {
  page: (path: string) => (/^(?:\/en)?\/[tr]$/.test(path) ? { html: pageOf(path), headers: HEADERS } : null),
});

let house: House;
beforeEach(async () => {
  house = await House.open({ web, origin: 'https://games.example' });
});
afterEach(() => house.stop());

const fetched = async (path: string, headers = {}): Promise<{ response: Response; html: string }> => {
  const response = await fetch(house.origin + path, { headers });
  return { response, html: await response.text() };
};

const SEATS: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
/** A public table where Ada sits, with Blaise if the game has begun. */
const tableBy = async (ada: Client, more: Partial<NewTable> = {}): Promise<string> =>
  ada.create({ game: 'skybridge', seats: [...SEATS], visibility: 'public', ...more });

/** The game, stopped by agreement of its two players. */
const finish = async (id: string, ada: Client, blaise: Client): Promise<void> => {
  await ada.call('POST', `/api/tables/${id}/propose`, { kind: 'stop' });
  await blaise.call('POST', `/api/tables/${id}/answer`, { proposal: 1, agrees: true });
};

const begun = async (ada: Client, more: Partial<NewTable> = {}): Promise<{ id: string; blaise: Client }> => {
  const id = await tableBy(ada, more);
  const blaise = await house.guest('Blaise');
  await blaise.call('POST', `/api/tables/${id}/seats/1/take`);
  await ada.call('POST', `/api/tables/${id}/begin`);
  return { id, blaise };
};

describe('the link of a table', () => {
  test('is the client’s page with a preview in the host’s language', async () => {
    const ada = await house.guest('Ada');
    const [french, english] = [await tableBy(ada), await tableBy(ada, { language: 'en' })];
    const { response, html } = await fetched(`/t/${french}`);
    expect(response.status).toBe(200);
    expect(html).toContain('<title>Skybridge\u00A0: Ada cherche des joueurs</title>');
    expect(html).toContain('<meta property="og:description" content="1 place libre. À la table\u00A0: Ada." />');
    expect(html).toContain('content="https://games.example/share/skybridge-fr.jpg"');
    expect(html).toContain(`<meta property="og:url" content="https://games.example/t/${french}" />`);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('Own');
    const other = await fetched(`/t/${english}`);
    expect(other.html).toContain('<title>Skybridge: Ada is looking for players</title>');
    // The page has the reader's language, its preview the host's.
    const mixed = await fetched(`/en/t/${french}`);
    expect(mixed.html).toContain('<body>/en/t</body>');
    expect(mixed.html).toContain('cherche des joueurs');
  });

  test('keeps the page’s policy, and is revalidated', async () => {
    const id = await tableBy(await house.guest('Ada'));
    const { response } = await fetched(`/t/${id}`);
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const etag = response.headers.get('etag')!;
    expect((await fetched(`/t/${id}`, { 'if-none-match': etag })).response.status).toBe(304);
    const head = await fetch(`${house.origin}/t/${id}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toStrictEqual([200, '']);
  });

  test('escapes names', async () => {
    const ada = await house.guest(`"><script>&'$1`);
    const { html } = await fetched(`/t/${await tableBy(ada)}`);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&gt;&lt;script&gt;&amp;&#39;$1');
  });

  test('names only the game of a private table, at any time', async () => {
    const ada = await house.guest('Ada');
    const { id, blaise } = await begun(ada, { visibility: 'private' });
    const playing = await fetched(`/t/${id}`);
    await finish(id, ada, blaise);
    for (const { html } of [playing, await fetched(`/t/${id}`), await fetched(`/r/${id}`)]) {
      expect(html).toContain('<title>Skybridge</title>');
      expect(html).toContain('content="Table privée."');
      expect(html).not.toMatch(/Ada|Blaise/);
    }
    // Neither is it in any list.
    for (const list of ['/api/live', '/api/finished', '/api/tables'])
      expect((await house.stranger().call('GET', list))['tables']).toStrictEqual([]);
  });

  test('says who is playing, and at the end who played', async () => {
    const ada = await house.guest('Ada');
    const { id, blaise } = await begun(ada, { language: 'en' });
    const playing = await fetched(`/t/${id}`);
    expect(playing.html).toContain('<title>Skybridge: game in progress</title>');
    expect(playing.html).toContain('At the table: Ada and Blaise. Come and watch.');
    await finish(id, ada, blaise);
    const { response, html } = await fetched(`/r/${id}`);
    expect(response.status).toBe(200);
    expect(html).toContain('<title>Skybridge: game over</title>');
    expect(html).toContain(`content="https://games.example/r/${id}"`);
  });

  test('does not name a player who deleted their data', async () => {
    const ada = await house.guest('Ada');
    const { id, blaise } = await begun(ada);
    await finish(id, ada, blaise);
    await blaise.call('DELETE', '/api/me');
    const { html } = await fetched(`/r/${id}`);
    expect(html).toContain('Joueur supprimé');
    expect(html).not.toMatch(new RegExp(`Blaise|${DELETED_PLAYER}`));
  });

  test.each(['/t/abcdefgh23456789', '/en/r/abcdefgh23456789', '/t/..%2f..', '/t/A', "/r/'"])(
    '%s is not found, and the page says so',
    async (path) => {
      const { response, html } = await fetched(path);
      expect(response.status).toBe(404);
      expect(html).toContain('<title>Own</title>');
    },
  );

  test('comes without a preview above the limit of requests, and costs no more than any page', async () => {
    await house.stop();
    house = await House.open({ web, requestsPerMinute: 30 });
    const id = await tableBy(await house.guest('Ada'));
    for (let count = 0; count < 5; count++) expect((await fetched(`/en/t/${id}`)).html).toContain('Ada');
    expect((await fetched(`/en/t/${id}`)).html).toBe('client /en/t');
  });

  test('is compressed, also if it is asked for again', async () => {
    const id = await tableBy(await house.guest('Ada'));
    const answers = [await fetched(`/t/${id}`), await fetched(`/t/${id}`), await fetched('/t/abcdefgh23456789')];
    for (const { response } of answers) expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(answers.map(({ html }) => html.includes('Ada'))).toStrictEqual([true, true, false]);
  });

  test('leaves other addresses to the client', async () => {
    for (const path of ['/t', '/tables', '/de/t/abcdefgh23456789', '/t/a/b'])
      expect((await fetched(path)).html).toBe(`client ${path}`);
  });

  test('takes the address from the request if none is configured, but never repeats a strange Host header', async () => {
    await house.stop();
    house = await House.open({ web });
    const id = await tableBy(await house.guest('Ada'));
    expect((await fetched(`/t/${id}`)).html).toContain(`content="${house.origin}/t/${id}"`);
    const [response] = (await once(get(`${house.origin}/t/${id}`, { headers: { host: 'a"b<i>' } }), 'response')) as [
      IncomingMessage,
    ];
    const html = await text(response);
    expect(html).toContain(`<meta property="og:url" content="/t/${id}" />`);
    expect(html).not.toContain('a&quot;b');
  });
});

describe('the picture of a finished game', () => {
  const OVER = /content="https:\/\/games\.example(\/api\/tables\/\w+\/picture\?v=[\w-]+)"/;

  /** A finished public game, and the path of the picture in its preview. */
  const finished = async (): Promise<{ id: string; blaise: Client; path: string }> => {
    const ada = await house.guest('Ada');
    const { id, blaise } = await begun(ada);
    await finish(id, ada, blaise);
    return { id, blaise, path: await pathIn(id) };
  };
  const pathIn = async (id: string): Promise<string> => OVER.exec((await fetched(`/r/${id}`)).html)?.[1] ?? '';
  const figure = async (name: string): Promise<string> =>
    (await (await fetch(`${house.origin}/metrics`)).text()).split(`\n${name} `)[1]?.split('\n')[0] ?? '0';

  test('is a PNG of 1200 × 630 that anybody may keep, drawn once however many ask', async () => {
    const { path } = await finished();
    const answers = await Promise.all(Array.from({ length: 6 }, () => fetch(house.origin + path)));
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
    expect([bodies[0]!.readUInt32BE(16), bodies[0]!.readUInt32BE(20)]).toStrictEqual([1200, 630]);
    expect(await figure('pb_pictures_total{outcome="drawn"}')).toBe('1');
    const { status, headers } = answers[0]!;
    expect([status, headers.get('content-type')]).toStrictEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const again = await fetch(house.origin + path, { headers: { 'if-none-match': headers.get('etag')! } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toStrictEqual([304, 0]);
    const unversioned = await fetch(house.origin + path.replace(/\?.*/, ''));
    expect(unversioned.headers.get('cache-control')).toBe('no-cache');
  });

  test('is another one once a player has deleted their data', async () => {
    const { id, blaise, path } = await finished();
    await blaise.call('DELETE', '/api/me');
    expect(await pathIn(id)).not.toBe(path);
    expect((await fetch(house.origin + path)).headers.get('cache-control')).toBe('no-cache');
  });

  test('does not exist before the end, nor for private and unknown tables; their previews have the general one', async () => {
    const ada = await house.guest('Ada');
    const { id } = await begun(ada);
    const hidden = await begun(ada, { visibility: 'private' });
    await finish(hidden.id, ada, hidden.blaise);
    expect(await ada.outcome('GET', `/api/tables/${id}/picture`)).toBe('not-over');
    for (const other of [hidden.id, 'abcdefgh23456789'])
      expect(await ada.outcome('GET', `/api/tables/${other}/picture`)).toBe('not-found');
    for (const path of [`/t/${id}`, `/r/${hidden.id}`])
      expect((await fetched(path)).html).toContain('content="https://games.example/share/skybridge-fr.jpg"');
  });

  test('is the general one if it can’t be drawn', async () => {
    await house.stop();
    const broken = async (): Promise<Loaded> => {
      const { game, phrases } = await findGame('skybridge')!.load();
      return { game: { ...game, view: () => ({ toAct: [0] }) }, phrases };
    };
    house = await House.open({
      web,
      origin: 'https://games.example',
      games: (id) => ({ ...findGame(id)!, load: broken }),
    });
    const { path } = await finished();
    const { status, headers } = await fetch(house.origin + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toStrictEqual([302, '/share/skybridge-fr.jpg']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await figure('pb_pictures_total{outcome="failed"}')).toBe('1');
  });
});
