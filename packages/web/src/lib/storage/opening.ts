import { SPECTATOR } from '@ponts-bornes/kernel';
import type { LevelName, Options, Pledges, RecordedMove, Viewer } from '@ponts-bornes/kernel';

/** The player of a seat. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: LevelName };

/** Everything needed to start a table. */
export interface Opening {
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** 32 bytes in hex: the source of all randomness. */
  readonly secret: string;
  /** The seats' contributions to it; if omitted, none. */
  readonly entropy?: readonly string[];
  /** The pledges of the devices at an online table; if omitted, none. */
  readonly pledges?: Pledges | null;
}

/** A table and the moves played; replaying them gives the state. */
export interface PlayedTable {
  readonly opening: Opening;
  readonly moves: readonly RecordedMove[];
  /** The notes of its record; if omitted, none. */
  readonly notes?: readonly string[];
}

/** A stored table. */
export interface KeptTable extends PlayedTable {
  readonly id: string;
  readonly startedAt: number;
  readonly changedAt: number;
  /** The seats that were to act after the last move; games stored by earlier versions lack it. */
  readonly toAct?: readonly number[];
  /** Null while in progress. */
  readonly winners: readonly number[] | null;
}

/** The note of a game in which somebody undid a move after seeing something hidden. It has no effect on the rules. */
export const PRACTICE = 'practice';

/** Whether a game was practice, which statistics leave out. */
export const isPractice = ({ notes = [] }: Pick<PlayedTable, 'notes'>): boolean => notes.includes(PRACTICE);

export const namesOf = ({ sitters }: Pick<Opening, 'sitters'>): readonly string[] => sitters.map(({ name }) => name);

/** Default names of a lone player in records; games stored by earlier versions have the last two. */
const UNNAMED: ReadonlySet<string> = new Set(['Joueur', 'Player', 'Pilote', 'Pilot']);

/** Whether this is the default name of a lone player, which says nothing about them. */
export const isDefaultName = (name: string): boolean => UNNAMED.has(name);

export const isUnnamed = ({ kind, name }: Sitter): boolean => kind === 'person' && isDefaultName(name);

/** The seat of a player who plays alone against bots; null where several people play. */
export const loneSeat = ({ sitters }: Pick<Opening, 'sitters'>): number | null => {
  const [seat, ...others] = sitters.flatMap(({ kind }, at) => (kind === 'person' ? [at] : []));
  return others.length === 0 ? (seat ?? null) : null;
};

/** The seat that sentences address as "you": the only person's, or a spectator if several people share the screen. */
export const readerOf = (opening: Pick<Opening, 'sitters'>): Viewer => loneSeat(opening) ?? SPECTATOR;

/** The names for seat tabs and lists: a lone player without a name is “you”. */
export const shownNames = (opening: Pick<Opening, 'sitters'>, you: string): readonly string[] => {
  const lone = loneSeat(opening);
  return opening.sitters.map((sitter, seat) => (seat === lone && isUnnamed(sitter) ? you : sitter.name));
};
