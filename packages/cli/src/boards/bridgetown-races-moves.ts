import { BRIDGES, COLOURS, MODES, SPECIALS, SPEEDS } from '@ponts-bornes/bridgetown-races';
import type { BridgeName, ModeName } from '@ponts-bornes/bridgetown-races';
import type { Language } from '@ponts-bornes/kernel';
import type { Reader } from './board.ts';
import { nearestBridge, whereText } from './bridgetown-races-places.ts';
import { BRIDGE_TITLES, SAY } from './bridgetown-races-words.ts';
import { wrapped } from './wrap.ts';

export const LINE_WIDTH = 78;

/** A ride's text, taken apart. */
interface RideText {
  readonly mode: ModeName;
  readonly how: 'ride' | 'walk' | 'stay';
  readonly isDouble: boolean;
  readonly end: string;
  readonly flags: readonly BridgeName[];
}

interface Offer {
  readonly text: string;
  readonly number: number;
}

const rideOf = (text: string): RideText | null => {
  const [verb, modeText, ...rest] = text.split(' ');
  const mode = MODES.find((known) => known === modeText);
  if (verb !== 'ride' || mode === undefined) return null;
  const [first = ''] = rest;
  const how = first === 'walk' || first === 'stay' ? first : 'ride';
  const isDouble = first === 'double';
  const end = (how === 'ride' && !isDouble ? first : rest[1]) ?? '';
  return { mode, how, isDouble, end, flags: BRIDGES.filter((bridge) => rest.includes(`+${bridge}`)) };
};

/** Rides that take most flags first; the others by mode, and from the top of the river down; swaps last. */
export const inOrder = (moves: readonly string[]): readonly string[] =>
  moves
    .map((text, index) => ({ text, keys: [...keysOf(text), index] }))
    .toSorted((a, b) => a.keys.map((key, at) => key - b.keys[at]!).find((difference) => difference !== 0) ?? 0)
    .map(({ text }) => text);

const keysOf = (text: string): readonly number[] => {
  const ride = rideOf(text);
  if (ride === null) return [text.startsWith('swap') ? 1 : 0, 0, 0, 0, 0, 0];
  const { mode, how, isDouble, end, flags } = ride;
  const nearest = how === 'stay' ? BRIDGES.length : BRIDGES.indexOf(nearestBridge(end));
  return [0, how === 'ride' ? 0 : 1, -flags.length, MODES.indexOf(mode), Number(isDouble), nearest];
};

/** Rides with flags in a line each; all else in columns, under a heading that says by what. */
export const moveLines = (moves: readonly string[], reader: Reader): string[] => {
  const offers = moves.map((text, index) => ({ text, number: index + 1 }));
  const ofKind = (kind: string): readonly Offer[] => offers.filter(({ text }) => kindOf(text) === kind);
  const say = SAY[reader.language];
  return [
    ...inColumns(ofKind('other').map((offer) => numbered(offer, otherText(offer.text, reader)))),
    ...flagLines(ofKind('flags'), reader),
    ...rideLines(ofKind('ride'), reader),
    ...ofKind('stuck').flatMap((offer) => aLine(offer, stuckText(offer.text, reader))),
    ...under(say.swapList, inColumns(ofKind('swap').map((offer) => numbered(offer, swapText(offer.text))))),
  ];
};

const kindOf = (text: string): 'flags' | 'ride' | 'stuck' | 'swap' | 'other' => {
  const ride = rideOf(text);
  if (ride === null) return text.startsWith('swap') ? 'swap' : 'other';
  if (ride.how !== 'ride') return 'stuck';
  return ride.flags.length > 0 ? 'flags' : 'ride';
};

const numbered = ({ number }: Offer, words: string): string => `${String(number).padStart(3)}. ${words}`;

const aLine = (offer: Offer, words: string): string[] =>
  wrapped(words, LINE_WIDTH - NUMBER_COLUMN).map((line, index) =>
    index === 0 ? numbered(offer, line) : `${' '.repeat(NUMBER_COLUMN)}${line}`,
  );

const NUMBER_COLUMN = 5;

const under = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`  ${heading}`, ...lines];

const inColumns = (cells: readonly string[]): string[] => {
  const width = Math.max(...cells.map((cell) => cell.length)) + 2;
  const perLine = Math.max(1, Math.floor((LINE_WIDTH + 2) / width));
  return Array.from({ length: Math.ceil(cells.length / perLine) }, (_, line) =>
    cells
      .slice(line * perLine, (line + 1) * perLine)
      .map((cell) => cell.padEnd(width))
      .join('')
      .trimEnd(),
  );
};

const otherText = (text: string, { language }: Reader): string => {
  const say = SAY[language];
  if (text === 'first') return say.goFirst;
  if (text === 'wait') return say.wait;
  if (text === 'done') return say.done;
  const placed = text.slice('place '.length);
  const special = SPECIALS.find((name) => name === placed);
  if (special !== undefined) return say.placeSpecial[special];
  const mode = MODES.findIndex((name) => name === placed);
  return say.placeMode(say.modes[MODES[mode]!], say.colours[COLOURS[mode]!], SPEEDS[mode]!);
};

const flagLines = (offers: readonly Offer[], { language }: Reader): readonly string[] => {
  const say = SAY[language];
  const lines = offers.flatMap((offer) => {
    const { mode, isDouble, end, flags } = rideOf(offer.text)!;
    const by = `${say.by[mode]}${isDouble ? ` (${say.double})` : ''}`;
    const colour = say.colours[COLOURS[MODES.indexOf(mode)]!];
    const titles = flags.map((bridge) => BRIDGE_TITLES[bridge]);
    return aLine(offer, say.flagRide(titles, colour, `${by} → ${whereText(end, language, say.near)}`));
  });
  return under(say.withFlags, lines);
};

/** A block for each mode, with Double or without. */
const rideLines = (offers: readonly Offer[], { language }: Reader): readonly string[] => {
  const keyOf = ({ text }: Offer): string =>
    text
      .split(' ')
      .slice(0, text.includes(' double ') ? 3 : 2)
      .join(' ');
  return [...new Set(offers.map(keyOf))].flatMap((key) => {
    const own = offers.filter((offer) => keyOf(offer) === key);
    return own.length > MANY ? byBridge(own, language) : byStreet(own, language);
  });
};

const MANY = 30;

const byStreet = (offers: readonly Offer[], language: Language): readonly string[] => {
  const say = SAY[language];
  const { mode, isDouble } = rideOf(offers[0]!.text)!;
  const cells = offers.map((offer) =>
    numbered(
      offer,
      whereText(rideOf(offer.text)!.end, language, (bridge) => bridge),
    ),
  );
  return under(say.ending(say.by[mode], isDouble), inColumns(cells));
};

/** Too many ends for words: their names on the map, a line or two for each bridge. */
const byBridge = (offers: readonly Offer[], language: Language): readonly string[] => {
  const say = SAY[language];
  const { mode, isDouble } = rideOf(offers[0]!.text)!;
  const lines = BRIDGES.flatMap((bridge) => {
    const own = offers.filter(({ text }) => nearestBridge(rideOf(text)!.end) === bridge);
    // A number stays with its end: the space between them does not break.
    const cells = own.map(({ text, number }) => `${number}.\u00a0${rideOf(text)!.end}\u00a0`);
    return wrapped(cells.join(' '), LINE_WIDTH - BRIDGE_COLUMN).map(
      (line, index) =>
        `    ${(index === 0 ? BRIDGE_TITLES[bridge] : '').padEnd(BRIDGE_COLUMN - 4)}${line.replaceAll('\u00a0', ' ').trimEnd()}`,
    );
  });
  return under(say.endingNear(say.by[mode], isDouble), lines);
};

const BRIDGE_COLUMN = 17;

const stuckText = (text: string, { language }: Reader): string => {
  const say = SAY[language];
  const { mode, how, end } = rideOf(text)!;
  return how === 'stay'
    ? say.stuckStay(say.modes[mode])
    : say.stuckWalk(say.modes[mode], whereText(end, language, say.near));
};

const swapText = (text: string): string =>
  text
    .split(' ')
    .slice(1)
    .map((name) => BRIDGE_TITLES[name as BridgeName])
    .join(' ↔ ');
