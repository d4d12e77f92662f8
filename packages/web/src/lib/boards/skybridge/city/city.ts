import {
  AmbientLight,
  Box3,
  DirectionalLight,
  Group,
  OrthographicCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { PLACES } from '@ponts-bornes/skybridge';
import type { PlaceName, View } from '@ponts-bornes/skybridge';
import { laidPieces, scaleOf } from '../stacks.ts';
import type { Laid } from '../stacks.ts';
import { STOREY, fall, frameOf, pointOf } from './measures.ts';
import type { Stance } from './measures.ts';
import { makeModels, topOf } from './models.ts';
import { makePaints } from './paints.ts';

export type Spot = Pick<Laid, 'kind' | 'places' | 'level'>;

interface Wishes {
  readonly isNight: boolean;
  /** A frame was drawn: what stands over the canvas may have to follow. */
  readonly onframe: () => void;
}

/** A city in relief on a canvas. It draws only when something changed. */
export interface City {
  /** Pieces that were not there fall into place, in so many milliseconds. */
  readonly show: (view: View, ghosts: readonly Spot[], millis: number) => void;
  readonly look: (stance: Stance) => void;
  readonly resize: (width: number, height: number) => void;
  /** The place under a point of the canvas. */
  readonly pick: (x: number, y: number) => PlaceName | null;
  /** Where the top of something is on the canvas. */
  readonly project: (spot: Spot) => { readonly x: number; readonly y: number; readonly near: number };
  readonly dispose: () => void;
}

interface Falling {
  readonly group: Group;
  readonly rest: number;
  readonly since: number;
  readonly millis: number;
}

const DROP = 3.2;
/** More than that is a jump in time, and nothing falls. */
const MOST_FALLING = 2;
const FAR = 20;

export const makeCity = (canvas: HTMLCanvasElement, { isNight, onframe }: Wishes): City => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(2, devicePixelRatio));
  const paints = makePaints(isNight);
  const models = makeModels(paints);
  const scene = new Scene();
  const sun = new DirectionalLight('#fff6e2', isNight ? 1.3 : 1.9);
  sun.position.set(-4, 9, 6);
  scene.add(new AmbientLight('#ffffff', isNight ? 1.7 : 1.9), sun, models.island());
  const ghostGroup = new Group();
  scene.add(ghostGroup);
  const camera = new OrthographicCamera();
  camera.near = 0.1;
  camera.far = FAR * 3;

  let size = { width: 1, height: 1 };
  let stance: Stance = { azimuth: 0, tilt: 0.5 };
  let high = 1;
  let heights: readonly number[] = [];
  const standing = new Map<string, Group>();
  let falling: readonly Falling[] = [];
  let frame = 0;
  let isNew = true;

  const aim = (): void => {
    const { azimuth, tilt } = stance;
    const half = frameOf(high, stance, size.width / size.height);
    [camera.left, camera.right, camera.top, camera.bottom] = [-half.x, half.x, half.y, -half.y];
    const middle = new Vector3(0, high / 2, 0);
    const way = new Vector3(Math.sin(azimuth) * Math.cos(tilt), Math.sin(tilt), Math.cos(azimuth) * Math.cos(tilt));
    camera.position.copy(middle).addScaledVector(way, FAR);
    camera.lookAt(middle);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  };

  const draw = (now: number): void => {
    frame = 0;
    for (const { group, rest, since, millis } of falling) {
      group.position.y = rest + DROP * fall((now - since) / millis);
    }
    falling = falling.filter(({ since, millis }) => now - since < millis);
    renderer.render(scene, camera);
    onframe();
    if (falling.length > 0) redraw();
  };
  const redraw = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  canvas.addEventListener('webglcontextrestored', redraw);

  const lay = (view: View, millis: number): void => {
    const wanted = new Map(laidPieces(view).map((piece) => [keyOf(piece), piece]));
    for (const [key, group] of standing) {
      if (wanted.has(key)) continue;
      scene.remove(group);
      standing.delete(key);
    }
    const fresh = [...wanted].filter(([key]) => !standing.has(key));
    const since = performance.now();
    for (const [key, piece] of fresh) {
      const group = models.piece(piece);
      scene.add(group);
      standing.set(key, group);
      if (millis === 0 || isNew || fresh.length > MOST_FALLING) continue;
      falling = [...falling, { group, rest: group.position.y, since, millis }];
    }
    for (const [key, { isLast }] of wanted) models.outline(standing.get(key)!, isLast);
    isNew = false;
  };

  const ray = new Raycaster();
  return {
    show: (view, ghosts, millis) => {
      high = Math.max(3.4, (scaleOf(view) - 1) * STOREY);
      heights = view.towers.map(({ height }) => height);
      lay(view, millis);
      ghostGroup.clear();
      for (const ghost of ghosts) ghostGroup.add(models.ghost(ghost));
      aim();
      redraw();
    },
    look: (to) => {
      stance = to;
      aim();
      redraw();
    },
    resize: (width, height) => {
      size = { width: Math.max(1, width), height: Math.max(1, height) };
      renderer.setSize(size.width, size.height, false);
      aim();
      redraw();
    },
    pick: (x, y) => {
      ray.setFromCamera(new Vector2((x / size.width) * 2 - 1, 1 - (y / size.height) * 2), camera);
      return nearest(ray, heights);
    },
    project: (spot) => {
      const { x, y, z } = topOf(spot);
      const seen = new Vector3(x, y, z).project(camera);
      return { x: ((seen.x + 1) / 2) * size.width, y: ((1 - seen.y) / 2) * size.height, near: -seen.z };
    },
    dispose: () => {
      cancelAnimationFrame(frame);
      canvas.removeEventListener('webglcontextrestored', redraw);
      models.dispose();
      paints.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};

const keyOf = ({ id, kind, colour, places }: Laid): string => `${id} ${kind} ${colour} ${places.join('-')}`;

const nearest = (ray: Raycaster, heights: readonly number[]): PlaceName | null => {
  let found: PlaceName | null = null;
  let least = Infinity;
  const hit = new Vector3();
  for (const [index, place] of PLACES.entries()) {
    const { x, z } = pointOf(place, 0);
    const top = (heights[index] ?? 0) * STOREY + 0.4;
    const box = new Box3(new Vector3(x - 0.6, 0, z - 0.6), new Vector3(x + 0.6, top, z + 0.6));
    if (ray.ray.intersectBox(box, hit) === null) continue;
    const far = hit.distanceTo(ray.ray.origin);
    if (far < least) [least, found] = [far, place];
  }
  return found;
};
