// `npm run map`: draws Bridgetown's map, docs/bridgetown-map.svg, and with Chromium a PNG of it. A test compares the
// SVG with the streets; without Chromium the PNG stays as it is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommand } from './command.mjs';
import { ROOT, ensureBuilt } from './prepare.mjs';

readCommand({
  usage: 'npm run map',
  about: 'Draws Bridgetown’s map from its streets: docs/bridgetown-map.svg, and with Chromium a PNG of it.',
  notes: 'Environment: CHROMIUM, the path of a Chromium (default: chromium)',
});

const BROWSER = process.env.CHROMIUM ?? 'chromium';
const SIZE = '1200,1440';
const BARE = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync', '--hide-scrollbars'];

ensureBuilt();
const built = new URL('../packages/games/bridgetown-races/dist/map/map.js', import.meta.url);
const { mapSvg } = await import(built.href);
const svg = join(ROOT, 'docs', 'bridgetown-map.svg');
const png = join(ROOT, 'docs', 'bridgetown-map.png');
writeFileSync(svg, mapSvg());
console.log(svg);

const profile = mkdtempSync(join(tmpdir(), 'bridgetown-map-'));
const { status } = spawnSync(
  BROWSER,
  [
    ...BARE,
    '--disable-background-networking',
    '--disable-component-update',
    `--user-data-dir=${profile}`,
    `--screenshot=${png}`,
    `--window-size=${SIZE}`,
    `file://${svg}`,
  ],
  { stdio: 'ignore' },
);
rmSync(profile, { recursive: true, force: true });
console.log(status === 0 ? png : 'no Chromium: the PNG was not updated');
