import { PLACES } from '@ponts-bornes/skybridge';
import type { BridgeView, ColourName, PlaceName, TowerView, View } from '@ponts-bornes/skybridge';
import type { Ink } from '../../ink.ts';
import { BOARD_WIDTH } from '../board.ts';
import { letterOf, partsOf, pieceText } from './pieces.ts';
import { padded, wrapped } from '../wrap.ts';

const COLUMNS = ['a', 'b', 'c'] as const;
/** Top to bottom: row 1 is at the front. */
const ROWS = [3, 2, 1] as const;

const MARGIN = 3;
const CELL = 10;
const GAP = 5;
const PLAN = MARGIN + COLUMNS.length * CELL + (COLUMNS.length - 1) * GAP + 4;

/** The nine towers and their bridges from above, and next to them each tower from bottom to top. */
export const planLines = (view: View, ink: Ink): string[] => {
  const heads = COLUMNS.map((column) => padded(`    ${column}`, CELL));
  return [
    `${' '.repeat(MARGIN)}${heads.join(' '.repeat(GAP))}`.trimEnd(),
    ...ROWS.flatMap((row) => band(view, row, ink)),
  ];
};

/** One row of towers, with the bridges to the row in front. */
const band = (view: View, row: number, ink: Ink): string[] => {
  const towers = view.towers.slice((row - 1) * COLUMNS.length, row * COLUMNS.length);
  const stacks = towers.flatMap((tower) => stackLines(view, tower, ink));
  const boxes = towers.map((tower) => box(view, tower, ink));
  const links = towers.map(({ place }) => upright(view, place, ink)).join(' '.repeat(GAP));
  const between = towers.map(({ place }) => level(view, place, ink));
  const left = [
    ` ${' '.repeat(MARGIN - 1)}${boxes.map(([top]) => top).join(' '.repeat(GAP))}`,
    ` ${row} ${boxes.map(([, middle], index) => `${middle}${between[index]!}`).join('')}`,
    ` ${' '.repeat(MARGIN - 1)}${boxes.map(([, , bottom]) => bottom).join(' '.repeat(GAP))}`,
  ];
  const isFront = row === ROWS.at(-1);
  while (left.length < stacks.length || (!isFront && left.length <= COLUMNS.length)) {
    left.push(isFront ? '' : `${' '.repeat(MARGIN)}${links}`);
  }
  return left.map((line, index) => `${padded(line, PLAN)}${stacks[index] ?? ''}`.trimEnd());
};

/** A foundation: floors, top piece, and the roof that closes it. */
const box = (view: View, { place, height, roof, pieces }: TowerView, ink: Ink): readonly [string, string, string] => {
  const top = pieces.at(-1);
  const shown = `${String(height).padStart(3)} ${top ? pieceText(top, ink) : NOTHING}${markAt(view, place)} `;
  if (roof === null) return ['┌────────┐', `│${shown}│`, '└────────┘'];
  const gable = ink.tint[roof](`/${letterOf(roof)}\\`);
  return [`┏━━━${gable}━━┓`, `┃${shown}┃`, '┗━━━━━━━━┛'];
};

const NOTHING = '– ';

/** A star marks the last piece. */
const markAt = ({ last }: View, place: PlaceName): string =>
  last !== null && partsOf(last.text).places.includes(place) ? '*' : ' ';

/** The bridges to the tower on the right; nothing after the last column. */
const level = ({ bridges }: View, place: PlaceName, ink: Ink): string => {
  const right = PLACES[PLACES.indexOf(place) + 1];
  if (right === undefined || right[1] !== place[1]) return '';
  const colours = coloursBetween(bridges, place, right);
  if (colours.length === 0) return ' '.repeat(GAP);
  const before = Math.floor((GAP - colours.length) / 2);
  return `${'═'.repeat(before)}${letters(colours, ink)}${'═'.repeat(GAP - before - colours.length)}`;
};

/** The bridges to the tower in front. */
const upright = ({ bridges }: View, place: PlaceName, ink: Ink): string => {
  const front = PLACES[PLACES.indexOf(place) - COLUMNS.length];
  const colours = front === undefined ? [] : coloursBetween(bridges, front, place);
  return padded(colours.length === 0 ? '' : `    ║${letters(colours, ink)}`, CELL);
};

const coloursBetween = (bridges: readonly BridgeView[], from: PlaceName, to: PlaceName): readonly ColourName[] =>
  bridges.filter((bridge) => bridge.at === from && bridge.to === to).map(({ colour }) => colour);

const letters = (colours: readonly ColourName[], ink: Ink): string =>
  colours.map((colour) => ink.tint[colour](letterOf(colour))).join('');

/** `a1  Tr Lb Ty*`, wrapped if the tower is very high. */
const stackLines = (view: View, { place, pieces }: TowerView, ink: Ink): string[] => {
  const stack = pieces.map((piece) => pieceText(piece, ink)).join(' ') || NOTHING.trim();
  const room = BOARD_WIDTH - PLAN - 4;
  return wrapped(`${stack}${markAt(view, place).trim()}`, room).map(
    (line, index) => `${index === 0 ? place : '  '}  ${line}`,
  );
};
