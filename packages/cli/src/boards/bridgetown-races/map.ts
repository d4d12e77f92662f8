import { ARROW, BRIDGE_TITLES, SPACE_FACTS, positionNamed, spaceOf } from '@ponts-bornes/bridgetown-races';
import type { BridgeName, View } from '@ponts-bornes/bridgetown-races';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';
import type { Ink } from '../../ink.ts';
import type { Reader } from '../board.ts';
import { BRIDGE_FACTS, BRIDGE_WIDTH, MAP_WIDTH, cityLayout, labelOf, riverAt } from './layout.ts';
import type { Layout } from './layout.ts';
import type { Spot } from './links.ts';
import { START_SIGN, letterOf } from './signs.ts';

/** The city as lines of text: streets, spaces, the river, flags on bridges, racers. */
export const mapLines = (view: View, { speech, ink }: Reader<Speech>): string[] => {
  const layout = cityLayout();
  emptyMap ??= emptyCity(layout);
  const cells = emptyMap.map((row) => [...row]);
  for (const { name } of BRIDGE_FACTS) {
    const colour = view.flags[name as BridgeName];
    const word = colour === null ? speech.empty : speech.colours[colour];
    write(cells, layout.spots.get(name)!, onBridge(layout, name, word));
  }
  for (const [place, letters] of racersByPlace(view)) stand(cells, layout.spots.get(place)!, letters);
  return cells.map((row) => inked(row, ink));
};

type Look = 'plain' | 'strong' | 'faint';

interface Cell {
  readonly sign: string;
  readonly look: Look;
  /** A racer may cover a street, but not a label. */
  readonly isLabel: boolean;
}

const BLANK: Cell = { sign: ' ', look: 'plain', isLabel: false };
/** A cell beyond the edge of the map, which can't be written to. */
const OUTSIDE: Cell = { sign: '', look: 'plain', isLabel: true };

/** The parts that never change, drawn once. */
let emptyMap: readonly (readonly Cell[])[] | undefined;

/** The racers on each space, by its name. */
const racersByPlace = ({ players }: View): ReadonlyMap<string, string> => {
  const groups = new Map<string, string>();
  for (const [seat, { racer }] of players.entries()) {
    const name = SPACE_FACTS[spaceOf(positionNamed(racer))]?.name;
    if (name !== undefined) groups.set(name, `${groups.get(name) ?? ''}${letterOf(seat)}`);
  }
  return groups;
};

/** A colour in the middle of its bridge, which continues on both sides. */
const onBridge = ({ links }: Layout, name: string, word: string): string => {
  const deck = links.some(({ ends, kind }) => kind === 'rail' && ends.includes(name)) ? '#' : '─';
  const before = Math.floor((BRIDGE_WIDTH - word.length) / 2);
  return word.padStart(word.length + before, deck).padEnd(BRIDGE_WIDTH, deck);
};

/**
 * Puts racers in brackets next to, above or below their space where nothing is covered, or else over a street or the
 * name.
 */
const stand = (cells: Cell[][], { row, from, to }: Spot, letters: string): void => {
  const beside = (text: string): Writing[] => [
    { row, from: to + 1, text },
    { row, from: from - text.length, text },
  ];
  const above = (text: string): Writing[] =>
    [row - 1, row + 1].flatMap((at) =>
      [from, to, from - text.length + 1].map((column) => ({ row: at, from: column, text })),
    );
  const marked = `[${letters}]`;
  const isFree = (writing: Writing): boolean => under(cells, writing).every(({ sign }) => sign === ' ' || sign === '~');
  const isOpen = (writing: Writing): boolean => under(cells, writing).every(({ isLabel }) => !isLabel);
  const places = [...beside(marked), ...above(marked)];
  const chosen = places.find(isFree) ?? places.find(isOpen) ?? { row, from, text: marked };
  write(cells, chosen, chosen.text);
};

interface Writing {
  readonly row: number;
  readonly from: number;
  readonly text: string;
}

/** The cells that a text would cover. */
const under = (cells: readonly (readonly Cell[])[], { row, from, text }: Writing): Cell[] =>
  Array.from(text, (_, index) => cells[row]?.[from + index] ?? OUTSIDE);

const write = (cells: Cell[][], at: Pick<Spot, 'row' | 'from'>, text: string, look: Look = 'strong'): void => {
  for (const [index, sign] of [...text].entries()) cells[at.row]![at.from + index] = { sign, look, isLabel: true };
};

const inked = (row: readonly Cell[], ink: Ink): string => {
  const runs: { look: Look; text: string }[] = [];
  for (const { sign, look } of row) {
    const last = runs.at(-1);
    if (last?.look === look) last.text += sign;
    else runs.push({ look, text: sign });
  }
  return runs.map(({ look, text }) => (look === 'plain' ? text : ink[look](text))).join('');
};

const emptyCity = (layout: Layout): readonly (readonly Cell[])[] => {
  const { spots, links, height } = layout;
  const cells: Cell[][] = Array.from({ length: height }, () => Array.from({ length: MAP_WIDTH }, () => BLANK));
  for (const { kind, strokes } of links) {
    for (const { row, column, sign } of strokes)
      cells[row]![column] = { sign: kind === 'rail' ? '#' : sign, look: 'plain', isLabel: false };
  }
  for (const facts of SPACE_FACTS) write(cells, spots.get(facts.name)!, labelOf(facts), 'plain');
  const { row, from } = spots.get(ARROW)!;
  write(cells, { row, from: from - 1 }, START_SIGN, 'plain');
  for (const { name } of BRIDGE_FACTS) nameBridge(cells, name as BridgeName, spots.get(name)!);
  flood(cells, layout);
  return cells;
};

/** Writes a bridge's name in the water next to it. */
const nameBridge = (cells: Cell[][], name: BridgeName, { row, from, to }: Spot): void => {
  const text = ` ${BRIDGE_TITLES[name]} `;
  const start = Math.ceil((from + to - text.length) / 2);
  const free = [1, -1, 2, -2]
    .flatMap((below) =>
      [0, -1, 1, -2, 2, -3, 3, -4, 4].map((shift) => ({ row: row + below, from: start + shift, text })),
    )
    .find((writing) => under(cells, writing).every(({ sign, isLabel }) => sign === ' ' && !isLabel));
  if (free !== undefined) write(cells, free, text, 'plain');
};

const RIVER_HALF = 3;

/** Fills the river, with a small margin, wherever nothing else is drawn. */
const flood = (cells: Cell[][], layout: Layout): void => {
  for (const [row, line] of cells.entries()) {
    const dry = [...line];
    for (let column = riverAt(layout, row) - RIVER_HALF; column <= riverAt(layout, row) + RIVER_HALF; column++) {
      const isBank = [column - 1, column, column + 1].some((at) => dry[at]?.sign !== ' ' || dry[at].isLabel);
      if (!isBank) line[column] = { sign: '~', look: 'faint', isLabel: false };
    }
  }
};
