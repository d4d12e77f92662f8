import type { Language } from '@ponts-bornes/kernel';
import { messages } from '../i18n/messages.ts';
import { Problem } from './call.ts';
import type { ProblemCode } from './call.ts';

/** The error as a sentence for the reader. */
export const problemIn = (language: Language, error: unknown): string =>
  error instanceof Problem ? sentenceOf(language, error.code, error.wait) : sentenceOf(language, 'internal');

/**
 * The sentence for an error code. A newer server may send codes this page doesn't know.
 *
 * @param wait seconds to wait, with `too-soon`
 */
export const sentenceOf = (language: Language, code: ProblemCode, wait = 0): string => {
  const say = messages(language, 'problems');
  const sentence = say[code] ?? say.internal;
  return typeof sentence === 'string' ? sentence : sentence(wait);
};
