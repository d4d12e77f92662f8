/** Metadata of every page for search engines and shared links. */
export const seo = {
  genre: 'Jeu de société',
  /** In Open Graph notation. */
  locale: 'fr_FR',
};

export type SeoMessages = typeof seo;
