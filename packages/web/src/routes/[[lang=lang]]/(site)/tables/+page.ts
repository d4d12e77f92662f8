import type { EntryGenerator } from './$types';

export const entries: EntryGenerator = () => [{}, { lang: 'en' }];
