import type { Entry } from '@ponts-bornes/catalogue';
import type { Language } from '@ponts-bornes/kernel';
import type { Bilingual, ExitCode } from './failure.ts';
import type { Io } from './io.ts';

/** What every command gets besides its arguments. */
export interface Context {
  readonly io: Io;
  readonly language: Language;
  readonly catalogue: readonly Entry[];
  /** Writes to stdout. */
  readonly print: (text: string) => Promise<void>;
}

export interface Command {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: Bilingual;
  readonly help: Bilingual;
  readonly run: (args: readonly string[], context: Context) => Promise<ExitCode>;
}
