import type { OptionNames } from './kit.ts';

const NAMES = import.meta.glob<OptionNames>('./*/option-names.ts', { import: 'optionNames', eager: true });

/** The names of a game's options, for forms and table settings. */
export const optionNamesOf = (game: string): OptionNames => NAMES[`./${game}/option-names.ts`]!;
