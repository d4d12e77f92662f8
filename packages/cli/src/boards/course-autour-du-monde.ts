import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { SlotView, View } from '@ponts-bornes/course-autour-du-monde';
import type { Seat } from '@ponts-bornes/kernel';
import type { Board, Reader } from './board.ts';
import { chainLines, handLines, lineLines } from './course-autour-du-monde-hand.ts';
import { WIDTH, besides, cardText, cityName, fitted, inColumns } from './course-autour-du-monde-layout.ts';
import { mapLines, pawnLetter } from './course-autour-du-monde-map.ts';
import { moveLines, typedText } from './course-autour-du-monde-moves.ts';
import { news, whoBegins } from './course-autour-du-monde-news.ts';
import { spelled } from './course-autour-du-monde-spelling.ts';
import type { Asked } from './course-autour-du-monde-vocabulary.ts';
import { SAY } from './course-autour-du-monde-words.ts';
import { PLACES, across } from '@ponts-bornes/course-autour-du-monde';
import { neighboursOf, visaCells } from './course-autour-du-monde-world.ts';
import { padded, wrapped } from './wrap.ts';

/** La Course autour du monde on a terminal: the map with the pawns, the players, what one's own cards can do. */
export const courseAutourDuMondeBoard: Board<View> = {
  draw: (view, reader) =>
    [
      heading(view, reader),
      ...mapLines(view, reader),
      legend(view, reader),
      '',
      ...playerTable(view, reader),
      ...slotLines(view, reader),
      ...(typeof reader.viewer === 'number' && view.outcome === null ? ownLines(view, reader.viewer, reader) : []),
      ...stepLines(view, reader).map(reader.ink.strong),
    ].join('\n'),
  memo: (_view, { language }) => {
    const { memo, network } = SAY[language];
    return [
      ...memo.flatMap(([label, text]) => besides(label, text, MEMO)),
      '',
      network,
      ...networkLines(language),
    ].join('\n');
  },
  aside: news,
  drawn: ({ hand }, { language }, before) => {
    const fresh = hand.filter((card) => !before.hand.includes(card));
    return fresh.length === 0 ? [] : [SAY[language].drawn(fresh.map((card) => cardText(card, language)))];
  },
  list: moveLines,
  spell: spelled,
  example: typedText,
  score: ({ visas, outcome }, seat, language) =>
    SAY[language].score(visas[seat]!.length, outcome?.winners.includes(seat) === true),
};

const MEMO = 9;

const heading = (view: View, { language, ink }: Reader): string => {
  const say = SAY[language];
  const turn = view.outcome === null ? say.turn(Math.min(...view.turns) + 1) : say.over;
  const parts = [turn, say.stock(view.stock), say.laid(view.laid.length)];
  return ink.faint(`── ${parts.join(' · ')} `.padEnd(WIDTH, '─'));
};

const legend = ({ hand, outcome }: View, { language, ink }: Reader): string => {
  const say = SAY[language];
  return ink.faint(hand.length === 0 || outcome !== null ? say.legend : `${say.legend}   ${say.ahead}`);
};

/** Columns: mark and letter, name, place, start, visas, and from here on the hand. */
const [WHO, NAME, WHERE, START, VISAS] = [4, 16, 20, 8, 16];

const playerTable = (view: View, reader: Reader): string[] => {
  const [who, where, start, visas, hand] = SAY[reader.language].heads;
  const heads = [
    ' '.repeat(WHO),
    who.padEnd(NAME),
    where.padEnd(WHERE),
    start.padEnd(START),
    visas.padEnd(VISAS),
    hand,
  ];
  return [reader.ink.faint(heads.join('')), ...reader.names.flatMap((_, seat) => playerLines(view, seat, reader))];
};

/** A line, and below it the cards that all saw come into the hand; one's own one knows. */
const playerLines = (view: View, seat: Seat, { viewer, names, language, ink }: Reader): string[] => {
  const [stand, start] = [view.cities[seat] ?? null, view.starts[seat] ?? null];
  const cells = [
    `${markOf(view, seat)} ${pawnLetter(seat)} `,
    padded(ink.strong(fitted(names[seat]!, NAME - 1)), NAME),
    (stand === null ? '–' : fitted(`${stand} ${cityName(stand, language)}`, WHERE - 1)).padEnd(WHERE),
    (start ?? '–').padEnd(START),
    padded(visaCells(view.visas[seat]!, ink), VISAS),
    view.handSizes[seat],
  ];
  const known = view.known[seat]!;
  const more =
    known.length === 0 || seat === viewer ? [] : besides('', SAY[language].known(known.join(', ')), WHO + NAME);
  return [cells.join(''), ...more];
};

const markOf = ({ toAct, outcome }: View, seat: Seat): string => {
  if (outcome?.winners.includes(seat) === true) return '*';
  return toAct.includes(seat) ? '>' : ' ';
};

const SLOT = 10;

const slotLines = (view: View, reader: Reader): string[] => {
  const [one, other] = SAY[reader.language].slots;
  return [
    ...besides(one, slotText(view, view.first, reader), SLOT),
    ...besides(other, slotText(view, view.second, reader), SLOT),
  ];
};

const slotText = (view: View, { shows, size }: SlotView, { viewer, language }: Reader): string => {
  const say = SAY[language];
  if (shows === null) return say.empty;
  const notes = [
    ...(size > 1 ? [say.buried(size - 1)] : []),
    ...(typeof viewer === 'number' && across(shows, view.cities[viewer] ?? null) !== null ? [say.leaves] : []),
  ];
  return `${cardText(shows, language)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
};

/** One's own cards and what they can do; those one is choosing a discard from are in the list of moves. */
const ownLines = (view: View, seat: Seat, reader: Reader): string[] => {
  const stand = view.cities[seat] ?? null;
  const isChoosing = view.step?.kind === 'stay' && view.toAct.includes(seat);
  return [
    '',
    ...(stand === null ? [] : lineLines(stand, reader)),
    ...chainLines(view, seat, reader),
    ...(isChoosing ? [] : handLines(view, seat, reader)),
    '',
  ];
};

/** What is going on, what is expected, and that a step can be taken back. */
const stepLines = (view: View, reader: Reader): string[] => {
  const { viewer, language, names } = reader;
  const [seat] = view.toAct;
  const asked = askedOf(view, reader);
  if (seat === undefined || asked === null) return [];
  const say = SAY[language];
  const isOwn = seat === viewer;
  const isHomewards = isOwn && view.visas[seat]!.length === CONTINENTS.length;
  const sentences = [
    ...(view.phase === 'start' ? [whoBegins(view, reader)] : []),
    ...pending(view, seat, language),
    isOwn ? asked.own : asked.others(names[seat]!),
    ...(isHomewards ? [say.homewards(cityName(view.starts[seat]!, language))] : []),
    ...(view.canTakeBack ? [say.takeBack] : []),
  ];
  return wrapped(sentences.join(' '), WIDTH);
};

const askedOf = (view: View, { viewer, language }: Reader): Asked | null => {
  const say = SAY[language];
  const stand = typeof viewer === 'number' ? (view.cities[viewer] ?? null) : null;
  const canFly = view.hand.some((card) => across(card, stand) !== null);
  switch (view.phase) {
    case 'start':
      return say.start;
    case 'turn':
      return canFly ? say.begin : { ...say.begin, own: say.stuck };
    case 'flying':
      return canFly ? say.flyOn : { ...say.flyOn, own: say.stuckInFlight };
    case 'first-drop':
      return say.firstDrop;
    case 'second-drop':
      return say.secondDrop;
    case 'over':
      return null;
  }
};

/** The flights of this turn, or what a stay will take and put down: nothing of it has happened yet. */
const pending = ({ step, cities, first, second }: View, seat: Seat, language: Reader['language']): string[] => {
  const say = SAY[language];
  if (step === null) return [];
  switch (step.kind) {
    case 'fly':
      return [say.flying(flown(step.routes, cities[seat]!).join(' → '), step.routes.length)];
    case 'stay': {
      const takes = say.takes[step.sources](first.shows ?? '', second.shows ?? '');
      return [say.stays(takes), ...(step.dropped === null ? [] : [say.dropped(cardText(step.dropped, language))])];
    }
  }
};

/** The cities of a chain, found from its end. */
const flown = (routes: readonly string[], end: string): readonly string[] => {
  const path = [end];
  for (const route of routes.toReversed()) path.push(across(route, path.at(-1)!) ?? '');
  return path.toReversed();
};

const LINES_FROM = 17;

/** Every city with its name and where its lines lead, in two columns. */
const networkLines = (language: Reader['language']): string[] =>
  inColumns(
    PLACES.flatMap(({ code }) => {
      const name = `${code} ${fitted(cityName(code, language), LINES_FROM - 5)}`.padEnd(LINES_FROM);
      return wrapped(neighboursOf(code).join(' '), WIDTH / 2 - LINES_FROM - 1).map(
        (line, at) => (at === 0 ? name : ' '.repeat(LINES_FROM)) + line,
      );
    }),
  );
