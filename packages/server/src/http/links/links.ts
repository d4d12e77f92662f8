import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@ponts-bornes/kernel';
import type { AppParts, Web } from '../parts.ts';
import { withPreview } from './head.ts';
import { previewOf } from './preview.ts';

type LinkParts = Pick<AppParts, 'hub' | 'origin'>;

/** `/t/<id>`: a table; `/r/<id>`: a finished game. The page may have a language; its preview has the host's. */
const LINK = new RegExp(`^((?:/(?:${LANGUAGES.slice(1).join('|')}))?/([tr]))/([^/?#]+)/?(?:\\?.*)?$`);
const ID = /^[a-z0-9]{16}$/;
/** Host headers of another form are ignored, because they would end up in the page. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i;

/** Answers links with the client's own page and a preview in its head, and leaves everything else to the client. */
export const linkPages = (web: Web, parts: LinkParts): RequestListener => {
  return (request, response) => {
    const [, path, kind, id] = LINK.exec(request.url ?? '') ?? [];
    const page = path === undefined || !isRead(request) ? null : (web.page?.(path) ?? null);
    if (page === null || kind === undefined || id === undefined) return web(request, response);
    const answer = (found: Found): void => send(request, response, { ...found, headers: page.headers });
    linked(page.html, { kind, id, origin: originOf(request, parts) }, parts).then(
      answer,
      // The page says what is wrong, and tries again.
      () => answer({ status: 200, html: page.html }),
    );
  };
};

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

interface Link {
  readonly kind: string;
  readonly id: string;
  readonly origin: string;
}

interface Found {
  readonly status: 200 | 404;
  readonly html: string;
}

const linked = async (html: string, { kind, id, origin }: Link, { hub }: LinkParts): Promise<Found> => {
  const found = ID.test(id) ? await hub.listing.linked(id) : null;
  if (found === null) return { status: 404, html };
  const preview = previewOf(found.table, found.language);
  return { status: 200, html: withPreview(html, preview, origin, `/${kind}/${id}`) };
};

/** The public address, or the one that the request was sent to. */
const originOf = ({ headers: { host = '' } }: IncomingMessage, { origin }: LinkParts): string =>
  origin ?? (HOST.test(host) ? `http://${host}` : '');

interface Page extends Found {
  readonly headers: Readonly<Record<string, string>>;
}

const send = (request: IncomingMessage, response: ServerResponse, { status, html, headers }: Page): void => {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const all = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, all).end();
    return;
  }
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = isPacked ? gzipSync(html, { level: 1 }) : Buffer.from(html);
  response.writeHead(status, {
    ...all,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};
