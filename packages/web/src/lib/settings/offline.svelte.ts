import { tables } from '../storage/store.ts';
import { isAnyUnsaved } from '../storage/unsaved.ts';
import { FAILURES, TAKE_OVER } from './offline-messages.ts';
import type { CacheFailure } from './offline-messages.ts';

/** Whether everything works offline; if not, why. */
export type Readiness = 'unknown' | 'preparing' | 'ready' | 'insecure' | 'refused' | CacheFailure;

const HOUR = 3_600_000;

interface Offline {
  readiness: Readiness;
  isUpdateReady: boolean;
  /** Whether an update was requested but would lose a game. */
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

/** Activates the waiting version in every tab, unless that would lose a game. */
export const takeUpdate = async (): Promise<void> => {
  offline.isUpdateHeld = await isAnyUnsaved();
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

/** Caches the whole app on this device. */
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

/** When a version takes over in one tab, the others reload, once every move is stored. */
const reloadWithNewVersions = (container: ServiceWorkerContainer): void => {
  let { controller } = container;
  container.addEventListener('controllerchange', async () => {
    const isFirst = controller === null;
    controller = container.controller;
    if (isFirst || (await isAnyUnsaved())) return;
    // A read waits for earlier writes.
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

/** A worker waiting behind an active one is a new version. */
const hasUpdate = (): boolean => registration !== null && registration.active !== null && registration.waiting !== null;

const track = (worker: ServiceWorker): void => {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') offline.readiness = 'ready';
    offline.isUpdateReady = hasUpdate();
    if (worker.state === 'redundant' && offline.readiness === 'preparing') offline.readiness = 'interrupted';
  });
};

/** The browser only checks on page load, but a table may stay open for days. */
const lookForUpdates = (followed: ServiceWorkerRegistration): void => {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() < looked + HOUR) return;
    looked = performance.now();
    // Fails without a network; ignore it.
    void followed.update().catch(() => {});
  });
};
