/** Where and why a value is not plain JSON, or null if it would survive a round trip through JSON. */
export const impurity = (value: unknown, path = 'it'): string | null => {
  const found = findImpurity(value, new Set());
  return found === null ? null : path + found;
};

/** The first place where two plain values differ, or null. The order of keys does not matter. */
export const difference = (a: unknown, b: unknown, path = 'it'): string | null => {
  const found = findDifference(a, b);
  return found === null ? null : path + found;
};

/** The same for two JSON texts, which may differ in the order of keys alone. */
export const textDifference = (a: string, b: string): string =>
  difference(JSON.parse(a), JSON.parse(b)) ?? 'only the order of keys differs';

/** Where the second value holds a mutable object of the first, or null. */
export const sharedPath = (a: unknown, b: unknown): string | null => {
  const owned = new Set<object>();
  collect(a, owned);
  const found = findShared(b, owned);
  return found === null ? null : `it${found}`;
};

// Paths are built from the inside out, so that they cost nothing if nothing is found.

const findDifference = (a: unknown, b: unknown): string | null => {
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return Object.is(a, b) ? null : ` is ${shown(a)} in one and ${shown(b)} in the other`;
  }
  for (const key of Object.keys(a)) {
    if (!Object.hasOwn(b, key)) return `.${key} is in one only`;
    const found = findDifference(a[key], b[key]);
    if (found !== null) return `.${key}${found}`;
  }
  const extra = Object.keys(b).find((key) => !Object.hasOwn(a, key));
  return extra === undefined ? null : `.${extra} is in one only`;
};

const findImpurity = (value: unknown, above: Set<unknown>): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : ` is ${shown(value)}`;
  if (!isObject(value)) return ` is ${shown(value)}`;
  if (above.has(value)) return ' holds itself';
  const form = formProblem(value);
  if (form !== null) return ` ${form}`;
  above.add(value);
  for (const key of Object.keys(value)) {
    const found = findImpurity(value[key], above);
    if (found !== null) return `.${key}${found}`;
  }
  above.delete(value);
  return null;
};

const formProblem = (value: object): string | null => {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== (Array.isArray(value) ? Array.prototype : Object.prototype))
    return `is a ${value.constructor?.name}`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return 'is an array with holes or with names';
  if (Object.getOwnPropertySymbols(value).length > 0) return 'has a symbol for a key';
  return null;
};

const collect = (value: unknown, owned: Set<object>): void => {
  if (!isObject(value) || owned.has(value)) return;
  owned.add(value);
  for (const part of Object.values(value)) collect(part, owned);
};

const findShared = (value: unknown, owned: ReadonlySet<object>): string | null => {
  if (!isObject(value)) return null;
  if (owned.has(value) && !Object.isFrozen(value)) return '';
  for (const key of Object.keys(value)) {
    const found = findShared(value[key], owned);
    if (found !== null) return `.${key}${found}`;
  }
  return null;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value as a short text. */
export const shown = (value: unknown): string => {
  if (Object.is(value, -0)) return '-0';
  return (typeof value === 'string' || isObject(value) ? JSON.stringify(value) : String(value)).slice(0, 120);
};
