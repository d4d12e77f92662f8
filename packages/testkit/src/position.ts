import type { Rng } from '@ponts-bornes/kernel';
import type { LawWatch } from './law.ts';
import type { Secrets } from './secrets.ts';
import type { Move, State, Table } from './table.ts';

/** A moment of a game, to be checked against the laws. */
export interface Position {
  readonly table: Table;
  readonly watch: LawWatch;
  readonly state: State;
  /** The state as JSON text, to detect changes. */
  readonly json: string;
  /** How many moves led here. */
  readonly played: number;
  readonly census: Readonly<Record<string, number>>;
  /** Legal moves, by seat. */
  readonly moves: readonly (readonly Move[])[];
  /** Move texts of this game, from all its seats and moments, and some from the config. */
  readonly texts: readonly string[];
  /** The checks' own randomness. */
  readonly rng: Rng;
  readonly secrets: Secrets;
}

/** The state is unchanged. */
export const untouched = ({ state, json }: Pick<Position, 'state' | 'json'>): boolean => JSON.stringify(state) === json;
