import { findGame } from '@ponts-bornes/catalogue';
import { openMail } from '../src/alerts/channels/mail.ts';
import type { Mail } from '../src/alerts/channels/mail.ts';
import { Outside } from '../src/alerts/channels/outside.ts';
import { openPush, readVapidKeys } from '../src/alerts/channels/push.ts';
import type { SendPush } from '../src/alerts/channels/push.ts';
import { openWebhook } from '../src/alerts/channels/webhook.ts';
import type { SendWebhook } from '../src/alerts/channels/webhook.ts';
import { Recipients } from '../src/alerts/recipients.ts';
import type { DeliveredItem } from '../src/alerts/truth.ts';
import type { AlertSettings } from '@ponts-bornes/protocol';
import type { DatabaseStore } from '../src/store/store.ts';
import { MailServer } from './mail-server.ts';
import { PushBrowser, Receiver } from './push-service.ts';

const ORIGIN = 'https://games.example.org';
const ID = '00000000-0000-4000-8000-000000000000';

/** Sends alerts over all channels to receivers on loopback, and measures what they receive. */
export class AlertWire {
  readonly #receiver = new Receiver();
  readonly #mails = new MailServer();
  #send: { readonly push: SendPush; readonly mail: Mail; readonly webhook: SendWebhook } | null = null;
  #browser: PushBrowser | null = null;

  async open(store: DatabaseStore): Promise<this> {
    await Promise.all([this.#receiver.open(), this.#mails.open()]);
    const outside = new Outside([this.#receiver.host]);
    const keys = await readVapidKeys(store);
    this.#browser = new PushBrowser(this.#receiver);
    this.#send = {
      push: openPush({ outside, keys, contact: ORIGIN }),
      mail: openMail({ url: this.#mails.url, from: 'games@example.org', origin: ORIGIN, secret: 'a secret' }),
      webhook: openWebhook({ outside, origin: ORIGIN, now: () => 0 }),
    };
    return this;
  }

  /** An alert as it arrives: the sizes in bytes of encrypted push, e-mail and webhook, and what each of them says. */
  async measure(
    store: DatabaseStore,
    {
      person,
      settings,
      item,
    }: { readonly person: string; readonly settings: AlertSettings; readonly item: DeliveredItem },
  ): Promise<readonly (number | string)[]> {
    const { push, mail, webhook } = this.#send!;
    const recipients = new Recipients({ store, games: findGame, push, mail, webhook, now: () => 0 });
    const row = { id: ID, person, channel: 'push', target: '', items: '', attempts: 0 } as const;
    const times = { created_at: 0, send_at: 0, node: null, held_until: null };
    const message = await recipients.message({ ...row, ...times }, settings, [item]);
    if (message === null) return [];
    const { endpoint, keys } = this.#browser!.subscription('Phone');
    const device = { id: '', person, session: '', name: '', endpoint, ...keys, created_at: 0, used_at: null };
    await push(device, message);
    await webhook({ person, url: `${this.#receiver.origin}/hook`, secret: 'a secret', failures: 0 }, message);
    await mail.send({ person, address: `${person}@example.org` }, message);
    const [decrypted] = this.#browser!.messages;
    const [pushed, hooked] = this.#receiver.received.splice(0);
    const [mailed] = this.#mails.mails.splice(0);
    const sizes = [pushed!.body.length, mailed!.size, hooked!.body.length];
    const headers = [pushed!.headers['ttl'], pushed!.headers['urgency'], pushed!.headers['topic']].join();
    return [...sizes, headers, JSON.stringify(decrypted), mailed!.text, hooked!.body.toString()];
  }

  async close(): Promise<void> {
    this.#send?.mail.close();
    this.#receiver.close();
    await this.#mails.close();
  }
}
