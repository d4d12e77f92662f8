import type { ColourName, KindName, PlaceName, TowerView, View } from '@ponts-bornes/skybridge';
import { FLOORS, placementOf } from './pieces.ts';

/** A piece where it lies. */
export interface Laid {
  /** The same for as long as the piece lies there. */
  readonly id: string;
  readonly kind: KindName;
  readonly colour: ColourName;
  /** Two for a bridge. */
  readonly places: readonly PlaceName[];
  /** The floors below it. */
  readonly level: number;
  /** It was laid in the last move. */
  readonly isLast: boolean;
}

/** All pieces on the board, each once, those lower down first. */
export const laidPieces = (view: View): readonly Laid[] =>
  view.towers.flatMap((tower) => inTower(tower, view)).toSorted((a, b) => a.level - b.level);

/** A bridge is found in both of its towers: it is told in the first. */
const inTower = ({ place, pieces }: TowerView, { bridges, last }: View): Laid[] => {
  const latest = last === null ? null : placementOf(last.text);
  let level = 0;
  return pieces.flatMap(({ piece: kind, colour }, index): Laid[] => {
    const here = level;
    level += FLOORS[kind];
    const isTop = index === pieces.length - 1;
    const isLast = isTop && latest !== null && latest.kind === kind && latest.places.includes(place);
    if (kind !== 'bridge') return [{ id: `${place}.${index}`, kind, colour, places: [place], level: here, isLast }];
    const span = bridges.find((bridge) => bridge.colour === colour && bridge.at === place);
    if (span === undefined) return [];
    return [{ id: `bridge.${colour}`, kind, colour, places: [span.at, span.to], level: here, isLast }];
  });
};

/** Enough floors for the highest tower and a block on it; in steps, so that the drawing seldom changes its scale. */
export const scaleOf = ({ towers }: View): number => {
  const need = Math.max(...towers.map(({ height }) => height)) + 2;
  return STEPS.find((step) => step >= need) ?? need;
};

const STEPS = [9, 12, 15, 18, 22, 27, 33, 40, 50, 60] as const;
