import type { LevelName, Options, RecordedMove } from '@ponts-bornes/kernel';

/** Who plays a seat. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: LevelName };

/** All that has to be known to begin a table. */
export interface Opening {
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** 32 bytes in hex: where all luck comes from. */
  readonly secret: string;
  /** What the seats added to it; left out: nothing. */
  readonly entropy?: readonly string[];
}

/** A table as it is kept: replaying the moves gives the state. */
export interface KeptTable {
  readonly id: string;
  readonly opening: Opening;
  readonly moves: readonly RecordedMove[];
  readonly startedAt: number;
  readonly changedAt: number;
  /** Null while it goes on. */
  readonly winners: readonly number[] | null;
}

export const namesOf = ({ sitters }: Pick<Opening, 'sitters'>): readonly string[] => sitters.map(({ name }) => name);
