// `npm run lighthouse [runs]`: Lighthouse with its mobile settings on the first page, a game's page, its rules if there are any
// and a table; prints scores and metrics (the median of the runs, and how far they are apart), keeps the whole in
// reports/lighthouse.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { ROOT, ensureWebBuilt } from '../../../scripts/prepare.mjs';

ensureWebBuilt();
const { serveWeb } = await import('../../../scripts/serve.mjs');
const { chromium } = await import('@playwright/test');
const { default: lighthouse } = await import('lighthouse');

const FOLDER = join(ROOT, 'reports', 'lighthouse');
const PORT = Number(process.env.DEBUG_PORT ?? 9333);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
};
const PAGES = { 'first page': '/', game: '/games/mille-bornes', rules: '/games/mille-bornes/rules' };

const runs = Number(process.argv[2] ?? 3);
const executablePath = ensureChromium();
if (executablePath === null || !(runs > 0)) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
const server = await serveWeb(0);
const address = `http://127.0.0.1:${server.address().port}`;

/** A browser that reads French, with a table of 1000 Bornes on it; and the table's address. */
const openBrowser = async () => {
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    locale: 'fr-FR',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--remote-debugging-port=${PORT}`,
      '--lang=fr-FR',
      '--accept-lang=fr-FR',
    ],
  });
  const page = await context.newPage();
  await page.goto(`${address}/games/mille-bornes`);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator('[data-number]').waitFor();
  const table = new URL(page.url());
  await page.goto('about:blank');
  return { context, table: table.pathname + table.hash };
};

/** Caches and service workers go before each look, as on a first visit; the table stays on the device. */
const look = async (path) =>
  (await lighthouse(address + path, { port: PORT, onlyCategories: CATEGORIES, logLevel: 'error' })).lhr;

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
const apart = (numbers) => Math.max(...numbers) - Math.min(...numbers);

const row = (name, reports) => {
  const scores = CATEGORIES.map((category) =>
    reports.map(({ categories }) => Math.round(categories[category].score * 100)),
  );
  const metrics = Object.keys(METRICS).map((id) => reports.map(({ audits }) => audits[id].numericValue));
  const shown = [
    ...scores.map((each) => `${median(each)}${apart(each) > 0 ? ` (${Math.min(...each)}–${Math.max(...each)})` : ''}`),
    ...metrics.map((each) => (median(each) < 5 ? median(each).toFixed(3) : `${Math.round(median(each))} ms`)),
  ];
  console.log(`| ${name} | ${shown.join(' | ')} |`);
};

/** What cost points, in the last report. */
const complaints = (name, { audits, categories }) => {
  for (const category of CATEGORIES) {
    for (const { id, weight } of categories[category].auditRefs) {
      const { score, title } = audits[id];
      if (weight > 0 && score !== null && score < 0.9)
        console.error(`${name}, ${category}: ${title} (${id}, ${score})`);
    }
  }
};

const { context, table } = await openBrowser();
console.log(`| page | ${[...CATEGORIES, ...Object.values(METRICS)].join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(CATEGORIES.length + Object.keys(METRICS).length)}`);
for (const [name, path] of Object.entries({ ...PAGES, table })) {
  if ((await fetch(address + path)).status === 404) continue;
  const reports = [];
  for (let run = 0; run < runs; run++) reports.push(await look(path));
  writeFileSync(join(FOLDER, `${name.replace(' ', '-')}.json`), JSON.stringify(reports.at(-1)));
  row(name, reports);
  complaints(name, reports.at(-1));
}
await context.close();
server.close();
