import { NO_METERS } from '../metrics/meters.ts';
import type { Meters } from '../metrics/meters.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Where data is stored: in a folder, or in PostgreSQL. */
export type StoreLocation = { readonly folder: string } | { readonly url: string };

/** The PostgreSQL client is loaded only if needed. */
export const openStore = async (
  place: StoreLocation,
  report: (error: unknown) => void,
  meters: Meters = NO_METERS,
): Promise<Store> => {
  if ('folder' in place) return openSqlite(place.folder, meters);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(place.url, { report, meters });
};
