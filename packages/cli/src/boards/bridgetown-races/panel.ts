import { ARROW, BRIDGES, BRIDGE_TITLES, COLOURS } from '@ponts-bornes/bridgetown-races';
import type { SpecialView, View } from '@ponts-bornes/bridgetown-races';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';
import type { Seat } from '@ponts-bornes/kernel';
import type { Reader } from '../board.ts';
import { placeText } from './places.ts';
import { letterOf, shortColour } from './signs.ts';
import { columnsOf, wrapped } from '../wrap.ts';

const PANEL_WIDTH = 24;

/** The panel next to the map: players, wheel, special actions, cards, bag. */
export const panelLines = (view: View, reader: Reader<Speech>): string[] => [
  ...view.players.flatMap((_, seat) => playerLines(view, seat, reader)),
  '',
  ...wheelLines(view, reader),
  ...specialLines(view, reader),
  '',
  ...cardLines(view, reader),
  '',
  ...bagLines(view, reader),
];

const clipped = (text: string): string =>
  columnsOf(text) <= PANEL_WIDTH ? text : `${text.slice(0, PANEL_WIDTH - 1)}…`;

const playerLines = (view: View, seat: Seat, { names, speech, ink }: Reader<Speech>): string[] => {
  const { racer } = view.players[seat]!;
  const raced = view.moved.includes(seat) ? '*' : ' ';
  const mark = view.toAct.includes(seat) ? '>' : raced;
  return [
    `${mark} ${ink.strong(clipped(`${letterOf(seat)} ${names[seat]!}`))}`,
    clipped(`  ${racer === 'start' ? speech.terminal.start(ARROW) : placeText(racer, speech)}`),
  ];
};

const MODE_COLUMN = 18;

const wheelLines = ({ wheel }: View, { speech, ink }: Reader<Speech>): string[] => {
  const say = speech;
  return [
    ink.faint(say.terminal.wheel),
    ...wheel.map(({ mode, colour, speed, seats }) =>
      `${`${say.modes[mode]} ${say.colours[colour]}`.padEnd(MODE_COLUMN)}${speed} ${seats.map(letterOf).join('')}`.trimEnd(),
    ),
  ];
};

const specialLines = ({ specials }: View, { speech, ink }: Reader<Speech>): string[] => {
  if (specials.length === 0) return [];
  const say = speech;
  const holding = ({ holder, used }: SpecialView): string => {
    return holder === null ? say.free : say.heldBy(letterOf(holder), used);
  };
  return [
    '',
    ink.faint(say.memo.specials),
    ...specials.map((special) => `${say.specials[special.special].padEnd(13)}${holding(special)}`),
  ];
};

/** Width of a seat's column. */
const SEAT_COLUMN = 4;
const BRIDGE_COLUMN = 9;

/** One line per bridge, one column per seat. */
const cardLines = ({ players }: View, { speech, ink }: Reader<Speech>): string[] => {
  const say = speech;
  const column = Math.min(BRIDGE_COLUMN, PANEL_WIDTH - players.length * SEAT_COLUMN);
  const row = (label: string, cells: readonly string[]): string => {
    const name = label.length > column ? `${label.slice(0, column - 1)}.` : label;
    return `${name.padEnd(column)}${cells.map((cell) => cell.padStart(SEAT_COLUMN)).join('')}`.trimEnd();
  };
  return [
    ink.faint(
      row(
        say.terminal.cards,
        players.map((_, seat) => `${letterOf(seat)} `),
      ),
    ),
    ...BRIDGES.map((bridge) =>
      row(
        BRIDGE_TITLES[bridge],
        players.map(({ card }) => {
          const colour = card[bridge];
          return colour === null ? '· ' : shortColour(colour, speech);
        }),
      ),
    ),
    row(
      say.flagsRow.toLowerCase(),
      players.map(({ flags }) => `${flags} `),
    ),
    row(
      say.coloursRow.toLowerCase(),
      players.map(({ colours }) => `${colours} `),
    ),
  ];
};

const bagLines = ({ bag, supply, options }: View, { speech, ink }: Reader<Speech>): string[] => {
  const say = speech;
  // A non-breaking space keeps a number next to its colour.
  const counts = COLOURS.filter((colour) => colour !== 'blue' || !options.streetcarRules).map(
    (colour) => `${shortColour(colour, speech)}\u00a0${bag[colour]}\u00a0`,
  );
  const lines = wrapped(counts.join(' '), PANEL_WIDTH).map((line) => line.replaceAll('\u00a0', ' ').trimEnd());
  return [ink.faint(say.bag), ...lines, ...(options.streetcarRules ? [say.terminal.supply(supply)] : [])];
};
