import type { SeoMessages } from '../fr/seo.ts';

export const seo: SeoMessages = {
  genre: 'Board game',
  locale: 'en_GB',
};
