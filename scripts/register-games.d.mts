/** Game ids in catalogue order. */
export const gameIds: (root: string) => string[];
/** Writes every outdated list of games and returns the files. With `isCheck`, only returns them. */
export const registerGames: (root: string, options?: { readonly isCheck?: boolean }) => string[];
