import type { RecordedMove, Seat } from '@ponts-bornes/kernel';
import type { ColourName, KindName, PlaceName, TowerView, View } from '@ponts-bornes/skybridge';
import { FLOORS, placementOf } from './pieces.ts';

/** A placed piece. */
export interface Laid {
  /** Stable while the piece is on the board. */
  readonly id: string;
  readonly kind: KindName;
  readonly colour: ColourName;
  /** Two for a bridge. */
  readonly places: readonly PlaceName[];
  /** The floors below it. */
  readonly level: number;
}

/** All pieces on the board, each once, lowest first. */
export const laidPieces = (view: View): readonly Laid[] =>
  view.towers.flatMap((tower) => inTower(tower, view)).toSorted((a, b) => a.level - b.level);

/** A bridge is part of two towers; report it for the first. */
const inTower = ({ place, pieces }: TowerView, { bridges }: View): Laid[] => {
  let level = 0;
  return pieces.flatMap(({ piece: kind, colour }, index): Laid[] => {
    const here = level;
    level += FLOORS[kind];
    if (kind !== 'bridge') return [{ id: `${place}.${index}`, kind, colour, places: [place], level: here }];
    const span = bridges.find((bridge) => bridge.colour === colour && bridge.at === place);
    if (span === undefined) return [];
    return [{ id: `bridge.${colour}`, kind, colour, places: [span.at, span.to], level: here }];
  });
};

/** The pieces that these moves placed, with the seat that placed each. */
export const freshPieces = (
  view: View,
  since: readonly RecordedMove[],
): readonly { readonly seat: Seat; readonly laid: Laid }[] => {
  // Equal pieces on one place are told apart by their order: the last one is the highest.
  const left = [...laidPieces(view)];
  return since.toReversed().flatMap(({ seat, text }) => {
    const { kind, colour, places } = placementOf(text);
    const at = left.findLastIndex(
      (one) => one.kind === kind && one.colour === colour && one.places.join() === places.join(),
    );
    return left.splice(at, at < 0 ? 0 : 1).map((laid) => ({ seat, laid }));
  });
};

/** Floors to draw: enough for the highest tower plus a block, in steps, so that the scale rarely changes. */
export const scaleOf = ({ towers }: View): number => {
  const need = Math.max(...towers.map(({ height }) => height)) + 2;
  return STEPS.find((step) => step >= need) ?? need;
};

const STEPS = [9, 12, 15, 18, 22, 27, 33, 40, 50, 60] as const;
