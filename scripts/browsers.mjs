// The browsers for tests: installed ones, or Debian's.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium's headless shell, with which browser tests are faster. */
const SHELL = 'chromium-headless-shell';

/**
 * The path of Chromium, installed from Debian if possible. Like the others below, returns null if that fails, and says
 * on stderr what to install.
 */
export const ensureChromium = () => ensure({ ...CHROMIUM, packages: ['chromium'], look: () => chromiumOf(NAMES) });

/** The same for tests, which need no window. */
export const ensureBrowser = () => CHROMIUM.look() ?? installed(CHROMIUM) ?? ensureChromium();

export const ensureFirefox = () => ensure(FIREFOX);

/** The path of WebKit's driver, once all its dependencies are there. */
export const ensureWebKit = () => ensure(WEBKIT);

const chromiumOf = (names) => process.env.CHROMIUM ?? find(names);

const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROMIUM',
  packages: [SHELL],
  look: () => chromiumOf([SHELL, ...NAMES]),
};

const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX',
  packages: ['firefox-esr'],
  look: () => process.env.FIREFOX ?? find(['firefox-esr', 'firefox']),
};

const WEBKIT = {
  name: 'WebKitGTK with its driver',
  variable: 'WEBKIT_DRIVER',
  packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'dbus-daemon'],
  look: () => (hasDesktop() ? (process.env.WEBKIT_DRIVER ?? which('WebKitWebDriver')) : null),
};

/** The driver opens a window of our own, a program for the system's Python, on a private display and message bus. */
const hasDesktop = () =>
  ['Xvfb', 'dbus-run-session'].every((name) => which(name) !== null) &&
  spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0;

const ensure = (browser) => {
  const found = browser.look() ?? installed(browser);
  if (found !== null) return found;
  const { name, variable, packages } = browser;
  console.error(
    `${name} is missing. Install it (Debian: apt-get install ${packages.join(' ')}), or set ${variable}=/path.`,
  );
  return null;
};

const installed = ({ packages, look }) => {
  if (process.getuid?.() !== 0 || which('apt-get') === null) return null;
  console.error(`Installing a browser (apt-get install ${packages.join(' ')})…`);
  apt(['update']);
  apt(['install', '--yes', '--no-install-recommends', ...packages]);
  return look();
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
