import type { Language } from '@ponts-bornes/kernel';

/** A text in every language. */
export type Bilingual = Readonly<Record<Language, string>>;

export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with one line on stderr. */
export class Failure extends Error {
  readonly text: Bilingual;
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, text: Bilingual) {
    super(text.en);
    this.exitCode = exitCode;
    this.text = text;
  }
}

/** A usage error: what is wrong and what is allowed, in one line. */
export const usage = (text: Bilingual): Failure => new Failure(EXIT.usage, text);

/** A valid command that found a problem, such as an invalid record. */
export const failed = (text: Bilingual): Failure => new Failure(EXIT.failed, text);

/** The user stopped the command. */
export class Interrupted extends Error {}

/** Control characters, line separators, and characters that change the writing direction. */
const HARMFUL = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Makes untrusted text safe for a terminal: it can't move, hide or reorder other text. */
export const harmless = (text: string): string => text.replace(HARMFUL, '\ufffd');
