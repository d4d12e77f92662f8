import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES } from '@ponts-bornes/kernel';
import { WINDOW, openRates } from '../counts.ts';
import { networkOf } from '../network.ts';
import type { PageListener } from '../pages.ts';
import { clientAddress } from '../proxies.ts';
import type { Trusts } from '../proxies.ts';
import type { AppParts, Web } from '../parts.ts';
import { withPreview } from './head.ts';
import { openPackedPages } from './packed-pages.ts';
import type { PackedPages } from './packed-pages.ts';
import { previewOf } from './preview.ts';

type LinkParts = Pick<AppParts, 'hub' | 'origin' | 'requestsPerMinute' | 'now'>;

/** `/t/<id>`: a table; `/r/<id>`: a finished game. The page may have a language; its preview has the host's. */
const LINK = new RegExp(`^((?:/(?:${LANGUAGES.slice(1).join('|')}))?/([tr]))/([^/?#]+)/?(?:\\?.*)?$`);
const ID = /^[a-z0-9]{16}$/;
/** Host headers of another form are ignored, because they would end up in the page. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Answers links with the client's own page and a preview in its head, and leaves everything else to the client. A
 * preview costs as much as a request to the API, so they have the same limit per network; above it, the page comes
 * without one.
 */
export const linkPages = (web: Web, parts: LinkParts, trusts: Trusts): PageListener => {
  const previews = openRates(Math.ceil((parts.requestsPerMinute * WINDOW) / 60_000), parts.now);
  const pack = openPackedPages();
  return async (request, response) => {
    const [, path, kind, id] = LINK.exec(request.url ?? '') ?? [];
    if (path === undefined || kind === undefined || id === undefined || !isRead(request)) return web(request, response);
    const page = web.page?.(path) ?? null;
    if (page === null) return web(request, response);
    if (!previews.add(networkOf(clientAddress(request, trusts)))) {
      request.url = path;
      return web(request, response);
    }
    const link = { kind, id, origin: originOf(request, parts) };
    // Without the database, the page says what is wrong, and tries again.
    const found = await linked(page.html, link, parts).catch((): Found => ({ status: 200, html: page.html }));
    await send(request, response, { ...found, headers: page.headers, pack });
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
  readonly pack: PackedPages;
}

const send = async (request: IncomingMessage, response: ServerResponse, page: Page): Promise<void> => {
  const { status, html, headers, pack } = page;
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const all = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, all).end();
    return;
  }
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = isPacked ? await pack(etag, html) : Buffer.from(html);
  response.writeHead(status, {
    ...all,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};
