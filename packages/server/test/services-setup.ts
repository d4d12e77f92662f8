import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { openDatabases } from './services.ts';

/** One PostgreSQL per run, shared by the test files that need it. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const databases = openDatabases();
  const server = createServer((_, response) => {
    // A busy client may reuse a connection just when its idle time is over here.
    response.shouldKeepAlive = false;
    databases.add().then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('services', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await databases.remove();
  };
};
