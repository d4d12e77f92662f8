/** What an address means among the cached pages. */
export type CachedPage =
  | { readonly kind: 'page'; readonly path: string }
  /** The page exists without the trailing slash. */
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'unknown' };

export const cachedPageFor = (path: string, pages: ReadonlySet<string>): CachedPage => {
  if (pages.has(path)) return { kind: 'page', path };
  const bare = `/${path.replaceAll(/^\/+|\/+$/g, '')}`;
  return pages.has(bare) ? { kind: 'redirect', path: bare } : { kind: 'unknown' };
};
