import type { Board } from './board.ts';
import { labelled } from './wrap.ts';

/** The board of games without their own: prints the fields of the view. */
export const genericBoard: Board = {
  draw: (view) => {
    const facts = factsIn(view, '');
    const column = Math.min(30, Math.max(0, ...facts.map(([name]) => name.length)) + 2);
    return facts.flatMap(([name, text]) => labelled(name, text, column)).join('\n');
  },
};

type Fact = readonly [name: string, text: string];

const NOTHING = '–';

const factsIn = (value: unknown, name: string): readonly Fact[] => {
  if (isList(value) && value.every(isScalar)) return [[name, value.map(String).join(' ') || NOTHING]];
  if (typeof value !== 'object' || value === null) return [[name, value === null ? NOTHING : String(value)]];
  const parts = Object.entries(value).flatMap(([key, part]) => factsIn(part, name === '' ? key : `${name}.${key}`));
  return parts.length > 0 ? parts : [[name, NOTHING]];
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isScalar = (value: unknown): boolean => typeof value !== 'object';
