import type { Language } from '@ponts-bornes/kernel';
import { messages } from '../i18n/messages.ts';
import { Problem } from './call.ts';
import type { ProblemCode } from './call.ts';

/** The error as a sentence for the reader. */
export const problemIn = (language: Language, error: unknown): string =>
  sentenceOf(language, error instanceof Problem ? error.code : 'internal');

/** The sentence for an error code. A newer server may send codes this page doesn't know. */
export const sentenceOf = (language: Language, code: ProblemCode): string => {
  const say = messages(language, 'problems');
  return say[code] ?? say.internal;
};
