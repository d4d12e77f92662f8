import type { Entry } from '@ponts-bornes/catalogue';
import type { AlertSettings, Channel } from '@ponts-bornes/protocol';
import type { DeliveryRow, PushDeviceRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { notedAsked } from '../tables/room/table-facts.ts';
import type { Message, Sending } from './channels/channel.ts';
import type { Mail } from './channels/mail.ts';
import type { SendPush } from './channels/push.ts';
import { MOST_FAILURES } from './channels/webhook.ts';
import type { SendWebhook } from './channels/webhook.ts';
import { tell } from './message.ts';
import { KIND_OF } from './settings.ts';
import { SPEECH } from './speech/all.ts';
import type { DeliveredItem } from './truth.ts';

const GONE: Sending = { outcome: 'gone', status: null };
/** Most hosts remembered, because anybody can name new ones. */
const MOST_SILENT = 1000;

const hostOf = (endpoint: string): string => new URL(endpoint).host;

export interface RecipientParts {
  readonly store: Store;
  readonly games: (id: string) => Pick<Entry, 'meta'> | undefined;
  readonly push: SendPush;
  /** Null: this server can't send e-mail. */
  readonly mail: Mail | null;
  readonly webhook: SendWebhook;
  readonly now: () => number;
}

/** Where a message goes. `target` names one of a person's devices; other channels have one recipient. */
type Recipient = Pick<DeliveryRow, 'person' | 'channel' | 'target'>;

/** The devices, addresses and webhooks of people. */
export class Recipients {
  readonly #parts: RecipientParts;
  /** Hosts of push services that did not answer, or could not be reached, the last time. */
  readonly #silent = new Set<string>();

  constructor(parts: RecipientParts) {
    this.#parts = parts;
  }

  /** The channels on which nothing can be sent to somebody with these devices now, as far as is known. */
  unreachable(devices: readonly PushDeviceRow[]): Channel[] {
    const isNoneReached = devices.length > 0 && devices.every(({ endpoint }) => this.#silent.has(hostOf(endpoint)));
    return [
      ...(isNoneReached ? ['push' as const] : []),
      ...(this.#parts.mail?.isDown() === true ? ['mail' as const] : []),
    ];
  }

  /** Where a person's messages on a channel go. */
  async targets(person: string, channel: Channel): Promise<readonly string[]> {
    const { store } = this.#parts;
    switch (channel) {
      case 'push':
        return (await store.alerts.channels.devicesOf(person)).map(({ id }) => id);
      case 'mail':
        return (await this.#addressOf(person)) === null ? [] : [''];
      case 'webhook':
        return (await this.#webhookOf(person)) === null ? [] : [''];
    }
  }

  /** Null if every table was deleted. */
  async message(
    { id, person }: DeliveryRow,
    settings: AlertSettings,
    items: readonly DeliveredItem[],
  ): Promise<Message | null> {
    const told = await tell(this.#parts, { person, settings }, items);
    const [first] = told;
    if (first === undefined) return null;
    const { language } = settings;
    const seats = await this.#parts.store.alerts.turns.seatsOf([person]);
    return {
      id,
      kind: KIND_OF[first.item.what],
      title: told.length === 1 ? first.title : SPEECH[language].several(told.length),
      body: '',
      tables: told,
      language,
      // Counted by what is public: a secret choice must change no alert.
      count: seats.filter((each) => each.turn !== null && notedAsked(each).includes(each.seat)).length,
      at: this.#parts.now(),
    };
  }

  /** Sends a message, and records what the outcome means for its recipient. */
  async send({ person, channel, target }: Recipient, message: Message): Promise<Sending> {
    switch (channel) {
      case 'push':
        return this.#push(person, target, message);
      case 'mail': {
        const { mail } = this.#parts;
        const address = await this.#addressOf(person);
        return mail === null || address === null ? GONE : mail.send({ person, address }, message);
      }
      case 'webhook':
        return this.#webhook(person, message);
    }
  }

  /** Deletes a device that its push service no longer knows. */
  async #push(person: string, target: string, message: Message): Promise<Sending> {
    const { store, push, now } = this.#parts;
    const { channels } = store.alerts;
    const device = await channels.device(target);
    if (device === null || device.person !== person) return GONE;
    const sending = await push(device, message);
    this.#note(hostOf(device.endpoint), sending);
    if (sending.outcome === 'gone') await channels.deleteDevice(target, null);
    if (sending.outcome === 'sent') await channels.setUsed(target, now());
    return sending;
  }

  #note(host: string, { status }: Sending): void {
    this.#silent.delete(host);
    if (status !== null) return;
    for (const oldest of this.#silent) if (this.#silent.size >= MOST_SILENT) this.#silent.delete(oldest);
    this.#silent.add(host);
  }

  async #webhook(person: string, message: Message): Promise<Sending> {
    const row = await this.#webhookOf(person);
    if (row === null) return GONE;
    const sending = await this.#parts.webhook(row, message);
    const hasFailed = sending.outcome !== 'sent';
    if (hasFailed || row.failures > 0) await this.#parts.store.alerts.channels.noteWebhook(person, hasFailed);
    return sending;
  }

  async #addressOf(person: string): Promise<string | null> {
    const row = this.#parts.mail === null ? null : await this.#parts.store.people.mails.of(person);
    return row === null || row.confirmed_at === null ? null : row.address;
  }

  async #webhookOf(person: string): ReturnType<Store['alerts']['channels']['webhookOf']> {
    const row = await this.#parts.store.alerts.channels.webhookOf(person);
    return row === null || row.failures >= MOST_FAILURES ? null : row;
  }
}
