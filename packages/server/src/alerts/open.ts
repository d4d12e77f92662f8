import type { Entry } from '@ponts-bornes/catalogue';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Channel } from '@ponts-bornes/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Meters } from '../metrics/meters.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import { ALERT_WAIT } from '../tables/room/announcements.ts';
import type { Hub } from '../tables/runtime/hub.ts';
import type { LiveTable } from '../tables/runtime/live-table.ts';
import { AlertDesk } from './alerts.ts';
import { openMail } from './channels/mail.ts';
import { Outside } from './channels/outside.ts';
import { openPush, readVapidKeys } from './channels/push.ts';
import { openWebhook } from './channels/webhook.ts';
import { Courier } from './courier.ts';
import { News } from './news.ts';
import { Recipients } from './recipients.ts';
import { TurnCalls } from './turn-calls.ts';

/** The operator's settings. */
export interface AlertConfig {
  /** The mail server; null: this server can't send e-mail. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** Private hosts that pushes and webhooks may reach, also over plain HTTP. */
  readonly hosts: readonly string[];
  /** Messages per person and day. */
  readonly limits: Readonly<Record<Channel, number>>;
  /** How long people who left may take to come back before they are alerted, in milliseconds; half at live tables. */
  readonly wait: number;
}

export const ALERT_CONFIG: AlertConfig = {
  mail: null,
  hosts: [],
  limits: { push: LIMITS.pushesPerDay, mail: LIMITS.mailsPerDay, webhook: LIMITS.webhooksPerDay },
  wait: ALERT_WAIT,
};

interface TurnParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
  readonly wait: number;
  readonly warm: (id: string) => LiveTable | null;
  readonly report: (where: string, error: unknown) => void;
}

/** What the tables need: the watch over turns, and the streams that it feeds. */
export const openTurns = async (parts: TurnParts): Promise<{ readonly turns: TurnCalls; readonly news: News }> => {
  const news = new News(parts);
  await news.start();
  const turns = new TurnCalls({
    store: parts.store,
    now: parts.now,
    wait: parts.wait,
    changed: (table, people) => news.changed(table, people),
    flushed: () => news.flushed(),
  });
  return { turns, news };
};

export interface AlertsParts {
  readonly store: Store;
  readonly people: People;
  readonly hub: Hub;
  readonly turns: TurnCalls;
  readonly news: News;
  readonly games: (id: string) => Entry | undefined;
  readonly config: AlertConfig;
  /** The public URL; null: not known. */
  readonly origin: string | null;
  /** Signs links in e-mails. */
  readonly secret: string;
  readonly now: () => number;
  readonly meters: Meters;
  readonly report: (where: string, error: unknown) => void;
}

/** Alerts: what people can ask for, and the courier that sends them. */
export interface OpenedAlerts {
  readonly desk: AlertDesk;
  readonly courier: Courier;
  readonly close: () => Promise<void>;
}

export const openAlerts = async (parts: AlertsParts): Promise<OpenedAlerts> => {
  const { store, news, hub, config, origin, secret, now, meters } = parts;
  const keys = await readVapidKeys(store);
  const outside = new Outside(config.hosts);
  const mail = config.mail === null || origin === null ? null : openMail({ ...config.mail, origin, secret });
  const recipients = new Recipients({
    ...parts,
    push: openPush({ outside, keys, contact: contactOf(config, origin) }),
    mail,
    webhook: openWebhook({ outside, origin, now }),
  });
  const desk = new AlertDesk({ ...parts, recipients, mail, outside, pushKey: keys.publicKey, limits: config.limits });
  const courier = new Courier({ ...parts, hub, recipients, limits: config.limits, wait: config.wait });
  meters.watch('streams', () => news.streams);
  meters.watch('overdue', () => courier.overdue);
  return {
    desk,
    courier,
    close: async () => {
      const closing = courier.close();
      // A service may take longer to answer than a shutdown may last.
      outside.close();
      mail?.close();
      await closing;
      news.close();
    },
  };
};

/** Push services want to know whom to write to about this server. */
const contactOf = ({ mail }: AlertConfig, origin: string | null): string => {
  if (mail !== null) return `mailto:${/<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from}`;
  return origin?.startsWith('https:') === true ? origin : 'mailto:nobody@ponts-bornes.invalid';
};
