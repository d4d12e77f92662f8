import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@ponts-bornes/kernel';
import { createTransport } from 'nodemailer';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { SPEECH } from '../speech/speech.ts';
import type { MailText } from '../speech/speech.ts';
import { NOT_REACHED, pageOf, pathOf } from './channel.ts';
import type { Message, Sending } from './channel.ts';
import { htmlOf, textOf } from './mail-body.ts';
import type { MailBody } from './mail-body.ts';

/** How long the mail server may take for each step, in milliseconds. */
const PATIENCE = 15_000;

export interface MailSettings {
  readonly url: string;
  readonly from: string;
  /** The public URL, for links. */
  readonly origin: string;
  /** Signs the links that stop e-mails. */
  readonly secret: string;
}

/** E-mail over SMTP. */
export interface Mail {
  readonly send: (to: Recipient, message: Message) => Promise<Sending>;
  /** A confirmation or a recovery link. */
  readonly sendLink: (address: string, kind: 'confirm' | 'recover', about: LinkMail) => Promise<Sending>;
  /** The person whose e-mails a link stops; null if the link is not ours. */
  readonly stoppedBy: (link: string) => string | null;
  readonly close: () => void;
}

interface Recipient {
  readonly person: string;
  readonly address: string;
}

interface LinkMail {
  readonly account: string;
  readonly secret: string;
  readonly language: Language;
}

export const openMail = ({ url, from, origin, secret }: MailSettings): Mail => {
  const transport: Transporter = createTransport(
    withPatience(url),
    // Nothing in a message may name a file or an address to fetch.
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const { hostname } = new URL(origin);

  const deliver = async (options: SendMailOptions): Promise<Sending> => {
    try {
      await transport.sendMail(options);
      return { outcome: 'sent', status: null };
    } catch (error) {
      const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : null;
      // 550 to 559: this recipient will never be accepted.
      return status !== null && status >= 550 ? { outcome: 'gone', status } : { ...NOT_REACHED, status };
    }
  };

  const signatureOf = (person: string): string =>
    createHmac('sha256', secret).update(`stop-mail ${person}`).digest('base64url');
  const stopLinkOf = (person: string): string => `${person}_${signatureOf(person)}`;

  return {
    send: ({ person, address }, message) => {
      const { language } = message;
      const speech = SPEECH[language];
      const link = stopLinkOf(person);
      const body: MailBody = {
        language,
        title: message.title,
        paragraphs: message.tables.length === 0 ? [message.body] : paragraphsOf(message),
        button: message.tables.length === 0 ? null : { text: speech.open, url: `${origin}${pageOf(message)}` },
        after: null,
        links: [
          { text: speech.settings, url: `${origin}${pathOf(language, '/alerts')}` },
          { text: speech.stop, url: `${origin}${pathOf(language, '/alerts/stop')}#${link}` },
        ],
      };
      return deliver({
        to: address,
        subject: message.title,
        messageId: `<${message.id}@${hostname}>`,
        text: textOf(body),
        html: htmlOf(body),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': `<${origin}/api/mail/stop/${link}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
    sendLink: (address, kind, { account, secret: link, language }) => {
      const speech = SPEECH[language];
      const said: MailText =
        kind === 'confirm'
          ? speech.confirm(`${origin}${pathOf(language, '/alerts/confirm')}#${link}`)
          : speech.recover(account, `${origin}${pathOf(language, '/recover')}#${link}`);
      const body: MailBody = {
        language,
        title: said.subject,
        paragraphs: said.lines,
        button: { text: said.button, url: said.link },
        after: said.after,
        links: [],
      };
      const headers = { 'Auto-Submitted': 'auto-generated' };
      return deliver({ to: address, subject: said.subject, text: textOf(body), html: htmlOf(body), headers });
    },
    stoppedBy: (link) => {
      const [, person = '', signature = ''] = /^([\w-]{1,64}?)_([\w-]{43})$/.exec(link) ?? [];
      const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(person))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? person : null;
    },
    close: () => transport.close(),
  };
};

const paragraphsOf = ({ tables }: Message): readonly string[] =>
  tables.length === 1
    ? tables.flatMap(({ body }) => (body === '' ? [] : [body]))
    : tables.map(({ title, body }) => (body === '' ? title : `${title}. ${body}`));

/** Options in the operator's URL win. */
const withPatience = (text: string): string => {
  const url = new URL(text);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(PATIENCE));
  }
  if (!url.searchParams.has('pool')) url.searchParams.set('pool', 'true');
  return url.href;
};
