// `npm run bench:web`: how much JavaScript each page loads, and how long a tap takes to be seen while bots think.
import { gzipSync } from 'node:zlib';
import { ensureChromium } from '../../../scripts/browsers.mjs';
import { readCommand } from '../../../scripts/command.mjs';
import { ensureWebBuilt } from '../../../scripts/prepare.mjs';

readCommand({
  usage: 'npm run bench:web',
  about: 'Measures how much JavaScript each page loads, and how soon a tap shows while bots think. Prints a table.',
  notes: 'Environment: CHROMIUM, the path of a Chromium',
});
ensureWebBuilt();
const { serveWeb } = await import('../../../scripts/serve.mjs');
const { chromium } = await import('@playwright/test');
const { CATALOGUE } = await import('@ponts-bornes/catalogue');

const TAPS = 40;

/** Compressed bytes of the scripts that a context loads from now on. */
const scriptsOf = (context) => {
  const sizes = new Map();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      sizes.set(
        pathname,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
};

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** Starts a game with experts in all other seats. */
const startGame = async (page, id) => {
  await page.goto(`/games/${id}`, { waitUntil: 'networkidle' });
  for (const select of await page.getByLabel(/^Niveau du robot/).all()) await select.selectOption('expert');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator('[data-number]').waitFor();
  return page.url();
};

/** Milliseconds from a tap to the paint that shows it, as the browser itself counts them. */
const tapToPaint = async (page) => {
  await page.evaluate(() => {
    globalThis.taps = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') globalThis.taps.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });
  for (let tap = 0; tap < TAPS; tap++) {
    const offers = page.locator('[data-number] [data-offer]:visible:not([disabled])');
    const count = await offers.count();
    const target = count > 0 ? offers.nth(tap % count) : page.getByRole('button', { name: 'Aide' });
    await target.click({ timeout: 3000 }).catch(() => {});
    await page.keyboard.press('Escape');
    await page.waitForTimeout(120);
  }
  const slow = await page.evaluate(() => globalThis.taps);
  // What the browser does not report took less than 16 ms.
  return [...slow, ...Array.from({ length: Math.max(0, TAPS - slow.length) }, () => 16)].toSorted(
    (one, other) => one - other,
  );
};

const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
const server = await serveWeb(0);
const baseURL = `http://127.0.0.1:${server.address().port}`;
const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--enable-unsafe-swiftshader'];
const browser = await chromium.launch({ executablePath, args });
const newContext = () =>
  browser.newContext({ baseURL, locale: 'fr-FR', viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

const first = await newContext();
const loaded = scriptsOf(first);
await (await first.newPage()).goto('/', { waitUntil: 'networkidle' });
console.log('| page | JavaScript, gzip | tap to paint, median | 95 % | longest |');
console.log('| --- | ---: | ---: | ---: | ---: |');
console.log(`| shelf | ${kilobytes(await loaded())} | | | |`);
await first.close();
for (const { meta } of CATALOGUE) {
  const context = await newContext();
  const page = await context.newPage();
  const address = await startGame(page, meta.id);
  await page.goto('about:blank');
  const size = scriptsOf(context);
  await page.goto(address);
  await page.locator('[data-number]').waitFor();
  const times = await tapToPaint(page);
  const [median, most, longest] = [quantile(times, 0.5), quantile(times, 0.95), times.at(-1)];
  console.log(`| ${meta.name.en} | ${kilobytes(await size())} | ${median} ms | ${most} ms | ${longest} ms |`);
  await context.close();
}
await browser.close();
server.close();
