import type { Rng } from '@ponts-bornes/kernel';
import type { Watch } from './law.ts';
import type { Secrets } from './secrets.ts';
import type { Move, State, Table } from './table.ts';

/** A moment of a game, held to the laws. */
export interface Position {
  readonly table: Table;
  readonly watch: Watch;
  readonly state: State;
  /** The state as JSON text, to see whether anything touched it. */
  readonly json: string;
  /** How many moves led here. */
  readonly played: number;
  readonly census: Readonly<Record<string, number>>;
  /** Legal moves, seat by seat. */
  readonly moves: readonly (readonly Move[])[];
  /** Move texts of this game, from all its seats and moments, and some of the config's. */
  readonly texts: readonly string[];
  /** What the checks themselves choose by. */
  readonly rng: Rng;
  readonly secrets: Secrets;
}

/** The state is still as it was. */
export const untouched = ({ state, json }: Pick<Position, 'state' | 'json'>): boolean => JSON.stringify(state) === json;
