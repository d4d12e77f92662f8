import type { Point } from './point.ts';

/** The view of a map: the centre of the window in map units, and pixels per unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Moves the camera by a drag of this many pixels. */
export const panBy = ({ x, y, scale }: Camera, by: Point): Camera => ({
  x: x - by.x / scale,
  y: y - by.y / scale,
  scale,
});

/** Changes the scale and keeps the map point under this pixel fixed. */
export const zoomAt = (camera: Camera, scale: number, at: Point, { width, height }: WindowSize): Camera => {
  const [dx, dy] = [at.x - width / 2, at.y - height / 2];
  const shift = 1 / camera.scale - 1 / scale;
  return { x: camera.x + dx * shift, y: camera.y + dy * shift, scale };
};

/** The map point under this pixel. */
export const pointAt = ({ x, y, scale }: Camera, at: Point, { width, height }: WindowSize): Point => ({
  x: x + (at.x - width / 2) / scale,
  y: y + (at.y - height / 2) / scale,
});
