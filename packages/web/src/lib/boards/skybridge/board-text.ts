import { KINDS } from '@ponts-bornes/skybridge';
import type { ScoreLineView, SupplyView, TowerView, View } from '@ponts-bornes/skybridge';
import { personAt } from '@ponts-bornes/kernel';
import type { Seat, Viewer } from '@ponts-bornes/kernel';
import type { Speech } from '@ponts-bornes/skybridge/speech';
import type { At, Sheet, BoardTextMaker } from '../kit.ts';
import { seatEmblems } from '../../ui/marks.ts';
import type { Emblems } from '../../ui/marks.ts';
import { emblemOf } from './palette.ts';
import type { PieceChoice } from './choice.ts';
import { pieceOf, placementOf } from './pieces.ts';

export const makeBoardText: BoardTextMaker<View, Speech> = (say) => ({
  prompt: (view, at) => prompt(view, at, say),
  label: (text) => labelOf(text, say),
  standing: ({ totals }, seat) => say.pts(totals[seat] ?? 0),
  describe: (view, { names, viewer }) => describe(view, calledBy(names, viewer, say), say),
  sheet: (view) => sheet(view, say),
  aside: (view, _before, names, reader) => {
    const skipped = skippedSeats(view).map((seat) => personAt(seat, names, reader));
    return skipped.length === 0 ? [] : [say.skipped(skipped)];
  },
  emblems: ({ scores }, seat) => emblemsOf(scores, seat),
  tone: (text) => {
    const { kind } = placementOf(text);
    return kind === 'roof' || kind === 'bridge' ? kind : 'piece';
  },
  isOpen: () => true,
});

/** [SK-P2] With two players each has two colours. */
const emblemsOf = (scores: View['scores'], seat: Seat): Emblems => {
  const [first, ...others] = scores.flatMap((score) => (score.seat === seat ? [emblemOf(score.colour)] : []));
  return first === undefined ? seatEmblems(seat) : [first, ...others];
};

/** "Poser un grand bloc rouge en a1" */
export const labelOf = (text: string, say: Speech): string => {
  const { kind, colour, places } = placementOf(text);
  const piece = say.pieces[kind](say.colours[colour]);
  const [at = '', to = ''] = places;
  if (kind === 'bridge') return say.label.spans(piece, at, to);
  return kind === 'roof' ? say.label.closes(piece, at) : say.label.lays(piece, at);
};

/** What to choose next; null if nothing is chosen yet. */
export const nextStep = ({ piece, place }: PieceChoice, say: Speech): string | null => {
  if (piece === null) return place === null ? null : say.next.piece(place);
  const { kind, colour } = pieceOf(piece);
  const named = capital(say.pieces[kind](say.colours[colour]));
  return kind === 'bridge' && place !== null ? say.next.end(named, place) : say.next[kind](named);
};

/** A tower as text, bottom to top. */
export const towerText = ({ place, height, pieces }: TowerView, say: Speech): string =>
  pieces.length === 0
    ? say.bare(place)
    : say.tower(
        place,
        say.floors(height),
        pieces.map(({ piece, colour }) => say.pieces[piece](say.colours[colour])).join(', '),
      );

/** A score line: "Tour a1". */
export const lineText = ({ kind, places }: ScoreLineView, say: Speech): string => say[kind](places);

const prompt = ({ outcome, toAct }: View, { viewer, moves, names }: At, say: Speech): string => {
  if (outcome !== null) return say.over;
  const [seat] = toAct;
  if (seat === undefined) return say.over;
  if (seat !== viewer) return say.waitFor(nameOf(names, seat));
  const isOnlyBridges = moves.length > 0 && moves.every((text) => placementOf(text).kind === 'bridge');
  return isOnlyBridges ? say.yourBridge : say.yourTurn;
};

type Called = (seat: Seat) => string;

/** A seat's name: "You" for the viewer. */
const calledBy =
  (names: readonly string[], viewer: Viewer, say: Speech): Called =>
  (seat) =>
    seat === viewer ? say.you : nameOf(names, seat);

const describe = (view: View, called: Called, say: Speech): readonly string[] => [
  say.ground,
  ...view.towers.map((tower) => `${towerText(tower, say)}.`),
  ...view.bridges.map(({ colour, at, to }) => say.bridgeLies(say.colours[colour], at, to)),
  ...view.supplies.map((supply) => supplyText(supply, called, say)),
  ...view.totals.map((points, seat) => `${say.stands(called(seat), say.points(points))}${reasons(view, seat, say)}.`),
  ...(view.blocked.length > 0 && view.outcome === null ? [say.blocked(view.blocked.map(called))] : []),
];

/** Where a seat's points come from: " (Tour a1 : 3 ; …)". */
const reasons = ({ scores }: View, seat: Seat, say: Speech): string => {
  const lines = scores.filter((score) => score.seat === seat).flatMap((score) => score.lines);
  return lines.length === 0
    ? ''
    : ` (${lines.map((line) => say.stands(lineText(line, say), String(line.points))).join(say.apart)})`;
};

const supplyText = ({ seat, colour, left }: SupplyView, called: Called, say: Speech): string => {
  const pieces = KINDS.filter((kind) => left[kind] > 0).map((kind) =>
    say.counted(left[kind], say.pieces[kind](say.colours[colour])),
  );
  const owner = seat === null ? capital(say.out) : called(seat);
  return say.holds(owner, say.colours[colour], pieces.length === 0 ? say.nothing : say.list(pieces));
};

/** A row for each kind of score, a column for each seat; a seat with two colours shows both. */
const sheet = ({ scores, totals }: View, say: Speech): Sheet => {
  const isSplit = totals.some((_, seat) => scores.filter((score) => score.seat === seat).length > 1);
  const columns = (seat: Seat | null, points: number): string[] =>
    totals.map((_, other) => (other === seat ? String(points) : ''));
  const rows = scores
    .filter(({ seat }) => seat !== null)
    .toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
    .flatMap(({ seat, colour, points, lines }) => {
      const named = say.colours[colour];
      const lined = lines.map((line) => ({
        label: isSplit ? `${lineText(line, say)} (${named})` : lineText(line, say),
        values: columns(seat, line.points),
      }));
      return isSplit ? [...lined, { label: say.sumOf(named), values: columns(seat, points) }] : lined;
    });
  return { rows: [...rows, { label: say.total, values: totals.map(String), isTotal: true }] };
};

/** The seats skipped between the last move and the next. */
const skippedSeats = ({ last, toAct, totals }: View): Seat[] => {
  const [next] = toAct;
  if (last === null || next === undefined) return [];
  const seats = totals.length;
  const steps = (next - last.seat + seats) % seats || seats;
  return Array.from({ length: steps - 1 }, (_, step) => (last.seat + 1 + step) % seats);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? String(seat + 1);
