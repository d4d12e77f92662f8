import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import type { Entry } from '@ponts-bornes/catalogue';
import { main } from '@ponts-bornes/cli';
import { SHELF } from './sealed-cards.ts';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  /** The typed input, which then ends. On a terminal it is sent line by line on request, or in the given pieces. */
  readonly input?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether all streams are terminals. */
  readonly tty?: boolean;
  readonly signal?: AbortSignal;
  readonly catalogue?: readonly Entry[];
}

/** Runs the program in this process, with the tests' own game. French by default. */
export const run = async (argv: readonly string[], world: World = {}): Promise<Run> => {
  const tty = world.tty === true;
  const stdin = Object.assign(new PassThrough(), { isTTY: tty });
  const input = world.input ?? '';
  const typed = typeof input === 'string' ? input.split(/(?<=\n)/) : [...input];
  const typeNext = (): void => void (typed.length > 0 ? stdin.write(typed.shift()) : stdin.end());
  const answer = (text: string): void => void (tty && PROMPT.test(text) && setImmediate(typeNext));
  const stdout = Object.assign(collector(answer), { isTTY: tty });
  const stderr = Object.assign(collector(), { isTTY: tty });
  if (!tty) stdin.end(typed.join(''));
  const signal = world.signal ?? new AbortController().signal;
  const code = await main(argv, { stdin, stdout, stderr, env: world.env ?? {}, signal }, world.catalogue ?? SHELF);
  return { code, out: stdout.text(), err: stderr.text() };
};

/** A folder for the records of one test file, deleted after its tests. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pb-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};

export const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

export const jsonLines = (text: string): unknown[] => lines(text).map((line) => JSON.parse(line) as unknown);

/** The prompt a user waits for before typing the next line. */
const PROMPT = /(?:> |Entrée\. |Enter\. )$/;

const collector = (onText: (text: string) => void = () => {}): Writable & { readonly text: () => string } => {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      chunks.push(String(chunk));
      onText(String(chunk));
      done();
    },
  });
  return Object.assign(stream, { text: () => chunks.join('') });
};
