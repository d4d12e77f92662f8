// `npm run bench:web`: how much JavaScript each page loads, how soon a tap shows, and how smoothly things fly.
import { gzipSync } from 'node:zlib';
import { ensureChromium } from '../../../scripts/browsers.mjs';
import { readCommand } from '../../../scripts/command.mjs';
import { ensureWebBuilt } from '../../../scripts/prepare.mjs';

readCommand({
  usage: 'npm run bench:web',
  about: `Measures how much JavaScript each page loads, how soon a tap shows while bots think, and how long frames take
while things fly on a CPU slowed down four times. Prints a table.`,
  notes: 'Environment: CHROMIUM, the path of a Chromium',
});
ensureWebBuilt();
const { serveWeb } = await import('../../../scripts/serve.mjs');
const { chromium } = await import('@playwright/test');
const { CATALOGUE } = await import('@ponts-bornes/catalogue');

const TAPS = 40;
/** How many turns frames are counted for, and how many taps one may take. */
const TURNS = 8;
const MOST_TAPS = 12;
/** A frame longer than this is seen as a jump, in milliseconds. */
const LONG_FRAME = 50;
/** A slow phone. */
const SLOWDOWN = 4;

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

/** Starts a game with bots of this level in all other seats. */
const startGame = async (page, id, level) => {
  await page.goto(`/games/${id}`, { waitUntil: 'networkidle' });
  for (const select of await page.getByLabel(/^Niveau du robot/).all()) await select.selectOption(level);
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

/** Taps offers at random until the bots are to move, and waits until they have moved. */
const playTurn = async (page) => {
  const table = page.locator('[data-number]');
  const isOwnTurn = () => table.evaluate(({ dataset }) => dataset.bots === 'false' && dataset.moves !== '0');
  for (let tap = 0; tap < MOST_TAPS && (await isOwnTurn()); tap++) {
    const offers = page.locator('[data-number] [data-offer]:visible:not([disabled])');
    const count = await offers.count();
    if (count > 0)
      await offers
        .nth((tap * 7) % count)
        .click({ timeout: 3000 })
        .catch(() => {});
    await page.waitForTimeout(300);
  }
  await page.waitForFunction(
    () => {
      const { over, bots, busy } = document.querySelector('[data-number]').dataset;
      return over === 'true' || (bots === 'false' && busy !== 'true');
    },
    undefined,
    { polling: 100 },
  );
};

/** Milliseconds between the frames of some turns, while everything flies, on a CPU slowed down four times. */
const framesOf = async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    globalThis.frames = [];
    let last = performance.now();
    const count = (now) => {
      globalThis.frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  for (let turn = 0; turn < TURNS; turn++) await playTurn(page);
  return (await page.evaluate(() => globalThis.frames)).toSorted((one, other) => one - other);
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
console.log('| page | JavaScript, gzip | tap to paint, median | 95 % | longest | frame, 99 % | over 50 ms | longest |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
console.log(`| home page | ${kilobytes(await loaded())} | | | | | | |`);
await first.close();
for (const { meta } of CATALOGUE) {
  const context = await newContext();
  const page = await context.newPage();
  const address = await startGame(page, meta.id, 'expert');
  await page.goto('about:blank');
  const size = scriptsOf(context);
  await page.goto(address);
  await page.locator('[data-number]').waitFor();
  const times = await tapToPaint(page);
  const [median, most, longest] = [quantile(times, 0.5), quantile(times, 0.95), times.at(-1)];
  const kept = kilobytes(await size());
  await startGame(page, meta.id, 'curious');
  const frames = await framesOf(page);
  const slow = frames.filter((millis) => millis > LONG_FRAME).length;
  const frame = `${Math.round(quantile(frames, 0.99))} ms | ${slow} of ${frames.length} | ${Math.round(frames.at(-1))} ms`;
  console.log(`| ${meta.name.en} | ${kept} | ${median} ms | ${most} ms | ${longest} ms | ${frame} |`);
  await context.close();
}
await browser.close();
server.close();
