import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { pace } from '../../motion/pace.svelte.ts';
import { fitting, panned, placeAt, viewBox, zoomed } from './camera.ts';
import type { Camera, Margins } from './camera.ts';
import type { Point } from './geography.ts';

/** So far a finger may slip before it drags, in pixels. */
const SLIP = 9;

/** For flags and the stage above, and for the buttons: to the right on a wide map, below or to the left on a narrow one. */
const marginsAt = (width: number): readonly Margins[] => {
  if (width < 240) return [{ top: 42, right: 22, bottom: 12, left: 14 }];
  if (width >= 480) return [{ top: 58, right: 62, bottom: 28, left: 30 }];
  return [
    { top: 58, right: 36, bottom: 62, left: 26 },
    { top: 50, right: 24, bottom: 26, left: 186 },
  ];
};

/** How the map is looked at: a camera that fingers, the mouse and buttons move. */
export class Look {
  width = $state(0);
  height = $state(0);
  readonly #camera = new Tween<Camera>({ x: 455, y: 690, units: 3 }, { easing: cubicInOut });
  readonly #pointers = new Map<number, Point>();
  #began: Point = { x: 0, y: 0 };
  #isDragged = false;
  #hasLooked = false;
  #points: readonly Point[] = [];
  /** Whether somebody turned the camera since it was last sent somewhere. */
  #isTurned = false;

  get #size(): { width: number; height: number } {
    return { width: this.width, height: this.height };
  }

  /** Map units in a pixel. */
  get units(): number {
    return this.#camera.current.units;
  }

  get viewBox(): string {
    return viewBox(this.#camera.current, this.#size);
  }

  #set(to: Camera, millis: number): void {
    void this.#camera.set(to, { duration: pace.motion(millis) });
  }

  /** At all of these places. */
  at(points: readonly Point[], millis = 450): void {
    this.#points = points;
    if (this.width === 0 || this.height === 0 || points.length === 0) return;
    const cameras = marginsAt(this.width).map((margins) => fitting(points, this.#size, margins));
    const nearest = cameras.reduce((best, camera) => (camera.units < best.units ? camera : best));
    this.#set(nearest, this.#hasLooked ? millis : 0);
    this.#hasLooked = true;
    this.#isTurned = false;
  }

  /** The same places again, with more or less room; who turned the camera is left alone. */
  again(): void {
    if (!this.#isTurned) this.at(this.#points, 0);
  }

  zoom(factor: number): void {
    this.#isTurned = true;
    this.#set(zoomed(this.#camera.target, factor, { x: this.width / 2, y: this.height / 2 }, this.#size), 200);
  }

  /** Turned to a place that is out of sight. */
  bringIn({ x, y }: Point): void {
    const { target } = this.#camera;
    const isIn = (far: number, whole: number): boolean => Math.abs(far) < (whole / 2 - 20) * target.units;
    if (!isIn(x - target.x, this.width) || !isIn(y - target.y, this.height)) this.#set({ ...target, x, y }, 200);
  }

  placeAt(pixel: Point): Point {
    return placeAt(this.#camera.current, pixel, this.#size);
  }

  wheel(pixel: Point, turn: number): void {
    this.#isTurned = true;
    this.#set(zoomed(this.#camera.current, Math.exp(turn * 0.0016), pixel, this.#size), 0);
  }

  down(id: number, pixel: Point): void {
    if (this.#pointers.size === 0) {
      this.#isDragged = false;
      this.#began = pixel;
    }
    this.#pointers.set(id, pixel);
  }

  /** Whether the pointer now drags. */
  move(id: number, pixel: Point): boolean {
    const old = this.#pointers.get(id);
    if (old === undefined) return false;
    const slipped = Math.hypot(pixel.x - this.#began.x, pixel.y - this.#began.y);
    if (!this.#isDragged && slipped < SLIP && this.#pointers.size === 1) return false;
    this.#isDragged = true;
    this.#isTurned = true;
    const other = [...this.#pointers].find(([each]) => each !== id)?.[1];
    this.#pointers.set(id, pixel);
    if (other === undefined) this.#set(panned(this.#camera.current, { x: pixel.x - old.x, y: pixel.y - old.y }), 0);
    else this.#pinch(old, pixel, other);
    return true;
  }

  #pinch(old: Point, now: Point, other: Point): void {
    const gap = Math.max(1, Math.hypot(now.x - other.x, now.y - other.y));
    const factor = Math.hypot(old.x - other.x, old.y - other.y) / gap;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const by = { x: (now.x - old.x) / 2, y: (now.y - old.y) / 2 };
    this.#set(zoomed(panned(this.#camera.current, by), factor, middle, this.#size), 0);
  }

  up(id: number): void {
    this.#pointers.delete(id);
  }

  /** Whether the click that comes now is the end of a drag. */
  endsDrag(): boolean {
    const isDragged = this.#isDragged;
    this.#isDragged = false;
    return isDragged;
  }
}
