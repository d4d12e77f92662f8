import puppeteer from 'puppeteer-core';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import { CEILING } from '../e2e/ceiling.ts';
import { wayBetween } from './engine.ts';
import type { Engine, Tab, Visit } from './engine.ts';

/** Drives headless Firefox over WebDriver BiDi. */
export const openFirefox = async (program: string): Promise<Engine> => {
  // Firefox reads language and colour scheme from preferences, which are fixed once it runs: one process for each pair.
  const browsers = new Map<string, Browser>();
  const browserFor = async (visit: Pick<Visit, 'language' | 'scheme'>): Promise<Browser> => {
    const key = `${visit.language} ${visit.scheme}`;
    const browser = browsers.get(key) ?? (await launch(program, visit));
    browsers.set(key, browser);
    return browser;
  };
  const first = await browserFor({ language: 'fr-FR', scheme: 'light' });
  return {
    name: 'firefox',
    version: (await first.version()).replace('firefox/', 'Firefox '),
    open: async (visit) => openTab(await browserFor(visit), visit),
    close: async () => {
      for (const browser of browsers.values()) await browser.close();
    },
  };
};

const launch = (program: string, { language, scheme }: Pick<Visit, 'language' | 'scheme'>): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    timeout: CEILING,
    protocolTimeout: CEILING,
    extraPrefsFirefox: {
      'intl.accept_languages': language,
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    },
  });

const openTab = async (browser: Browser, { size, script }: Visit): Promise<Tab> => {
  // Storage belongs to the context. The first tab of the browser never gets the focus; a new one does.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(CEILING);
  await page.setViewport(size);
  await page.evaluateOnNewDocument(script);
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: async (act, ...given) =>
      (await page.evaluate(act as (...all: readonly unknown[]) => unknown, ...given)) as Awaited<
        ReturnType<typeof act>
      >,
    press: (key) => press(page, key),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of wayBetween(from, to)) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    resize: (wanted) => page.setViewport(wanted),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
};

const press = async (page: Page, key: string): Promise<void> => {
  const name = key.replace('Shift+', '') as KeyInput;
  if (name === key) return page.keyboard.press(name);
  await page.keyboard.down('Shift');
  await page.keyboard.press(name);
  await page.keyboard.up('Shift');
};
