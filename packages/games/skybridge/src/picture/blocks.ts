import { PLACES, SIDE } from '../board.ts';
import type { PlaceName } from '../board.ts';
import { FLOORS, KINDS } from '../pieces.ts';
import type { ColourName, KindName } from '../pieces.ts';
import type { TowerView, View } from '../view.ts';

/** A piece in the city: `x` goes to the right front and `z` to the left front; only a bridge ends elsewhere. */
export interface Block {
  readonly kind: KindName;
  readonly colour: ColourName;
  readonly x: number;
  readonly z: number;
  readonly farX: number;
  readonly farZ: number;
  /** The floors below it, and with it. */
  readonly level: number;
  readonly top: number;
}

/** All pieces on the board, each once. */
export const blocksIn = (view: View): readonly Block[] => view.towers.flatMap((tower) => blocksOf(tower, view));

/** A bridge is part of two towers; this is the first. */
const blocksOf = ({ place, pieces }: TowerView, { bridges }: View): readonly Block[] => {
  let top = 0;
  return pieces.flatMap(({ piece: kind, colour }): Block[] => {
    const level = top;
    top += FLOORS[KINDS.indexOf(kind)] ?? 0;
    const span = kind === 'bridge' ? bridges.find((bridge) => bridge.colour === colour) : undefined;
    if (span !== undefined && span.at !== place) return [];
    const [one, other] = [spotOf(place), spotOf(span?.to ?? place)];
    const [x, z] = [Math.min(one.x, other.x), Math.min(one.z, other.z)];
    return [{ kind, colour, x, z, farX: Math.max(one.x, other.x), farZ: Math.max(one.z, other.z), level, top }];
  });
};

/** Row 1 is in front. */
const spotOf = (place: PlaceName): { readonly x: number; readonly z: number } => {
  const index = PLACES.indexOf(place);
  return { x: index % SIDE, z: SIDE - 1 - Math.floor(index / SIDE) };
};

/** What is behind or below comes first, because what comes later covers it. */
export const inDrawingOrder = (blocks: readonly Block[]): readonly Block[] => {
  const done = new Set<Block>();
  const draw = (block: Block): void => {
    if (done.has(block)) return;
    done.add(block);
    // A set keeps the order of insertion, so `block` has to be added again after what it covers.
    for (const other of blocks) if (other !== block && covers(block, other)) draw(other);
    done.delete(block);
    done.add(block);
  };
  for (const block of blocks) draw(block);
  return [...done];
};

/** Whether a block may hide part of another one. */
const covers = (block: Block, other: Block): boolean => {
  if (other.farX < block.x) return other.z <= block.farZ && other.level < block.top;
  if (other.farZ < block.z) return other.x <= block.farX && other.level < block.top;
  const isAbove = block.level >= other.top;
  return isAbove && other.x <= block.farX && block.x <= other.farX && other.z <= block.farZ && block.z <= other.farZ;
};
