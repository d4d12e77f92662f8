import { KINDS } from '@ponts-bornes/skybridge';
import type { ColourScoreView, PlaceName, ScoreLineView, SupplyView, View } from '@ponts-bornes/skybridge';
import type { Seat } from '@ponts-bornes/kernel';
import { BOARD_WIDTH } from './board.ts';
import type { Board, Reader } from './board.ts';
import { inOrder, moveTable } from './skybridge-moves.ts';
import { kindLetterOf, letterOf } from './skybridge-pieces.ts';
import { planLines } from './skybridge-plan.ts';
import { SAY } from './skybridge-words.ts';
import { labelled, padded, wrapped } from './wrap.ts';

/** Skybridge on a terminal: the city as a plan and tower by tower, then what each colour has left and scores. */
export const skybridgeBoard: Board<View> = {
  draw: (view, reader) =>
    [
      heading(view, reader),
      ...planLines(view, reader.ink),
      '',
      columnHeads(view, reader),
      ...reader.names.flatMap((_, seat) => seatLines(view, seat, reader)),
      ...view.supplies
        .filter(({ seat }) => seat === null)
        .map((supply) => supplyLabel(`  ${SAY[reader.language].out}`, supply, reader)),
      ...blocked(view, reader),
    ].join('\n'),
  memo: (view, { language }) => {
    const say = SAY[language];
    const forSeats = say.seatsMemo[view.totals.length];
    const notes = [...say.ruleMemo, ...(forSeats ? [forSeats] : []), ...say.boardMemo];
    return [...say.pieceMemo, '', ...notes.flatMap(([label, text]) => labelled(label, text, MEMO))].join('\n');
  },
  aside: (view, { language, names }) => {
    const skipped = skippedSeats(view).map((seat) => names[seat]!);
    return skipped.length === 0 ? null : SAY[language].skipped(skipped);
  },
  order: inOrder,
  list: moveTable,
  spell: (typed) => {
    const [, kind, colour, at, to] = TYPED.exec(typed.replaceAll(/\s/g, '').toLowerCase()) ?? [];
    if (kind === undefined) return typed;
    return `${kind.toUpperCase()}${colour} ${at}${to === undefined ? '' : `-${to}`}`;
  },
};

const TYPED = /^([tlbr])([rbyw])([abc][123])(?:-?([abc][123]))?$/;

const MEMO = 11;

/** Columns: name, colour, supply, and from here on the score. */
const NAME = 23;
const COLOUR = 10;
const SCORE = 48;

const heading = ({ last, first }: View, { language, names, ink }: Reader): string => {
  const say = SAY[language];
  const text = last === null ? say.begins(names[first]!) : say.last(names[last.seat]!, last.text);
  return ink.faint(`── ${text} `.padEnd(BOARD_WIDTH, '─'));
};

const columnHeads = ({ outcome }: View, { language, ink }: Reader): string => {
  const say = SAY[language];
  const score = outcome === null ? say.scoreNow : say.score;
  return ink.faint(`${' '.repeat(NAME + COLOUR)}${say.supply.padEnd(SCORE - NAME - COLOUR)}${score}`);
};

/** A line for each colour that the seat has pieces of; the seat to act is pointed at. */
const seatLines = (view: View, seat: Seat, reader: Reader): string[] => {
  const { names, ink, language } = reader;
  const supplies = view.supplies.filter((supply) => supply.seat === seat);
  const scoring = view.scores.filter((score) => score.seat === seat);
  return supplies.flatMap((supply, index) => {
    const score = scoring.find(({ colour }) => colour === supply.colour);
    const total = scoring.length > 1 ? `    ${SAY[language].total} ${view.totals[seat]}` : '';
    const name = `${view.toAct.includes(seat) ? '>' : ' '} ${ink.strong(names[seat]!)}`;
    const label = supplyLabel(index === 0 ? name : total, supply, reader);
    return labelled(label, score ? scoreText(view, score, reader) : SAY[language].neutral, SCORE);
  });
};

const supplyLabel = (name: string, { colour, left }: SupplyView, { language, ink }: Reader): string => {
  const counts = KINDS.map((kind) => `${kindLetterOf(kind)}${left[kind]}`).join(' ');
  const named = ink.tint[colour](`${letterOf(colour)} ${SAY[language].colours[colour]}`);
  return `${padded(name, NAME)}${padded(named, COLOUR)}${counts}`;
};

/** `22 = a1 7 + c3 8 + b1 7 (bridge)`: how a colour's score comes about. */
const scoreText = (view: View, { points, lines }: ColourScoreView, reader: Reader): string => {
  const parts = lines.map((line) => partText(view, line, reader)).join(' + ');
  const sum = reader.ink.strong(String(points).padStart(2));
  return parts === '' ? sum : `${sum} = ${parts}`;
};

const partText = (view: View, { kind, places }: ScoreLineView, { language }: Reader): string => {
  const towers = places.map((place) => `${place} ${heightOf(view, place)}`).join(' + ');
  switch (kind) {
    case 'owned':
      return towers;
    case 'joined':
      return `${towers} (${SAY[language].bridge})`;
    case 'doubled':
      return `2×(${towers}) (${SAY[language].bridge})`;
  }
};

const heightOf = ({ towers }: View, place: PlaceName): number => towers.find((tower) => tower.place === place)!.height;

/** Those whose turn would have come between the last move and the next one. */
const skippedSeats = ({ last, toAct, totals }: View): Seat[] => {
  const [next] = toAct;
  if (last === null || next === undefined) return [];
  const seats = totals.length;
  const steps = (next - last.seat + seats) % seats || seats;
  return Array.from({ length: steps - 1 }, (_, step) => (last.seat + 1 + step) % seats);
};

/** Who would be skipped now. */
const blocked = (view: View, { language, names, ink }: Reader): string[] => {
  if (view.blocked.length === 0 || view.outcome !== null) return [];
  const sentence = SAY[language].blocked(view.blocked.map((seat) => names[seat]).join(', '));
  return wrapped(sentence).map(ink.bad);
};
