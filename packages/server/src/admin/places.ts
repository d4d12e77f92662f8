import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Place } from '../store/open.ts';
import { AdminTrouble } from './trouble.ts';

/** Where rows come from or go to: a server's folder, a backup, or PostgreSQL. */
export type Where = Place | { readonly file: string };
/** A place that is one file of SQLite. */
export type Embedded = Exclude<Where, { readonly url: string }>;

type Environment = Readonly<Record<string, string | undefined>>;

export const fileOf = (where: Embedded): string =>
  'folder' in where ? join(where.folder, 'ponts-bornes.sqlite') : where.file;

/**
 * A place as it is typed: an address of PostgreSQL, a path, or one of two words for what a server would take from the
 * environment. Without any, it is what a server would serve here.
 */
export const readPlace = (text: string | undefined, env: Environment): Where => {
  if (text === undefined) return readPlace(env['DATABASE_URL'] ? 'postgres' : 'sqlite', env);
  if (text === 'sqlite') return { folder: resolve(env['DATA'] || 'data') };
  if (text === 'postgres') {
    const url = env['DATABASE_URL'];
    if (!url) throw new AdminTrouble({ kind: 'no-variable', name: 'DATABASE_URL' });
    return { url };
  }
  if (/^postgres(?:ql)?:\/\//.test(text)) return { url: text };
  const path = resolve(text);
  return existsSync(path) && !statSync(path).isDirectory() ? { file: path } : { folder: path };
};

/** A place for people to read; an address without its password. */
export const nameOf = (where: Where): string => {
  if ('folder' in where) return where.folder;
  if ('file' in where) return where.file;
  if (!URL.canParse(where.url)) return 'postgres://…';
  const { protocol, host, pathname } = new URL(where.url);
  return `${protocol}//${host}${pathname}`;
};
