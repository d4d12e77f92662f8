import type { Language } from '@ponts-bornes/kernel';
import { createTransport } from 'nodemailer';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { SPEECH } from '../speech/all.ts';
import type { MailText } from '../speech/speech.ts';
import { NOT_REACHED, pageOf, pathOf } from './channel.ts';
import type { Message, Sending } from './channel.ts';
import { htmlOf, textOf } from './mail-body.ts';
import type { MailBody } from './mail-body.ts';
import { openStopLinks } from './stop-links.ts';

/** Timeout of each step of a delivery, in milliseconds. */
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
  /** Whether the mail server did not answer, or refused this server, the last time. */
  readonly isDown: () => boolean;
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
    // A message must never make the mailer read a file or fetch an address.
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const { hostname } = new URL(origin);

  // The mailer can't end a delivery that has begun.
  let closed: (reason: Error) => void;
  const cut = new Promise<never>((_, reject) => (closed = reject));
  cut.catch(() => {});

  let isDown = false;
  const deliver = async (options: SendMailOptions): Promise<Sending> => {
    try {
      await Promise.race([transport.sendMail(options), cut]);
      isDown = false;
      return { outcome: 'sent', status: null };
    } catch (error) {
      const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : null;
      isDown = status === null || (error instanceof Error && 'code' in error && error.code === 'EAUTH');
      // 550 to 559: the mail server will never accept this recipient.
      return status !== null && status >= 550 ? { outcome: 'gone', status } : { ...NOT_REACHED, status };
    }
  };

  const stopLinks = openStopLinks(secret);

  return {
    send: ({ person, address }, message) => {
      const link = stopLinks.of(person);
      const body = alertBody(message, origin, link);
      return deliver({
        // Not parsed: an address can't name a second recipient.
        to: { name: '', address },
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
      const said =
        kind === 'confirm'
          ? SPEECH[language].confirm(`${origin}${pathOf(language, '/alerts/confirm')}#${link}`)
          : SPEECH[language].recover(account, `${origin}${pathOf(language, '/recover')}#${link}`);
      const body = linkBody(said, language);
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const to = { name: '', address };
      return deliver({ to, subject: said.subject, text: textOf(body), html: htmlOf(body), headers });
    },
    stoppedBy: stopLinks.personOf,
    isDown: () => isDown,
    close: () => {
      closed(new Error('closed'));
      transport.close();
    },
  };
};

const alertBody = (message: Message, origin: string, stopLink: string): MailBody => {
  const { language, title, tables } = message;
  const speech = SPEECH[language];
  return {
    language,
    title,
    paragraphs: tables.length === 0 ? [message.body] : paragraphsOf(message),
    button: tables.length === 0 ? null : { text: speech.open, url: `${origin}${pageOf(message)}` },
    after: null,
    links: [
      { text: speech.settings, url: `${origin}${pathOf(language, '/alerts')}` },
      { text: speech.stop, url: `${origin}${pathOf(language, '/alerts/stop')}#${stopLink}` },
    ],
  };
};

const linkBody = ({ subject, lines, button, link, after }: MailText, language: Language): MailBody => ({
  language,
  title: subject,
  paragraphs: lines,
  button: { text: button, url: link },
  after,
  links: [],
});

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
