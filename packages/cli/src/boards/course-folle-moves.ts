import { VEHICLES, cardNames } from '@ponts-bornes/course-folle';
import type { CardName, CharacterName, VehicleName } from '@ponts-bornes/course-folle';
import { BOARD_WIDTH } from './board.ts';
import type { Reader } from './board.ts';
import { shownCard, stagesCell } from './course-folle-cards.ts';
import { SAY } from './course-folle-words.ts';
import { labelled } from './wrap.ts';

/** Cards and vehicles side by side; a line for each character, and for each card that may be swapped. */
export const moveLines = (moves: readonly string[], reader: Reader): string[] => {
  const numbered = moves.map((text, index) => ({ text, number: index + 1 }));
  if (moves.some((text) => text.startsWith('='))) return characterLines(numbered, reader);
  if (moves.includes(KEEP)) return swapLines(numbered, reader);
  return inColumns(numbered.map(({ text, number }) => `${number}. ${nameOf(text, reader.language)}`));
};

interface Numbered {
  readonly text: string;
  readonly number: number;
}

const KEEP = 'keep';

/** `blue-car`, `+car-1` or `^boat` in words. */
const nameOf = (text: string, language: Reader['language']): string => {
  const bare = text.replace(/^[+^]/, '');
  const vehicle = VEHICLES.find((known) => known === bare);
  return vehicle === undefined ? cardNames(language)(bare as CardName) : SAY[language].vehicles[vehicle];
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
const characterLines = (numbered: readonly Numbered[], { language, ink }: Reader): string[] => {
  const say = SAY[language];
  const packs = numbered.map(({ text }) =>
    VEHICLES.map((vehicle) => packCell(text.slice(1) as CharacterName, vehicle)),
  );
  const widths = VEHICLES.map((vehicle, column) =>
    Math.max(say.vehicles[vehicle].length, ...packs.map((pack) => pack[column]!.length)),
  );
  const row = (label: string, cells: readonly string[]): string =>
    `  ${label.padEnd(CHARACTER)}${cells.map((cell, column) => cell.padEnd(widths[column]! + 3)).join('')}`.trimEnd();
  const heads = row(
    say.packHead,
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

/** All that one card of the hand may be laid for, in a line. */
const swapLines = (numbered: readonly Numbered[], { language }: Reader): string[] => {
  const say = SAY[language];
  const swaps = numbered.filter(({ text }) => text !== KEEP);
  const laid = [...new Set(swaps.map(({ text }) => text.split('>')[0]!))];
  const lines = laid.flatMap((card) => {
    const own = swaps.filter(({ text }) => text.startsWith(`${card}>`));
    // The spaces inside a cell don't break, so that a number stays with its card.
    const cells = own.map(({ text, number }) => unbroken(`${number}. ${nameOf(text.split('>')[1]!, language)}`));
    return labelled(`  ${say.swapFor(nameOf(card, language))}`, cells.join('   '), SWAP).map(broken);
  });
  const keep = numbered.filter(({ text }) => text === KEEP).map(({ number }) => `  ${number}. ${say.keep}`);
  return [...lines, ...keep];
};

const SWAP = 28;

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
const broken = (text: string): string => text.replaceAll('\u00a0', ' ');
