import { personAt } from '@ponts-bornes/kernel';
import { KINDS } from '@ponts-bornes/skybridge';
import type { ColourScoreView, PlaceName, ScoreLineView, SupplyView, View } from '@ponts-bornes/skybridge';
import type { Seat } from '@ponts-bornes/kernel';
import type { Speech } from '@ponts-bornes/skybridge/speech';
import { BOARD_WIDTH } from '../board.ts';
import type { Board, Reader } from '../board.ts';
import { inOrder, moveTable } from './moves.ts';
import { kindLetterOf, letterOf } from './pieces.ts';
import { planLines } from './plan.ts';
import { labelled, padded, wrapped } from '../wrap.ts';

/** Skybridge in a terminal: the city as a plan and tower by tower, then each colour's supply and score. */
export const skybridgeBoard: Board<View, Speech> = {
  draw: (view, reader) =>
    [
      heading(view, reader),
      ...planLines(view, reader.ink),
      '',
      columnHeads(view, reader),
      ...reader.names.flatMap((_, seat) => seatLines(view, seat, reader)),
      ...view.supplies
        .filter(({ seat }) => seat === null)
        .map((supply) => supplyLabel(`  ${reader.speech.out}`, supply, reader)),
      ...blocked(view, reader),
    ].join('\n'),
  memo: (view, { speech: { memo, terminal } }) => {
    const pieces = KINDS.map((kind) => [memo.pieces[kind][0], memo.pieces[kind][2]] as const);
    const forSeats = memo.seats[view.totals.length];
    const notes = [...pieces, ...memo.notes, ...(forSeats ? [forSeats] : []), ...terminal.notes];
    return [...terminal.pieces, '', ...notes.flatMap(([label, text]) => labelled(label, text, MEMO))].join('\n');
  },
  aside: (view, { speech, names, viewer }) => {
    const skipped = skippedSeats(view).map((seat) => personAt(seat, names, viewer));
    return skipped.length === 0 ? null : speech.skipped(skipped);
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

/** Column widths: name, colour, supply; the score takes the rest. */
const NAME = 23;
const COLOUR = 10;
const SCORE = 48;

const heading = ({ last, first }: View, { speech, names, ink }: Reader<Speech>): string => {
  const say = speech.terminal;
  const text = last === null ? say.begins(names[first]!) : say.last(names[last.seat]!, last.text);
  return ink.faint(`── ${text} `.padEnd(BOARD_WIDTH, '─'));
};

const columnHeads = ({ outcome }: View, { speech, ink }: Reader<Speech>): string => {
  const score = (outcome === null ? speech.ledgerNow : speech.total).toLowerCase();
  return ink.faint(`${' '.repeat(NAME + COLOUR)}${speech.terminal.supply.padEnd(SCORE - NAME - COLOUR)}${score}`);
};

/** One line per colour of the seat, with a mark for the seat to act. */
const seatLines = (view: View, seat: Seat, reader: Reader<Speech>): string[] => {
  const { names, ink, speech } = reader;
  const supplies = view.supplies.filter((supply) => supply.seat === seat);
  const scoring = view.scores.filter((score) => score.seat === seat);
  return supplies.flatMap((supply, index) => {
    const score = scoring.find(({ colour }) => colour === supply.colour);
    const total = scoring.length > 1 ? `    ${speech.total.toLowerCase()} ${view.totals[seat]}` : '';
    const name = `${view.toAct.includes(seat) ? '>' : ' '} ${ink.strong(names[seat]!)}`;
    const label = supplyLabel(index === 0 ? name : total, supply, reader);
    return labelled(label, score ? scoreText(view, score, reader) : `${speech.neutral}, ${speech.noPoints}`, SCORE);
  });
};

const supplyLabel = (name: string, { colour, left }: SupplyView, { speech, ink }: Reader<Speech>): string => {
  const counts = KINDS.map((kind) => `${kindLetterOf(kind)}${left[kind]}`).join(' ');
  const named = ink.tint[colour](`${letterOf(colour)} ${speech.colours[colour]}`);
  return `${padded(name, NAME)}${padded(named, COLOUR)}${counts}`;
};

/** `22 = a1 7 + c3 8 + b1 7 (bridge)`: how a colour's score adds up. */
const scoreText = (view: View, { points, lines }: ColourScoreView, reader: Reader<Speech>): string => {
  const parts = lines.map((line) => partText(view, line, reader)).join(' + ');
  const sum = reader.ink.strong(String(points).padStart(2));
  return parts === '' ? sum : `${sum} = ${parts}`;
};

const partText = (view: View, { kind, places }: ScoreLineView, { speech }: Reader<Speech>): string => {
  const towers = places.map((place) => `${place} ${heightOf(view, place)}`).join(' + ');
  switch (kind) {
    case 'owned':
      return towers;
    case 'joined':
      return `${towers} (${speech.kinds.bridge})`;
    case 'doubled':
      return `2×(${towers}) (${speech.kinds.bridge})`;
  }
};

const heightOf = ({ towers }: View, place: PlaceName): number => towers.find((tower) => tower.place === place)!.height;

/** The seats whose turns were skipped between the last move and the next one. */
const skippedSeats = ({ last, toAct, totals }: View): Seat[] => {
  const [next] = toAct;
  if (last === null || next === undefined) return [];
  const seats = totals.length;
  const steps = (next - last.seat + seats) % seats || seats;
  return Array.from({ length: steps - 1 }, (_, step) => (last.seat + 1 + step) % seats);
};

/** The seats that would be skipped now. */
const blocked = (view: View, { speech, names, ink }: Reader<Speech>): string[] => {
  if (view.blocked.length === 0 || view.outcome !== null) return [];
  const sentence = speech.blocked(view.blocked.map((seat) => names[seat]!));
  return wrapped(sentence).map(ink.bad);
};
