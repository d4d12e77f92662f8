import { LANGUAGES } from '@ponts-bornes/kernel';
import type { Language } from '@ponts-bornes/kernel';
import { barePath, pathIn } from '../../i18n/language.ts';
import { graphOf } from './graph.ts';
import type { Rendered, PageMetadata } from './page.ts';

/** Size of the sharing pictures; see packages/web/scripts/pictures.mjs. */
const PICTURE = { width: 1200, height: 630 };

/** The head elements for search engines and link previews. */
export const foundHead = (rendered: Rendered): string => {
  const { language, name } = rendered;
  const manifest = `<link rel="manifest" href="${pathIn(language, '/manifest.webmanifest')}" />`;
  const told = toldOf(rendered);
  // A page rendered only in the browser has nothing to index.
  if (told === null) {
    const description = meta('name', 'description', rendered.tagline);
    return [manifest, `<title>${encode(name)}</title>`, description, meta('name', 'robots', 'noindex')].join('\n    ');
  }
  return [manifest, ...links(rendered), ...cards(rendered, told), structured(rendered, told)].join('\n    ');
};

const toldOf = ({ html, path, language, origin, tagline, game }: Rendered): PageMetadata | null => {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1];
  if (title === undefined) return null;
  const description = /<meta name="description" content="(.*?)"/s.exec(html)?.[1];
  const picture = `${origin}/share/${game === null ? '' : `${game.meta.id}-`}${language}.jpg`;
  return {
    title: decode(title),
    description: description === undefined ? tagline : decode(description),
    url: origin + path,
    picture,
  };
};

/** Marked, because they apply only to the page first opened, not to pages navigated to from there. */
const links = ({ path, origin }: Rendered): readonly string[] => {
  const bare = barePath(path);
  const alternate = (hreflang: string, language: Language): string =>
    `<link data-found rel="alternate" hreflang="${hreflang}" href="${origin}${pathIn(language, bare)}" />`;
  return [
    `<link data-found rel="canonical" href="${origin}${path}" />`,
    ...LANGUAGES.map((language) => alternate(language, language)),
    alternate('x-default', LANGUAGES[0]),
  ];
};

const cards = (rendered: Rendered, { title, description, url, picture }: PageMetadata): readonly string[] => {
  const { html, name, locale, otherLocales } = rendered;
  const properties: readonly (readonly [string, string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', locale],
    ...otherLocales.map((other) => ['og:locale:alternate', other] as const),
    ['og:image', picture],
    ['og:image:width', PICTURE.width],
    ['og:image:height', PICTURE.height],
    ['og:image:alt', title],
  ];
  return [
    ...(html.includes('<meta name="description"') ? [] : [meta('name', 'description', description)]),
    ...properties.map(([property, content]) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
};

const meta = (kind: 'name' | 'property', key: string, content: string | number): string =>
  `<meta ${kind}="${key}" content="${encode(String(content))}" />`;

const structured = (rendered: Rendered, told: PageMetadata): string => {
  const graph = { '@context': 'https://schema.org', '@graph': graphOf(rendered, told) };
  // Escaped, so that nothing inside can end the script element.
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
};

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

const encode = (text: string): string =>
  Object.entries(ENTITIES).reduce((all, [sign, entity]) => all.replaceAll(sign, entity), text);

/** In reverse order of encoding, so that nothing is decoded twice. */
const decode = (html: string): string =>
  Object.entries(ENTITIES)
    .toReversed()
    .reduce((all, [sign, entity]) => all.replaceAll(entity, sign), html);
