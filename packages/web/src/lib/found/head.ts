import type { Language } from '@ponts-bornes/kernel';
import { barePath, pathIn } from '../speech/language.ts';
import { graphOf } from './graph.ts';
import type { Rendered, Told } from './page.ts';

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr_FR', en: 'en_GB' };
/** The size of the pictures for sharing, see scripts/pictures.mjs. */
const PICTURE = { width: 1200, height: 630 };

/** The part of a page's head that is for those who find it rather than for those who see it. */
export const foundHead = (rendered: Rendered): string => {
  const { language, name } = rendered;
  const manifest = `<link rel="manifest" href="${pathIn(language, '/manifest.webmanifest')}" />`;
  const told = toldOf(rendered);
  // A page that the browser alone can fill is nothing to be found.
  if (told === null) {
    const description = meta('name', 'description', rendered.tagline);
    return [manifest, `<title>${encode(name)}</title>`, description, meta('name', 'robots', 'noindex')].join('\n    ');
  }
  return [manifest, ...links(rendered), ...cards(rendered, told), structured(rendered, told)].join('\n    ');
};

const toldOf = ({ html, path, language, origin, tagline, game }: Rendered): Told | null => {
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

/** Marked, since they are true of the page that was opened and not of those one goes to from there. */
const links = ({ path, origin }: Rendered): readonly string[] => {
  const bare = barePath(path);
  const alternate = (hreflang: string, language: Language): string =>
    `<link data-found rel="alternate" hreflang="${hreflang}" href="${origin}${pathIn(language, bare)}" />`;
  return [
    `<link data-found rel="canonical" href="${origin}${path}" />`,
    alternate('fr', 'fr'),
    alternate('en', 'en'),
    alternate('x-default', 'fr'),
  ];
};

const cards = (rendered: Rendered, { title, description, url, picture }: Told): readonly string[] => {
  const { html, language, name } = rendered;
  const properties: readonly (readonly [string, string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', LOCALES[language]],
    ['og:locale:alternate', LOCALES[language === 'fr' ? 'en' : 'fr']],
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

const structured = (rendered: Rendered, told: Told): string => {
  const graph = { '@context': 'https://schema.org', '@graph': graphOf(rendered, told) };
  // Nothing inside may look like the end of the script.
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
};

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

const encode = (text: string): string =>
  Object.entries(ENTITIES).reduce((all, [sign, entity]) => all.replaceAll(sign, entity), text);

/** Undone in the other order, so that nothing is decoded twice. */
const decode = (html: string): string =>
  Object.entries(ENTITIES)
    .toReversed()
    .reduce((all, [sign, entity]) => all.replaceAll(entity, sign), html);
