import { BRIDGES, BRIDGE_TITLES, COLOURS, MODES, SPECIALS, SPEEDS } from '@ponts-bornes/bridgetown-races';
import type { BridgeName, ModeName, View } from '@ponts-bornes/bridgetown-races';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';
import type { Reader } from '../board.ts';
import { nearestBridge, placeText, whereText } from './places.ts';
import { wrapped } from '../wrap.ts';

export const LINE_WIDTH = 78;

/** The parts of a ride's text. */
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

/** Rides with most flags first; then by mode and down the river; swaps last. */
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

/** Rides with flags get a line each; all others are in columns under a heading with the mode. */
export const moveLines = (moves: readonly string[], reader: Reader<Speech>, view: View): string[] => {
  const offers = moves.map((text, index) => ({ text, number: index + 1 }));
  const ofKind = (kind: string): readonly Offer[] => offers.filter(({ text }) => kindOf(text) === kind);
  const say = reader.speech;
  return [
    ...inColumns(ofKind('other').map((offer) => numbered(offer, otherText(offer.text, reader)))),
    ...flagLines(ofKind('flags'), reader, view),
    ...rideLines(ofKind('ride'), reader),
    ...ofKind('stuck').flatMap((offer) => aLine(offer, stuckText(offer.text, reader))),
    ...under(
      say.terminal.swapList,
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

const otherText = (text: string, { speech }: Reader<Speech>): string => {
  const say = speech;
  if (text === 'first') return say.goFirst;
  if (text === 'wait') return say.keepFirst;
  if (text === 'done') return say.swapNothing;
  const placed = text.slice('place '.length);
  const special = SPECIALS.find((name) => name === placed);
  if (special !== undefined) return say.terminal.placeSpecial[special];
  const mode = MODES.findIndex((name) => name === placed);
  return say.modeWith(say.modes[MODES[mode]!], say.colours[COLOURS[mode]!], SPEEDS[mode]!);
};

const flagLines = (offers: readonly Offer[], reader: Reader<Speech>, view: View): readonly string[] => {
  const { speech } = reader;
  const say = speech;
  const lines = offers.flatMap((offer) => {
    const { mode, isDouble, end, flags } = rideOf(offer.text)!;
    const by = `${say.by[mode]}${isDouble ? ` (${say.specials.double})` : ''}`;
    const colour = say.colours[COLOURS[MODES.indexOf(mode)]!];
    const titles = flags.map((bridge) => BRIDGE_TITLES[bridge]);
    const about = [colour, ...exchangeText(flags, reader, view)].join(', ');
    return aLine(offer, `${say.list(titles)} (${about}), ${by} → ${whereText(end, speech)}`);
  });
  return under(say.terminal.withFlags, lines);
};

/** [BR-F3] The flags that would leave the reader's card, if any. */
const exchangeText = (
  flags: readonly BridgeName[],
  { viewer, speech }: Reader<Speech>,
  view: View,
): readonly string[] => {
  const say = speech;
  const card = typeof viewer === 'number' ? view.players[viewer]?.card : undefined;
  const old = flags.flatMap((bridge) => {
    const colour = card?.[bridge] ?? null;
    if (colour === null) return [];
    return flags.length === 1
      ? [say.colours[colour]]
      : [say.terminal.flagAt(say.colours[colour], BRIDGE_TITLES[bridge])];
  });
  return old.length === 0 ? [] : [say.terminal.exchangedFor(old)];
};

/** A block for each mode, with Double or without. */
const rideLines = (offers: readonly Offer[], { speech }: Reader<Speech>): readonly string[] => {
  const keyOf = ({ text }: Offer): string =>
    text
      .split(' ')
      .slice(0, text.includes(' double ') ? 3 : 2)
      .join(' ');
  return [...new Set(offers.map(keyOf))].flatMap((key) => {
    const own = offers.filter((offer) => keyOf(offer) === key);
    return own.length > FEW ? byBridge(own, speech) : byStreet(own, speech);
  });
};

/** Up to this many ends are listed in words; more would push the map off the screen. */
const FEW = 4;

const byStreet = (offers: readonly Offer[], speech: Speech): readonly string[] => {
  const say = speech;
  const { mode, isDouble } = rideOf(offers[0]!.text)!;
  const cells = offers.map((offer) => numbered(offer, whereText(rideOf(offer.text)!.end, speech)));
  return under(say.terminal.ending(say.by[mode], isDouble), inColumns(cells));
};

/** Ends by their names on the map, grouped by the nearest bridge. */
const byBridge = (offers: readonly Offer[], speech: Speech): readonly string[] => {
  const say = speech;
  const { mode, isDouble } = rideOf(offers[0]!.text)!;
  const cells = BRIDGES.flatMap((bridge) => {
    const own = offers.filter(({ text }) => nearestBridge(rideOf(text)!.end) === bridge);
    return own.map(({ text, number }, index) => {
      const label = index === 0 ? `${BRIDGE_TITLES[bridge]}${say.colon}` : '';
      const gap = index === own.length - 1 ? '  ' : ' ';
      return `${label}${number}. ${endName(rideOf(text)!.end, speech)}${gap}`;
    });
  });
  // Non-breaking spaces keep a number next to its end.
  const text = cells.map((cell) => cell.replaceAll(' ', '\u00a0')).join(' ');
  const lines = wrapped(text, LINE_WIDTH - INDENT + 1);
  return under(
    say.terminal.endingNear(say.by[mode], isDouble),
    lines.map((line) => `${' '.repeat(INDENT)}${line.replaceAll('\u00a0', ' ').trimEnd()}`),
  );
};

const INDENT = 4;

/** The name on the map is enough, except for a bridge or one of two roads. */
const endName = (end: string, speech: Speech): string =>
  end.includes('@') || BRIDGES.some((bridge) => bridge === end) ? placeText(end, speech) : end;

const stuckText = (text: string, { speech }: Reader<Speech>): string => {
  const say = speech;
  const { mode, how, end } = rideOf(text)!;
  return how === 'stay' ? say.labels.stay(say.modes[mode]) : say.labels.walk(say.modes[mode], whereText(end, speech));
};

const swapText = (text: string, { speech }: Reader<Speech>, { flags }: View): string =>
  text
    .split(' ')
    .slice(1)
    .map((name) => {
      const colour = flags[name as BridgeName];
      const title = BRIDGE_TITLES[name as BridgeName];
      return colour === null ? title : speech.flagOf(title, speech.colours[colour]);
    })
    .join(' ↔ ');
