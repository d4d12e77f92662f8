import { randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '@ponts-bornes/kernel';
import { ALERT_KINDS, CHANNELS, LIMITS } from '@ponts-bornes/protocol';
import type {
  AlertKind,
  AlertSettings,
  AlertTested,
  Alerts,
  Channel,
  NewPushDevice,
  WaitingTable,
} from '@ponts-bornes/protocol';
import { mailboxOf, plain } from '../people/mail-addresses.ts';
import type { People } from '../people/people.ts';
import { expectFresh } from '../people/proof.ts';
import type { Asker } from '../people/sessions.ts';
import { isGone } from '../store/conflicts.ts';
import type { Store } from '../store/store.ts';
import { Failure } from '../failure.ts';
import { notedAsked, seatOf } from '../tables/room/table-facts.ts';
import type { Hub } from '../tables/runtime/hub.ts';
import type { LiveTable } from '../tables/runtime/live-table.ts';
import { pathOf } from './channels/channel.ts';
import type { Sending } from './channels/channel.ts';
import type { Mail } from './channels/mail.ts';
import type { Outside } from './channels/outside.ts';
import { MOST_FAILURES } from './channels/webhook.ts';
import type { News } from './news.ts';
import type { Recipients } from './recipients.ts';
import { NO_ALERTS, rowOf, settingsOf, without } from './settings.ts';
import { SPEECH } from './speech/all.ts';
import type { TurnCalls } from './turn-calls.ts';
import { inOrder } from './turns.ts';
import { waitingAt } from './waiting.ts';

/** The default kinds of a new channel. E-mails are only for what can't wait. */
const USUAL: Readonly<Record<Channel, readonly AlertKind[]>> = {
  push: ['turn', 'deadline', 'seat', 'over'],
  mail: ['turn', 'deadline'],
  webhook: ['turn', 'deadline', 'seat', 'over'],
};

export interface AlertParts {
  readonly store: Store;
  readonly people: People;
  readonly hub: Pick<Hub, 'hold'>;
  readonly turns: Pick<TurnCalls, 'lookAgain'>;
  readonly news: News;
  readonly recipients: Recipients;
  readonly mail: Mail | null;
  readonly outside: Outside;
  /** The public VAPID key. */
  readonly pushKey: string;
  /** Messages per person and day. */
  readonly limits: Readonly<Record<Channel, number>>;
  readonly now: () => number;
  readonly report: (where: string, error: unknown) => void;
}

/** What people can read and change: their alert settings and channels, and the tables waiting for them. */
export class AlertDesk {
  readonly #parts: AlertParts;

  constructor(parts: AlertParts) {
    this.#parts = parts;
  }

  get news(): News {
    return this.#parts.news;
  }

  /** Whether this server sends e-mail. */
  get canMail(): boolean {
    return this.#parts.mail !== null;
  }

  /** The tables waiting for a person, with what happened there. */
  async waiting(person: string): Promise<{ readonly count: number; readonly tables: readonly WaitingTable[] }> {
    const turns = inOrder(await this.#parts.news.turnsOf(person));
    const tables: WaitingTable[] = [];
    for (const { table } of turns.slice(0, LIMITS.waitingTables)) {
      const waiting = await waitingAt(this.#parts.hub, table, person);
      if (waiting !== null) tables.push(waiting);
    }
    return { count: turns.length, tables };
  }

  async of(person: string): Promise<Alerts> {
    const { store, mail, pushKey, recipients, limits, now } = this.#parts;
    const { channels, outbox } = store.alerts;
    const [devices, address, webhook, sent] = [
      await channels.devicesOf(person),
      await store.people.mails.of(person),
      await channels.webhookOf(person),
      await outbox.countsOf(person, now()),
    ];
    return {
      settings: await this.#settings(person),
      devices: devices.map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({ id, name, createdAt, usedAt })),
      mail: address === null ? null : { address: address.address, isConfirmed: address.confirmed_at !== null },
      webhook:
        webhook === null
          ? null
          : {
              host: new URL(webhook.url).host,
              state: webhook.failures >= MOST_FAILURES ? 'off' : webhook.failures > 0 ? 'failing' : 'working',
            },
      limited: CHANNELS.filter((channel) => sent.has(channel) && sent.get(channel)! >= limits[channel]),
      offers: { push: pushKey, mail: mail !== null, unreachable: recipients.unreachable(devices) },
    };
  }

  /** A person saw all that has happened at a table until now. */
  async saw(table: LiveTable, person: string): Promise<void> {
    if (seatOf(table.seats, person) === null && table.row.host !== person) return;
    await this.#parts.store.alerts.outbox.withdraw(table.id, person);
  }

  async change(person: string, settings: AlertSettings): Promise<Alerts> {
    await this.#put(person, settings);
    return this.of(person);
  }

  async addDevice(asker: Asker, device: NewPushDevice): Promise<{ readonly alerts: Alerts; readonly id: string }> {
    const { store, outside, now } = this.#parts;
    if (!outside.accepts(device.endpoint)) throw new Failure('address-refused');
    const { name, endpoint, keys, replaces } = device;
    const row = { id: randomUUID(), person: asker.id, session: asker.proof.key, name, endpoint, ...keys };
    const fresh = { ...row, created_at: now(), used_at: null };
    const most = LIMITS.pushDevicesPerPerson;
    const id = await forPerson(store.alerts.channels.putDevice(fresh, most, replaces ?? null));
    if (id === 'too-many' || id === 'address-refused') throw new Failure(id);
    // Only a person who turns a device on wants the default kinds.
    if (replaces === undefined) await this.#begin(asker.id, 'push', device.language);
    return { alerts: await this.of(asker.id), id };
  }

  async removeDevice(person: string, id: string): Promise<Alerts> {
    if (!(await this.#parts.store.alerts.channels.deleteDevice(id, person))) throw new Failure('not-found');
    return this.of(person);
  }

  /** Sets an address and sends it a link, again if it is already set but not confirmed. */
  async setMail(asker: Asker, address: string, language?: Language): Promise<Alerts> {
    const { people, mail, store } = this.#parts;
    if (mail === null) throw new Failure('not-offered');
    await people.attempts.hourly('confirm', asker.id, LIMITS.confirmationsPerHour);
    await people.mails.set(asker, address);
    const row = await store.people.mails.of(asker.id);
    if (row !== null && row.confirmed_at === null) {
      await this.#expectRoomIn(row.address, 'confirm');
      const secret = await people.mails.link('confirm', asker.id, row.address);
      const about = { account: '', secret, language: language ?? (await this.#settings(asker.id)).language };
      const { outcome } = await mail.sendLink(row.address, 'confirm', about);
      if (outcome !== 'sent') throw new Failure(outcome === 'gone' ? 'address-refused' : 'try-again');
    }
    await this.#begin(asker.id, 'mail', language);
    return this.of(asker.id);
  }

  async removeMail(asker: Asker): Promise<Alerts> {
    await this.#parts.people.mails.remove(asker);
    return this.of(asker.id);
  }

  confirmMail(link: string): Promise<void> {
    return this.#parts.people.mails.confirm(link);
  }

  /** The page on which a link stops e-mails, in its person's language. */
  async stopPage(link: string): Promise<string> {
    const person = this.#parts.mail?.stoppedBy(link) ?? null;
    const { language } = person === null ? NO_ALERTS : await this.#settings(person);
    return `${pathOf(language, '/alerts/stop')}#${link}`;
  }

  /** Stops all alerts by e-mail for the person a link was made for. Recovery still works. */
  async stopMail(link: string): Promise<void> {
    const person = this.#parts.mail?.stoppedBy(link) ?? null;
    if (person === null) throw new Failure('wrong-code');
    const row = (await this.#parts.store.alerts.channels.settingsOf([person])).get(person);
    if (row !== undefined) await this.#put(person, without(settingsOf(row), 'mail'));
  }

  async setWebhook(
    asker: Asker,
    url: string,
    language?: Language,
  ): Promise<{ readonly alerts: Alerts; readonly secret: string }> {
    const { store, outside, now } = this.#parts;
    if ((await store.people.accounts.of(asker.id)) === null) throw new Failure('no-account');
    // It outlives the session that sets it.
    await expectFresh(store.people, asker, now());
    if (!outside.accepts(url)) throw new Failure('address-refused');
    const secret = randomBytes(32).toString('base64url');
    await forPerson(store.alerts.channels.putWebhook({ person: asker.id, url, secret, failures: 0 }));
    await this.#begin(asker.id, 'webhook', language);
    return { alerts: await this.of(asker.id), secret };
  }

  async removeWebhook(person: string): Promise<Alerts> {
    await this.#parts.store.alerts.channels.deleteWebhook(person);
    return this.of(person);
  }

  /** Sends a test message now, to one device or to all recipients on a channel. */
  async test(person: string, channel: Channel, device?: string): Promise<AlertTested> {
    const { people, recipients, mail, now, store } = this.#parts;
    if (channel === 'mail' && mail === null) throw new Failure('not-offered');
    const address = channel === 'mail' ? await store.people.mails.of(person) : null;
    if (address !== null && address.confirmed_at === null) throw new Failure('not-confirmed');
    const all = await recipients.targets(person, channel);
    const targets = device === undefined ? all : all.filter((target) => target === device);
    if (targets.length === 0) throw new Failure('not-found');
    await people.attempts.hourly('test', person, LIMITS.testsPerHour);
    const { language } = await this.#settings(person);
    const message = { ...SPEECH[language].test, kind: 'test', tables: [], language, count: 0, at: now() } as const;
    const sendings: Sending[] = [];
    for (const target of targets) {
      sendings.push(await recipients.send({ person, channel, target }, { ...message, id: randomUUID() }));
    }
    const failed = sendings.find(({ outcome }) => outcome !== 'sent');
    return { isAccepted: failed === undefined, status: (failed ?? sendings[0])?.status ?? null };
  }

  /** Sends recovery links. Nobody learns whether there is such an account, so it happens after the answer. */
  async recoverByMail(who: string, language: Language, network: string): Promise<void> {
    const { people, mail, report } = this.#parts;
    if (mail === null) throw new Failure('not-offered');
    await people.attempts.from(network);
    await people.attempts.hourly('recover', plain(who), LIMITS.recoveriesPerHour);
    const send = async (): Promise<void> => {
      for (const { person, account, address } of await people.mails.recoverable(who)) {
        await this.#expectRoomIn(address, 'recover');
        const secret = await people.mails.link('recover', person, address);
        await mail.sendLink(address, 'recover', { account, secret, language });
      }
    };
    // A mailbox that has had enough links gets no more, and the asker doesn't learn of it.
    send().catch((error: unknown) => (error instanceof Failure ? undefined : report('mail', error)));
  }

  /** Counted apart: confirmations that anybody may ask for must not keep the owner's recovery back. */
  #expectRoomIn(address: string, purpose: 'confirm' | 'recover'): Promise<void> {
    return this.#parts.people.attempts.hourly('mailbox', `${purpose} ${mailboxOf(address)}`, LIMITS.linkMailsPerHour);
  }

  async #settings(person: string): Promise<AlertSettings> {
    const row = (await this.#parts.store.alerts.channels.settingsOf([person])).get(person);
    return row === undefined ? NO_ALERTS : settingsOf(row);
  }

  async #put(person: string, settings: AlertSettings): Promise<void> {
    const { channels, outbox } = this.#parts.store.alerts;
    const before = (await channels.settingsOf([person])).get(person);
    const row = rowOf(person, settings);
    await forPerson(channels.putSettings(row));
    if (before === undefined) await this.#lookAgain(person);
    else if (before.quiet !== row.quiet) await outbox.reconsider(person, this.#parts.now());
  }

  /** Nobody without settings is told of a turn: those of the present turns are looked at again. */
  async #lookAgain(person: string): Promise<void> {
    const { store, hub, turns } = this.#parts;
    const seats = await store.alerts.turns.seatsOf([person]);
    for (const seat of seats.filter((each) => each.turn !== null && notedAsked(each).includes(each.seat))) {
      try {
        const { table, release } = await hub.hold(seat.id);
        turns.lookAgain(table.id);
        release();
      } catch (error) {
        // Deleted in the meantime.
        if (!(error instanceof Failure)) throw error;
      }
    }
  }

  /** A channel that is new to a person's settings gets its default kinds. */
  async #begin(person: string, channel: Channel, language?: Language): Promise<void> {
    const row = (await this.#parts.store.alerts.channels.settingsOf([person])).get(person);
    const settings = row === undefined ? { ...NO_ALERTS, language: language ?? NO_ALERTS.language } : settingsOf(row);
    if (ALERT_KINDS.some((kind) => settings.kinds[kind].includes(channel))) return;
    const kinds = Object.fromEntries(
      ALERT_KINDS.map((kind) => [
        kind,
        USUAL[channel].includes(kind) ? [...settings.kinds[kind], channel] : settings.kinds[kind],
      ]),
    ) as AlertSettings['kinds'];
    await this.#put(person, { ...settings, kinds });
  }
}

/** Waits for a write of something that belongs to a person. They may just have signed out, or been deleted. */
const forPerson = async <Result>(writing: Promise<Result>): Promise<Result> => {
  try {
    return await writing;
  } catch (error) {
    if (isGone(error)) throw new Failure('not-signed-in');
    throw error;
  }
};
