import { barePath } from './language.ts';

/** The online table that a page shows: `/t/<id>`, or `/play#<id>` in older links; empty on other pages. */
export const tableIn = ({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): string => {
  const path = barePath(pathname);
  return path === '/play' ? hash.slice(1) : (/^\/t\/(\w+)$/.exec(path)?.[1] ?? '');
};

/** Whether a page shows a board instead of the site's frame. */
export const hasBoard = (pathname: string): boolean => {
  const path = barePath(pathname);
  return ['/table', '/play', '/replay'].includes(path) || /^\/[tr]\//.test(path);
};
