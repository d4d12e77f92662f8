import type { PushMessage } from '@ponts-bornes/protocol';
import { barePath } from '../lib/i18n/language.ts';
import { tableIn } from '../lib/i18n/table-address.ts';
import { ALERT_CACHE, SHOWN, WHERE, isOutdated, keepDevice, keptDevice } from '../lib/features/alerts/alert-cache.ts';
import type { AlertData } from '../lib/features/alerts/alert-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** How many shown alerts are remembered. */
const MOST = 100;
/** How long a tab may take to say where it is, in milliseconds. */
const PATIENCE = 500;
/** Pages that a tapped alert may replace. */
const IDLE = new Set(['/', '/tables', '/alerts', '/me']);

/** The alert being shown. One after the other, so that none is shown twice and none is forgotten. */
let showing: Promise<void> = Promise.resolve();

/** Shows an alert, unless it was shown before or its person is looking at the table. */
export const showAlert = (message: PushMessage): Promise<void> => {
  showing = showing.catch(() => {}).then(() => showNext(message));
  return showing;
};

const showNext = async (message: PushMessage): Promise<void> => {
  const { id, kind, tables, count } = message;
  // A repeated delivery shows nothing, even after a newer alert, or after its own was dismissed.
  const shown = await shownAlerts();
  if (shown.includes(id)) return;
  if (tables.length === 0 || !(await isLookedAt(tables))) await show(message);
  await remember([...shown, id].slice(-MOST));
  // A test counts nothing.
  if (kind === 'test') return;
  if (count === 0) await closeCalls(message);
  // Last, because an alert must not wait for a decoration.
  await markApp(count);
};

/** No table waits any more, so all earlier calls are outdated. */
const closeCalls = async ({ id }: PushMessage): Promise<void> => {
  for (const old of await self.registration.getNotifications()) {
    const data = dataOf(old);
    if (data !== null && data.id !== id && isOutdated(data, { count: 0, turns: [] })) old.close();
  }
};

const dataOf = ({ data }: Notification): AlertData | null => data as AlertData | null;

const show = async (message: PushMessage): Promise<void> => {
  // One for several tables replaces theirs.
  const outdated = await Promise.all(
    message.tables.map((table) => self.registration.getNotifications({ tag: `table:${table}` })),
  );
  for (const old of outdated.flat()) if (old.tag !== message.tag) old.close();
  await self.registration.showNotification(message.title, optionsOf(message));
};

const optionsOf = (message: PushMessage): NotificationOptions & Renotified => {
  const { tag, id, body, language: lang, url, kind, turn, tables } = message;
  const data: AlertData = { id, kind, url, turn, tables };
  // A new turn at the same table alerts again.
  return { body, tag, lang, icon: '/icons/icon-192.png', data, renotify: kind !== 'test' };
};

/** Not yet in TypeScript's library, because not every browser has it. */
interface Renotified {
  readonly renotify: boolean;
}

/** Opens what an alert is about: in a tab that shows it, in one where nothing would be lost, or in a new one. */
export const openAlert = async (notification: Notification): Promise<void> => {
  notification.close();
  const wanted = new URL(dataOf(notification)?.url ?? '/', self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const tabs = await openTabs();
  const there = tabs.find(({ at }) => isSamePage(at, wanted));
  if (there !== undefined) return void (await there.client.focus());
  const idle = tabs.find(({ at }) => IDLE.has(barePath(at.pathname)));
  // A service worker can't navigate a tab that it doesn't control.
  const moved = await idle?.client.navigate(wanted.href).catch(() => null);
  await (moved === null || moved === undefined ? self.clients.openWindow(wanted.href) : moved.focus());
};

/** The same table, or the same address in any language. */
const isSamePage = (one: URL, other: URL): boolean =>
  tableIn(one) === tableIn(other) &&
  (tableIn(one) !== '' || (one.hash === other.hash && barePath(one.pathname) === barePath(other.pathname)));

/** A tab, and the page it shows now. */
interface Tab {
  readonly client: WindowClient;
  readonly at: URL;
}

const openTabs = async (): Promise<readonly Tab[]> => {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return Promise.all(clients.map(async (client) => ({ client, at: new URL(await addressOf(client)) })));
};

/** A tab that does not answer is where it was loaded: it has not begun to move within the site. */
const addressOf = (client: WindowClient): Promise<string> =>
  new Promise((resolve) => {
    const { port1: near, port2: far } = new MessageChannel();
    near.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    near.start();
    client.postMessage(WHERE, [far]);
    setTimeout(() => resolve(client.url), PATIENCE);
  });

const isLookedAt = async (tables: readonly string[]): Promise<boolean> => {
  const tabs = (await openTabs()).filter(({ client }) => client.visibilityState === 'visible');
  return tables.every((table) => tabs.some(({ at }) => tableIn(at) === table));
};

/** The number on the icon of the installed app. */
const markApp = async (count: number): Promise<void> => {
  try {
    await (count === 0 ? self.navigator.clearAppBadge?.() : self.navigator.setAppBadge?.(count));
  } catch {
    // Not installed, or not supported.
  }
};

const shownAlerts = async (): Promise<readonly string[]> => {
  const kept = await (await caches.open(ALERT_CACHE)).match(SHOWN);
  return kept === undefined ? [] : ((await kept.json()) as readonly string[]);
};

const remember = async (shown: readonly string[]): Promise<void> => {
  await (await caches.open(ALERT_CACHE)).put(SHOWN, new Response(JSON.stringify(shown)));
};

/** The browser has replaced this device's subscription: tell the server the new one. */
export const renewSubscription = async (event: Event & SubscriptionChange): Promise<void> => {
  const fresh = event.newSubscription ?? (await subscribeAgain(event.oldSubscription ?? null));
  if (fresh === null) return;
  const { endpoint, keys } = fresh.toJSON();
  const known = await keptDevice();
  const name = known?.name ?? 'Web';
  const replaces = event.oldSubscription?.endpoint ?? known?.endpoint ?? null;
  await fetch('/api/me/alerts/devices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] }, replaces }),
  });
  await keepDevice({ name, endpoint: fresh.endpoint });
};

/** Fields of `pushsubscriptionchange` that TypeScript's library lacks. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

const subscribeAgain = async (old: PushSubscription | null): Promise<PushSubscription | null> => {
  const applicationServerKey = old?.options.applicationServerKey ?? (await serverKey());
  if (applicationServerKey === null) return null;
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
};

const serverKey = async (): Promise<string | null> => {
  const response = await fetch('/api/me/alerts', { cache: 'no-store' });
  if (!response.ok) return null;
  return ((await response.json()) as { readonly offers: { readonly push: string } }).offers.push;
};
