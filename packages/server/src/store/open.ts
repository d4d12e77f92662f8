import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Where everything is kept: in a folder, or in PostgreSQL. */
export type Place = { readonly folder: string } | { readonly url: string };

export const openStore = (place: Place, report: (error: unknown) => void): Promise<Store> =>
  'folder' in place ? openSqlite(place.folder) : openPostgres(place.url, { report });
