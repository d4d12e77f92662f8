import { build, files, prerendered, version } from '$service-worker';
import type { PushMessage } from '@ponts-bornes/protocol';
import { CACHES, TAKE_OVER } from '../lib/settings/offline-messages.ts';
import type { CacheFailure } from '../lib/settings/offline-messages.ts';
import { cachedPageFor } from '../lib/features/offline/cached-page.ts';
import { openAlert, renewSubscription, showAlert } from './alerts.ts';
import type { SubscriptionChange } from './alerts.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = CACHES + version;
const NOT_FOUND = '/404.html';
/** Filled in by offline-adapter.js when the files are written. */
const WORKER_FILES: readonly string[] = ['%worker files%'];
const FOR_CRAWLERS = new Set(['/robots.txt', '/sitemap.xml']);
const PAGES = new Set(prerendered.filter((path) => !FOR_CRAWLERS.has(path)));
/** A complete version: with it, everything works offline. */
const WHOLE = new Set([...build, ...WORKER_FILES, ...files, ...PAGES, NOT_FOUND]);
const AT_ONCE = 4;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(showAlert(event.data.json() as PushMessage));
});
self.addEventListener('notificationclick', (event) => event.waitUntil(openAlert(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as ExtendableEvent & SubscriptionChange;
  change.waitUntil(renewSubscription(change));
});
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  // Never cache API responses.
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') event.respondWith(navigate(event.request, pathname, search));
  else if (WHOLE.has(pathname)) event.respondWith(kept(pathname, event.request));
});

/** Caches all of this version, or nothing. */
const install = async (): Promise<void> => {
  const stop = new AbortController();
  try {
    const left = [...WHOLE];
    const cache = await caches.open(CACHE);
    const keepNext = async (): Promise<void> => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await keep(cache, path, stop.signal);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
    // Another version taking over meanwhile deletes the caches it doesn't own.
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
  // During a deployment, pages of one version could arrive with files of another.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (isPage && !(await response.clone().text()).includes(`content="${version}"`))
    throw new Error(`${path}: another version`);
  await cache.put(path, response);
};

const tell = async (failure: CacheFailure): Promise<void> => {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(failure);
};

const takeOver = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

const navigate = async (request: Request, path: string, search: string): Promise<Response> => {
  const place = cachedPageFor(path, PAGES);
  if (place.kind === 'page') return kept(place.path, request);
  if (place.kind === 'redirect') return Response.redirect(place.path + search, 308);
  try {
    return await fetch(request);
  } catch {
    const { body, headers } = await kept(NOT_FOUND, NOT_FOUND);
    return new Response(body, { status: 404, headers });
  }
};

/** The cached response for a path; falls back to the network if it was evicted. */
const kept = async (path: string, request: Request | string): Promise<Response> =>
  (await (await caches.open(CACHE)).match(path, { ignoreVary: true })) ?? fetch(request);
