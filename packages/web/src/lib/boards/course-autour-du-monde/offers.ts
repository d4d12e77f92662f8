import type { SourcesName } from '@ponts-bornes/course-autour-du-monde';

/** The legal moves, sorted by what one taps to make them. */
export interface Offers {
  /** Codes of cities. */
  readonly starts: readonly string[];
  /** Route cards that can be flown now. */
  readonly flights: readonly string[];
  readonly canEnd: boolean;
  readonly stays: readonly SourcesName[];
  /** Route cards that can be put down now. */
  readonly drops: readonly string[];
}

export const offersOf = (moves: readonly string[]): Offers => {
  const after = (word: string): string[] =>
    moves.flatMap((text) => (text.startsWith(`${word} `) ? [text.slice(word.length + 1)] : []));
  return {
    starts: after('start'),
    flights: after('fly'),
    canEnd: moves.includes('end'),
    stays: after('stay') as SourcesName[],
    drops: after('drop'),
  };
};

/** What a stay takes, by which slots one would like to take from. */
export const sourcesFor = (first: boolean, second: boolean): SourcesName => {
  if (first && second) return 'both';
  if (first) return 'first';
  return second ? 'second' : 'stock';
};

export const takesFirst = (sources: SourcesName): boolean => sources === 'first' || sources === 'both';
export const takesSecond = (sources: SourcesName): boolean => sources === 'second' || sources === 'both';
