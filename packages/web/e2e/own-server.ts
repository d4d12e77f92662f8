import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain } from '@playwright/test';
import { Client } from '../../server/test/client.ts';
import { endNode, startNode } from './node.ts';

/** A test with its own server, where one table waits for players: on the shared one, other tests open and close theirs. */
export const test = plain.extend({
  // oxlint-disable-next-line no-empty-pattern -- how fixtures without any other are written
  baseURL: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'ponts-bornes-own-'));
    const node = await startNode({ DATA: folder });
    const address = `http://127.0.0.1:${node.port}`;
    const host = new Client(address);
    await host.call('POST', '/api/me', { nickname: 'Camille' });
    await host.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
    await use(address);
    await endNode(node, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  },
});
