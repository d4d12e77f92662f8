import type { Io } from './io.ts';

const BETWEEN_LINES_MS = 200;

export interface Progress {
  readonly say: (text: string) => void;
  /** Clears the line. */
  readonly done: () => void;
}

/**
 * Shows the progress of a long command: one updating line on a terminal, plain lines with `--progress`, otherwise
 * nothing.
 */
export const progressOf = ({ stderr }: Io, asked: boolean): Progress => {
  const terminal = stderr.isTTY === true;
  let last = -Infinity;
  let width = 0;
  return {
    say: (text) => {
      if ((!terminal && !asked) || performance.now() - last < BETWEEN_LINES_MS) return;
      last = performance.now();
      stderr.write(terminal ? `\r${text.padEnd(width)}` : `${text}\n`);
      width = text.length;
    },
    done: () => {
      if (terminal && width > 0) stderr.write(`\r${' '.repeat(width)}\r`);
      width = 0;
    },
  };
};
