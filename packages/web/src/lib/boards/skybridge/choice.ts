import type { PlaceName } from '@ponts-bornes/skybridge';
import { neighboursOf, pieceOf, placementOf, textOf } from './pieces.ts';

/** The current picks: a piece, a place, or a bridge and the first of its two places. */
export interface PieceChoice {
  readonly piece: string | null;
  readonly place: PlaceName | null;
}

export const NO_CHOICE: PieceChoice = { piece: null, place: null };

type Tap =
  | { readonly kind: 'choose'; readonly choice: PieceChoice }
  | { readonly kind: 'play'; readonly text: string }
  /** Not legal: ask why, and continue from this choice. */
  | { readonly kind: 'ask'; readonly text: string; readonly choice: PieceChoice };

export const tapPiece = (moves: readonly string[], choice: PieceChoice, piece: string): Tap => {
  if (choice.piece === piece) return choose(NO_CHOICE);
  const own = movesOf(moves, piece);
  if (own.length === 0) return { kind: 'ask', text: meant(piece, choice.place ?? 'a1'), choice };
  if (choice.place === null || choice.piece !== null) return choose({ piece, place: null });
  const here = touching(own, choice.place);
  const [first] = here;
  if (first === undefined) return { kind: 'ask', text: meant(piece, choice.place), choice: { piece, place: null } };
  return isBridge(piece) ? choose({ piece, place: choice.place }) : { kind: 'play', text: first };
};

export const tapPlace = (moves: readonly string[], choice: PieceChoice, place: PlaceName): Tap => {
  const { piece } = choice;
  if (choice.place === place) return choose({ piece, place: null });
  if (piece === null) {
    const [first] = moves;
    if (first === undefined || touching(moves, place).length > 0) return choose({ piece, place });
    return { kind: 'ask', text: meant(placementOf(first).piece, place), choice };
  }
  const text = textOf(piece, ...(choice.place === null ? [] : [choice.place]), place);
  if (moves.includes(text)) return { kind: 'play', text };
  // A bridge still needs its other end, and the rules can only refuse both together.
  const isFirstEnd = isBridge(piece) && choice.place === null;
  return isFirstEnd ? choose({ piece, place }) : { kind: 'ask', text, choice };
};

/** Things to tap next, with the move's text if the tap plays it, otherwise empty. */
interface Offers {
  readonly pieces: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<PlaceName, string>;
  /** Keyed by `a1-b1`. */
  readonly spans: ReadonlyMap<string, string>;
}

export const offersOf = (moves: readonly string[], choice: PieceChoice): Offers => ({
  pieces: offeredPieces(moves, choice),
  places: offeredPlaces(moves, choice),
  spans: offeredSpans(moves, choice),
});

const offeredPieces = (moves: readonly string[], { piece, place }: PieceChoice): Map<string, string> => {
  const open = piece === null && place !== null ? touching(moves, place) : moves;
  const plays = piece === null && place !== null;
  const offers = open.map((text) => [placementOf(text).piece, text] as const).filter(([code]) => code !== piece);
  return new Map(offers.map(([code, text]) => [code, plays && !isBridge(code) ? text : '']));
};

const offeredPlaces = (moves: readonly string[], { piece, place }: PieceChoice): Map<PlaceName, string> => {
  const open = piece === null ? moves : movesOf(moves, piece);
  const waits = piece === null || (isBridge(piece) && place === null);
  const reached = waits || place === null ? open : touching(open, place);
  return new Map(
    reached.flatMap((text) =>
      placementOf(text)
        .places.filter((other) => other !== place)
        .map((other) => [other, waits ? '' : text] as const),
    ),
  );
};

const offeredSpans = (moves: readonly string[], { piece, place }: PieceChoice): Map<string, string> => {
  if (piece === null || !isBridge(piece)) return new Map();
  const own = movesOf(moves, piece);
  const open = place === null ? own : touching(own, place);
  return new Map(open.map((text) => [placementOf(text).places.join('-'), text]));
};

const choose = (choice: PieceChoice): Tap => ({ kind: 'choose', choice });

const isBridge = (piece: string): boolean => pieceOf(piece).kind === 'bridge';

const movesOf = (moves: readonly string[], piece: string): readonly string[] =>
  moves.filter((text) => placementOf(text).piece === piece);

const touching = (moves: readonly string[], place: PlaceName): readonly string[] =>
  moves.filter((text) => placementOf(text).places.includes(place));

/** A move that places a piece there; for a bridge with several spans, any of them. */
const meant = (piece: string, place: PlaceName): string =>
  isBridge(piece) ? textOf(piece, place, neighboursOf(place)[0]!) : textOf(piece, place);
