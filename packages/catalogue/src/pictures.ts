import type { PictureEntry } from './entry.ts';
import { PICTURES } from './game-pictures.ts';

/** The drawing of a finished game; undefined if the game has none. */
export const findPicture = (id: string): PictureEntry | undefined =>
  Object.hasOwn(PICTURES, id) ? PICTURES[id] : undefined;
