// `node scripts/bridgetown-map.mjs`: draws Bridgetown's map anew, docs/bridgetown-map.svg, and with Chromium a PNG of it
// (CHROMIUM names another browser of its kind).
// A test holds the SVG against the streets; the PNG is left alone where there is no Chromium.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, ensureBuilt } from './prepare.mjs';

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
console.log(status === 0 ? png : 'no Chromium: the PNG is as it was');
