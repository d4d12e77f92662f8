// Serves the built web client.
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { ROOT } from './prepare.mjs';

/** Serves the web client at a port (0: any free one), and gives its server once it listens. */
export const serveWeb = (port, host = '127.0.0.1') =>
  new Promise((resolve, reject) => {
    const files = sirv(join(ROOT, 'packages', 'web', 'dist'), {
      etag: true,
      setHeaders: (response, path) => {
        const isImmutable = path.includes('/_app/immutable/');
        response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
        response.setHeader('X-Content-Type-Options', 'nosniff');
      },
    });
    const server = createServer((request, response) => {
      const { pathname, search } = new URL(request.url, 'http://localhost');
      if (pathname.length > 1 && pathname.endsWith('/')) {
        response.writeHead(308, { Location: `/${pathname.replace(/^\/+|\/+$/g, '')}${search}` });
        response.end();
        return;
      }
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end('<!doctype html><title>404</title><p>404 — <a href="/">Ponts &amp; Bornes</a></p>');
      });
    });
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
