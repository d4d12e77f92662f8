import { BoxGeometry, CircleGeometry, CylinderGeometry, Group, LineSegments, Mesh } from 'three';
import type { BufferGeometry, Material } from 'three';
import { PLACES } from '@ponts-bornes/skybridge';
import type { KindName, PlaceName } from '@ponts-bornes/skybridge';
import { isAcross } from '../map-layout.ts';
import type { Laid } from '../stacks.ts';
import { APART, ROOF, SHORE, SLAB, STOREY, footOf, pointOf } from './measures.ts';
import type { Paints } from './paints.ts';

/** Builds pieces; each shape exists once and is shared. */
export interface Models {
  readonly island: () => Group;
  readonly piece: (laid: Laid) => Group;
  /** Puts a thick frame around a piece of this kind that was just placed; null removes it. */
  readonly frame: (piece: Group, kind: KindName | null) => void;
  /** A preview of a possible placement. */
  readonly ghost: (laid: Pick<Laid, 'kind' | 'places' | 'level'>) => Group;
  /** A ring around the base of the picked tower. */
  readonly plinth: (place: PlaceName) => Group;
  readonly dispose: () => void;
}

/** A frame is the far side of a slightly larger hull: a bright one, and a dark one around it. */
const FRAMES = [0.055, 0.1] as const;
const FRAME = 'frame';

type Shape = KindName | 'slab' | 'plinth' | 'shore' | 'land';

export const makeModels = (paints: Paints): Models => {
  const shapes: Readonly<Record<Shape, BufferGeometry>> = {
    tall: block(1, STOREY * 3),
    low: block(1, STOREY * 2),
    bridge: block(APART + 1, STOREY),
    roof: gable(),
    slab: standing(new BoxGeometry(1.3, SLAB, 1.3), SLAB),
    plinth: standing(new BoxGeometry(1.62, SLAB * 3, 1.62), SLAB * 3),
    shore: new CylinderGeometry(SHORE, SHORE - 0.12, 0.24, 72),
    land: new CircleGeometry(SHORE, 72).rotateX(-Math.PI / 2),
  };
  const hulls: Readonly<Record<KindName, readonly BufferGeometry[]>> = {
    tall: FRAMES.map((thick) => block(1, STOREY * 3, thick)),
    low: FRAMES.map((thick) => block(1, STOREY * 2, thick)),
    bridge: FRAMES.map((thick) => block(APART + 1, STOREY, thick)),
    roof: FRAMES.map((thick) => gable(thick)),
  };
  const build = (shape: Shape, materials: Material | Material[], line: Material): Group => {
    const group = new Group();
    group.add(new Mesh(shapes[shape], materials), new LineSegments(paints.edges(shapes[shape]), line));
    return group;
  };
  const put = (group: Group, laid: Pick<Laid, 'kind' | 'places' | 'level'>): Group => {
    const { x, y, z } = footOf(laid);
    group.position.set(x, y + SLAB, z);
    const [at, to] = laid.places;
    if (at !== undefined && to !== undefined && !isAcross(at, to)) group.rotation.y = Math.PI / 2;
    return group;
  };
  return {
    island: () => island(build, paints),
    piece: (laid) => {
      const wall = paints.wall(laid.kind, laid.colour);
      const top = paints.top(laid.kind, laid.colour);
      const end = laid.kind === 'bridge' ? paints.wall('low', laid.colour) : wall;
      const skin = laid.kind === 'roof' ? [wall, top, top] : [end, end, top, top, wall, wall];
      return put(build(laid.kind, skin, paints.ink), laid);
    },
    frame: (piece, kind) => {
      const frames = piece.children.filter(({ name }) => name === FRAME);
      if (kind === null) piece.remove(...frames);
      if (kind === null || frames.length > 0) return;
      for (const [at, hull] of hulls[kind].entries()) {
        const mesh = new Mesh(hull, paints.frame[at]);
        mesh.name = FRAME;
        piece.add(mesh);
      }
    },
    ghost: (laid) => put(build(laid.kind, laid.kind === 'bridge' ? paints.haze : paints.glow, paints.glowLine), laid),
    plinth: (place) => {
      const group = build('plinth', paints.picked, paints.glowLine);
      const { x, z } = pointOf(place, 0);
      group.position.set(x, 0, z);
      return group;
    },
    dispose: () => {
      for (const shape of [...Object.values(shapes), ...Object.values(hulls).flat()]) shape.dispose();
    },
  };
};

const island = (build: (shape: Shape, skin: Material | Material[], line: Material) => Group, paints: Paints): Group => {
  const shore = build('shore', paints.shore, paints.ink);
  shore.position.y = -0.125;
  const group = new Group().add(shore, build('land', paints.ground, paints.ink));
  for (const place of PLACES) {
    const { x, z } = pointOf(place, 0);
    const slab = build('slab', paints.slab, paints.ink);
    slab.position.set(x, 0, z);
    group.add(slab);
  }
  return group;
};

const standing = (geometry: BufferGeometry, high: number): BufferGeometry => geometry.translate(0, high / 2, 0);

/** A block, or the hull at this distance around it. */
const block = (wide: number, high: number, around = 0): BufferGeometry =>
  standing(new BoxGeometry(wide + 2 * around, high + 2 * around, 1 + 2 * around), high);

/** A hipped roof: four sloping sides and a small terrace. Or the hull at this distance around it. */
const gable = (around = 0): BufferGeometry => {
  const sides = new CylinderGeometry(0.2 + around, 0.8 + 1.8 * around, ROOF + 2 * around, 4, 1);
  return standing(sides.rotateY(Math.PI / 4), ROOF);
};
