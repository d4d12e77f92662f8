import { Box3, OrthographicCamera, Raycaster, Vector2, Vector3 } from 'three';
import { PLACES } from '@ponts-bornes/skybridge';
import type { PlaceName } from '@ponts-bornes/skybridge';
import { FIRST_STANCE, STOREY, frameOf, pointOf } from './measures.ts';
import type { CityPoint, Stance } from './measures.ts';

/** The camera of the city. */
export interface Eye {
  readonly camera: OrthographicCamera;
  readonly look: (stance: Stance) => void;
  readonly resize: (width: number, height: number) => void;
  /** Backs away to fit a city this high, over this time, driven by `step`. */
  readonly fit: (high: number, millis: number) => void;
  /** Advances the movement; false when it is finished. */
  readonly step: (now: number) => boolean;
  readonly pick: (x: number, y: number, heights: readonly number[]) => PlaceName | null;
  readonly project: (point: CityPoint) => { readonly x: number; readonly y: number; readonly near: number };
}

const FAR = 20;

export const makeEye = (): Eye => {
  const camera = new OrthographicCamera();
  [camera.near, camera.far] = [0.1, FAR * 3];
  const ray = new Raycaster();
  let size = { width: 1, height: 1 };
  let stance = FIRST_STANCE;
  let high = 1;
  let way = { from: 1, to: 1, since: 0, millis: 0 };

  const aim = (): void => {
    const { azimuth, tilt } = stance;
    const half = frameOf(high, stance, size.width / size.height);
    [camera.left, camera.right, camera.top, camera.bottom] = [-half.x, half.x, half.y, -half.y];
    const middle = new Vector3(0, high / 2, 0);
    const sight = new Vector3(Math.sin(azimuth) * Math.cos(tilt), Math.sin(tilt), Math.cos(azimuth) * Math.cos(tilt));
    camera.position.copy(middle).addScaledVector(sight, FAR);
    camera.lookAt(middle);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  };
  return {
    camera,
    look: (to) => {
      stance = to;
      aim();
    },
    resize: (width, height) => {
      size = { width, height };
      aim();
    },
    fit: (to, millis) => {
      if (to !== way.to || millis === 0) way = { from: high, to, since: performance.now(), millis };
    },
    step: (now) => {
      if (high === way.to) return false;
      const left = way.millis === 0 ? 0 : Math.max(0, 1 - (now - way.since) / way.millis);
      high = way.to + (way.from - way.to) * left ** 3;
      aim();
      return left > 0;
    },
    pick: (x, y, heights) => {
      ray.setFromCamera(new Vector2((x / size.width) * 2 - 1, 1 - (y / size.height) * 2), camera);
      return nearest(ray, heights);
    },
    project: ({ x, y, z }) => {
      const seen = new Vector3(x, y, z).project(camera);
      return { x: ((seen.x + 1) / 2) * size.width, y: ((1 - seen.y) / 2) * size.height, near: -seen.z };
    },
  };
};

/** The first tower that a ray hits. */
const nearest = ({ ray }: Raycaster, heights: readonly number[]): PlaceName | null => {
  let found: PlaceName | null = null;
  let least = Infinity;
  const hit = new Vector3();
  for (const [index, place] of PLACES.entries()) {
    const { x, y, z } = pointOf(place, heights[index] ?? 0);
    const box = new Box3(new Vector3(x - REACH, 0, z - REACH), new Vector3(x + REACH, y + STOREY, z + REACH));
    if (ray.intersectBox(box, hit) === null) continue;
    const far = hit.distanceTo(ray.origin);
    if (far < least) [least, found] = [far, place];
  }
  return found;
};

/** The tap area is slightly larger than the tower. */
const REACH = 0.62;
