import type { GameMeta, Language } from '@ponts-bornes/kernel';
import type { Box } from '../boards/kit.ts';

/** A page as it was rendered. */
export interface Rendered {
  readonly html: string;
  readonly path: string;
  readonly language: Language;
  readonly origin: string;
  /** The product's name, and what it is in one sentence. */
  readonly name: string;
  readonly tagline: string;
  /** The game whose page it is, when it is one's. */
  readonly game: { readonly meta: GameMeta; readonly box: Box } | null;
}

/** What search engines and those who share a link are told of a page. */
export interface Told {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly picture: string;
}
