// `npm run screens -- [game…]`: pictures of every board, for people to look at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../../scripts/browsers.mjs';
import { readCommand } from '../../../scripts/command.mjs';
import { ROOT, ensureWebBuilt } from '../../../scripts/prepare.mjs';

const { games, readme } = readCommand({
  usage: 'npm run screens -- [--readme] [game…]',
  about: `Takes pictures of every board early, midway and at the end, on a phone and a desk, light and dark, and puts
them into reports/screens.`,
  operands: { games: { about: 'ids, such as skybridge; all when none is given', isList: true } },
  options: { readme: { type: 'boolean', about: 'take the small pictures of the README instead, into docs/boards' } },
  notes: 'Environment: CHROMIUM, the path of a Chromium',
});
ensureWebBuilt();
const { serveWeb } = await import('../../../scripts/serve.mjs');
const { chromium } = await import('@playwright/test');
const { awaitedSeats, fastRandom, resolveOptions, sha256, tableStreams, toHex, utf8 } =
  await import('@ponts-bornes/kernel');
const { CATALOGUE } = await import('@ponts-bornes/catalogue');
const { findBot, situationOf } = await import('@ponts-bornes/bots');

const FOLDER = join(ROOT, 'reports', 'screens');
const README_FOLDER = join(ROOT, 'docs', 'boards');
const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1280, height: 800 } };
const NAMES = ['Camille', 'Aline', 'Basile', 'Colette', 'Désiré', 'Edmée', 'Firmin', 'Gisèle'];
/** Which tables, where the fewest seats and the most do not show it all. */
const TABLES = {
  'mille-bornes': [
    [2, {}],
    [4, { edition: 'circuit', match: 'points' }],
    [6, {}],
  ],
};
const tablesOf = ({ id, seats }) =>
  TABLES[id] ?? [...new Set([Math.min(...seats), Math.max(...seats)])].map((count) => [count, {}]);

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
  const choices = [];
  for (let [seat] = awaitedSeats(game, state); seat !== undefined; [seat] = awaitedSeats(game, state)) {
    const situation = situationOf(game, state, { seat, seats });
    const { index } = bot.choose({ game, hints }, situation, rng);
    game.play(state, seat, game.moves(state, seat)[index], streams(moves.length + 1));
    moves.push({ seat, text: situation.moves[index] });
    choices.push(situation.moves.length);
  }
  return { moves, choices, secret: toHex(secret), winners: game.outcome(state).winners };
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

const sittersOf = (seats, name) =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name } : { kind: 'bot', name: NAMES[seat], level: 'easy' },
  );

/** Opens a table after a number of its moves. */
const openTable = async (page, { address, path = '/table', id, options, game, sitters, count }) => {
  await page.goto(`${address}/records`);
  await keep(page, {
    id: 'screen',
    opening: { game: id, options, secret: game.secret, sitters },
    moves: game.moves.slice(0, count),
    startedAt: 0,
    changedAt: 0,
    winners: count === game.moves.length ? game.winners : null,
  });
  await page.goto(`${address}${path}#screen`);
  await page.locator('[data-number]').waitFor();
  if (count === game.moves.length) await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(600);
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
  const sitters = sittersOf(seats, NAMES[0]);
  const moments = {
    early: before(game.moves, 4),
    midway: before(game.moves, game.moves.length / 2),
    end: game.moves.length,
  };
  for (const [moment, count] of Object.entries(moments)) {
    await openTable(page, { address, id, options, game, sitters, count });
    await page.screenshot({ path: join(FOLDER, `${id}-${seats}-${moment}-${size}-${scheme}.png`) });
  }
  await context.close();
};

/** A small picture of a game for three midway, as an English reader sees it. */
const shootForReadme = async (browser, address, entry) => {
  const { id, seats: allowed } = entry.meta;
  const seats = allowed.includes(3) ? 3 : Math.min(...allowed);
  const { options } = resolveOptions(entry.meta, seats, {});
  const game = await played(entry, seats, options);
  const context = await browser.newContext({
    viewport: { width: 1024, height: 640 },
    deviceScaleFactor: 0.625,
    colorScheme: 'light',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // A real decision: the choice among one or two is the rare moment of a game.
  const count = game.moves.findLastIndex(
    ({ seat }, index) => seat === 0 && index <= game.moves.length / 2 && game.choices[index] > 2,
  );
  await openTable(page, { address, path: '/en/table', id, options, game, sitters: sittersOf(seats, 'Player'), count });
  await page.screenshot({ path: join(README_FOLDER, `${id}.jpg`), type: 'jpeg', quality: 75 });
  await context.close();
};

const unknown = games.find((id) => !CATALOGUE.some(({ meta }) => meta.id === id));
if (unknown !== undefined) {
  console.error(`There is no game “${unknown}”. \`npm run -s pb -- games\` lists them.`);
  process.exit(2);
}
mkdirSync(readme ? README_FOLDER : FOLDER, { recursive: true });
const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
const server = await serveWeb(0);
const address = `http://127.0.0.1:${server.address().port}`;
const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--enable-unsafe-swiftshader'];
const browser = await chromium.launch({ executablePath, args });
for (const entry of CATALOGUE.filter(({ meta }) => games.length === 0 || games.includes(meta.id))) {
  const { id } = entry.meta;
  if (readme) {
    await shootForReadme(browser, address, entry);
    continue;
  }
  for (const [seats, given] of tablesOf(entry.meta)) {
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
