// The browser that tests use: one that is there, or Debian's.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** A Chromium without windows, not even unseen ones: browser tests take less time with it. */
const SHELL = 'chromium-headless-shell';

/** The path of a Chromium, installed from Debian where that is possible; null, and why on stderr, where it is not. */
export const ensureChromium = () => process.env.CHROMIUM ?? find(NAMES) ?? installed(['chromium'], NAMES);

/** The same for tests, which have no need of windows. */
export const ensureBrowser = () =>
  process.env.CHROMIUM ?? find([SHELL, ...NAMES]) ?? installed([SHELL, 'chromium'], [SHELL, ...NAMES]);

/** Installs the first of these packages that there is. */
const installed = (packages, names) => {
  if (process.getuid?.() === 0 && which('apt-get') !== null) {
    apt(['update']);
    for (const name of packages) {
      console.error(`Installing a browser (apt-get install ${name})…`);
      apt(['install', '--yes', '--no-install-recommends', name]);
      const found = find(names);
      if (found !== null) return found;
    }
  }
  console.error(
    `A Chromium is needed. Install it (Debian: apt-get install ${packages[0]}), or name one with CHROMIUM=/path before the command.`,
  );
  return null;
};

const apt = (args) =>
  spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

const find = (names) => names.map(which).find((path) => path !== null) ?? null;

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
