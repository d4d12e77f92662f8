import { ARROW, BRIDGES, SPACE_FACTS, STREETS } from '@ponts-bornes/bridgetown-races';
import type { ModeView, SpaceFacts, SpaceKind, View } from '@ponts-bornes/bridgetown-races';
import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import type { Board, Reader } from './board.ts';
import { MAP_WIDTH } from './bridgetown-races-layout.ts';
import { mapLines } from './bridgetown-races-map.ts';
import { LINE_WIDTH, inOrder, moveLines } from './bridgetown-races-moves.ts';
import { newsOf } from './bridgetown-races-news.ts';
import { panelLines } from './bridgetown-races-panel.ts';
import { spelled, typedWords } from './bridgetown-races-spelling.ts';
import type { Signs } from './bridgetown-races-vocabulary.ts';
import { BRIDGE_TITLES, SAY, START_SIGN } from './bridgetown-races-words.ts';
import { labelled, padded, wrapped } from './wrap.ts';

/** Bridgetown Races on a terminal: the city as a map, and beside it the wheel, the cards and the bag. */
export const bridgetownRacesBoard: Board<View> = {
  draw: (view, reader) =>
    [
      heading(view, reader),
      ...sideBySide(mapLines(view, reader), panelLines(view, reader)),
      ...notes(view, reader),
    ].join('\n'),
  memo: ({ options }, { language }) => {
    const say = SAY[language];
    const streets = STREETS.map(({ title, spaces }) => `${title} ${spaces.join(' ')}`).join('; ');
    return [...say.rules(options, SIGNS), [say.streets, streets] as const]
      .flatMap(([label, text]) => labelled(label, text, MEMO))
      .join('\n');
  },
  aside: (view, listener, before) => newsOf(view, before, listener),
  order: inOrder,
  list: moveLines,
  isGreat: (move) => move.split('+').length > 2,
  spell: spelled,
  example: (move, { language }) => typedWords(move, language),
  score: ({ players }, seat, language) => {
    const { colours, flags } = players[seat]!;
    return SAY[language].reached(colours, flags);
  },
};

const spaceOfKind = (kind: SpaceKind): SpaceFacts | undefined => SPACE_FACTS.find((facts) => facts.kind === kind);
const OVERPASS = spaceOfKind('overpass')?.name ?? '';
const UNDERPASS = spaceOfKind('underpass');

/** Spaces by which the signs of the map are explained. */
const SIGNS: Signs = {
  start: START_SIGN,
  arrow: ARROW,
  overpass: OVERPASS,
  roads: STREETS.filter(({ spaces }) => spaces.includes(OVERPASS)).map(({ title }) => title),
  underpass: UNDERPASS?.name ?? '',
  street: UNDERPASS?.street ?? '',
};

const MEMO = 15;

const heading = (view: View, { language, names, ink }: Reader): string => {
  const say = SAY[language];
  const turn = view.raceTurn === 0 ? say.placing : say.raceTurn(view.raceTurn);
  const parts = [say.round(view.round), view.outcome === null ? turn : say.over];
  if (view.outcome === null) parts.push(say.firstPlayer(names[view.firstPlayer]!));
  return ink.faint(`── ${parts.join(' · ')} `.padEnd(LINE_WIDTH, '─'));
};

/** So that no street seems to lead into the panel. */
const GAP = 2;

const sideBySide = (left: readonly string[], right: readonly string[]): string[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${padded(left[row] ?? '', MAP_WIDTH + GAP)}${right[row] ?? ''}`.trimEnd(),
  );

/** The signs of the map; what can be taken, or for somebody who is about to ride what their modes can do. */
const notes = (view: View, reader: Reader): string[] => {
  const said = view.raceTurn === 0 ? flagNotes(view, reader) : rideNotes(view, reader);
  const lines = view.outcome === null ? said.flatMap((sentence) => wrapped(sentence, LINE_WIDTH)) : [];
  return [...legend(reader), ...(lines.length > 0 ? ['', ...lines] : [])];
};

const legend = ({ language, ink }: Reader): string[] => {
  const signs = SAY[language].legend(SIGNS);
  // A sign stays with its meaning: the spaces between them don't break.
  const text = signs.map((sign) => `${sign}  `.replaceAll(' ', '\u00a0')).join(' ');
  return wrapped(text, LINE_WIDTH + 2).map((line) => ink.faint(line.replaceAll('\u00a0', ' ').trimEnd()));
};

const flagNotes = ({ wheel, flags }: View, { language }: Reader): string[] => {
  const say = SAY[language];
  const parts = wheel.flatMap(({ mode, colour }) => {
    const bridges = BRIDGES.filter((bridge) => flags[bridge] === colour).map((bridge) => BRIDGE_TITLES[bridge]);
    return bridges.length === 0 ? [] : [`${say.modes[mode]} (${say.colours[colour]}) ${bridges.join(', ')}`];
  });
  return parts.length === 0 ? [] : [say.toTake(parts)];
};

const rideNotes = (view: View, reader: Reader): string[] => {
  const { viewer } = reader;
  if (viewer === SPECTATOR) return [];
  const own = view.wheel.filter(({ seats }) => seats.includes(viewer));
  if (own.length === 0) return [];
  return [...lengthNotes(view, viewer, own, reader), ...exchangeNotes(view, viewer, own, reader)];
};

const lengthNotes = (view: View, seat: Seat, own: readonly ModeView[], { language }: Reader): string[] => {
  const say = SAY[language];
  const lengths = own.map(({ mode, speed, seats }) => say.length(say.modes[mode], speed, seats.length - 1));
  const canDouble = view.specials.some(({ special, holder, used }) => special === 'double' && holder === seat && !used);
  const doubled = own.map(({ mode, speed }) => say.doubledLength(say.modes[mode], 2 * speed));
  return [say.lengths(lengths), ...(canDouble ? [say.doubled(doubled)] : [])];
};

/** Flags that the seat could take where its card is filled already. */
const exchangeNotes = (view: View, seat: Seat, own: readonly ModeView[], { language }: Reader): string[] => {
  const say = SAY[language];
  const { card } = view.players[seat]!;
  return BRIDGES.flatMap((bridge) => {
    const [fresh, old] = [view.flags[bridge], card[bridge]];
    if (fresh === null || old === null || !own.some(({ colour }) => colour === fresh)) return [];
    return [say.exchange(BRIDGE_TITLES[bridge], say.colours[fresh], say.colours[old])];
  });
};
