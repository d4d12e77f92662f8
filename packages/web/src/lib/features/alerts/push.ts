import type { Language } from '@ponts-bornes/kernel';
import type { Alerts } from '@ponts-bornes/protocol';
import { call } from '../../api/call.ts';
import { remember, recall } from '../../storage/settings.svelte.ts';
import { deviceName } from '../../ui/device-name.ts';
import { keepDevice } from './alert-cache.ts';

/** Whether this browser can receive alerts; if not, why. */
export type PushState = 'ready' | 'insecure' | 'home-screen' | 'unsupported' | 'denied';

const DEVICE_ID = 'ponts-bornes.push-device';
/** How long the browser may take to install the service worker and subscribe, in milliseconds. */
const PATIENCE = 60_000;

/** An iPhone or iPad; a recent iPad claims to be a Mac. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const pushState = (): PushState => {
  if (!isSecureContext) return 'insecure';
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canPush) return isApplePhone() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
};

/** The id of this device among the person's, if it was added here. */
export const thisDevice = (): string | null => {
  const kept = recall(DEVICE_ID);
  return typeof kept === 'string' ? kept : null;
};

/** Why this device could not be added. */
export class PushFailure extends Error {
  override readonly name = 'PushFailure';
  readonly trouble: 'denied' | 'dismissed' | 'unable';

  constructor(trouble: PushFailure['trouble']) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** Asks for permission, subscribes this browser and tells the server. */
export const addThisDevice = async (
  serverKey: string,
  { language, fallbackName }: { readonly language: Language; readonly fallbackName: string },
): Promise<Alerts> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new PushFailure(permission === 'denied' ? 'denied' : 'dismissed');
  const { endpoint, keys } = (await soon(subscribe(serverKey))).toJSON();
  const name = deviceName(navigator.userAgent) || fallbackName;
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new PushFailure('unable');
  const { alerts, id } = await call('POST /api/me/alerts/devices', {
    body: { name, endpoint, keys: { p256dh, auth }, language },
  });
  remember(DEVICE_ID, id);
  await keepDevice({ name, endpoint });
  return alerts;
};

/** Removes a device from the server, and the subscription if it is this browser's. */
export const removeDevice = async (id: string): Promise<Alerts> => {
  const alerts = await call('DELETE /api/me/alerts/devices/:id', { params: { id } });
  if (id === thisDevice()) {
    remember(DEVICE_ID, null);
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  }
  return alerts;
};

const subscribe = async (serverKey: string): Promise<PushSubscription> => {
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  const old = await registration.pushManager.getSubscription();
  try {
    return await registration.pushManager.subscribe(options);
  } catch {
    // The server's key has changed: a browser has one subscription at a time.
    await old?.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
};

const soon = async (subscribing: Promise<PushSubscription>): Promise<PushSubscription> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PushFailure('unable')), PATIENCE);
  });
  try {
    return await Promise.race([subscribing, late]);
  } catch {
    throw new PushFailure('unable');
  } finally {
    clearTimeout(timer);
  }
};
