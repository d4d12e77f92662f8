// The browser that tests use: one that is there, or Debian's.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The first has no windows, not even unseen ones, and takes a fifth less time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium, installed from Debian where that is possible; null, and why on stderr, where it is not. */
export const ensureChromium = () => {
  const found = process.env.CHROMIUM ?? findChromium();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && which('apt-get') !== null) {
    console.error('Installing Chromium for the browser tests (apt-get install chromium)…');
    apt(['update']);
    apt(['install', '--yes', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  console.error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium), or name one: CHROMIUM=/path npm test.',
  );
  return null;
};

const apt = (args) =>
  spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

const findChromium = () => NAMES.map(which).find((path) => path !== null) ?? null;

const which = (name) => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
};
