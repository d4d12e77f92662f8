import { mergeTests } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import { test as hosted } from '../e2e/host.ts';
import { test as driven } from './fixture.ts';
import { clickOn, ownTurn, playTurn, waitFor } from './steps.ts';

const test = mergeTests(driven, hosted);
test.use({ isKept: true });

test('all games can be played after one visit, with the server stopped', async ({ tab, host }) => {
  // WebKit trusts localhost, and no other host without TLS.
  const address = host.address.replace('127.0.0.1', 'localhost');
  await tab.goto(`${address}/`);
  await waitFor(tab, 'a service worker', () => navigator.serviceWorker.controller !== null || null);
  host.stop();
  for (const { meta } of CATALOGUE) {
    await tab.goto(`${address}/games/${meta.id}`);
    await clickOn(tab, 'button', 'Commencer');
    await playTurn(tab, fastRandom(`offline-${meta.id}`));
  }
  await tab.reload();
  await ownTurn(tab);
});
