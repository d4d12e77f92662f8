import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.mjs';
import { MailServer } from '../../server/test/mail-server.ts';
import { PushBrowser, Receiver } from '../../server/test/push-service.ts';
import { endNode, startNode } from './node.ts';

/** A server that sends e-mails and pushes, and the services on loopback that receive them. */
export interface PostOffice {
  readonly address: string;
  readonly mails: MailServer;
  /** A browser's subscription at the push service, which decrypts what arrives. */
  readonly subscribe: () => PushBrowser;
  /** Where that service also takes webhooks, and what it has received there. */
  readonly hook: { readonly url: string; readonly bodies: () => readonly string[] };
}

/** A test with its own server, because links in e-mails need its address. */
export const test = plain.extend<{ post: PostOffice }>({
  // oxlint-disable-next-line no-empty-pattern -- how fixtures without any other are written
  post: async ({}, use) => {
    const [mails, pushes] = await Promise.all([new MailServer().open(), new Receiver().open()]);
    const folder = mkdtempSync(join(tmpdir(), 'ponts-bornes-post-'));
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const node = await startNode({
      PORT: String(port),
      ORIGIN: address,
      DATA: folder,
      SMTP_URL: mails.url,
      MAIL_FROM: 'games@example.org',
      ALERT_HOSTS: new URL(pushes.origin).host,
      ALERT_WAIT: '1000',
    });
    const bodies = (): readonly string[] =>
      pushes.received.filter(({ path }) => path === '/hook').map(({ body }) => body.toString());
    const hook = { url: `${pushes.origin}/hook`, bodies };
    await use({ address, mails, subscribe: () => new PushBrowser(pushes), hook });
    await endNode(node, 'SIGTERM');
    pushes.close();
    await mails.close();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ post }, use) => use(post.address),
});
