import { tables } from '../keep/store.ts';
import { isAnyUnkept } from '../keep/unkept.ts';
import { FAILURES, TAKE_OVER } from './messages.ts';
import type { Failure } from './messages.ts';

/** Whether everything works here without a network; where it does not, why. */
export type Readiness = 'unknown' | 'preparing' | 'ready' | 'insecure' | 'refused' | Failure;

const HOUR = 3_600_000;

interface Offline {
  readiness: Readiness;
  isUpdateReady: boolean;
  /** Whether a new version was asked for, and some game would be lost by it. */
  isUpdateHeld: boolean;
  isOnline: boolean;
}

export const offline = $state<Offline>({
  readiness: 'unknown',
  isUpdateReady: false,
  isUpdateHeld: false,
  isOnline: true,
});

let registration: ServiceWorkerRegistration | null = null;

/** Has the version that waits take over, and with it every tab; not while a game would be lost by it. */
export const takeUpdate = async (): Promise<void> => {
  offline.isUpdateHeld = await isAnyUnkept();
  if (!offline.isUpdateHeld) registration?.waiting?.postMessage(TAKE_OVER);
};

export const watchNetwork = (): void => {
  const look = (): void => {
    offline.isOnline = navigator.onLine;
  };
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
};

/** Keeps all of the product on this device. */
export const register = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) {
    offline.readiness = isSecureContext ? 'refused' : 'insecure';
    return;
  }
  offline.readiness = 'preparing';
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const failure = FAILURES.find((each) => each === data);
    if (failure !== undefined && offline.readiness !== 'ready') offline.readiness = failure;
  });
  reloadWithNewVersions(navigator.serviceWorker);
  try {
    follow(await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }));
  } catch (error) {
    const isDenied = error instanceof DOMException && error.name === 'SecurityError';
    offline.readiness = isDenied ? 'refused' : 'interrupted';
  }
};

/** When a version takes over in one tab, the others follow, once every move is written. */
const reloadWithNewVersions = (container: ServiceWorkerContainer): void => {
  let { controller } = container;
  container.addEventListener('controllerchange', async () => {
    const isFirst = controller === null;
    controller = container.controller;
    if (isFirst || (await isAnyUnkept())) return;
    // Whoever reads after a write waits for it.
    await tables.all().catch(() => []);
    location.reload();
  });
};

const follow = (followed: ServiceWorkerRegistration): void => {
  registration = followed;
  const { active, installing } = followed;
  if (active !== null) offline.readiness = 'ready';
  offline.isUpdateReady = hasUpdate();
  if (installing !== null) track(installing);
  followed.addEventListener('updatefound', () => {
    if (followed.installing !== null) track(followed.installing);
  });
  lookForUpdates(followed);
};

/** A worker that waits while another is active is a new version. */
const hasUpdate = (): boolean => registration !== null && registration.active !== null && registration.waiting !== null;

const track = (worker: ServiceWorker): void => {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') offline.readiness = 'ready';
    offline.isUpdateReady = hasUpdate();
    if (worker.state === 'redundant' && offline.readiness === 'preparing') offline.readiness = 'interrupted';
  });
};

/** The browser itself looks when a page is opened; a table may stay open for days. */
const lookForUpdates = (followed: ServiceWorkerRegistration): void => {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() < looked + HOUR) return;
    looked = performance.now();
    // Without a network there is nothing to find.
    void followed.update().catch(() => {});
  });
};
