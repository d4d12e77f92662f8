import { NO_METERS } from '../meters/meters.ts';
import type { Meters } from '../meters/meters.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Where everything is kept: in a folder, or in PostgreSQL. */
export type Place = { readonly folder: string } | { readonly url: string };

export const openStore = (place: Place, report: (error: unknown) => void, meters: Meters = NO_METERS): Promise<Store> =>
  'folder' in place ? openSqlite(place.folder, meters) : openPostgres(place.url, { report, meters });
