import { fileURLToPath } from 'node:url';
import { CEILING } from '../e2e/ceiling.ts';
import { wayBetween } from './engine.ts';
import type { Engine, Point, Tab, Visit } from './engine.ts';
import { openDesktop } from './webkit-desktop.ts';
import type { Ask } from './webkit-desktop.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** Drives WebKitGTK over classic WebDriver, on a virtual display. */
export const openWebKit = async (driver: string): Promise<Engine> => {
  const desktop = await openDesktop(driver);
  try {
    // Only a session knows the version.
    const { version, tab } = await openSession(desktop.ask, { ...FIRST });
    await tab.close();
    return {
      name: 'webkit',
      version: `WebKitGTK ${version}`,
      open: async (visit) => (await openSession(desktop.ask, visit)).tab,
      close: desktop.close,
    };
  } catch (error) {
    await desktop.close();
    throw error;
  }
};

const FIRST: Visit = { size: { width: 390, height: 844 }, language: 'fr-FR', scheme: 'light', script: '' };

/** In milliseconds. */
const TIMEOUTS = { script: CEILING, pageLoad: CEILING, implicit: 0 } as const;

interface Started {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** A session is a browser process with one window: cheap to start, with its own storage. */
const openSession = async (
  ask: Ask,
  { size, language, scheme, script }: Visit,
): Promise<{ readonly version: string; readonly tab: Tab }> => {
  const args = [`${size.width}x${size.height}`, language, scheme, script];
  const { sessionId, capabilities } = await ask<Started>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: WINDOW, args }, timeouts: TIMEOUTS } },
  });
  const inSession: Ask = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  return { version: capabilities.browserVersion, tab: tabOf(inSession) };
};

const tabOf = (ask: Ask): Tab => ({
  goto: async (url) => {
    await ask('POST', '/url', { url });
    // The driver reports success for an error page.
    const reached = await ask<string>('GET', '/url');
    if (reached === 'about:blank') throw new Error(`${url} does not answer.`);
  },
  reload: () => ask('POST', '/refresh', {}),
  evaluate: (act, ...given) =>
    ask('POST', '/execute/sync', { script: `return (${String(act)})(...arguments)`, args: given }),
  press: (key) => ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: keysOf(key) }] }),
  click: (at) => ask('POST', '/actions', { actions: [mouse([to(at), DOWN, UP])] }),
  drag: (from, end) =>
    ask('POST', '/actions', { actions: [mouse([to(from), DOWN, ...wayBetween(from, end).map(to), UP])] }),
  resize: (size) => ask('POST', '/window/rect', size),
  screenshot: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
  close: () => ask('DELETE', ''),
});

const mouse = (actions: readonly object[]): object => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});
const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };
const to = ({ x, y }: Point): object => ({
  type: 'pointerMove',
  duration: 0,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
});

/** The WebDriver code points of keys without a character. */
const CODES: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const keysOf = (key: string): readonly object[] => {
  const names = key.split('+').map((name) => CODES[name] ?? name);
  return [
    ...names.map((value) => ({ type: 'keyDown', value })),
    ...names.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
};
