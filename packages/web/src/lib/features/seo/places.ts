import { LANGUAGES } from '@ponts-bornes/kernel';
import { pathIn } from '../../i18n/language.ts';

/** Optional exports of a page module. */
export interface PageModule {
  readonly ssr?: boolean;
  readonly entries?: () => readonly Params[] | Promise<readonly Params[]>;
}
type Params = Readonly<Record<string, string | undefined>>;

/** The French path of a route folder with its parameters filled in. */
const pathOf = (folder: string, params: Params): string =>
  folder
    .split('/')
    .flatMap((part) => {
      if (part === '' || part.startsWith('(') || part === '[[lang=lang]]') return [];
      const [, name] = /^\[\[?(\w+)/.exec(part) ?? [];
      return [name === undefined ? part : (params[name] ?? '')];
    })
    .reduce((path, part) => `${path}/${part}`, '') || '/';

/** The indexable pages as French paths: all prerendered ones, found by their folders. */
export const placesOf = async (modules: Readonly<Record<string, PageModule>>): Promise<readonly string[]> => {
  const places = new Set<string>();
  for (const [folder, { ssr, entries }] of Object.entries(modules)) {
    if (ssr === false) continue;
    for (const params of (await entries?.()) ?? [{}]) places.add(pathOf(folder, params));
  }
  return [...places].toSorted();
};

export const sitemapOf = (origin: string, places: readonly string[]): string => {
  const alternates = (place: string): string =>
    LANGUAGES.map(
      (tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${pathIn(tag, place)}"/>`,
    ).join('');
  const urls = places.flatMap((place) =>
    LANGUAGES.map((language) => `  <url><loc>${origin}${pathIn(language, place)}</loc>${alternates(place)}</url>\n`),
  );
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('')}</urlset>\n`;
};
