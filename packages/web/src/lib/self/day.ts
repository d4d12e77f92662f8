import type { Language } from '@ponts-bornes/kernel';

/** A day as people write it. */
export const dayOf = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(navigator.languages.find((tag) => tag.startsWith(language)) ?? language, {
    dateStyle: 'long',
  }).format(at);
