import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as plain } from '@playwright/test';
import type { NewTable } from '@ponts-bornes/protocol';
import { endNode, startNode } from './node.ts';

const TABLE: NewTable = {
  game: 'skybridge',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'slow', days: 2, quiet: null },
  atZero: 'move',
  visibility: 'public',
};

/** A test with its own server, where one table waits for players: on the shared one, other tests open and close theirs. */
export const test = plain.extend({
  baseURL: async ({ playwright }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'ponts-bornes-own-'));
    const node = await startNode({ DATA: folder });
    const address = `http://127.0.0.1:${node.port}`;
    const host = await playwright.request.newContext({ baseURL: address });
    for (const [path, data] of [
      ['/api/me', { nickname: 'Camille' }],
      ['/api/tables', TABLE],
    ] as const) {
      expect((await host.post(path, { data })).ok(), path).toBe(true);
    }
    await use(address);
    await host.dispose();
    await endNode(node, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  },
});
