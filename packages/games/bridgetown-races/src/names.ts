import type { Language } from '@ponts-bornes/kernel';
import { EN } from './words-en.ts';
import { FR } from './words-fr.ts';
import type { Names } from './words.ts';

/** What things are called, for whoever draws a board. */
export const NAMES: Readonly<Record<Language, Names>> = { fr: FR, en: EN };
