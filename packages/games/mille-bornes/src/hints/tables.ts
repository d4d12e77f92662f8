/** The offsets of weight tables concatenated in a single list. */
export const offsetsOf = <Name extends string>(
  sizes: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> => {
  const offsets: Partial<Record<Name, number>> = {};
  let at = 0;
  for (const name in sizes) {
    offsets[name] = at;
    at += sizes[name];
  }
  return offsets as Readonly<Record<Name, number>>;
};

/** Weights are stored as integers, in this many parts. */
const PARTS = 20;

/** The tables as a single list. Throws if a table has the wrong size, which would shift all that follow. */
export const flatten = <Name extends string>(
  sizes: Readonly<Record<Name, number>>,
  tables: Readonly<Record<Name, readonly number[]>>,
): Float64Array => {
  const weights: number[] = [];
  for (const name in sizes) {
    if (tables[name].length !== sizes[name]) throw new RangeError(`table ${name} has the wrong size`);
    for (const weight of tables[name]) weights.push(weight / PARTS);
  }
  return Float64Array.from(weights);
};

export const upTo = (most: number, count: number): number => (count < most ? count : most);
