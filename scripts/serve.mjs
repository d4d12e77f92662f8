// Serves the built web client.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { ROOT } from './prepare.mjs';

const DIST = join(ROOT, 'packages', 'web', 'dist');
const YEAR = 31_536_000;
/** What the product never asks for, and nothing that gets into it may. */
const DENIED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
};
// Pages carry their own policy, with the hashes of their scripts; frames can only be refused here. Workers have the policy
// that comes with their script.
const PAGE_POLICY = "frame-ancestors 'none'";
const FILE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'";

const setHeaders = (response, path) => {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  const isPage = !/\.\w+$/.test(path) || path.endsWith('.html');
  response.setHeader('Content-Security-Policy', isPage ? PAGE_POLICY : FILE_POLICY);
  const isImmutable = path.includes('/_app/immutable/');
  response.setHeader('Cache-Control', isImmutable ? `public, max-age=${YEAR}, immutable` : 'no-cache');
};

/** What answers requests with the files of a folder. */
export const webHandler = (folder = DIST) => {
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders });
  return (request, response) => {
    // Taken apart by hand: not everything that can be asked for is an address.
    const [, pathname, search] = /^([^?]*)(.*)$/s.exec(request.url);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      response.writeHead(308, { Location: `/${pathname.replace(/^\/+|\/+$/g, '')}${search}` });
      response.end();
      return;
    }
    files(request, response, () => {
      setHeaders(response, '/404.html');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    });
  };
};

/** Serves the web client at a port (0: any free one), and gives its server once it listens. */
export const serveWeb = (port, host = '127.0.0.1') =>
  new Promise((resolve, reject) => {
    const server = createServer(webHandler());
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
