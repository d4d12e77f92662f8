import type { Json } from './json.ts';

/**
 * What turns one JSON value into another:
 *
 * - `[value]`: the new value;
 * - `[from, count, ...items]`: in an array, these items replace `count` old ones, starting at index `from`;
 * - `{ key: difference }`: the members of an object, or the items of an array by index, that changed.
 */
export type Difference = readonly Json[] | { readonly [key: string]: Difference };

/** The difference between two plain JSON values, as JSON. It depends on nothing but them. */
export const differenceBetween = (before: object, after: object): string => textOf(before, after) ?? '{}';

/** Applies a difference. The result shares everything unchanged with the old value, which stays as it is. */
export const withDifference = (before: unknown, difference: Difference): unknown => {
  if (isArray(difference)) {
    if (difference.length === 1) return difference[0];
    const [from, count, ...items] = difference as [number, number, ...unknown[]];
    const old = before as readonly unknown[];
    return [...old.slice(0, from), ...items, ...old.slice(from + count)];
  }
  const after = (isArray(before) ? [...before] : { ...(before as object) }) as Members;
  for (const [key, part] of Object.entries(difference)) after[key] = withDifference(after[key], part as Difference);
  return after;
};

type Members = Record<string, unknown>;

const isArray: (value: unknown) => value is readonly unknown[] = Array.isArray;

/** Null if nothing changed. Servers call this for every move and viewer, so it is written for speed. */
const textOf = (before: unknown, after: unknown): string | null => {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    return replacing(after);
  }
  if (isArray(before)) return isArray(after) ? textOfItems(before, after) : replacing(after);
  return isArray(after) ? replacing(after) : textOfMembers(before as Members, after as Members);
};

const replacing = (after: unknown): string => (typeof after === 'number' ? `[${after}]` : `[${JSON.stringify(after)}]`);

/** An object that gains or loses a key is replaced. */
const textOfMembers = (before: Members, after: Members): string | null => {
  let text = '';
  let left = 0;
  for (const _ in before) left++;
  for (const key in after) {
    left--;
    const old = before[key];
    if (old === undefined) return replacing(after);
    const part = textOf(old, after[key]);
    if (part !== null) text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${part}`;
  }
  if (left !== 0) return replacing(after);
  return text === '' ? null : `${text}}`;
};

/** Items that have parts are compared one by one, as long as none was added or removed. */
const textOfItems = (before: readonly unknown[], after: readonly unknown[]): string | null =>
  before.length === after.length && typeof after[0] === 'object'
    ? textOfEach(before, after)
    : textOfSplice(before, after);

const textOfEach = (before: readonly unknown[], after: readonly unknown[]): string | null => {
  let text = '';
  for (let at = 0; at < after.length; at++) {
    const part = textOf(before[at], after[at]);
    if (part !== null) text += `${text === '' ? '{' : ','}"${at}":${part}`;
  }
  return text === '' ? null : `${text}}`;
};

const textOfSplice = (before: readonly unknown[], after: readonly unknown[]): string | null => {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && isSame(before[from], after[from])) from++;
  let oldEnd = before.length;
  let end = after.length;
  while (oldEnd > from && end > from && isSame(before[oldEnd - 1], after[end - 1])) {
    oldEnd--;
    end--;
  }
  if (oldEnd === from && end === from) return null;
  const items = end === from ? '' : `,${JSON.stringify(after.slice(from, end)).slice(1, -1)}`;
  return `[${from},${oldEnd - from}${items}]`;
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && textOf(one, other) === null);
