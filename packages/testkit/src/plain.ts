/** Where and why a value is no plain JSON, or null when it is: nothing that a trip through JSON would change. */
export const impurity = (value: unknown, path = 'it'): string | null => findImpurity(value, path, new Set());

/** The first place where two plain values differ, or null. The order of keys does not count. */
export const difference = (a: unknown, b: unknown, path = 'it'): string | null => {
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return Object.is(a, b) ? null : `${path} is ${shown(a)} in one and ${shown(b)} in the other`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const at = `${path}.${key}`;
    if (!Object.hasOwn(a, key) || !Object.hasOwn(b, key)) return `${at} is in one only`;
    const found = difference(a[key], b[key], at);
    if (found !== null) return found;
  }
  return null;
};

/** The same for two JSON texts, which may also differ in the order of keys alone. */
export const textDifference = (a: string, b: string): string =>
  difference(JSON.parse(a), JSON.parse(b)) ?? 'only the order of keys differs';

/** Where the second value holds an object of the first that could still be changed, or null. */
export const sharedPath = (a: unknown, b: unknown): string | null => {
  const owned = new Set<object>();
  collect(a, owned);
  return findShared(b, owned, 'it');
};

const findImpurity = (value: unknown, path: string, above: Set<unknown>): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${shown(value)}`;
  if (!isObject(value)) return `${path} is ${shown(value)}`;
  if (above.has(value)) return `${path} holds itself`;
  const form = formProblem(value);
  if (form !== null) return `${path} ${form}`;
  above.add(value);
  for (const [key, part] of Object.entries(value)) {
    const found = findImpurity(part, `${path}.${key}`, above);
    if (found !== null) return found;
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

const findShared = (value: unknown, owned: ReadonlySet<object>, path: string): string | null => {
  if (!isObject(value)) return null;
  if (owned.has(value) && !Object.isFrozen(value)) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = findShared(part, owned, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value as short text. */
export const shown = (value: unknown): string => {
  if (Object.is(value, -0)) return '-0';
  return (typeof value === 'string' || isObject(value) ? JSON.stringify(value) : String(value)).slice(0, 120);
};
