import type { Language } from '@ponts-bornes/kernel';
import { EN } from './say-en.ts';
import { FR } from './say-fr.ts';
import type { Say } from './sayings.ts';

export const SAY: Readonly<Record<Language, Say>> = { fr: FR, en: EN };
