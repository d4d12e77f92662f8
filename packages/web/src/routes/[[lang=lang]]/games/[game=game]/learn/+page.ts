import { CATALOGUE } from '@ponts-bornes/catalogue';
import type { EntryGenerator } from './$types';

export const ssr = false;
export const entries: EntryGenerator = () =>
  CATALOGUE.flatMap(({ meta }) => [{ game: meta.id }, { lang: 'en', game: meta.id }]);
