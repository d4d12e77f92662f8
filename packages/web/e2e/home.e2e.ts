import { expect, test } from '@playwright/test';
import { hurry, settled, tableOf, tapOnce, watched } from './steps.ts';
import { fastRandom } from '@ponts-bornes/kernel';

/**
 * A machine in a home network has a name but no certificate: the product must not need browser features reserved for
 * https.
 */
test('a host without https can still serve games', async ({ page, baseURL }) => {
  const expectNoComplaints = watched(page);
  await hurry(page);
  await page.goto(`http://home.test:${new URL(baseURL!).port}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  // The web font gives the dot between two facts no width.
  const widthOfDot = async (): Promise<number> =>
    page.evaluate(() => {
      const dot = document.body.appendChild(document.createElement('span'));
      dot.style.position = 'absolute';
      dot.textContent = '·';
      const { width } = dot.getBoundingClientRect();
      dot.remove();
      return width;
    });
  await expect.poll(widthOfDot).toBeGreaterThan(2);
  await page
    .getByRole('button', { name: /^(Jouer|Play now)/ })
    .first()
    .click();
  await settled(page);
  await tapOnce(page, fastRandom('home'));
  const number = await tableOf(page).getAttribute('data-number');
  await page.reload();
  await settled(page);
  expect(Number(await tableOf(page).getAttribute('data-number'))).toBeGreaterThanOrEqual(Number(number));
  await page.getByRole('button', { name: /^(Réglages|Settings)$/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/hors ligne|offline/i);
  expectNoComplaints();
});
