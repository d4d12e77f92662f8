// `npm run screens -- [game…]`: pictures of every board, for people to look at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../../scripts/browsers.mjs';
import { Refused, readCommand } from '../../../scripts/command.mjs';
import { ROOT, ensureWebBuilt } from '../../../scripts/prepare.mjs';
import { boardFaults } from './board-faults.mjs';
import { contactSheet } from './contact-sheet.mjs';

const SIZES = {
  '0360x640': { width: 360, height: 640 },
  '0390x844': { width: 390, height: 844 },
  '1366x625': { width: 1366, height: 625 },
  '1440x900': { width: 1440, height: 900 },
};
const THEMES = ['light', 'dark'];

/** Reads a comma-separated list of these values. */
const someOf = (values) => (text) => {
  const asked = text.split(',');
  const unknown = asked.find((each) => !values.includes(each));
  if (unknown !== undefined) throw new Refused(`“${unknown}” is not one of ${values.join(', ')}`);
  return asked;
};

const { games, readme, sizes, themes, all } = readCommand({
  usage: 'npm run screens -- [--all] [--sizes …] [--themes …] [--readme] [game…]',
  about: `Takes pictures of every board early, midway and at the end, with the fewest and the most seats, in French and
English in turn. Puts them into reports/screens, with an overview of each game (overview-….png) and a list of what
scrolls, is cut off or lies under the hand (faults.txt).`,
  operands: { games: { about: 'ids, such as skybridge; all when none is given', isList: true } },
  options: {
    sizes: {
      about: `inner sizes of the window, of ${Object.keys(SIZES).join(', ')}`,
      default: '0360x640,1366x625',
      read: someOf(Object.keys(SIZES)),
    },
    themes: { about: 'light, dark', default: 'light', read: someOf(THEMES) },
    all: { type: 'boolean', about: 'every size, light and dark' },
    readme: { type: 'boolean', about: 'take the small pictures of the README instead, into docs/boards' },
  },
  notes: 'Environment: CHROMIUM, the path of a Chromium',
});
ensureWebBuilt();
const { serveWeb } = await import('../../../scripts/serve.mjs');
const { chromium } = await import('@playwright/test');
const { resolveOptions } = await import('@ponts-bornes/kernel');
const { CATALOGUE } = await import('@ponts-bornes/catalogue');
const { keepTable, playedOut } = await import('./played-out.mjs');

const FOLDER = join(ROOT, 'reports', 'screens');
const README_FOLDER = join(ROOT, 'docs', 'boards');
const NAMES = ['Camille', 'Aline', 'Basile', 'Colette', 'Désiré', 'Edmée', 'Firmin', 'Gisèle'];
/** Which tables, where the fewest seats and the most do not show it all. */
const TABLES = {
  'mille-bornes': [
    [2, {}],
    [4, { edition: 'circuit', match: 'points' }],
    [6, {}],
    [8, {}],
  ],
  'course-folle': [
    [2, {}],
    [4, {}],
    [7, {}],
  ],
};
const tablesOf = ({ id, seats }) =>
  TABLES[id] ?? [...new Set([Math.min(...seats), Math.max(...seats)])].map((count) => [count, {}]);

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
  await keepTable(page, {
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

/** The moments of a game, in order. */
const momentsOf = (moves) => [
  { name: '1-early', count: before(moves, 4) },
  { name: '2-midway', count: before(moves, moves.length / 2) },
  { name: '3-late', count: before(moves, moves.length * 0.9) },
  { name: '4-end', count: moves.length },
];

/** Takes the pictures of one table in one size and theme, and returns their names and what is wrong on them. */
const shoot = async (browser, address, { id, seats, options, game, size, theme, turn }) => {
  const taken = [];
  const faults = [];
  for (const [index, { name, count }] of momentsOf(game.moves).entries()) {
    const language = (index + turn) % 2 === 0 ? 'fr' : 'en';
    const context = await browser.newContext({
      viewport: SIZES[size],
      colorScheme: theme,
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      hasTouch: SIZES[size].width < 600,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${id}: ${error.message}`));
    const path = language === 'fr' ? '/table' : '/en/table';
    await openTable(page, { address, path, id, options, game, sitters: sittersOf(seats, NAMES[0]), count });
    const file = `${id}-${seats}-${size}-${name}-${theme}-${language}.png`;
    await page.screenshot({ path: join(FOLDER, file) });
    taken.push(file);
    // The dialog at the end covers the board.
    if (count < game.moves.length) {
      faults.push(...(await page.evaluate(boardFaults)).map((fault) => `${file}: ${fault}`));
    }
    await context.close();
  }
  return { taken, faults };
};

/** Takes all pictures of a game, then its overviews. */
const shootAll = async (browser, address, entry) => {
  const { id } = entry.meta;
  const faults = [];
  const taken = [];
  for (const [at, [seats, given]] of tablesOf(entry.meta).entries()) {
    const { options } = resolveOptions(entry.meta, seats, given);
    const game = await playedOut(entry, seats, options);
    for (const [index, size] of (all ? Object.keys(SIZES) : sizes).entries()) {
      for (const theme of all ? THEMES : themes) {
        const shot = await shoot(browser, address, { id, seats, options, game, size, theme, turn: at + index });
        taken.push(...shot.taken);
        faults.push(...shot.faults);
      }
    }
    console.log(`${id}, ${seats} seats`);
  }
  for (const theme of THEMES) {
    const files = taken.filter((file) => file.includes(`-${theme}-`)).toSorted();
    if (files.length > 0) await contactSheet(browser, FOLDER, { files, name: `overview-${id}-${theme}.png` });
  }
  return faults;
};

/** A small picture of a game for three midway, as an English reader sees it. */
const shootForReadme = async (browser, address, entry) => {
  const { id, seats: allowed } = entry.meta;
  const seats = allowed.includes(3) ? 3 : Math.min(...allowed);
  const { options } = resolveOptions(entry.meta, seats, {});
  const game = await playedOut(entry, seats, options);
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
const faults = [];
for (const entry of CATALOGUE.filter(({ meta }) => games.length === 0 || games.includes(meta.id))) {
  if (readme) await shootForReadme(browser, address, entry);
  else faults.push(...(await shootAll(browser, address, entry)));
}
if (!readme) {
  writeFileSync(join(FOLDER, 'faults.txt'), faults.map((fault) => `${fault}\n`).join(''));
  console.log(faults.length === 0 ? 'Nothing scrolls, is cut off or lies under the hand.' : faults.join('\n'));
}
await browser.close();
server.close();
