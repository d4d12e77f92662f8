import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as plain } from '@playwright/test';
import { webHandler } from '../../../scripts/serve.mjs';

export const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** A server that a test can stop, or switch to another version. */
export interface Host {
  readonly address: string;
  readonly stop: () => void;
  readonly serve: (folder: string) => void;
}

const openHost = async (): Promise<Host> => {
  let handler = webHandler(DIST);
  const server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
    serve: (folder) => {
      handler = webHandler(folder);
    },
  };
};

/** A test with its own server, and with service workers enabled. */
export const test = plain.extend<{ host: Host; nextVersion: string }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- how fixtures without any other are written
  host: async ({}, use) => {
    const host = await openHost();
    await use(host);
    host.stop();
  },
  baseURL: async ({ host }, use) => use(host.address),
  /** The folder of another version: the same product with another version number. */
  // oxlint-disable-next-line no-empty-pattern -- as above
  nextVersion: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'ponts-bornes-'));
    cpSync(DIST, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
    const version = versionIn(readFileSync(join(folder, 'index.html'), 'utf8'));
    for (const file of filesIn(folder).filter((name) => /\.html$|^service-worker\.js$/.test(name))) {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(version, NEXT));
    }
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

export const NEXT = 'the next version';

export const versionIn = (html: string): string => /<meta name="version" content="(.*?)"/.exec(html)![1]!;

/** All files below a folder. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
