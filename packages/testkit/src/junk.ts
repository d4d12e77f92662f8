import { MAX_MOVE_TEXT, below, pick } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';

/** Texts that are hardly ever a move, from the empty one to one that is refused for its length. */
const ODD_TEXTS = [
  '',
  ' ',
  '\n',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  'undefined',
  '{}',
  '[]',
  '__proto__',
  'constructor',
  '"',
  'é💥\u0000',
  'x'.repeat(MAX_MOVE_TEXT),
  'x'.repeat(MAX_MOVE_TEXT + 1),
] as const;

/** A text that may be junk, a move of another moment or seat, or almost a move. */
export const junkText = (rng: Rng, known: readonly string[]): string => {
  const kind = known.length === 0 ? 0 : below(rng, 4);
  if (kind === 0) return pick(rng, ODD_TEXTS);
  if (kind === 1) return pick(rng, known);
  return pick(rng, MUTATIONS)(pick(rng, known), rng, pick(rng, known));
};

export const junkTexts = (rng: Rng, known: readonly string[], count: number): string[] =>
  Array.from({ length: count }, () => junkText(rng, known));

type Mutation = (text: string, rng: Rng, other: string) => string;

const MUTATIONS: readonly Mutation[] = [
  (text) => `${text} `,
  (text) => ` ${text}`,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => `${text}\n`,
  (text) => text.replaceAll(' ', '  '),
  (text) => text.replace(/\d+/, (digits) => `0${digits}`),
  (text) => text.replace(/\d+/, (digits) => `-${digits}`),
  (text, rng) => text.replace(/\d+/, (digits) => String(Number(digits) + 1 + below(rng, 3))),
  (text, rng) => text.replaceAll(/\d+/g, () => String(below(rng, 120))),
  (text, rng) => cut(text, below(rng, text.length + 1), 1, ''),
  (text, rng) => cut(text, below(rng, text.length + 1), 0, pick(rng, ['0', '9', '-', ' ', ',', 'a', 'Z', '/'])),
  (text, rng, other) => text.slice(0, below(rng, text.length + 1)) + other.slice(below(rng, other.length + 1)),
  (text, _, other) => `${text} ${other}`,
  (text) => text.split(' ').toReversed().join(' '),
];

const cut = (text: string, at: number, length: number, instead: string): string =>
  text.slice(0, at) + instead + text.slice(at + length);
