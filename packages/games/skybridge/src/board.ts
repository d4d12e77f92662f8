/** An index into PLACES: the foundations, column by letter and row by number. */
export type Place = number;
export const PLACES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type PlaceName = (typeof PLACES)[number];
export const SIDE = 3;

export const placeName = (place: Place): PlaceName => PLACES[place] as PlaceName;

/** [SK-T4] Two orthogonally adjacent foundations. */
export interface Span {
  readonly at: Place;
  readonly to: Place;
}

/** Every span once, its lower place first. */
export const SPANS: readonly Span[] = PLACES.flatMap((_, at) => [
  ...(at % SIDE < SIDE - 1 ? [{ at, to: at + 1 }] : []),
  ...(at + SIDE < PLACES.length ? [{ at, to: at + SIDE }] : []),
]);

/** A bit set of places, or of spans. */
export type BitSet = number;
export const NONE: BitSet = 0;
export const ALL_PLACES: BitSet = (1 << PLACES.length) - 1;
export const bit = (index: number): BitSet => 1 << index;
export const has = (set: BitSet, index: number): boolean => ((set >> index) & 1) !== 0;
/** The lowest index in a non-empty set. */
export const firstIn = (set: BitSet): number => 31 - Math.clz32(set & -set);

const SETS_OF_PLACES = Array.from({ length: ALL_PLACES + 1 }, (_, places) => places);
const spansWhere = (holds: (span: Span) => boolean): BitSet =>
  SPANS.reduce((spans, span, index) => (holds(span) ? spans | bit(index) : spans), NONE);

const WITHIN = SETS_OF_PLACES.map((places) => spansWhere(({ at, to }) => has(places, at) && has(places, to)));
const TOUCHING = PLACES.map((_, place) => spansWhere(({ at, to }) => at === place || to === place));

/** The spans with both ends among these places. */
export const spansWithin = (places: BitSet): BitSet => WITHIN[places] as BitSet;

/** The spans with an end on this place. */
export const spansTouching = (place: Place): BitSet => TOUCHING[place] as BitSet;

/** The span between two places, as a set. */
export const spanBetween = (at: Place, to: Place): BitSet => spansTouching(at) & spansTouching(to);
