import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayText, localeOf, momentText } from './dates.ts';

/** In the zone of this machine, as the page writes it. */
const AT = new Date(2026, 10, 7, 18, 4).getTime();

const prefer = (...languages: readonly string[]): void => void vi.stubGlobal('navigator', { languages });

afterEach(() => vi.unstubAllGlobals());

describe('a date', () => {
  test('is written in words, the same way everywhere', () => {
    prefer('fr', 'en');
    expect(dayText('fr', AT)).toBe('7 novembre 2026');
    expect(dayText('en', AT)).toBe('7 November 2026');
    expect(momentText('fr', AT)).toBe('7 novembre 2026 à 18:04');
    expect(momentText('en', AT)).toBe('7 November 2026 at 18:04');
  });

  test('follows the region that the person prefers, in the language of the page', () => {
    prefer('de-CH', 'en-US', 'en-GB', 'fr-CA');
    expect(localeOf('en')).toBe('en-US');
    expect(dayText('en', AT)).toBe('November 7, 2026');
    expect(dayText('fr', AT)).toBe('7 novembre 2026');
  });
});
