import { expect, test } from 'vitest';
import { panBy, pointAt, zoomAt } from './camera.ts';

const SIZE = { width: 400, height: 300 };
const CAMERA = { x: 500, y: 700, scale: 2 };

test("the centre of the window shows the camera's point", () => {
  expect(pointAt(CAMERA, { x: 200, y: 150 }, SIZE)).toStrictEqual({ x: 500, y: 700 });
  expect(pointAt(CAMERA, { x: 0, y: 0 }, SIZE)).toStrictEqual({ x: 400, y: 625 });
});

test('a drag keeps the point under the finger', () => {
  const [before, after] = [
    { x: 120, y: 40 },
    { x: 150, y: 20 },
  ];
  const dragged = panBy(CAMERA, { x: after.x - before.x, y: after.y - before.y });
  expect(pointAt(dragged, after, SIZE)).toStrictEqual(pointAt(CAMERA, before, SIZE));
});

test('zooming changes the scale and keeps the point under the pixel', () => {
  const at = { x: 50, y: 260 };
  const closer = zoomAt(CAMERA, 4, at, SIZE);
  expect(closer.scale).toBe(4);
  expect(pointAt(closer, at, SIZE)).toStrictEqual(pointAt(CAMERA, at, SIZE));
});
