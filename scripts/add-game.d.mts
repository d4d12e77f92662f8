interface NewGame {
  readonly id: string;
  readonly name: string;
  /** The prefix of its rule ids. */
  readonly prefix: string;
}
export const suggestedPrefix: (id: string) => string;
export const whyNoGame: (root: string, game: Pick<NewGame, 'id' | 'prefix'>) => string | null;
export const addGame: (root: string, game: NewGame) => string[];
export const formatGame: (root: string, files: readonly string[]) => void;
export const recordGame: (root: string, id: string) => void;
