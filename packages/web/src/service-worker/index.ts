import { build, files, prerendered, version } from '$service-worker';
import { CACHES, TAKE_OVER } from '../lib/offline/messages.ts';
import type { Failure } from '../lib/offline/messages.ts';
import { placeOf } from '../lib/offline/place.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = CACHES + version;
const NOT_FOUND = '/404.html';
/** Filled in when the files are written, see offline-adapter.js. */
const WORKER_FILES: readonly string[] = ['%worker files%'];
const FOR_CRAWLERS = new Set(['/robots.txt', '/sitemap.xml']);
const PAGES = new Set(prerendered.filter((path) => !FOR_CRAWLERS.has(path)));
/** All of a version: everything works with it and without a network. */
const WHOLE = new Set([...build, ...WORKER_FILES, ...files, ...PAGES, NOT_FOUND]);
const AT_ONCE = 4;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  // What a server tells of its tables is never kept.
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') event.respondWith(navigate(event.request, pathname, search));
  else if (WHOLE.has(pathname)) event.respondWith(kept(pathname, event.request));
});

/** Keeps all of this version, or nothing of it. */
const install = async (): Promise<void> => {
  const stop = new AbortController();
  try {
    const left = [...WHOLE];
    const cache = await caches.open(CACHE);
    const keepNext = async (): Promise<void> => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await keep(cache, path, stop.signal);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
    // Another version that takes over meanwhile deletes what is not its own.
    if ((await (await caches.open(CACHE)).keys()).length < WHOLE.size) throw new Error('incomplete');
  } catch (error) {
    stop.abort();
    await caches.delete(CACHE).catch(() => false);
    await tell(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'interrupted');
    throw error;
  }
};

const keep = async (cache: Cache, path: string, signal: AbortSignal): Promise<void> => {
  const isHashed = path.includes('/immutable/');
  const had = isHashed ? await caches.match(path) : undefined;
  const response = had ?? (await fetch(path, { cache: isHashed ? 'default' : 'no-cache', priority: 'low', signal }));
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  // While a new version is put in place, pages of one could come with the files of another.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (isPage && !(await response.clone().text()).includes(`content="${version}"`)) throw new Error(`${path}: version`);
  await cache.put(path, response);
};

const tell = async (failure: Failure): Promise<void> => {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(failure);
};

const takeOver = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

const navigate = async (request: Request, path: string, search: string): Promise<Response> => {
  const place = placeOf(path, PAGES);
  if (place.kind === 'page') return kept(place.path, request);
  if (place.kind === 'redirect') return Response.redirect(place.path + search, 308);
  try {
    return await fetch(request);
  } catch {
    const { body, headers } = await kept(NOT_FOUND, NOT_FOUND);
    return new Response(body, { status: 404, headers });
  }
};

/** What is kept at a path; what was taken away from the device comes from the network. */
const kept = async (path: string, request: Request | string): Promise<Response> =>
  (await (await caches.open(CACHE)).match(path, { ignoreVary: true })) ?? fetch(request);
