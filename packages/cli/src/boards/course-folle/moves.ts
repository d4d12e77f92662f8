import { VEHICLES, cardNames } from '@ponts-bornes/course-folle';
import type { CardName, CharacterName, VehicleName } from '@ponts-bornes/course-folle';
import type { Speech } from '@ponts-bornes/course-folle/speech';
import { BOARD_WIDTH } from '../board.ts';
import type { Reader } from '../board.ts';
import { shownCard, stagesCell } from './cards.ts';
import { labelled } from '../wrap.ts';

/** Cards and vehicles side by side; one line per character and per card that may be swapped. */
export const moveLines = (moves: readonly string[], reader: Reader<Speech>): string[] => {
  const numbered = moves.map((text, index) => ({ text, number: index + 1 }));
  if (moves.some((text) => text.startsWith('='))) return characterLines(numbered, reader);
  if (moves.includes(KEEP)) return swapLines(numbered, reader);
  return inColumns(numbered.map(({ text, number }) => `${number}. ${nameOf(text, reader.speech)}`));
};

interface Numbered {
  readonly text: string;
  readonly number: number;
}

const KEEP = 'keep';

/** `blue-car`, `+car-1` or `^boat` in words. */
const nameOf = (text: string, speech: Speech): string => {
  const bare = text.replace(/^[+^]/, '');
  const vehicle = VEHICLES.find((known) => known === bare);
  return vehicle === undefined ? cardNames(speech)(bare as CardName) : speech.vehicles[vehicle];
};

const inColumns = (cells: readonly string[]): string[] => {
  const width = Math.max(...cells.map((cell) => cell.length)) + 3;
  const perLine = Math.max(1, Math.floor((BOARD_WIDTH - 2) / width));
  return Array.from({ length: Math.ceil(cells.length / perLine) }, (_, line) =>
    `  ${cells
      .slice(line * perLine, (line + 1) * perLine)
      .map((cell) => cell.padEnd(width))
      .join('')}`.trimEnd(),
  );
};

/** Each character with its pack: speed and stages of every card. */
const characterLines = (numbered: readonly Numbered[], { speech, ink }: Reader<Speech>): string[] => {
  const say = speech;
  const packs = numbered.map(({ text }) =>
    VEHICLES.map((vehicle) => packCell(text.slice(1) as CharacterName, vehicle)),
  );
  const widths = VEHICLES.map((vehicle, column) =>
    Math.max(say.vehicles[vehicle].length, ...packs.map((pack) => pack[column]!.length)),
  );
  const row = (label: string, cells: readonly string[]): string =>
    `  ${label.padEnd(CHARACTER)}${cells.map((cell, column) => cell.padEnd(widths[column]! + 3)).join('')}`.trimEnd();
  const heads = row(
    say.terminal.packHead,
    VEHICLES.map((vehicle) => say.vehicles[vehicle]),
  );
  const lines = numbered.map(({ text, number }, index) =>
    row(`${number}. ${say.characters[text.slice(1) as CharacterName]}`, packs[index]!),
  );
  return [ink.faint(heads), ...lines];
};

const CHARACTER = 17;

const packCell = (character: CharacterName, vehicle: VehicleName): string => {
  const card = shownCard(`${character}-${vehicle}`);
  return `${String(card.speed).padStart(2)} ${stagesCell(card)}`;
};

/** All swaps of one card of the hand, in one line. */
const swapLines = (numbered: readonly Numbered[], { speech }: Reader<Speech>): string[] => {
  const say = speech;
  const swaps = numbered.filter(({ text }) => text !== KEEP);
  const laid = [...new Set(swaps.map(({ text }) => text.split('>')[0]!))];
  const lines = laid.flatMap((card) => {
    const own = swaps.filter(({ text }) => text.startsWith(`${card}>`));
    // Non-breaking spaces keep a number next to its card.
    const cells = own.map(({ text, number }) => unbroken(`${number}. ${nameOf(text.split('>')[1]!, speech)}`));
    return labelled(`  ${say.terminal.swapFor(nameOf(card, speech))}`, cells.join('   '), SWAP).map(broken);
  });
  const keep = numbered
    .filter(({ text }) => text === KEEP)
    .map(({ number }) => `  ${number}. ${say.keep.toLowerCase()}`);
  return [...lines, ...keep];
};

const SWAP = 28;

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
const broken = (text: string): string => text.replaceAll('\u00a0', ' ');
