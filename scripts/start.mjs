// `npm start`: installs, builds and serves the product, and prints its address. PORT and HOST say otherwise where; ORIGIN is
// the address under which others reach it, for search engines and shared links.
import { ensureWebBuilt } from './prepare.mjs';

const port = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? '127.0.0.1';
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(2);
}

if (process.env.ORIGIN !== undefined && !/^https?:\/\/[^/]+\/?$/.test(process.env.ORIGIN)) {
  console.error(`ORIGIN must be an address such as https://games.example.org, not "${process.env.ORIGIN}".`);
  process.exit(2);
}

ensureWebBuilt();
const { serveWeb } = await import('./serve.mjs');

try {
  const server = await serveWeb(port, host);
  console.log(`Ponts & Bornes: http://${host.includes(':') ? `[${host}]` : host}:${server.address().port}/`);
  console.log('Ctrl-C stops it.');
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
} catch (error) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken: choose another with PORT=8081 npm start.`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
}
