// Serves the built web client.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { ROOT } from './prepare.mjs';

const DIST = join(ROOT, 'packages', 'web', 'dist');
const YEAR = 31_536_000;
/** Characters of a path. No page's is nearly as long. */
const LONGEST_PATH = 1000;
/** Node's parser accepts some of these in a request's target, but no header may contain them. */
const CONTROL = /\p{Cc}/u;
/** Browser features the product never uses, denied to any injected code as well. */
const DENIED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
};
// Pages carry their own policy, with the hashes of their scripts; only a header can forbid framing. Workers use the
// policy sent with their script; the service worker's notifications have an icon.
const PAGE_POLICY = "frame-ancestors 'none'";
const FILE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; worker-src 'self'; frame-ancestors 'none'";

const headersOf = (path) => {
  const isPage = !/\.\w+$/.test(path) || path.endsWith('.html');
  const isImmutable = path.includes('/_app/immutable/');
  return {
    ...HEADERS,
    'Content-Security-Policy': isPage ? PAGE_POLICY : FILE_POLICY,
    'Cache-Control': isImmutable ? `public, max-age=${YEAR}, immutable` : 'no-cache',
  };
};

const setHeaders = (response, path) => {
  for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
};

const isSlash = (character) => character === '/' || character === '\\';

/** A path without its first and last slashes. A regular expression would take quadratic time. */
const withoutOuterSlashes = (path) => {
  let [from, to] = [0, path.length];
  while (from < to && isSlash(path[from])) from += 1;
  while (to > from && isSlash(path[to - 1])) to -= 1;
  return path.slice(from, to);
};

/** The status of a request that no page needs; null: it is a reasonable one. */
const refusalOf = ({ method, url }, pathname) => {
  if (method !== 'GET' && method !== 'HEAD') return 405;
  if (CONTROL.test(url)) return 400;
  return pathname.length > LONGEST_PATH ? 414 : null;
};

/** Closes the file of an answer once its connection is gone, and the connection if the file can't be read: sirv does neither. */
const closeFiles = ({ socket }, response) => {
  response.once('pipe', (file) => {
    const close = () => file.destroy();
    file.once('error', () => socket.destroy());
    // An answer that waits behind another one does not hear of its connection's end.
    socket.once('close', close);
    file.once('close', () => socket.off('close', close));
    response.once('close', close);
  });
};

/** A request handler that serves the files of a folder. */
export const webHandler = (folder = DIST) => {
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders });
  const listen = (request, response) => {
    // Parsed by hand: not every request target is a valid URL.
    const [, pathname, search] = /^([^?]*)(.*)$/s.exec(request.url);
    const refusal = refusalOf(request, pathname);
    if (refusal !== null) {
      response.writeHead(refusal).end();
      return;
    }
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // Browsers treat a backslash as a slash: a path starting with two of either would lead to another site.
      response.writeHead(308, { Location: `/${withoutOuterSlashes(pathname)}${search}` });
      response.end();
      return;
    }
    // Whole files only: sirv throws for most ranges that make no sense, and no browser needs one here.
    delete request.headers.range;
    closeFiles(request, response);
    files(request, response, () => {
      setHeaders(response, '/404.html');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    });
  };
  return Object.assign(listen, { page: readPages(folder) });
};

/** Reads a page by its path, once. The server asks for known paths only. */
const readPages = (folder) => {
  const pages = new Map();
  return (path) => {
    const file = join(folder, `${path}.html`);
    if (!pages.has(path)) pages.set(path, existsSync(file) ? readFileSync(file, 'utf8') : null);
    const html = pages.get(path);
    return html === null ? null : { html, headers: headersOf(path) };
  };
};

/** Serves the web client at a port (0: any free one). Resolves with the server once it listens. */
export const serveWeb = (port, host = '127.0.0.1') =>
  new Promise((resolve, reject) => {
    const server = createServer(webHandler());
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
