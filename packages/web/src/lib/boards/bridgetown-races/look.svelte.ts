import { cubicInOut } from 'svelte/easing';
import { Glide } from '../../board-kit/glide.svelte.ts';
import { motion } from '../../board-kit/motion.svelte.ts';
import { pointAt } from '../../board-kit/camera.ts';
import type { Camera, WindowSize } from '../../board-kit/camera.ts';
import { lookingAt, panned, viewBox, zoomed } from './camera.ts';
import type { Point } from '../../board-kit/point.ts';

/** The map's camera, moved by fingers, mouse and buttons. */
export class CityCamera {
  width = $state(0);
  height = $state(0);
  readonly #camera = new Glide<Camera>({ x: 455, y: 690, scale: 1 / 3 }, { easing: cubicInOut });
  #hasLooked = false;
  #points: readonly Point[] = [];
  /** Whether a person has moved the camera since its last automatic move. */
  #isTurned = false;

  get #size(): WindowSize {
    return { width: this.width, height: this.height };
  }

  /** Map units per pixel. */
  get units(): number {
    return 1 / this.#camera.current.scale;
  }

  get viewBox(): string {
    return viewBox(this.#camera.current, this.#size);
  }

  #set(to: Camera, millis: number): void {
    void this.#camera.set(to, { duration: motion.duration(millis) });
  }

  /** Shows all these points. */
  at(points: readonly Point[], millis = 450): void {
    this.#points = points;
    if (this.width === 0 || this.height === 0 || points.length === 0) return;
    this.#set(lookingAt(points, this.#size), this.#hasLooked ? millis : 0);
    this.#hasLooked = true;
    this.#isTurned = false;
  }

  /** Fits the same points to a new size, unless a person has moved the camera. */
  again(): void {
    if (!this.#isTurned) this.at(this.#points, 0);
  }

  zoom(factor: number): void {
    this.#isTurned = true;
    this.#set(zoomed(this.#camera.target, factor, { x: this.width / 2, y: this.height / 2 }, this.#size), 200);
  }

  /** Moves to a point that is out of view. */
  bringIn({ x, y }: Point): void {
    const { target } = this.#camera;
    const isIn = (far: number, whole: number): boolean => Math.abs(far) * target.scale < whole / 2 - 20;
    if (!isIn(x - target.x, this.width) || !isIn(y - target.y, this.height)) this.#set({ ...target, x, y }, 200);
  }

  placeAt(pixel: Point): Point {
    return pointAt(this.#camera.current, pixel, this.#size);
  }

  pan(by: Point): void {
    this.#isTurned = true;
    this.#set(panned(this.#camera.current, by), 0);
  }

  zoomAt(factor: number, pixel: Point): void {
    this.#isTurned = true;
    this.#set(zoomed(this.#camera.current, factor, pixel, this.#size), 0);
  }
}
