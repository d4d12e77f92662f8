import type { Language } from '@ponts-bornes/kernel';
import type { Words } from './course-autour-du-monde-vocabulary.ts';
import { EN } from './course-autour-du-monde-words-en.ts';
import { FR } from './course-autour-du-monde-words-fr.ts';

export const SAY: Readonly<Record<Language, Words>> = { fr: FR, en: EN };
