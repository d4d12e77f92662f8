import { expect, test as plain } from '@playwright/test';
import { drawFromSeed } from '../e2e/seed.ts';
import type { Engine, EngineName, Tab, Visit } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { complaintsIn, prepare } from './prepare.ts';
import { openWebKit } from './webkit.ts';

/** A phone in France, by day. */
const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1366, height: 625 } as const;

/** Options for a project, or a group of tests. */
export interface EngineOptions {
  readonly engineName: EngineName;
}

interface Options {
  readonly size: Visit['size'];
  readonly language: Visit['language'];
  readonly scheme: Visit['scheme'];
  /** Whether pauses are shortened. Connections depend on their length. */
  readonly isHurried: boolean;
  /** Whether the product may cache itself on the device, which downloads all of it. */
  readonly isKept: boolean;
}

/** Programs that `npm test` finds or installs; these are Debian's paths. */
const PROGRAMS: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  firefox: () => openFirefox(process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'),
  webkit: () => openWebKit(process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver'),
};

/** A test in one tab of the project's engine. One browser serves all tests of a worker. */
export const test = plain.extend<Options & { readonly tab: Tab }, EngineOptions & { readonly engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await PROGRAMS[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  size: [PHONE, { option: true }],
  language: ['fr-FR', { option: true }],
  scheme: ['light', { option: true }],
  isHurried: [true, { option: true }],
  isKept: [false, { option: true }],
  tab: async ({ engine, baseURL, size, language, scheme, isHurried, isKept }, use, info) => {
    const seed = `${process.env['SEED'] ?? ''} ${info.titlePath.join(' ')}`;
    const script = `
      (${String(drawFromSeed)})(${JSON.stringify(seed)});
      (${String(prepare)})(${JSON.stringify({ isHurried, isKept })});`;
    const tab = await engine.open({ size, language, scheme, script });
    await use({ ...tab, goto: (path) => tab.goto(new URL(path, baseURL).href) });
    if (info.status === info.expectedStatus) expect(await tab.evaluate(complaintsIn)).toStrictEqual([]);
    else await info.attach('screen', { body: await tab.screenshot(), contentType: 'image/png' });
    await tab.close();
  },
});
