/** A copy of this repository with its build and its installed packages: the path of a new folder. */
export const builtCopy: () => string;
/** Links the packages of a copy, also those that were added. */
export const linkGames: (folder: string) => void;
