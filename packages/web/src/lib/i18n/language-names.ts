import type { Language } from '@ponts-bornes/kernel';

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' };
