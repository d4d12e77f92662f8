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
  /** Marks or unmarks a piece as the last one placed, by its edges. */
  readonly outline: (piece: Group, isLast: boolean) => void;
  /** A preview of a possible placement. */
  readonly ghost: (laid: Pick<Laid, 'kind' | 'places' | 'level'>) => Group;
  /** A ring around the base of the picked tower. */
  readonly plinth: (place: PlaceName) => Group;
  readonly dispose: () => void;
}

type Shape = KindName | 'slab' | 'plinth' | 'shore' | 'land';

export const makeModels = (paints: Paints): Models => {
  const shapes: Readonly<Record<Shape, BufferGeometry>> = {
    tall: standing(new BoxGeometry(1, STOREY * 3, 1), STOREY * 3),
    low: standing(new BoxGeometry(1, STOREY * 2, 1), STOREY * 2),
    bridge: standing(new BoxGeometry(APART + 1, STOREY, 1), STOREY),
    roof: gable(),
    slab: standing(new BoxGeometry(1.3, SLAB, 1.3), SLAB),
    plinth: standing(new BoxGeometry(1.62, SLAB * 3, 1.62), SLAB * 3),
    shore: new CylinderGeometry(SHORE, SHORE - 0.12, 0.24, 72),
    land: new CircleGeometry(SHORE, 72).rotateX(-Math.PI / 2),
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
    outline: (piece, isLast) => {
      for (const part of piece.children) {
        if (part instanceof LineSegments) part.material = isLast ? paints.last : paints.ink;
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
      for (const shape of Object.values(shapes)) shape.dispose();
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

/** A hipped roof: four sloping sides and a small terrace. */
const gable = (): BufferGeometry => standing(new CylinderGeometry(0.2, 0.8, ROOF, 4, 1).rotateY(Math.PI / 4), ROOF);
