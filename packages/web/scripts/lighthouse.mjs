// `npm run lighthouse -- [runs]`: Lighthouse's scores and metrics of four kinds of pages, as on a phone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../../scripts/browsers.mjs';
import { readCommand, wholeNumber } from '../../../scripts/command.mjs';
import { ROOT, ensureWebBuilt } from '../../../scripts/prepare.mjs';

const { runs } = readCommand({
  usage: 'npm run lighthouse -- [runs]',
  about: `Runs Lighthouse with its mobile settings on the first page, a game’s page, its rules and a table. Prints the
median of scores and metrics, and keeps whole reports in reports/lighthouse.`,
  operands: { runs: { about: 'how many times each page is measured', default: '3', read: wholeNumber } },
  notes: `Environment: CHROMIUM, the path of a Chromium; DEBUG_PORT, its port (default: 9333); CPU_SLOWDOWN (default: 4)

“Speed” is Lighthouse’s index of this machine. Under about 1000 the machine was busy or slow, and the performance
score says more about it than about the page; CPU_SLOWDOWN=2 makes up for some of that.`,
});
ensureWebBuilt();
const { serveWeb } = await import('../../../scripts/serve.mjs');
const { chromium } = await import('@playwright/test');
const { default: lighthouse, defaultConfig } = await import('lighthouse');

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
/** The table's address is known once there is one. */
const PAGES = { 'first page': '/', game: '/games/mille-bornes', rules: '/games/mille-bornes/rules', table: null };

const MOBILE = defaultConfig.settings.throttling;
const cpuSlowdownMultiplier = Number(process.env.CPU_SLOWDOWN ?? 4);
const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
const server = await serveWeb(0);
const address = `http://127.0.0.1:${server.address().port}`;

const openBrowser = () =>
  chromium.launchPersistentContext('', {
    executablePath,
    locale: 'fr-FR',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--remote-debugging-port=${PORT}`,
      '--lang=fr-FR',
      '--accept-lang=fr-FR',
    ],
  });

/** Begins a game of 1000 Bornes, and gives the path of its table. */
const openTable = async (context) => {
  const page = await context.newPage();
  await page.goto(`${address}/games/mille-bornes`);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator('[data-number]').waitFor();
  const { pathname, hash } = new URL(page.url());
  await page.close();
  return pathname + hash;
};

/** Caches and service workers go before each look, as on a first visit; the table stays on the device. */
const look = async (path) => {
  const throttling = { ...MOBILE, cpuSlowdownMultiplier };
  const flags = { port: PORT, onlyCategories: CATEGORIES, logLevel: 'error', throttling };
  return (await lighthouse(address + path, flags)).lhr;
};

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
    Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex))),
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

const context = await openBrowser();
console.log(`| page | ${[...CATEGORIES, ...Object.values(METRICS), 'speed'].join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(CATEGORIES.length + Object.keys(METRICS).length + 1)}`);
for (const [name, place] of Object.entries(PAGES)) {
  const path = place ?? (await openTable(context));
  if ((await fetch(address + path)).status === 404) continue;
  const reports = [];
  for (let run = 0; run < runs; run++) reports.push(await look(path));
  writeFileSync(join(FOLDER, `${name.replace(' ', '-')}.json`), JSON.stringify(reports.at(-1)));
  row(name, reports);
  complaints(name, reports.at(-1));
}
await context.close();
server.close();
