import type { GameMeta, Language } from '@ponts-bornes/kernel';
import type { Box } from '../../boards/kit.ts';

export interface Rendered {
  readonly html: string;
  readonly path: string;
  readonly language: Language;
  readonly origin: string;
  /** The product's name and one-sentence description. */
  readonly name: string;
  readonly tagline: string;
  readonly genre: string;
  /** The page's Open Graph locale, and its alternates. */
  readonly locale: string;
  readonly otherLocales: readonly string[];
  /** The game this page belongs to, if any. */
  readonly game: { readonly meta: GameMeta; readonly box: Box } | null;
}

/** Metadata of a page for search engines and link previews. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly picture: string;
}
