import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

/** An e-mail as it arrived. */
export interface Arrived {
  readonly to: string;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  /** In bytes, as received. */
  readonly size: number;
}

/** A mail server on loopback. */
export class MailServer {
  readonly mails: Arrived[] = [];
  /** Refuses recipients with this code. */
  refusal: number | null = null;
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(this.refusal === null ? null : Object.assign(new Error('refused'), { responseCode: this.refusal })),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.mails.push(parsed(Buffer.concat(chunks).toString('utf8'), session.envelope.rcptTo[0]?.address ?? ''));
          done();
        });
      },
    });
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  async count(count: number): Promise<readonly Arrived[]> {
    return eventually(() => {
      if (this.mails.length < count) throw new Error(`${this.mails.length} of ${count} mails`);
      return this.mails;
    });
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

const parsed = (raw: string, to: string): Arrived => {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string): string => bodyOf(parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? '');
  return {
    to,
    subject: word(headers['subject'] ?? ''),
    headers,
    text: part('text/plain'),
    html: part('text/html'),
    size: Buffer.byteLength(raw),
  };
};

const headersOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );

const bodyOf = (part: string): string => {
  const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
  const body = rest.join('\r\n\r\n').trim();
  const { 'content-transfer-encoding': encoding } = headersOf(head);
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquoted(body) : body;
};

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** A header in RFC 2047 encoding. */
const word = (text: string): string =>
  text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(coded, 'base64').toString('utf8') : unquoted(coded.replaceAll('_', ' ')),
    );
