import { below, fastRandom, pick } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';

/** Values that no schema allows. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202ename',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table log; --",
  'x'.repeat(3000),
  [],
  [[]],
  {},
  { length: 5 },
];

const KEYS = ['t', 'id', 'seen', 'text', 'protocol', 'lines', 'said', 'phrase', 'answer', 'nickname', 'game', 'seats'];

/** Malicious JSON: odd values, prototype keys, deep nesting, truncation. */
export const junkJson = (rng: Rng): string => {
  const text = JSON.stringify(junkValue(rng, 3));
  switch (below(rng, 8)) {
    case 0:
      return text.slice(0, below(rng, text.length + 1));
    case 1:
      return `{"__proto__":{"isHost":true},"constructor":{"prototype":{"t":"hello"}},"t":${text}}`;
    case 2:
      return '['.repeat(1 + below(rng, 2000)) + ']'.repeat(below(rng, 2000));
    case 3:
      return '{"a":'.repeat(500) + '1' + '}'.repeat(500);
    default:
      return text;
  }
};

const junkValue = (rng: Rng, depth: number): unknown => {
  if (depth === 0 || below(rng, 3) === 0) return pick(rng, ODD);
  if (below(rng, 4) === 0) return Array.from({ length: below(rng, 4) }, () => junkValue(rng, depth - 1));
  return Object.fromEntries(Array.from({ length: below(rng, 5) }, () => [pick(rng, KEYS), junkValue(rng, depth - 1)]));
};

/** A nearly valid message: one field is replaced. */
export const nearly = (rng: Rng, message: Readonly<Record<string, unknown>>): string => {
  const changed: Record<string, unknown> = { ...message };
  const key = pick(rng, Object.keys(changed));
  if (below(rng, 4) === 0) delete changed[key];
  else changed[key] = pick(rng, ODD);
  if (below(rng, 4) === 0) changed[pick(rng, KEYS)] ??= pick(rng, ODD);
  return JSON.stringify(changed);
};

export const hostileRng = (seed: string): Rng => fastRandom(`hostile ${seed}`);
