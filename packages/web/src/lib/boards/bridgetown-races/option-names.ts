import type { OptionNames } from '../kit.ts';

export const optionNames: OptionNames = {
  fr: {
    streetcarRules: 'Le tramway reste sur ses rails',
    specialActions: 'Actions spéciales',
  },
  en: {
    streetcarRules: 'The streetcar stays on its rails',
    specialActions: 'Special actions',
  },
};
