import { BRIDGES, COLOURS, MODES, SPECIALS, SPEEDS } from '@ponts-bornes/bridgetown-races';
import type { BridgeName, ModeName, View } from '@ponts-bornes/bridgetown-races';
import type { Language } from '@ponts-bornes/kernel';
import { COLON } from '../language.ts';
import type { Reader } from './board.ts';
import { nearestBridge, placeText, whereText } from './bridgetown-races-places.ts';
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
export const moveLines = (moves: readonly string[], reader: Reader, view: View): string[] => {
  const offers = moves.map((text, index) => ({ text, number: index + 1 }));
  const ofKind = (kind: string): readonly Offer[] => offers.filter(({ text }) => kindOf(text) === kind);
  const say = SAY[reader.language];
  return [
    ...inColumns(ofKind('other').map((offer) => numbered(offer, otherText(offer.text, reader)))),
    ...flagLines(ofKind('flags'), reader, view),
    ...rideLines(ofKind('ride'), reader),
    ...ofKind('stuck').flatMap((offer) => aLine(offer, stuckText(offer.text, reader))),
    ...under(
      say.swapList,
      inColumns(ofKind('swap').map((offer) => numbered(offer, swapText(offer.text, reader, view)))),
    ),
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

const flagLines = (offers: readonly Offer[], reader: Reader, view: View): readonly string[] => {
  const { language } = reader;
  const say = SAY[language];
  const lines = offers.flatMap((offer) => {
    const { mode, isDouble, end, flags } = rideOf(offer.text)!;
    const by = `${say.by[mode]}${isDouble ? ` (${say.double})` : ''}`;
    const colour = say.colours[COLOURS[MODES.indexOf(mode)]!];
    const titles = flags.map((bridge) => BRIDGE_TITLES[bridge]);
    const about = [colour, ...exchangeText(flags, reader, view)].join(', ');
    return aLine(offer, say.flagRide(titles, about, `${by} → ${whereText(end, language)}`));
  });
  return under(say.withFlags, lines);
};

/** [BR-F3] The flags that would leave the reader's card, if any. */
const exchangeText = (flags: readonly BridgeName[], { viewer, language }: Reader, view: View): readonly string[] => {
  const say = SAY[language];
  const card = typeof viewer === 'number' ? view.players[viewer]?.card : undefined;
  const old = flags.flatMap((bridge) => {
    const colour = card?.[bridge] ?? null;
    if (colour === null) return [];
    return flags.length === 1 ? [say.colours[colour]] : [say.flagAt(say.colours[colour], BRIDGE_TITLES[bridge])];
  });
  return old.length === 0 ? [] : [say.exchangedFor(old)];
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
    return own.length > FEW ? byBridge(own, language) : byStreet(own, language);
  });
};

/** So many ends are told in words; more would push the map off the screen. */
const FEW = 4;

const byStreet = (offers: readonly Offer[], language: Language): readonly string[] => {
  const say = SAY[language];
  const { mode, isDouble } = rideOf(offers[0]!.text)!;
  const cells = offers.map((offer) => numbered(offer, whereText(rideOf(offer.text)!.end, language)));
  return under(say.ending(say.by[mode], isDouble), inColumns(cells));
};

/** Ends by their names on the map, those near one bridge together. */
const byBridge = (offers: readonly Offer[], language: Language): readonly string[] => {
  const say = SAY[language];
  const { mode, isDouble } = rideOf(offers[0]!.text)!;
  const cells = BRIDGES.flatMap((bridge) => {
    const own = offers.filter(({ text }) => nearestBridge(rideOf(text)!.end) === bridge);
    return own.map(({ text, number }, index) => {
      const label = index === 0 ? `${BRIDGE_TITLES[bridge]}${COLON[language]}` : '';
      const gap = index === own.length - 1 ? '  ' : ' ';
      return `${label}${number}. ${endName(rideOf(text)!.end, language)}${gap}`;
    });
  });
  // A number stays with its end: the spaces in a cell do not break.
  const text = cells.map((cell) => cell.replaceAll(' ', '\u00a0')).join(' ');
  const lines = wrapped(text, LINE_WIDTH - INDENT + 1);
  return under(
    say.endingNear(say.by[mode], isDouble),
    lines.map((line) => `${' '.repeat(INDENT)}${line.replaceAll('\u00a0', ' ').trimEnd()}`),
  );
};

const INDENT = 4;

/** The name on the map is enough, but for a bridge or one of two roads. */
const endName = (end: string, language: Language): string =>
  end.includes('@') || BRIDGES.some((bridge) => bridge === end) ? placeText(end, language) : end;

const stuckText = (text: string, { language }: Reader): string => {
  const say = SAY[language];
  const { mode, how, end } = rideOf(text)!;
  return how === 'stay' ? say.stuckStay(say.modes[mode]) : say.stuckWalk(say.modes[mode], whereText(end, language));
};

const swapText = (text: string, { language }: Reader, { flags }: View): string =>
  text
    .split(' ')
    .slice(1)
    .map((name) => {
      const colour = flags[name as BridgeName];
      const title = BRIDGE_TITLES[name as BridgeName];
      return colour === null ? title : `${title} (${SAY[language].colours[colour]})`;
    })
    .join(' ↔ ');
