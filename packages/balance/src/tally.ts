import type { Counts } from './trial.ts';

/** A tally's fields, under any names. */
type Fields = Readonly<Record<string, number | readonly number[]>>;

/** Adds two tallies of different games. */
export const addTallies = <Shape extends Counts>(one: Shape, other: Shape): Shape => {
  const others = fieldsOf(other);
  const sums = Object.entries(fieldsOf(one)).map(([what, count]) => [what, added(count, others[what])]);
  return Object.fromEntries(sums) as Shape;
};

const fieldsOf = (tally: Counts): Fields => tally as unknown as Fields;

const added = (one: Fields[string], other: Fields[string] | undefined): Fields[string] => {
  if (typeof one === 'number') return one + Number(other);
  return one.map((count, at) => count + ((other as readonly number[])[at] ?? 0));
};

/** Whether external JSON has the shape of a tally, with valid counts. */
export const isTallyOf = (empty: Counts, value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const models = fieldsOf(empty);
  const entries = Object.entries(value);
  return entries.length === Object.keys(models).length && entries.every(([what, count]) => alike(models[what], count));
};

const alike = (model: Fields[string] | undefined, count: unknown): boolean => {
  if (typeof model === 'number') return isCount(count);
  return model !== undefined && Array.isArray(count) && count.length === model.length && count.every(isCount);
};

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
