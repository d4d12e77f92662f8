/** What an address means among the cached pages. */
export type CachedPage =
  | { readonly kind: 'page'; readonly path: string }
  /** The page exists without the trailing slash. */
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'unknown' };

export const cachedPageFor = (path: string, pages: ReadonlySet<string>): CachedPage => {
  if (pages.has(path)) return { kind: 'page', path };
  // One page serves all online tables, and one all finished games.
  const [, shared] = /^((?:\/\w+)?\/[tr])\/\w+$/.exec(path) ?? [];
  if (shared !== undefined && pages.has(shared)) return { kind: 'page', path: shared };
  const bare = `/${path.replaceAll(/^\/+|\/+$/g, '')}`;
  return pages.has(bare) ? { kind: 'redirect', path: bare } : { kind: 'unknown' };
};
