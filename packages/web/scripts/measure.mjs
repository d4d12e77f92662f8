// `npm run bench:web`: how much JavaScript each page loads, how soon a tap shows, and how smoothly things fly.
import { gzipSync } from 'node:zlib';
import { ensureChromium } from '../../../scripts/browsers.mjs';
import { readCommand } from '../../../scripts/command.mjs';
import { ensureWebBuilt } from '../../../scripts/prepare.mjs';

const { games, turns } = readCommand({
  usage: 'npm run bench:web -- [--turns N] [game…]',
  about: `Measures how much JavaScript each page loads, how soon a tap shows while bots think, and how long frames take
while everything moves on a CPU slowed down four times: turns with the fewest and the most seats, and the celebration
of a win. Prints two tables.`,
  operands: { games: { about: 'ids, such as skybridge; all when none is given', isList: true } },
  options: { turns: { about: 'how many turns frames are counted for', default: '8', read: Number } },
  notes: 'Environment: CHROMIUM, the path of a Chromium',
});
ensureWebBuilt();
const { serveWeb } = await import('../../../scripts/serve.mjs');
const { chromium } = await import('@playwright/test');
const { resolveOptions } = await import('@ponts-bornes/kernel');
const { CATALOGUE } = await import('@ponts-bornes/catalogue');
const { keepTable, playedOut } = await import('./played-out.mjs');

const TAPS = 40;
/** How many taps a turn may take. */
const MOST_TAPS = 12;
/** How long frames are counted while nothing moves, and while a celebration lasts, in milliseconds. */
const REST = 3000;
const CELEBRATION = 6000;
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
const startGame = async (page, { id, seats }, level) => {
  await page.goto(`/games/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: String(seats), exact: true }).click();
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

const slowDown = async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
};

/** Milliseconds between the frames while something goes on, sorted. */
const framesDuring = async (page, act) => {
  await page.evaluate(() => {
    const frames = [];
    globalThis.frames = frames;
    let last = performance.now();
    const count = (now) => {
      if (globalThis.frames !== frames) return;
      frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await act();
  return (await page.evaluate(() => globalThis.frames)).toSorted((one, other) => one - other);
};

/** One row: the frames of an act beside those of the same page at rest, measured just before it on the same machine. */
const framesRow = async (page, what, act) => {
  const rest = quantile(await framesDuring(page, () => page.waitForTimeout(REST)), 0.99);
  const frames = await framesDuring(page, act);
  const slow = frames.filter((millis) => millis > LONG_FRAME).length;
  const most = quantile(frames, 0.99);
  const share = ((100 * slow) / frames.length).toFixed(1);
  return `| ${what} | ${Math.round(most)} ms | ${Math.round(rest)} ms | ${(most / rest).toFixed(1)} × | ${share} % of ${frames.length} |`;
};

/** Opens a table whose people share this device, before its last move. */
const openLastMove = async (page, entry) => {
  const seats = Math.min(...entry.meta.seats);
  const { options } = resolveOptions(entry.meta, seats, {});
  const { moves, secret } = await playedOut(entry, seats, options);
  const sitters = Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `P${seat + 1}` }));
  const opening = { game: entry.meta.id, options, secret, sitters };
  await page.goto('/records', { waitUntil: 'networkidle' });
  await keepTable(page, { id: 'last', opening, moves: moves.slice(0, -1), startedAt: 0, changedAt: 0, winners: null });
  await page.goto('/table#last', { waitUntil: 'networkidle' });
  await page.locator('[data-number]').waitFor();
};

/** Plays to the end, and watches its celebration. Somebody at this device has won. */
const celebrate = async (page) => {
  const table = page.locator('[data-number]');
  while ((await table.getAttribute('data-over')) !== 'true') {
    const curtain = page.getByRole('dialog').getByRole('button');
    if ((await table.getAttribute('inert')) === null) await playTurn(page);
    else await curtain.click();
  }
  await page.waitForTimeout(CELEBRATION);
};

const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
const server = await serveWeb(0);
const baseURL = `http://127.0.0.1:${server.address().port}`;
const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--enable-unsafe-swiftshader'];
const browser = await chromium.launch({ executablePath, args });
const newContext = () =>
  browser.newContext({ baseURL, locale: 'fr-FR', viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

const unknown = games.find((id) => !CATALOGUE.some(({ meta }) => meta.id === id));
if (unknown !== undefined) {
  console.error(`There is no game “${unknown}”. \`npm run -s pb -- games\` lists them.`);
  process.exit(2);
}
const entries = CATALOGUE.filter(({ meta }) => games.length === 0 || games.includes(meta.id));

const first = await newContext();
const loaded = scriptsOf(first);
await (await first.newPage()).goto('/', { waitUntil: 'networkidle' });
console.log('| page | JavaScript, gzip | tap to paint, median | 95 % | longest |');
console.log('| --- | ---: | ---: | ---: | ---: |');
console.log(`| home page | ${kilobytes(await loaded())} | | | |`);
await first.close();
for (const { meta } of entries) {
  const context = await newContext();
  const page = await context.newPage();
  const address = await startGame(page, { id: meta.id, seats: Math.min(...meta.seats) }, 'expert');
  await page.goto('about:blank');
  const size = scriptsOf(context);
  await page.goto(address);
  await page.locator('[data-number]').waitFor();
  const times = await tapToPaint(page);
  const [median, most, longest] = [quantile(times, 0.5), quantile(times, 0.95), times.at(-1)];
  console.log(`| ${meta.name.en} | ${kilobytes(await size())} | ${median} ms | ${most} ms | ${longest} ms |`);
  await context.close();
}

console.log('\n| what moves | 99 % of frames | at rest | ratio | over 50 ms |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const entry of entries) {
  const { id, name, seats } = entry.meta;
  for (const count of new Set([Math.min(...seats), Math.max(...seats)])) {
    const context = await newContext();
    const page = await context.newPage();
    await startGame(page, { id, seats: count }, 'curious');
    await slowDown(page);
    const play = async () => {
      for (let turn = 0; turn < turns; turn++) await playTurn(page);
    };
    console.log(await framesRow(page, `${name.en}, ${count} seats`, play));
    await context.close();
  }
  const context = await newContext();
  const page = await context.newPage();
  await openLastMove(page, entry);
  await slowDown(page);
  console.log(await framesRow(page, `${name.en}, celebration`, () => celebrate(page)));
  await context.close();
}
await browser.close();
server.close();
