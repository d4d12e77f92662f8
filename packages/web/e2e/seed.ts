import { test } from '@playwright/test';
import type { Page, TestInfo } from '@playwright/test';

/** The number of pages each test has opened, so that no two of them draw the same numbers. */
const opened = new WeakMap<TestInfo, number>();

/**
 * Makes the page's random numbers, and so the cards it deals, depend on SEED alone. The report of a failed test names
 * it. Bots are not deterministic: they think in workers, with a time limit.
 */
export const seeded = async (page: Page): Promise<void> => {
  const info = test.info();
  const count = (opened.get(info) ?? 0) + 1;
  opened.set(info, count);
  await page.addInitScript(drawFromSeed, `${process.env['SEED'] ?? ''} ${info.titlePath.join(' ')} ${count}`);
};

/** Runs in the page, before its own scripts. */
export const drawFromSeed = (seed: string): void => {
  // A blank page has no storage.
  if (!location.protocol.startsWith('http')) return;
  const documents = Number(localStorage.getItem('test.documents') ?? 0) + 1;
  localStorage.setItem('test.documents', String(documents));
  let state = 0;
  for (const letter of `${seed} ${documents}`) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  // Splitmix32 (Steele, Lea and Flood 2014).
  const nextByte = (): number => {
    state = (state + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    const again = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (again ^ (again >>> 15)) & 0xff;
  };
  crypto.getRandomValues = <Numbers extends ArrayBufferView>(numbers: Numbers): Numbers => {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = nextByte();
    return numbers;
  };
};
