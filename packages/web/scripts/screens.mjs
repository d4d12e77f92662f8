// `npm run screens [game…]`: pictures of every board early, midway and at the end, on a phone and a desk, light and dark,
// in reports/screens: to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { ROOT, ensureWebBuilt } from '../../../scripts/prepare.mjs';

ensureWebBuilt();
const { serveWeb } = await import('../../../scripts/serve.mjs');
const { chromium } = await import('@playwright/test');
const { awaitedSeats, fastRandom, resolveOptions, sha256, tableStreams, toHex, utf8 } =
  await import('@ponts-bornes/kernel');
const { CATALOGUE } = await import('@ponts-bornes/catalogue');
const { findBot, situationOf } = await import('@ponts-bornes/bots');

const FOLDER = join(ROOT, 'reports', 'screens');
const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1280, height: 800 } };
const NAMES = ['Camille', 'Aline', 'Basile', 'Colette', 'Désiré', 'Edmée', 'Firmin', 'Gisèle'];
/** Which tables: the fewest seats and many. */
const TABLES = {
  'mille-bornes': [
    [2, {}],
    [4, { edition: 'circuit', match: 'points' }],
    [6, {}],
  ],
  skybridge: [
    [2, {}],
    [4, {}],
  ],
  'course-autour-du-monde': [
    [2, {}],
    [6, {}],
  ],
  'course-folle': [
    [2, {}],
    [7, {}],
  ],
  'bridgetown-races': [
    [2, {}],
    [4, {}],
  ],
};

/** A game played by bots to its end, as the list of its moves, and how it ended. */
const played = async (entry, seats, options) => {
  const { game } = await entry.load();
  const hints = await entry.loadHints();
  const secret = sha256(utf8(`screens-${entry.meta.id}-${seats}`));
  const streams = tableStreams(secret);
  const rng = fastRandom('screens');
  const bot = findBot('easy');
  const state = game.setup(options, seats, streams(0));
  const moves = [];
  for (let [seat] = awaitedSeats(game, state); seat !== undefined; [seat] = awaitedSeats(game, state)) {
    const situation = situationOf(game, state, { seat, seats });
    const { index } = bot.choose({ game, hints }, situation, rng);
    game.play(state, seat, game.moves(state, seat)[index], streams(moves.length + 1));
    moves.push({ seat, text: situation.moves[index] });
  }
  return { moves, secret: toHex(secret), winners: game.outcome(state).winners };
};

/** Puts a table where the page keeps its own. */
const keep = (page, table) =>
  page.evaluate(async (value) => {
    const wait = (request) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    // Whatever version the page has made; the first when it has made none.
    const opening = indexedDB.open('ponts-bornes');
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('changedAt', 'changedAt'),
    );
    const database = await wait(opening);
    await wait(database.transaction('tables', 'readwrite').objectStore('tables').put(value));
    database.close();
  }, table);

/** The last moment before a number of moves at which the first seat moved next. */
const before = (moves, number) => {
  const at = moves.findLastIndex(({ seat }, index) => seat === 0 && index <= number);
  return at < 0 ? 0 : at;
};

const shoot = async (browser, address, { id, seats, options, game, size, scheme }) => {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: scheme,
    locale: 'fr-FR',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${id}: ${error.message}`));
  const sitters = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: NAMES[0] } : { kind: 'bot', name: NAMES[seat], level: 'easy' },
  );
  const moments = {
    early: before(game.moves, 4),
    midway: before(game.moves, game.moves.length / 2),
    end: game.moves.length,
  };
  for (const [moment, count] of Object.entries(moments)) {
    await page.goto(`${address}/records`);
    await keep(page, {
      id: 'screen',
      opening: { game: id, options, secret: game.secret, sitters },
      moves: game.moves.slice(0, count),
      startedAt: 0,
      changedAt: 0,
      winners: moment === 'end' ? game.winners : null,
    });
    await page.goto(`${address}/table#screen`);
    await page.locator('[data-number]').waitFor();
    if (moment === 'end') await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(FOLDER, `${id}-${seats}-${moment}-${size}-${scheme}.png`) });
  }
  await context.close();
};

mkdirSync(FOLDER, { recursive: true });
const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
const wanted = process.argv.slice(2);
const server = await serveWeb(0);
const address = `http://127.0.0.1:${server.address().port}`;
const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--enable-unsafe-swiftshader'];
const browser = await chromium.launch({ executablePath, args });
for (const entry of CATALOGUE.filter(({ meta }) => wanted.length === 0 || wanted.includes(meta.id))) {
  const { id } = entry.meta;
  for (const [seats, given] of TABLES[id]) {
    const { options } = resolveOptions(entry.meta, seats, given);
    const game = await played(entry, seats, options);
    for (const size of Object.keys(SIZES)) {
      for (const scheme of ['light', 'dark']) await shoot(browser, address, { id, seats, options, game, size, scheme });
    }
    console.log(`${id}, ${seats} seats`);
  }
}
await browser.close();
server.close();
