import type { Language } from '@ponts-bornes/kernel';
import type { Words } from './course-folle-vocabulary.ts';
import { EN } from './course-folle-words-en.ts';
import { FR } from './course-folle-words-fr.ts';

export const SAY: Readonly<Record<Language, Words>> = { fr: FR, en: EN };
