import type { Entry } from './entry.ts';
import { CATALOGUE } from './games.ts';

export type { Entry, Loaded } from './entry.ts';
export { CATALOGUE } from './games.ts';

export const findGame = (id: string, catalogue: readonly Entry[] = CATALOGUE): Entry | undefined =>
  catalogue.find((entry) => entry.meta.id === id);
