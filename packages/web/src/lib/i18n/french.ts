import { typeset } from './typeset.ts';

/** Applies French typography to a table of texts: to each text, and to each result of its functions. */
export const french = <Table>(table: Table): Table => set(table) as Table;

const set = (part: unknown): unknown => {
  if (typeof part === 'string') return typeset('fr', part);
  if (typeof part === 'function') return (...given: readonly unknown[]) => set(Reflect.apply(part, undefined, given));
  if (Array.isArray(part)) return part.map(set);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, set(value)]));
};
