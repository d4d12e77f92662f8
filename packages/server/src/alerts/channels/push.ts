import { createHash } from 'node:crypto';
import type { PushMessage } from '@ponts-bornes/protocol';
import webPush from 'web-push';
import type { PushDeviceRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { NOT_REACHED, outcomeOf, pageOf } from './channel.ts';
import type { Message, Sending } from './channel.ts';
import type { Outside } from './outside.ts';

/** How long a push service keeps a message for a device that is off, in milliseconds, at most. */
const KEPT = 86_400_000;

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The server's own keys, made on first start and kept with the data. */
export const readVapidKeys = async (store: Pick<Store, 'readKept'>): Promise<VapidKeys> =>
  JSON.parse(await store.readKept('vapid-keys', () => JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys;

interface PushParts {
  readonly outside: Outside;
  readonly keys: VapidKeys;
  /** Whom a push service may write to about this server: an https: or mailto: address. */
  readonly contact: string;
}

/** The browser subscribed with another key of this server, which is lost: it has to subscribe again. */
const OTHER_KEY: ReadonlySet<number> = new Set([401, 403]);

export type SendPush = (device: PushDeviceRow, message: Message) => Promise<Sending>;

/** Web Push (RFC 8030), encrypted for the device (RFC 8291) and signed by this server (RFC 8292). */
export const openPush =
  ({ outside, keys, contact }: PushParts): SendPush =>
  async ({ endpoint, p256dh, auth }, message) => {
    const data = dataOf(message);
    try {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, padded(data), {
        vapidDetails: { subject: contact, ...keys },
        TTL: lifetimeOf(message),
        urgency: message.kind === 'turn' || message.kind === 'deadline' ? 'high' : 'normal',
        // A message that waits at the push service is replaced by a newer one about the same table.
        topic: createHash('sha256').update(data.tag).digest('base64url').slice(0, 32),
      });
      const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      const status = await outside.post({ url: endpoint, headers: Object.fromEntries(sent), body: body ?? '' });
      return OTHER_KEY.has(status) ? { outcome: 'gone', status } : outcomeOf(status);
    } catch {
      return NOT_REACHED;
    }
  };

/** In seconds: a message about turns is of no use once their time is over. */
const lifetimeOf = ({ tables, at }: Message): number => {
  const lefts = tables.map(({ due }) => (due === null || due <= at ? KEPT : due - at));
  return Math.floor(Math.min(KEPT, Math.max(0, ...lefts) || KEPT) / 1000);
};

/**
 * The bytes of every payload: with equal lengths, push services can't tell what a message is about. They accept 4096,
 * encryption included.
 */
const SIZE = 3072;

/** JSON of the same size for all messages. If there are too many tables, only the first are listed. */
const padded = (data: PushMessage): string => {
  const { tables, body } = data;
  const lines = body.split('\n');
  for (let count = tables.length; ; count--) {
    const text = JSON.stringify({
      ...data,
      tables: tables.slice(0, count),
      body: lines.slice(0, count || 1).join('\n'),
    });
    const missing = SIZE - Buffer.byteLength(text);
    if (missing >= 0 || count <= 1) return text + ' '.repeat(Math.max(0, missing));
  }
};

const dataOf = (message: Message): PushMessage => {
  const { id, kind, tables, title, body, language, count } = message;
  const [first, ...more] = tables;
  const isOne = first !== undefined && more.length === 0;
  return {
    kind,
    tag: isOne ? `table:${first.item.table}` : first === undefined ? 'test' : 'tables',
    id,
    turn: isOne ? first.item.turn : null,
    title,
    body: isOne ? first.body : first === undefined ? body : tables.map((table) => table.title).join('\n'),
    language,
    url: pageOf(message),
    tables: tables.map(({ item }) => item.table),
    count,
  };
};
