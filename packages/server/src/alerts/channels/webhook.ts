import { createHmac } from 'node:crypto';
import type { WebhookRow } from '../../store/schema.ts';
import { NOT_REACHED, outcomeOf, pageOf } from './channel.ts';
import type { Message, Sending } from './channel.ts';
import type { Outside } from './outside.ts';

/** Failed messages in a row after which a webhook is off. */
export const MOST_FAILURES = 20;
/** Characters of a message: Discord's limit. */
const LONGEST = 2000;

interface WebhookParts {
  readonly outside: Outside;
  /** The public URL, for links; null: none is known. */
  readonly origin: string | null;
  readonly now: () => number;
}

export type SendWebhook = (webhook: WebhookRow, message: Message) => Promise<Sending>;

/** JSON that Discord shows as a message, with the facts for programs; signed, so that a receiver can trust it. */
export const openWebhook =
  ({ outside, origin, now }: WebhookParts): SendWebhook =>
  async ({ url, secret }, message) => {
    const body = bodyOf(message, origin);
    const time = Math.floor(now() / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'ponts-bornes',
      'x-ponts-bornes-delivery': message.id,
      'x-ponts-bornes-signature': `t=${time},v1=${signature}`,
    };
    try {
      return outcomeOf(await outside.post({ url, headers, body }));
    } catch {
      return NOT_REACHED;
    }
  };

const bodyOf = (message: Message, origin: string | null): string => {
  const { id, kind, tables, title, body } = message;
  const isOne = tables.length === 1;
  const lines = tables.length === 0 ? [title, body] : isOne ? [title, tables[0]!.body] : [title, ...tables.map(lineOf)];
  const link = origin === null ? [] : [`${origin}${pageOf(message)}`];
  return JSON.stringify({
    content: [...lines.filter((line) => line !== '').map(escaped), ...link].join('\n').slice(0, LONGEST),
    // Nobody is notified by a player who calls themselves @everyone.
    allowed_mentions: { parse: [] },
    alert: {
      id,
      kind,
      tables: tables.map(({ item }) => ({ id: item.table, what: item.what, turn: item.turn })),
    },
  });
};

const lineOf = ({ title, body }: { readonly title: string; readonly body: string }): string =>
  body === '' ? title : `${title}. ${body}`;

/** Nicknames are not Markdown. */
const escaped = (text: string): string => text.replaceAll(/[\\*_~`|<>[\]()#@]/g, '\\$&');
