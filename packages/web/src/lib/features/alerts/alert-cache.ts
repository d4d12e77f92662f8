import type { PushMessage, Turn } from '@ponts-bornes/protocol';

/** What the page and the service worker remember about alerts on this device. */
export const ALERT_CACHE = 'ponts-bornes-alerts';
/** The ids of alerts already shown, and this device as the page has registered it. */
export const SHOWN = '/shown-alerts';
const DEVICE = '/device';

interface Device {
  readonly name: string;
  readonly endpoint: string;
}

export const keepDevice = async (device: Device): Promise<void> =>
  (await caches.open(ALERT_CACHE)).put(DEVICE, new Response(JSON.stringify(device)));

/** Null: none, or registered by an earlier version. */
export const keptDevice = async (): Promise<Device | null> => {
  const kept = await (await caches.open(ALERT_CACHE)).match(DEVICE);
  return kept === undefined ? null : ((await kept.json()) as Device);
};

/** The service worker asks a tab for its address, because it only knows the one at which the tab was loaded. */
export const WHERE = 'where are you';

/** What a notification remembers of its message. */
export type AlertData = Pick<PushMessage, 'id' | 'kind' | 'url' | 'turn' | 'tables'>;

/** The tables waiting now; `count` may exceed the number listed. */
export interface Waiting {
  readonly count: number;
  readonly turns: readonly Turn[];
}

/** Whether a notification calls its person to turns that are over. */
export const isOutdated = ({ kind, turn, tables }: AlertData, { count, turns }: Waiting): boolean => {
  if ((kind !== 'turn' && kind !== 'deadline') || count > turns.length) return false;
  return !turns.some((now) => tables.includes(now.table) && (turn === null || now.turn === turn));
};
