import type { Json, Outcome, Refusal, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import { PLACES, placeName } from './board.ts';
import type { Place, PlaceName } from './board.ts';
import { whyNot } from './explain.ts';
import { canPlace, toAct } from './moves.ts';
import { format } from './notation.ts';
import { BRIDGE, COLOURS, LOW, ROOF, TALL, colourName, colourOf, kindName, kindOf, pieceName } from './pieces.ts';
import type { Colour, ColourName, KindName } from './pieces.ts';
import { colourScore, outcome, scoreLines, seatScores } from './score.ts';
import type { ScoreKind } from './score.ts';
import {
  NOBODY,
  bridgeOf,
  copy,
  handsAt,
  heightAt,
  isRoofed,
  left,
  pieceCounts,
  scorerOf,
  topColourAt,
  towerAt,
  unpack,
} from './state.ts';
import type { Hand, State } from './state.ts';

/** The public view, which is everything: the same for all seats and spectators. */
export interface View {
  readonly toAct: readonly Seat[];
  readonly first: Seat;
  /** The seats that could not place anything if it were their turn; they are skipped meanwhile. */
  readonly blocked: readonly Seat[];
  readonly supplies: readonly SupplyView[];
  /** One for each place, a1 first. */
  readonly towers: readonly TowerView[];
  readonly bridges: readonly BridgeView[];
  /** The current score of each colour. */
  readonly scores: readonly ColourScoreView[];
  /** The same per seat. */
  readonly totals: readonly number[];
  readonly last: { readonly seat: Seat; readonly text: string } | null;
  /** For the seat to act: each illegal placement of its pieces, by its text, with the rule it violates. */
  readonly refusals: Readonly<Record<string, Refusal>>;
  readonly outcome: Outcome | null;
}

/** The pieces of one colour that a seat still has to place. */
export interface SupplyView {
  /** Null for pieces out of the game. */
  readonly seat: Seat | null;
  readonly colour: ColourName;
  readonly left: Readonly<Record<KindName, number>>;
}

export interface TowerView {
  readonly place: PlaceName;
  readonly height: number;
  /** The colour of the roof that closes it. */
  readonly roof: ColourName | null;
  /** Bottom to top. */
  readonly pieces: readonly { readonly piece: KindName; readonly colour: ColourName }[];
}

export interface BridgeView {
  readonly colour: ColourName;
  readonly at: PlaceName;
  readonly to: PlaceName;
}

export interface ColourScoreView {
  readonly colour: ColourName;
  /** The seat it counts for; null for the neutral colour. */
  readonly seat: Seat | null;
  readonly points: number;
  readonly lines: readonly ScoreLineView[];
}

export interface ScoreLineView {
  readonly kind: ScoreKind;
  readonly places: readonly PlaceName[];
  readonly floors: number;
  readonly points: number;
}

export const view = (state: State, _viewer: Viewer): View => ({
  toAct: toAct(state),
  first: state.first,
  blocked: seatsAt(state).filter((seat) => !canPlace(state, seat)),
  supplies: handsAt(state.seats).map((hand) => supplyView(state, hand)),
  towers: PLACES.map((_, place) => towerView(state, place)),
  bridges: COLOURS.flatMap((_, colour) => bridgeViews(state, colour)),
  scores: COLOURS.map((_, colour) => colourScoreView(state, colour)),
  totals: seatScores(state),
  last: lastView(state),
  refusals: whyNot(state, state.turn),
  outcome: outcome(state),
});

/** Nothing is hidden, so there is nothing to redeal. */
export const resample = (state: State, _viewer: Viewer, _rng: Rng): State => copy(state);

/** [SK-C1] Every piece by name, wherever it is. */
export const census = (state: State): Readonly<Record<string, number>> =>
  Object.fromEntries(pieceCounts(state).map((count, piece) => [pieceName(piece), count]));

/** For referees: see README.md for what each name means. */
export const reveal = (state: State): Json => ({
  seats: state.seats,
  first: state.first,
  turn: state.turn === NOBODY ? null : state.turn,
  towers: byPlace((place) => towerAt(state, place).map(({ piece }) => pieceName(piece))),
  heights: byPlace((place) => heightAt(state, place)),
  owners: byPlace((place) => roofAt(state, place)),
  bridges: byColour((colour) => {
    const bridge = bridgeOf(state, colour);
    return bridge && [placeName(bridge.at), placeName(bridge.to)];
  }),
  supplies: seatsAt(state).map((seat) => revealSupplies(state, seat)),
  out: revealSupplies(state, null),
  scores: byColour((colour) => colourScore(state, colour)),
  totals: seatScores(state),
});

const seatsAt = (state: State): Seat[] => Array.from({ length: state.seats }, (_, seat) => seat);

const supplyView = (state: State, hand: Hand): SupplyView => ({
  seat: hand.seat,
  colour: colourName(hand.colour),
  left: leftView(state, hand),
});

const leftView = (state: State, hand: Hand): Record<KindName, number> => ({
  tall: left(state, hand, TALL),
  low: left(state, hand, LOW),
  bridge: left(state, hand, BRIDGE),
  roof: left(state, hand, ROOF),
});

const towerView = (state: State, place: Place): TowerView => ({
  place: placeName(place),
  height: heightAt(state, place),
  roof: roofAt(state, place),
  pieces: towerAt(state, place).map(({ piece }) => ({
    piece: kindName(kindOf(piece)),
    colour: colourName(colourOf(piece)),
  })),
});

const roofAt = (state: State, place: Place): ColourName | null =>
  isRoofed(state, place) ? colourName(topColourAt(state, place) as Colour) : null;

const bridgeViews = (state: State, colour: Colour): BridgeView[] => {
  const bridge = bridgeOf(state, colour);
  return bridge === null ? [] : [{ colour: colourName(colour), at: placeName(bridge.at), to: placeName(bridge.to) }];
};

const colourScoreView = (state: State, colour: Colour): ColourScoreView => ({
  colour: colourName(colour),
  seat: scorerOf(state.seats, colour),
  points: colourScore(state, colour),
  lines: scoreLines(state, colour).map(({ kind, places, floors, points }) => ({
    kind,
    places: places.map(placeName),
    floors,
    points,
  })),
});

const lastView = (state: State): View['last'] => {
  const packed = state.placed.at(-1);
  if (packed === undefined) return null;
  const { seat, piece, at, to } = unpack(packed);
  return { seat, text: format({ kind: kindOf(piece), colour: colourOf(piece), at, to }) };
};

const revealSupplies = (state: State, seat: Seat | null): Json =>
  Object.fromEntries(
    handsAt(state.seats)
      .filter((hand) => hand.seat === seat)
      .map((hand) => [colourName(hand.colour), leftView(state, hand)]),
  );

const byPlace = (of: (place: Place) => Json): Json =>
  Object.fromEntries(PLACES.map((name, place) => [name, of(place)]));

const byColour = (of: (colour: Colour) => Json): Json =>
  Object.fromEntries(COLOURS.map((name, colour) => [name, of(colour)]));
