import type { RoundScore, View } from '@ponts-bornes/mille-bornes';
import type { Speech } from '@ponts-bornes/mille-bornes/speech';
import type { Sheet } from '../kit.ts';
import { sideName } from './say.ts';

type Row = Sheet['rows'][number];

/** The score breakdown with a column for each side: by distance, by round won, or point by point. */
export const sheetOf = (speech: Speech, view: View, names: readonly string[]): Sheet => ({
  columns: view.sides.map((side) => ({ name: sideName(side, names), seats: side.seats })),
  rows: ROWS[view.options.match](speech, view),
});

const NOTHING = '–';

/** Never on two lines. */
const kmText = (km: number | string): string => `${km}\u00a0km`;

/** A single round: the distances that make up the kilometres. */
const distanceRows = (speech: Speech, { sides }: View): Row[] => {
  const { sheet } = speech;
  const kinds = Object.keys(sides[0]?.distances ?? {});
  const count = (many: number): string => (many === 0 ? NOTHING : String(many));
  return [
    ...kinds.map((km) => ({
      label: `${km} km`,
      values: sides.map(({ distances }) => (distances[km] ? `${distances[km]}\u00a0×\u00a0${km}` : NOTHING)),
    })),
    { label: sheet.total, values: sides.map(({ km }) => kmText(km)), isTotal: true },
    { label: sheet.safetiesLaid, values: sides.map(({ safeties }) => count(safeties.length)) },
    { label: sheet.coups, values: sides.map(({ coups }) => count(coups.length)) },
  ];
};

/** Rounds won: the kilometres of each, and its winner. */
const roundRows = (speech: Speech, view: View): Row[] => {
  const { sheet } = speech;
  const closed = view.results.map(({ winners, scores }, index) => ({
    label: speech.board.round(index + 1),
    values: scores.map(({ km }, side) => (winners.includes(side) ? `${kmText(km)}, ${sheet.won}` : kmText(km))),
  }));
  return [...closed, ...running(speech, view), totalRow(sheet.roundsWon, view)];
};

const LINES = ['km', 'safeties', 'coups', 'win', 'no200', 'stuck'] as const satisfies readonly (keyof RoundScore)[];

/** Points: line by line, round by round. */
const pointRows = (speech: Speech, view: View): Row[] => {
  const { sheet } = speech;
  const closed = view.results.flatMap(({ scores }, index): Row[] => [
    ...LINES.filter((line) => scores.some((score) => score[line] > 0)).map((line) => ({
      label: sheet[line],
      values: scores.map((score) => (score[line] > 0 ? String(score[line]) : NOTHING)),
    })),
    {
      label: speech.board.round(index + 1),
      values: scores.map((score) => String(LINES.reduce((sum, line) => sum + score[line], 0))),
      isTotal: true,
    },
  ]);
  return [...closed, ...running(speech, view), totalRow(sheet.total, view)];
};

const ROWS = { round: distanceRows, rounds: roundRows, points: pointRows } as const;

/** The current round. */
const running = (speech: Speech, { round, sides, outcome }: View): Row[] =>
  outcome === null ? [{ label: speech.sheet.running(round), values: sides.map(({ km }) => kmText(km)) }] : [];

const totalRow = (label: string, { totals }: View): Row => ({ label, values: totals.map(String), isTotal: true });
