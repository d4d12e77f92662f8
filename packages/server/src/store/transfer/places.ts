import { join } from 'node:path';
import { DATABASE } from '../folder.ts';
import type { StoreLocation } from '../open.ts';

/** The source or target of a copy: a server's folder, a backup file, or PostgreSQL. */
export type Where = StoreLocation | { readonly file: string };
/** A place stored as a single SQLite file. */
export type Embedded = Exclude<Where, { readonly url: string }>;

export const fileOf = (where: Embedded): string => ('folder' in where ? join(where.folder, DATABASE) : where.file);

/** A place in readable form, with any password removed from its URL. */
export const nameOf = (where: Where): string => {
  if ('folder' in where) return where.folder;
  if ('file' in where) return where.file;
  if (!URL.canParse(where.url)) return 'postgres://…';
  const { protocol, host, pathname } = new URL(where.url);
  return `${protocol}//${host}${pathname}`;
};
