import { encode } from 'uqr';

/** Scanners require four empty squares around the code. */
const QUIET_ZONE = 4;

export interface Qr {
  /** Squares per side, including the quiet zone. */
  readonly size: number;
  /** The dark squares, as the `d` of a path. */
  readonly path: string;
}

/** Encodes a text as a QR code. Adjacent squares of a row form one stroke, to avoid hairlines. */
export const qrOf = (text: string): Qr => {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.map((row, y) => strokes(row, y)).join('');
  return { size, path };
};

const strokes = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    let end = x;
    while (row[end] === true) end++;
    path += `M${x} ${y}h${end - x}v1H${x}z`;
    x = end;
  }
  return path;
};
