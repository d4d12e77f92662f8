import type { Language } from '@ponts-bornes/kernel';
import type { Alerts, NewPushDevice } from '@ponts-bornes/protocol';
import { call } from '../../api/call.ts';
import { remember } from '../../storage/settings.svelte.ts';
import { deviceName } from '../../ui/device-name.ts';
import { keepDevice, keptDevice } from './alert-cache.ts';
import { DEVICE_ID, thisDevice } from './this-device.ts';

/** Whether this browser can receive alerts; if not, why. */
export type PushState = 'ready' | 'insecure' | 'home-screen' | 'old-phone' | 'unsupported' | 'denied';

/** How long the browser may take to install the service worker and subscribe, in milliseconds. */
const PATIENCE = 60_000;

/** An iPhone or iPad; a recent iPad claims to be a Mac. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Opened from the home screen. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export const pushState = (): PushState => {
  if (!isSecureContext) return 'insecure';
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canPush && isApplePhone()) return isInstalled() ? 'old-phone' : 'home-screen';
  if (!canPush) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
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
  const name = deviceName(navigator.userAgent) || fallbackName;
  return register(await soon(subscribe(serverKey)), { name, language });
};

const register = async (
  subscription: PushSubscription,
  device: Pick<NewPushDevice, 'name' | 'language' | 'replaces'>,
): Promise<Alerts> => {
  const { endpoint, keys } = subscription.toJSON();
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new PushFailure('unable');
  const { alerts, id } = await call('POST /api/me/alerts/devices', {
    body: { ...device, endpoint, keys: { p256dh, auth } },
  });
  remember(DEVICE_ID, id);
  await keepDevice({ name: device.name, endpoint });
  return alerts;
};

/** Removes a device from the server, and the subscription if it is this browser's. */
export const removeDevice = async (id: string): Promise<Alerts> => {
  const alerts = await call('DELETE /api/me/alerts/devices/:id', { params: { id } });
  if (id === thisDevice()) await forget();
  return alerts;
};

/**
 * Browsers drop or replace a subscription without telling anybody, people withdraw the permission, and a server may have
 * lost its key: a device would be listed and stay silent. Subscribes again, or removes the device.
 */
export const checkThisDevice = async (): Promise<void> => {
  const id = thisDevice();
  if (id === null || pushState() === 'insecure') return;
  const { devices, offers } = await call('GET /api/me/alerts');
  const isListed = devices.some((each) => each.id === id);
  const now = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  const isSameKey = now !== null && keyOf(now) === offers.push;
  if (!isListed && (isSameKey || Notification.permission !== 'granted')) return forget();
  if (Notification.permission !== 'granted') return void (await removeDevice(id));
  const known = await keptDevice();
  if (isSameKey && now.endpoint === known?.endpoint) return;
  const name = known?.name ?? deviceName(navigator.userAgent);
  await register(await subscribe(offers.push), { name, replaces: known?.endpoint ?? null });
};

/** The server's key with which a browser has subscribed. */
const keyOf = ({ options: { applicationServerKey: key } }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const forget = async (): Promise<void> => {
  remember(DEVICE_ID, null);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
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
