import { findPicture } from '@ponts-bornes/catalogue/pictures';
import type { ShownPosition } from '@ponts-bornes/kernel';
import { looksOf } from '@ponts-bornes/kernel/picture';
import { framed } from './frame.ts';
import { rasterise } from './raster.ts';

/** What to paint: the spectator's last view of a game, and the words around it. */
export interface PaintJob extends Pick<ShownPosition, 'view' | 'outcome'> {
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[];
}

/** Runs in a thread of `openPainter`. */
export default async ({ game, title, names, view, outcome }: PaintJob): Promise<Uint8Array> => {
  const picture = await findPicture(game)!.loadPicture();
  // The view is the game's own: both were found by its id.
  const own = view as Parameters<typeof picture.board>[0];
  const looks = looksOf(picture, own, names.length);
  const board = picture.board(own, looks);
  return rasterise(framed({ game: title, board, names, looks, outcome }));
};
