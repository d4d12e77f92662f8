import type { AnyGame } from './contract.ts';
import type { Options } from './option-field.ts';
import type { SecondThoughts } from './second-thoughts.ts';

/** Everything that determines how a game is dealt and played. */
export interface Deal {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly secret: Uint8Array;
  readonly entropy: readonly string[];
  readonly secondThoughts: SecondThoughts;
}
