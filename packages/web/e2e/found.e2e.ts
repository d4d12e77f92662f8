import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}
interface Manifest {
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
}

/** Width and height, from a PNG file's header. */
const pngSize = async (request: APIRequestContext, path: string): Promise<string> => {
  const bytes = await (await request.get(path)).body();
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

for (const [language, path] of [
  ['fr', '/manifest.webmanifest'],
  ['en', '/en/manifest.webmanifest'],
] as const) {
  test(`the manifest in ${language} is complete, and its pictures match it`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const manifest = (await response.json()) as Manifest;
    expect(manifest).toMatchObject({ lang: language, display: 'standalone', scope: '/', name: 'Ponts & Bornes' });
    expect(manifest.shortcuts).toHaveLength(CATALOGUE.length);
    for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
      expect((await request.get(url)).status()).toBe(200);
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const icon of icons.filter(({ type }) => type === 'image/png'))
      expect(await pngSize(request, icon.src)).toBe(icon.sizes);
  });
}

test('browsers would install it', async ({ page, context }) => {
  await page.goto('/records');
  const devtools = await context.newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toStrictEqual([[], '/manifest.webmanifest']);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in a private window, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toStrictEqual([]);
});

test('every page of the sitemap exists in both languages, with a preview picture', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(places).toContain('/en/games/skybridge');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const pictures = new Set<string>();
  for (const place of places) {
    const html = await (await request.get(place)).text();
    expect(/<html lang="(\w+)"/.exec(html)?.[1], place).toBe(place.startsWith('/en') ? 'en' : 'fr');
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    pictures.add(new URL(/property="og:image" content="(.*?)"/.exec(html)![1]!).pathname);
  }
  for (const picture of pictures) {
    const bytes = await (await request.get(picture)).body();
    expect(bytes.length).toBeLessThan(150_000);
  }
  expect(pictures.size).toBe(2 * (CATALOGUE.length + 1));
});

test('immutable files are cached forever, everything is compressed, and policies allow only what is needed', async ({
  request,
}) => {
  const page = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  });
  const html = await page.text();
  expect(html).toMatch(/http-equiv="content-security-policy" content="default-src 'none'/);
  expect(/script-src ([^;]*);/.exec(html)![1]).not.toContain('unsafe');
  const [script] = /\/_app\/immutable\/[\w/.-]+\.js/.exec(html)!;
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache');
  const missing = await request.get('/nulle/part');
  expect([missing.status(), missing.headers()['content-type']]).toStrictEqual([404, 'text/html; charset=utf-8']);
});

test('a malformed address does not stop the server', async ({ baseURL, request }) => {
  for (const path of ['//', '/%', '//elsewhere.example/..']) await request.get(baseURL + path, { maxRedirects: 0 });
  expect((await request.get('/')).status()).toBe(200);
});
