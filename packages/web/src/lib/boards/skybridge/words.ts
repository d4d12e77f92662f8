import { KINDS } from '@ponts-bornes/skybridge';
import type { ScoreLineView, SupplyView, TowerView, View } from '@ponts-bornes/skybridge';
import type { Seat } from '@ponts-bornes/kernel';
import type { At, Sheet, Speaker } from '../kit.ts';
import { placementOf } from './pieces.ts';
import { SAY } from './say.ts';
import type { Say } from './say.ts';

export const speak: Speaker<View> = (language) => {
  const say = SAY[language];
  return {
    prompt: (view, at) => prompt(view, at, say),
    label: (text) => labelOf(text, say),
    standing: ({ totals }, seat) => say.pts(totals[seat] ?? 0),
    describe: (view, { names }) => describe(view, names, say),
    sheet: (view) => sheet(view, say),
    aside: (view, _before, names) => {
      const skipped = skippedSeats(view);
      return skipped.length === 0 ? [] : [say.skipped(skipped.map((seat) => nameOf(names, seat)))];
    },
    isOpen: () => true,
  };
};

/** "Poser un grand bloc rouge en a1" */
export const labelOf = (text: string, say: Say): string => {
  const { kind, colour, places } = placementOf(text);
  const piece = say.pieces[kind](say.colours[colour]);
  const [at = '', to = ''] = places;
  if (kind === 'bridge') return say.spans(piece, at, to);
  return kind === 'roof' ? say.closes(piece, at) : say.lays(piece, at);
};

/** A tower in words, bottom to top. */
export const towerText = ({ place, height, pieces }: TowerView, say: Say): string =>
  pieces.length === 0
    ? say.bare(place)
    : say.tower(
        place,
        say.floors(height),
        pieces.map(({ piece, colour }) => say.pieces[piece](say.colours[colour])).join(', '),
      );

/** "Tour a1" for a line of a score. */
export const lineText = ({ kind, places }: ScoreLineView, say: Say): string => say[kind](places);

const prompt = ({ outcome, toAct }: View, { viewer, moves, names }: At, say: Say): string => {
  if (outcome !== null) return say.over;
  const [seat] = toAct;
  if (seat === undefined) return say.over;
  if (seat !== viewer) return say.waitFor(nameOf(names, seat));
  const isOnlyBridges = moves.length > 0 && moves.every((text) => placementOf(text).kind === 'bridge');
  return isOnlyBridges ? say.yourBridge : say.yourTurn;
};

const describe = (view: View, names: readonly string[], say: Say): readonly string[] => [
  say.ground,
  ...view.towers.map((tower) => `${towerText(tower, say)}.`),
  ...view.bridges.map(({ colour, at, to }) => say.bridgeLies(say.colours[colour], at, to)),
  ...view.supplies.map((supply) => supplyText(supply, names, say)),
  ...view.totals.map(
    (points, seat) => `${say.stands(nameOf(names, seat), say.points(points))}${reasons(view, seat, say)}.`,
  ),
  ...(view.blocked.length > 0 && view.outcome === null
    ? [say.blocked(view.blocked.map((seat) => nameOf(names, seat)))]
    : []),
];

/** For what a seat has its points: " (Tour a1 3 ; …)". */
const reasons = ({ scores }: View, seat: Seat, say: Say): string => {
  const lines = scores.filter((score) => score.seat === seat).flatMap((score) => score.lines);
  return lines.length === 0 ? '' : ` (${lines.map((line) => `${lineText(line, say)} ${line.points}`).join(say.apart)})`;
};

const supplyText = ({ seat, colour, left }: SupplyView, names: readonly string[], say: Say): string => {
  const pieces = KINDS.filter((kind) => left[kind] > 0).map((kind) =>
    say.counted(left[kind], say.pieces[kind](say.colours[colour])),
  );
  const owner = seat === null ? say.out : nameOf(names, seat);
  return say.holds(owner, say.colours[colour], pieces.length === 0 ? say.nothing : say.list(pieces));
};

/** A line for each reason to count, a column for each seat; who has two colours sees what each brings. */
const sheet = ({ scores, totals }: View, say: Say): Sheet => {
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

/** Those whose turn would have come between the last move and the next one. */
const skippedSeats = ({ last, toAct, totals }: View): Seat[] => {
  const [next] = toAct;
  if (last === null || next === undefined) return [];
  const seats = totals.length;
  const steps = (next - last.seat + seats) % seats || seats;
  return Array.from({ length: steps - 1 }, (_, step) => (last.seat + 1 + step) % seats);
};

const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? String(seat + 1);
