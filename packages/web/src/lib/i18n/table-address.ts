import type { TableFacts } from '@ponts-bornes/protocol';
import { barePath } from './language.ts';

/** The link to give to others: without a language, so that each reader gets their own. */
export const linkTo = ({ id, status }: Pick<TableFacts, 'id' | 'status'>): string =>
  `/${status === 'over' ? 'r' : 't'}/${id}`;

/** The online table that a page shows: `/t/<id>`, or `/play#<id>` in older links; empty on other pages. */
export const tableIn = ({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): string => {
  const path = barePath(pathname);
  return path === '/play' ? hash.slice(1) : (/^\/t\/(\w+)$/.exec(path)?.[1] ?? '');
};

/** Whether somebody who may go to a table is there already, or sits at another one and had better not be taken away. */
export const whereaboutsFor = (table: string, url: Pick<URL, 'pathname' | 'hash'>): 'there' | 'busy' | 'free' => {
  const here = tableIn(url);
  return here === table ? 'there' : here === '' ? 'free' : 'busy';
};

/** Whether a page shows a board instead of the site's frame. */
export const hasBoard = (pathname: string): boolean => {
  const path = barePath(pathname);
  return ['/table', '/play', '/replay'].includes(path) || /^\/[tr]\//.test(path);
};
