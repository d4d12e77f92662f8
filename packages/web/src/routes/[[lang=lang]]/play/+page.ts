import type { EntryGenerator } from './$types';

export const ssr = false;
export const entries: EntryGenerator = () => [{}, { lang: 'en' }];
