import type { Language } from '@ponts-bornes/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AlertSpeech } from './speech.ts';

export const SPEECH: Readonly<Record<Language, AlertSpeech>> = { fr, en };
