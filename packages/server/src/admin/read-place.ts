import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Where } from '../store/transfer/places.ts';
import { AdminTrouble } from '../store/transfer/trouble.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A place given on the command line: a PostgreSQL URL, a path, or a keyword for a value from the environment. Defaults
 * to what a server would use here.
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
