import { PICTURE } from '../../pictures/frame.ts';
import type { Preview } from './preview.ts';

const SITE = 'Ponts & Bornes';

/** The part of the page's head to replace: from its title up to the tag for search engines. */
const OWN = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>\s*(?=<meta name="robots")/;

/** A page with a preview in its head. The tag that forbids indexing stays, because the page names people. */
export const withPreview = (html: string, preview: Preview, origin: string, path: string): string => {
  const { title, description, picture, locale } = preview;
  const tags = [
    `<title>${encode(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + path),
    meta('property', 'og:locale', locale),
    meta('property', 'og:image', origin + picture),
    meta('property', 'og:image:width', String(PICTURE.width)),
    meta('property', 'og:image:height', String(PICTURE.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', origin + picture),
  ];
  return html.replace(OWN, () => `${tags.join('\n    ')}\n    `);
};

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${encode(content)}" />`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const encode = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
