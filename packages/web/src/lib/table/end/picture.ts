import { placeEmblems } from '../../ui/marks.ts';
import type { Emblems } from '../../ui/marks.ts';
import { boardImage } from './board-image.ts';
import type { BoardImage } from './board-image.ts';

/** What a picture of a finished game shows. */
export interface PictureParts {
  readonly board: HTMLElement;
  readonly title: string;
  readonly headline: string;
  readonly site: string;
  /** In order of rank. */
  readonly places: readonly {
    readonly rank: string;
    /** Those of each seat. */
    readonly emblems: readonly Emblems[];
    readonly name: string;
    readonly standing: string;
  }[];
}

/** Sizes in pixels of the picture. */
const WIDTH = 1200;
const MARGIN = 40;
const TALLEST_BOARD = 1400;
const ROW = 56;

/** The final board with the game's name, the result and the players, as a PNG. */
export const drawPicture = async (parts: PictureParts): Promise<Blob> => {
  await document.fonts.ready;
  // Without the board, the result is still worth a picture.
  const board = await boardImage(parts.board).catch(() => null);
  try {
    return await toPng(painted(parts, board));
  } catch (error) {
    // Some browsers don't let a page read a canvas that shows HTML.
    if (error instanceof DOMException && error.name === 'SecurityError') return toPng(painted(parts, null));
    throw error;
  }
};

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });

const painted = ({ title, headline, site, places }: PictureParts, board: BoardImage | null): HTMLCanvasElement => {
  const [paper, ink, soft, line] = ['--paper', '--ink', '--ink-soft', '--line'].map((name) => resolved(`var(${name})`));
  const scale = board === null ? 0 : Math.min((WIDTH - 2 * MARGIN) / board.width, TALLEST_BOARD / board.height);
  const boardHeight = board === null ? 0 : board.height * scale + MARGIN;
  const top = 190;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round(top + boardHeight + places.length * ROW + MARGIN);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const write = (text: string, x: number, y: number, font: string, colour = ink): void => {
    pen.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
    pen.fillStyle = colour ?? '';
    pen.fillText(text, x, y, WIDTH - 2 * MARGIN);
  };
  pen.fillStyle = paper ?? '';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(title, MARGIN, 76, '650 34px', soft);
  write(headline, MARGIN, 146, '800 60px');
  pen.textAlign = 'right';
  write(site, WIDTH - MARGIN, 76, '650 30px', soft);
  if (board !== null) {
    const width = board.width * scale;
    const x = (WIDTH - width) / 2;
    pen.drawImage(board.image, 0, 0, board.width, board.height, x, top, width, board.height * scale);
    pen.strokeStyle = line ?? '';
    pen.lineWidth = 2;
    pen.strokeRect(x, top, width, board.height * scale);
  }
  for (const [index, { rank, emblems, name, standing }] of places.entries()) {
    const y = top + boardHeight + index * ROW;
    pen.textAlign = 'left';
    write(rank, MARGIN, y + 36, '800 32px');
    for (const [at, both] of emblems.entries()) stamp(pen, both, { x: MARGIN + 80 + at * 44, y: y + 6 });
    write(name, MARGIN + 90 + emblems.length * 44, y + 36, '650 32px');
    pen.textAlign = 'right';
    write(standing, WIDTH - MARGIN, y + 36, '650 32px');
  }
  return canvas;
};

/** Draws a seat's emblems, with their corner here. */
const stamp = (pen: CanvasRenderingContext2D, emblems: Emblems, corner: { x: number; y: number }): void => {
  for (const { emblem, x, y, scale } of placeEmblems(emblems)) {
    const path = new Path2D(emblem.shape);
    pen.save();
    pen.translate(corner.x, corner.y);
    pen.scale(1.6, 1.6);
    pen.translate(x, y);
    pen.scale(scale, scale);
    pen.fillStyle = resolved(emblem.fill);
    pen.strokeStyle = resolved(emblem.line);
    pen.lineWidth = 2;
    pen.stroke(path);
    pen.clip(path);
    pen.fillRect(0, 0, 24, 24);
    pen.restore();
  }
};

/** A colour that a canvas understands, in the present theme. */
const resolved = (colour: string): string => {
  const probe = document.createElement('i');
  probe.style.color = colour;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};
