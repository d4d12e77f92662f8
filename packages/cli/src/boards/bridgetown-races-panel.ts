import { ARROW, BRIDGES, COLOURS } from '@ponts-bornes/bridgetown-races';
import type { SpecialView, View } from '@ponts-bornes/bridgetown-races';
import type { Seat } from '@ponts-bornes/kernel';
import type { Reader } from './board.ts';
import { placeText } from './bridgetown-races-places.ts';
import { BRIDGE_TITLES, SAY, letterOf, shortColour } from './bridgetown-races-words.ts';
import { columnsOf, wrapped } from './wrap.ts';

const PANEL_WIDTH = 24;

/** What stands beside the map: players, wheel, special actions, cards, bag. */
export const panelLines = (view: View, reader: Reader): string[] => [
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

const playerLines = (view: View, seat: Seat, { names, language, ink }: Reader): string[] => {
  const { racer } = view.players[seat]!;
  const raced = view.moved.includes(seat) ? '*' : ' ';
  const mark = view.toAct.includes(seat) ? '>' : raced;
  return [
    `${mark} ${ink.strong(clipped(`${letterOf(seat)} ${names[seat]!}`))}`,
    clipped(`  ${racer === 'start' ? SAY[language].start(ARROW) : placeText(racer, language)}`),
  ];
};

const MODE_COLUMN = 18;

const wheelLines = ({ wheel }: View, { language, ink }: Reader): string[] => {
  const say = SAY[language];
  return [
    ink.faint(say.wheel),
    ...wheel.map(({ mode, colour, speed, seats }) =>
      `${`${say.modes[mode]} ${say.colours[colour]}`.padEnd(MODE_COLUMN)}${speed} ${seats.map(letterOf).join('')}`.trimEnd(),
    ),
  ];
};

const specialLines = ({ specials }: View, { language, ink }: Reader): string[] => {
  if (specials.length === 0) return [];
  const say = SAY[language];
  const holding = ({ holder, used }: SpecialView): string => {
    if (holder === null) return say.free;
    return used ? `${letterOf(holder)} ${say.used}` : letterOf(holder);
  };
  return [
    '',
    ink.faint(say.specialActions),
    ...specials.map((special) => `${say.specials[special.special].padEnd(13)}${holding(special)}`),
  ];
};

/** Each seat's column. */
const SEAT_COLUMN = 4;
const BRIDGE_COLUMN = 9;

/** A line for each bridge, a column for each seat. */
const cardLines = ({ players }: View, { language, ink }: Reader): string[] => {
  const say = SAY[language];
  const column = Math.min(BRIDGE_COLUMN, PANEL_WIDTH - players.length * SEAT_COLUMN);
  const row = (label: string, cells: readonly string[]): string => {
    const name = label.length > column ? `${label.slice(0, column - 1)}.` : label;
    return `${name.padEnd(column)}${cells.map((cell) => cell.padStart(SEAT_COLUMN)).join('')}`.trimEnd();
  };
  return [
    ink.faint(
      row(
        say.cards,
        players.map((_, seat) => `${letterOf(seat)} `),
      ),
    ),
    ...BRIDGES.map((bridge) =>
      row(
        BRIDGE_TITLES[bridge],
        players.map(({ card }) => {
          const colour = card[bridge];
          return colour === null ? '· ' : shortColour(colour, language);
        }),
      ),
    ),
    row(
      say.flagCount,
      players.map(({ flags }) => `${flags} `),
    ),
    row(
      say.colourCount,
      players.map(({ colours }) => `${colours} `),
    ),
  ];
};

const bagLines = ({ bag, supply, options }: View, { language, ink }: Reader): string[] => {
  const say = SAY[language];
  // A number stays with its colour: the space between them does not break.
  const counts = COLOURS.filter((colour) => colour !== 'blue' || !options.streetcarRules).map(
    (colour) => `${shortColour(colour, language)}\u00a0${bag[colour]}\u00a0`,
  );
  const lines = wrapped(counts.join(' '), PANEL_WIDTH).map((line) => line.replaceAll('\u00a0', ' ').trimEnd());
  return [ink.faint(say.bag), ...lines, ...(options.streetcarRules ? [say.supply(supply)] : [])];
};
