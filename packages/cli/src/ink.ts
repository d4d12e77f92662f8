import type { Io } from './io.ts';

/** The colours of pieces. */
type Tint = 'red' | 'blue' | 'yellow' | 'white';

/** Text styles for a terminal. They never carry information that the words don't. */
export interface Ink {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly tint: Readonly<Record<Tint, (text: string) => string>>;
}

const plain = (text: string): string => text;
export const PLAIN: Ink = {
  strong: plain,
  faint: plain,
  good: plain,
  bad: plain,
  tint: { red: plain, blue: plain, yellow: plain, white: plain },
};

const escape =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;
const COLOURED: Ink = {
  strong: escape(1),
  faint: escape(2),
  good: escape(32),
  bad: escape(31),
  // White is shown as bold, because it is invisible on a light background. Bright blue, because dark blue is hard to
  // read on a dark one.
  tint: { red: escape(31), blue: escape(94), yellow: escape(33), white: escape(1) },
};

/** Whether stdout is a terminal that supports escape sequences. */
export const isScreen = ({ stdout, env }: Io): boolean => stdout.isTTY === true && env['TERM'] !== 'dumb';

/** Colours only on a terminal, and not if NO_COLOR is set (no-color.org). */
export const inkFor = (io: Io): Ink => (isScreen(io) && !io.env['NO_COLOR'] ? COLOURED : PLAIN);
