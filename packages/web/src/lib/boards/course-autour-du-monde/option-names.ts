import type { OptionNames } from '../kit.ts';

export const optionNames: OptionNames = { fr: {}, en: {} };
