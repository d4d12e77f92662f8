import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findGame } from '@ponts-bornes/catalogue';
import { formatRecord, parseRecord, recordOf, fromHex } from '@ponts-bornes/kernel';
import type { GameRecord } from '@ponts-bornes/kernel';
import { LOCALES, SIZES } from './sizes.ts';
import { expectToFit, hurry, tableOf, watched } from './steps.ts';

const RECORD = new URL('../../games/course-folle/records/corpus/2-seats-1.record', import.meta.url);

const record = async (): Promise<GameRecord> => {
  const parsed = parseRecord(await readFile(RECORD, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.record;
};

const openRecord = async (page: Page, text: string): Promise<void> => {
  await page.goto('/records');
  await page.getByLabel('Texte').fill(text);
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page.getByRole('slider')).toBeVisible();
};

const analysed = (page: Page): Promise<void> => expect(page.locator('[data-analysed]')).toBeVisible();

/** Starts an analysis, cancels it, and runs it again; its worker exists only meanwhile. */
const analyse = async (page: Page): Promise<void> => {
  // The table's own worker: an analysis adds one, and removes it.
  await expect.poll(() => page.workers().length).toBe(1);
  // Held back: it could be done before it is stopped.
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/workers/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Analyser', exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Arrêter', exact: true }).click();
  letGo();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('button', { name: 'Reprendre l’analyse' }).click();
  await analysed(page);
  await expect.poll(() => page.workers().length).toBe(1);
};

const expectTable = async (page: Page, length: number): Promise<void> => {
  await page.getByText('Voir en tableau').click();
  const rows = page.getByRole('table', { name: 'Chances de gagner' }).locator('tbody tr');
  await expect(rows).toHaveCount(length + 1);
  await expect(rows.last()).toContainText('100');
  await expect(rows.filter({ hasText: 'tournant' })).not.toHaveCount(0);
};

/** By turn, by touching the curve, by keyboard. */
const expectWays = async (page: Page): Promise<void> => {
  const turn = page.locator('aside [data-turn]').first();
  const number = await turn.getAttribute('data-turn');
  await turn.click();
  await expect(tableOf(page)).toHaveAttribute('data-number', number!);
  await page.locator('.chart').click({ position: { x: 1, y: 20 } });
  await expect(tableOf(page)).toHaveAttribute('data-number', '0');
  await page.keyboard.press('ArrowRight');
  await expect(tableOf(page)).toHaveAttribute('data-number', '1');
  await expect(page.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /^Coup 1\s: Joueur 1 \d+\s%, Joueur 2 \d+\s%$/,
  );
};

/** Goes to the first choice, as its seat saw it, with the expert's move on the board; and back. */
const expectExpert = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Qu’aurait joué l’expert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Au lieu du coup 1' });
  await expect(dialog).toContainText('Coup joué');
  await dialog.locator('[data-idea]').first().click();
  await expect(tableOf(page)).toHaveAttribute('data-number', '0');
  await expect(tableOf(page)).toHaveAttribute('data-viewer', '0');
  await expect(page.locator('[data-number] [data-offer]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Au lieu du coup 1' }).click();
  await page.keyboard.press('Escape');
  await expect(tableOf(page)).toHaveAttribute('data-number', '1');
  await expect(tableOf(page)).toHaveAttribute('data-viewer', 'spectator');
};

/** Stores a finished game in the format from before analyses were stored. */
const keepAsBefore = async (page: Page): Promise<void> => {
  const { game, options, secret, moves, result } = await record();
  const sitters = [
    { kind: 'bot', name: 'Aline', level: 'strong' },
    { kind: 'person', name: 'Ada' },
  ];
  const times = { startedAt: 1_700_000_000_000, changedAt: 1_700_000_600_000 };
  const table = { id: 'kept', opening: { game, options, secret, sitters }, moves, winners: result!.winners, ...times };
  await page.evaluate(async (kept) => {
    const happened = (target: EventTarget, event: string): Promise<void> =>
      new Promise((resolve, reject) => {
        target.addEventListener(event, () => resolve());
        target.addEventListener('error', () => reject(new Error(`IndexedDB: no ${event}`)));
      });
    await happened(indexedDB.deleteDatabase('ponts-bornes'), 'success');
    const opening = indexedDB.open('ponts-bornes', 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('changedAt', 'changedAt'),
    );
    await happened(opening, 'success');
    const transaction = opening.result.transaction('tables', 'readwrite');
    transaction.objectStore('tables').put(kept);
    await happened(transaction, 'complete');
    opening.result.close();
  }, table);
};

test.describe('on a desktop', () => {
  test.use({ ...SIZES.desk, locale: LOCALES.fr });

  test('a finished game is analysed: progress, curve, turns, table, and the expert’s alternatives', async ({
    page,
  }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    const played = await record();
    await openRecord(page, formatRecord(played));
    await analyse(page);
    const chart = page.getByRole('img', { name: /^Chances de gagner au fil des/ });
    await expect(chart).toHaveAttribute('aria-label', /À la fin\s: Joueur 1 0\s%, Joueur 2 100\s%/);
    await expectTable(page, played.moves.length);
    await expectWays(page);
    await expectExpert(page);
    expectNoComplaints();
  });

  test('an unfinished game is not analysed', async ({ page }) => {
    const { seats, options, secret, moves, game: id } = await record();
    const { game } = await findGame(id)!.load();
    const begun = { seats, options, secret: fromHex(secret!)!, moves: moves.slice(0, 6), result: null };
    await openRecord(page, formatRecord(recordOf(game, begun)));
    await expect(page.getByRole('button', { name: 'Coup suivant', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Analyser', exact: true })).toHaveCount(0);
  });

  test('without storage, the statistics page says so', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.goto('/statistics');
    await expect(page.getByRole('status')).toContainText('n’autorise pas l’enregistrement des parties');
  });
});

test.describe('on a phone', () => {
  test.use({ ...SIZES.phone, locale: LOCALES.fr });

  test('statistics count a stored game and lead to its analysis, which is stored as well', async ({ page }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    await page.goto('/statistics');
    await expect(page.getByRole('status')).toContainText('après votre première partie');
    await page.goto('/records');
    await keepAsBefore(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Revoir', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Statistiques', exact: true }).click();
    await expect(page.getByRole('definition').filter({ hasText: '1 sur 1' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Course folle/ })).toContainText('10 min');
    await expect(page.getByRole('row', { name: /^Fort/ })).toBeVisible();
    await expectToFit(page);
    await page.getByRole('link', { name: /^Analyser/ }).click();
    await analysed(page);
    await expectToFit(page);
    const told = await page.locator('.chart [role="img"]').getAttribute('aria-label');
    await page.reload();
    await analysed(page);
    expect(await page.locator('.chart [role="img"]').getAttribute('aria-label')).toBe(told);
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.getByRole('dialog').locator('[data-turn]').last().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(tableOf(page)).not.toHaveAttribute('data-number', '0');
    expectNoComplaints();
  });
});
