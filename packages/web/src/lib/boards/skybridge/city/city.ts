import { AmbientLight, DirectionalLight, Group, Scene, WebGLRenderer } from 'three';
import type { PlaceName, View } from '@ponts-bornes/skybridge';
import type { Laid } from '../stacks.ts';
import { makeEye } from './eye.ts';
import type { Eye } from './eye.ts';
import { makeMasonry } from './masonry.ts';
import { STOREY, topOf } from './measures.ts';
import type { Stance } from './measures.ts';
import { makeModels } from './models.ts';
import { makePaints } from './paints.ts';
import { MOVEMENT, makeSharpness } from './sharpness.ts';

export type CitySpot = Pick<Laid, 'kind' | 'places' | 'level'>;

interface Wishes {
  readonly isNight: boolean;
  /** Called after each frame, so that overlays can follow. */
  readonly onframe: () => void;
}

/** A 3D city on a canvas. It draws only when something changes. */
export interface City {
  /** New pieces fall into place within this time; those with the given ids are framed. */
  readonly show: (view: View, framed: ReadonlySet<string>, millis: number) => void;
  readonly mark: (ghosts: readonly CitySpot[], picked: PlaceName | null) => void;
  readonly look: (stance: Stance) => void;
  readonly resize: (width: number, height: number) => void;
  /** The place under a canvas point. */
  readonly pick: (x: number, y: number) => PlaceName | null;
  /** The canvas position of the top of a spot. */
  readonly project: (spot: CitySpot) => ReturnType<Eye['project']>;
  readonly dispose: () => void;
}

/** The camera assumes at least this many floors, plus some sky. */
const LEAST_FLOORS = 5;
const SKY = 1.5;

export const makeCity = (canvas: HTMLCanvasElement, { isNight, onframe }: Wishes): City => {
  // Preserved, so that a picture of the board can include it.
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, preserveDrawingBuffer: true });
  const paints = makePaints(isNight);
  const models = makeModels(paints);
  const ghostGroup = new Group();
  const scene = new Scene().add(...lights(isNight), models.island(), ghostGroup);
  const eye = makeEye();
  const masonry = makeMasonry(scene, models);

  let heights: readonly number[] = [];
  let frame = 0;
  const redraw = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const draw = (now: number): void => {
    frame = 0;
    const moves = [masonry.step(now), eye.step(now)];
    lens.focus(now);
    renderer.render(scene, eye.camera);
    onframe();
    if (moves.includes(true)) redraw();
  };
  const lens = makeLens(renderer, redraw);
  canvas.addEventListener('webglcontextrestored', redraw);

  return {
    show: (view, framed, millis) => {
      const isFirst = heights.length === 0;
      heights = view.towers.map(({ height }) => height);
      eye.fit((Math.max(LEAST_FLOORS, ...heights) + SKY) * STOREY, isFirst ? 0 : millis);
      masonry.lay(view, framed, millis);
      redraw();
    },
    mark: (ghosts, picked) => {
      ghostGroup.clear();
      for (const ghost of ghosts) ghostGroup.add(models.ghost(ghost));
      if (picked !== null) ghostGroup.add(models.plinth(picked));
      redraw();
    },
    look: (stance) => {
      eye.look(stance);
      redraw();
    },
    resize: (width, height) => {
      renderer.setSize(Math.max(1, width), Math.max(1, height), false);
      eye.resize(Math.max(1, width), Math.max(1, height));
      redraw();
    },
    pick: (x, y) => eye.pick(x, y, heights),
    project: (spot) => eye.project(topOf(spot)),
    dispose: () => {
      cancelAnimationFrame(frame);
      lens.rest();
      canvas.removeEventListener('webglcontextrestored', redraw);
      models.dispose();
      paints.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};

/** Sets the number of pixels before each frame; the last frame of a movement is drawn again with all of them. */
const makeLens = (renderer: WebGLRenderer, redraw: () => void): { focus: (now: number) => void; rest: () => void } => {
  const sharpness = makeSharpness(Math.min(2, devicePixelRatio));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => clearTimeout(timer);
  return {
    focus: (now) => {
      const ratio = sharpness.at(now);
      if (ratio !== renderer.getPixelRatio()) renderer.setPixelRatio(ratio);
      rest();
      if (sharpness.isReduced()) timer = setTimeout(redraw, MOVEMENT);
    },
    rest,
  };
};

const lights = (isNight: boolean): readonly [AmbientLight, DirectionalLight] => {
  const sun = new DirectionalLight('#fff6e2', isNight ? 1.3 : 1.9);
  sun.position.set(-4, 9, 6);
  return [new AmbientLight('#ffffff', isNight ? 1.7 : 1.9), sun];
};
