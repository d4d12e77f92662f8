import { ARROW, BRIDGES, BRIDGE_TITLES, SPACE_FACTS, SPECIALS, STREETS } from '@ponts-bornes/bridgetown-races';
import type { ModeView, SpaceFacts, SpaceKind, View } from '@ponts-bornes/bridgetown-races';
import type { Signs, Speech } from '@ponts-bornes/bridgetown-races/speech';
import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import type { Board, Reader } from '../board.ts';
import { MAP_WIDTH } from './layout.ts';
import { mapLines } from './map.ts';
import { LINE_WIDTH, inOrder, moveLines } from './moves.ts';
import { newsOf } from './news.ts';
import { panelLines } from './panel.ts';
import { spelled, typedWords } from './spelling.ts';
import { START_SIGN } from './signs.ts';
import { labelled, padded, wrapped } from '../wrap.ts';

/** Bridgetown Races in a terminal: a map of the city, and next to it the wheel, the cards and the bag. */
export const bridgetownRacesBoard: Board<View, Speech> = {
  draw: (view, reader) =>
    [
      heading(view, reader),
      ...sideBySide(mapLines(view, reader), panelLines(view, reader)),
      ...notes(view, reader),
    ].join('\n'),
  memo: ({ options }, { speech }) => {
    const { memo, specials, terminal } = speech;
    const streets = STREETS.map(({ title, spaces }) => `${title} ${spaces.join(' ')}`).join('; ');
    const special = SPECIALS.map((name) => [specials[name], memo.special[name]] as const);
    return [
      ...memo.notes,
      options.streetcarRules ? memo.streetcar : memo.freeStreetcar,
      ...(options.specialActions ? [[memo.specials, memo.specialsNote] as const, ...special] : []),
      ...terminal.notes(SIGNS),
      [terminal.streets, streets] as const,
    ]
      .flatMap(([label, text]) => labelled(label, text, MEMO))
      .join('\n');
  },
  aside: (view, listener, before) => newsOf(view, before, listener),
  order: inOrder,
  list: moveLines,
  isGreat: (move) => move.split('+').length > 2,
  spell: spelled,
  example: (move, { speech }) => typedWords(move, speech),
  score: ({ players }, seat, speech) => {
    const { colours, flags } = players[seat]!;
    return `${speech.colourCount(colours)}, ${speech.flags(flags)}`;
  },
};

const spaceOfKind = (kind: SpaceKind): SpaceFacts | undefined => SPACE_FACTS.find((facts) => facts.kind === kind);
const OVERPASS = spaceOfKind('overpass')?.name ?? '';
const UNDERPASS = spaceOfKind('underpass');

/** The spaces used to explain the map's symbols. */
const SIGNS: Signs = {
  start: START_SIGN,
  arrow: ARROW,
  overpass: OVERPASS,
  roads: STREETS.filter(({ spaces }) => spaces.includes(OVERPASS)).map(({ title }) => title),
  underpass: UNDERPASS?.name ?? '',
  street: UNDERPASS?.street ?? '',
};

const MEMO = 19;

const heading = (view: View, { speech, names, ink }: Reader<Speech>): string => {
  const { round, raceTurn, terminal } = speech;
  const parts = [round(view.round), view.outcome === null ? raceTurn(view.raceTurn) : terminal.over];
  if (view.outcome === null) parts.push(terminal.firstPlayer(names[view.firstPlayer]!));
  return ink.faint(`── ${parts.join(' · ')} `.padEnd(LINE_WIDTH, '─'));
};

/** Keeps streets visually apart from the panel. */
const GAP = 2;

const sideBySide = (left: readonly string[], right: readonly string[]): string[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${padded(left[row] ?? '', MAP_WIDTH + GAP)}${right[row] ?? ''}`.trimEnd(),
  );

/** The map's symbols, then what can be taken or, before a ride, what the player's modes can do. */
const notes = (view: View, reader: Reader<Speech>): string[] => {
  const said = view.raceTurn === 0 ? flagNotes(view, reader) : rideNotes(view, reader);
  const lines = view.outcome === null ? said.flatMap((sentence) => wrapped(sentence, LINE_WIDTH)) : [];
  return [...legend(reader), ...(lines.length > 0 ? ['', ...lines] : [])];
};

const legend = ({ speech, ink }: Reader<Speech>): string[] => {
  const signs = speech.terminal.legend(SIGNS);
  // Non-breaking spaces keep a symbol next to its meaning.
  const text = signs.map((sign) => `${sign}  `.replaceAll(' ', '\u00a0')).join(' ');
  return wrapped(text, LINE_WIDTH + 2).map((line) => ink.faint(line.replaceAll('\u00a0', ' ').trimEnd()));
};

const flagNotes = ({ wheel, flags }: View, { speech }: Reader<Speech>): string[] => {
  const say = speech;
  const parts = wheel.flatMap(({ mode, colour }) => {
    const bridges = BRIDGES.filter((bridge) => flags[bridge] === colour).map((bridge) => BRIDGE_TITLES[bridge]);
    return bridges.length === 0 ? [] : [`${say.modes[mode]} (${say.colours[colour]}) ${bridges.join(', ')}`];
  });
  return parts.length === 0 ? [] : [say.terminal.toTake(parts)];
};

const rideNotes = (view: View, reader: Reader<Speech>): string[] => {
  const { viewer } = reader;
  if (viewer === SPECTATOR) return [];
  const own = view.wheel.filter(({ seats }) => seats.includes(viewer));
  if (own.length === 0) return [];
  return [...lengthNotes(view, viewer, own, reader), ...exchangeNotes(view, viewer, own, reader)];
};

const lengthNotes = (view: View, seat: Seat, own: readonly ModeView[], { speech }: Reader<Speech>): string[] => {
  const say = speech;
  const lengths = own.map(({ mode, speed, seats }) => `${say.modes[mode]} ${lengthText(speed, seats.length - 1)}`);
  const canDouble = view.specials.some(({ special, holder, used }) => special === 'double' && holder === seat && !used);
  const doubled = own.map(({ mode, speed }) => `${say.modes[mode]} ${2 * speed}`);
  return [say.terminal.lengths(lengths), ...(canDouble ? [say.terminal.doubled(doubled)] : [])];
};

const lengthText = (speed: number, bonus: number): string =>
  bonus === 0 ? String(speed) : `${speed}+${bonus} = ${speed + bonus}`;

/** Flags that the seat could take in exchange for one on its card. */
const exchangeNotes = (view: View, seat: Seat, own: readonly ModeView[], { speech }: Reader<Speech>): string[] => {
  const say = speech;
  const { card } = view.players[seat]!;
  return BRIDGES.flatMap((bridge) => {
    const [fresh, old] = [view.flags[bridge], card[bridge]];
    if (fresh === null || old === null || !own.some(({ colour }) => colour === fresh)) return [];
    return [say.terminal.exchange(BRIDGE_TITLES[bridge], say.colours[fresh], say.colours[old])];
  });
};
