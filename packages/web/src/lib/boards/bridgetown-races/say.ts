import type { Language } from '@ponts-bornes/kernel';
import { EN } from './say-en.ts';
import { FR } from './say-fr.ts';
import type { Vocabulary } from './vocabulary.ts';

export const SAY: Readonly<Record<Language, Vocabulary>> = { fr: FR, en: EN };
