import type { SourcesName } from '@ponts-bornes/course-autour-du-monde';
import { readMove, writeMove } from '@ponts-bornes/course-autour-du-monde/notation';

/** The legal moves, grouped by what the player taps. */
export interface Offers {
  /** City codes. */
  readonly starts: readonly string[];
  /** Route cards the player can fly now. */
  readonly flights: readonly string[];
  readonly canEnd: boolean;
  readonly stays: readonly SourcesName[];
  /** Route cards the player can discard now. */
  readonly drops: readonly string[];
}

export const offersOf = (texts: readonly string[]): Offers => {
  const moves = texts.flatMap((text) => readMove(text) ?? []);
  const routes = (kind: 'fly' | 'drop'): string[] => moves.flatMap((move) => (move.kind === kind ? [move.route] : []));
  return {
    starts: moves.flatMap((move) => (move.kind === 'start' ? [move.city] : [])),
    flights: routes('fly'),
    canEnd: moves.some(({ kind }) => kind === 'end'),
    stays: moves.flatMap((move) => (move.kind === 'stay' ? [move.sources] : [])),
    drops: routes('drop'),
  };
};

/** Texts of moves that the board plays. */
export const startText = (city: string): string => writeMove({ kind: 'start', city });
export const flyText = (route: string): string => writeMove({ kind: 'fly', route });
export const dropText = (route: string): string => writeMove({ kind: 'drop', route });
export const stayText = (sources: SourcesName): string => writeMove({ kind: 'stay', sources });
export const END: string = writeMove({ kind: 'end' });

/** The sources of a stay, given the slots the player wants to take from. */
export const sourcesFor = (first: boolean, second: boolean): SourcesName => {
  if (first && second) return 'both';
  if (first) return 'first';
  return second ? 'second' : 'stock';
};

export const takesFirst = (sources: SourcesName): boolean => sources === 'first' || sources === 'both';
export const takesSecond = (sources: SourcesName): boolean => sources === 'second' || sources === 'both';
