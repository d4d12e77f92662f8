// `npm run pictures`: draws the icons and the pictures for sharing from the logo and the covers, into static/. Look at them
// before you commit them.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../../scripts/browsers.mjs';
import { readCommand } from '../../../scripts/command.mjs';
import { ROOT, ensureWebBuilt } from '../../../scripts/prepare.mjs';

const { games } = readCommand({
  usage: 'npm run pictures -- [game…]',
  about: 'Draws the icons and the pictures for sharing from the logo and the covers, into packages/web/static.',
  operands: {
    games: { about: 'ids, such as skybridge, to draw only theirs (default: all, and the logo)', isList: true },
  },
  notes: 'Environment: CHROMIUM, the path of a Chromium',
});
ensureWebBuilt();
const { serveWeb } = await import('../../../scripts/serve.mjs');
const { chromium } = await import('@playwright/test');
const { CATALOGUE } = await import('@ponts-bornes/catalogue');

const unknown = games.find((id) => !CATALOGUE.some(({ meta }) => meta.id === id));
if (unknown !== undefined) {
  console.error(`There is no game “${unknown}”. \`npm run -s pb -- games\` lists them.`);
  process.exit(2);
}

const STATIC = join(ROOT, 'packages', 'web', 'static');
const PAPER = '#f6efdd';
const LOGO = readFileSync(join(STATIC, 'icon.svg'), 'utf8');
/** The logo without the paper behind it. */
const BARE_LOGO = LOGO.replace(/<rect[^>]*\/>/, '');
/** Of a maskable icon a circle four fifths as wide stays for sure; of a touch icon all but the corners. */
const ICONS = [
  { name: 'icon-32', size: 32, cut: null },
  { name: 'icon-192', size: 192, cut: null },
  { name: 'icon-512', size: 512, cut: null },
  { name: 'maskable-192', size: 192, cut: '70vw' },
  { name: 'maskable-512', size: 512, cut: '70vw' },
  { name: 'apple-touch-icon', size: 180, cut: '84vw' },
];
const SHARED = { width: 1200, height: 630 };

const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
for (const folder of ['icons', 'share']) mkdirSync(join(STATIC, folder), { recursive: true });
const server = await serveWeb(0);
const baseURL = `http://127.0.0.1:${server.address().port}`;
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args });

/** Takes a picture of a page with a new body and its own styles and fonts. */
const draw = async ({ path, file, size, body, isClear = false }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    colorScheme: 'light',
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // Scripts load some of the styles.
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(body.make, body.given);
  await page.evaluate(() => document.fonts.ready);
  const look = file.endsWith('.jpg') ? { quality: 84 } : { omitBackground: isClear };
  await page.screenshot({ path: join(STATIC, file), ...look });
  await context.close();
  console.log(file);
};

const drawIcon = ({ name, size, cut }) => {
  const art =
    cut === null
      ? `<div style="width:100vw;height:100vh">${LOGO}</div>`
      : `<div style="width:100vw;height:100vh;display:grid;place-items:center;background:${PAPER}"><div style="width:${cut}">${BARE_LOGO}</div></div>`;
  const make = (html) => {
    document.documentElement.style.background = 'transparent';
    document.body.style.background = 'transparent';
    document.body.innerHTML = html;
  };
  return draw({
    path: '/',
    file: `icons/${name}.png`,
    size: { width: size, height: size },
    body: { make, given: art },
    isClear: cut === null,
  });
};

/** A game's shortcut: the middle of its cover. */
const drawShortcut = (id) => {
  const make = () => {
    const cover = document.querySelector('.cover svg').outerHTML;
    document.documentElement.style.background = 'transparent';
    document.body.style.background = 'transparent';
    document.body.innerHTML = `<div style="width:96px;height:96px;border-radius:20px;overflow:hidden">${cover}</div>`;
    const svg = document.querySelector('svg');
    svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    svg.style.cssText = 'display:block;width:100%;height:100%';
  };
  const size = { width: 96, height: 96 };
  return draw({ path: `/games/${id}`, file: `icons/${id}-96.png`, size, body: { make }, isClear: true });
};

/** The home page: the name, what it is, and the games' covers, every other one lower. */
const drawShelf = (language) => {
  const make = (logo) => {
    const [name, tagline] = ['header .name span', 'h1'].map((place) => document.querySelector(place).textContent);
    const covers = [...document.querySelectorAll('.cover svg')].map((svg) => svg.outerHTML);
    const step = covers.length > 1 ? 828 / (covers.length - 1) : 0;
    const place = (index) => [24 + index * step, index % 2 === 0 ? 316 : 412, [-4, 3, -2, 4, -3][index % 5]];
    document.body.innerHTML = `
      <div style="position:relative;width:1200px;height:630px;overflow:hidden;background:var(--paper)">
        <div style="position:absolute;left:64px;top:44px;width:190px">${logo}</div>
        <p style="position:absolute;left:290px;top:62px;font-size:88px;font-weight:850;line-height:1">${name}</p>
        <p style="position:absolute;left:294px;top:166px;width:820px;font-size:33px;line-height:1.3;color:var(--ink-soft)">${tagline}</p>
        ${covers
          .map((cover, index) => {
            const [left, top, turn] = place(index);
            return `<div class="card" style="left:${left}px;top:${top}px;width:326px;rotate:${turn}deg">${cover}</div>`;
          })
          .join('')}
      </div>
      <style>
        .card { position:absolute; aspect-ratio:16/9; border:3px solid #fffaf0; border-radius:18px; overflow:hidden; box-shadow:0 6px 22px #0004 }
        .card svg { display:block; width:100%; height:100% }
      </style>`;
  };
  const path = language === 'en' ? '/en' : '/';
  return draw({ path, file: `share/${language}.jpg`, size: SHARED, body: { make, given: BARE_LOGO } });
};

/** A game: its cover, its name, and whose shelf it is from. */
const drawGame = (id, language) => {
  const make = ([logo, name]) => {
    const cover = document.querySelector('.cover svg').outerHTML;
    const title = document.querySelector('h1').textContent;
    document.body.innerHTML = `
      <div style="position:relative;width:1200px;height:630px;overflow:hidden;background:var(--paper)">
        <div class="cover" style="position:absolute;inset:0">${cover}</div>
        <div style="position:absolute;right:32px;bottom:32px;display:flex;align-items:center;gap:24px;padding:18px 36px 18px 24px;border-radius:24px;background:var(--paper);border:4px solid var(--ink)">
          <div style="width:104px;height:84px;flex:none"><div style="margin-top:-10px">${logo}</div></div>
          <div style="padding-top:8px">
            <p style="font-size:56px;font-weight:850;line-height:1">${title}</p>
            <p style="margin-top:6px;font-size:28px;font-weight:650;line-height:1;color:var(--ink-soft)">${name}</p>
          </div>
        </div>
      </div>`;
    const svg = document.querySelector('.cover svg');
    svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    svg.style.cssText = 'display:block;width:100%;height:100%';
  };
  const path = `${language === 'en' ? '/en' : ''}/games/${id}`;
  const given = [BARE_LOGO, 'Ponts & Bornes'];
  return draw({ path, file: `share/${id}-${language}.jpg`, size: SHARED, body: { make, given } });
};

if (games.length === 0) {
  for (const icon of ICONS) await drawIcon(icon);
  for (const language of ['fr', 'en']) await drawShelf(language);
}
for (const { meta } of CATALOGUE.filter((entry) => games.length === 0 || games.includes(entry.meta.id))) {
  await drawShortcut(meta.id);
  for (const language of ['fr', 'en']) await drawGame(meta.id, language);
}
await browser.close();
server.close();
