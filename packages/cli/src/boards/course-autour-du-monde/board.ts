import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { SlotView, View } from '@ponts-bornes/course-autour-du-monde';
import type { Seat } from '@ponts-bornes/kernel';
import type { Asked, Speech } from '@ponts-bornes/course-autour-du-monde/speech';
import type { Board, Reader } from '../board.ts';
import { chainLines, handLines, lineLines } from './hand.ts';
import { WIDTH, cardText, cityName, fitted, inColumns, labelled } from './layout.ts';
import { mapLines, pawnLetter } from './map.ts';
import { moveLines, typedText } from './moves.ts';
import { news, whoBegins } from './news.ts';
import { spelled } from './spelling.ts';
import { PLACES, across } from '@ponts-bornes/course-autour-du-monde';
import { neighboursOf, visaCells } from './world.ts';
import { padded, wrapped } from '../wrap.ts';

/** La Course autour du monde in a terminal: the map with the pawns, the players, and what your cards can do. */
export const courseAutourDuMondeBoard: Board<View, Speech> = {
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
  memo: (_view, { speech }) => {
    const { memo, terminal } = speech;
    const notes = [[terminal.goal, memo.goal] as const, ...memo.notes, terminal.typing];
    return [
      ...notes.flatMap(([label, text]) => labelled(label, text, MEMO)),
      '',
      terminal.network,
      ...networkLines(speech),
    ].join('\n');
  },
  aside: news,
  drawn: ({ hand }, { speech }, before) => {
    const fresh = hand.filter((card) => !before.hand.includes(card));
    return fresh.length === 0 ? [] : [speech.terminal.drawn(fresh.map((card) => cardText(card, speech)))];
  },
  list: moveLines,
  spell: spelled,
  example: typedText,
  score: ({ visas, outcome }, seat, { terminal }) =>
    terminal.score(visas[seat]!.length, outcome?.winners.includes(seat) === true),
};

const MEMO = 9;

const heading = (view: View, { speech, ink }: Reader<Speech>): string => {
  const say = speech.terminal;
  const turn = view.outcome === null ? say.turn(Math.min(...view.turns) + 1) : say.over;
  const parts = [turn, say.stock(view.stock), say.laid(view.laid.length)];
  return ink.faint(`── ${parts.join(' · ')} `.padEnd(WIDTH, '─'));
};

const legend = ({ hand, outcome }: View, { speech, ink }: Reader<Speech>): string => {
  const say = speech.terminal;
  return ink.faint(hand.length === 0 || outcome !== null ? say.legend : `${say.legend}   ${say.ahead}`);
};

/** Column widths: mark and letter, name, place, start, visas; the hand takes the rest. */
const [WHO, NAME, WHERE, START, VISAS] = [4, 16, 20, 8, 16];

const playerTable = (view: View, reader: Reader<Speech>): string[] => {
  const [who, where, start, visas, hand] = reader.speech.terminal.heads;
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

/** A player's line, and below it the publicly known cards of their hand, except for the reader's own. */
const playerLines = (view: View, seat: Seat, { viewer, names, speech, ink }: Reader<Speech>): string[] => {
  const [stand, start] = [view.cities[seat] ?? null, view.starts[seat] ?? null];
  const cells = [
    `${markOf(view, seat)} ${pawnLetter(seat)} `,
    padded(ink.strong(fitted(names[seat]!, NAME - 1)), NAME),
    (stand === null ? '–' : fitted(`${stand} ${cityName(stand, speech)}`, WHERE - 1)).padEnd(WHERE),
    (start ?? '–').padEnd(START),
    padded(visaCells(view.visas[seat]!, ink), VISAS),
    view.handSizes[seat],
  ];
  const known = view.known[seat]!;
  const more =
    known.length === 0 || seat === viewer ? [] : labelled('', speech.terminal.known(known.join(', ')), WHO + NAME);
  return [cells.join(''), ...more];
};

const markOf = ({ toAct, outcome }: View, seat: Seat): string => {
  if (outcome?.winners.includes(seat) === true) return '*';
  return toAct.includes(seat) ? '>' : ' ';
};

const SLOT = 10;

const slotLines = (view: View, reader: Reader<Speech>): string[] => {
  const slot = (number: number): string => reader.speech.board.slot(number).toLowerCase();
  return [
    ...labelled(slot(1), slotText(view, view.first, reader), SLOT),
    ...labelled(slot(2), slotText(view, view.second, reader), SLOT),
  ];
};

const slotText = (view: View, { shows, size }: SlotView, { viewer, speech }: Reader<Speech>): string => {
  if (shows === null) return speech.board.slotEmptyShort;
  const notes = [
    ...(size > 1 ? [speech.terminal.buried(size - 1)] : []),
    ...(typeof viewer === 'number' && across(shows, view.cities[viewer] ?? null) !== null ? [speech.board.leaves] : []),
  ];
  return `${cardText(shows, speech)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
};

/** The reader's cards and what they can do. While choosing a discard, the list of moves shows them. */
const ownLines = (view: View, seat: Seat, reader: Reader<Speech>): string[] => {
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

/** The current step, what to do next, and whether a step can be undone. */
const stepLines = (view: View, reader: Reader<Speech>): string[] => {
  const { viewer, speech, names } = reader;
  const [seat] = view.toAct;
  const asked = askedOf(view, reader);
  if (seat === undefined || asked === null) return [];
  const isOwn = seat === viewer;
  const isHomewards = isOwn && view.visas[seat]!.length === CONTINENTS.length;
  const sentences = [
    ...(view.phase === 'start' ? [whoBegins(view, reader)] : []),
    ...pending(view, seat, speech),
    isOwn ? asked.own : asked.others(names[seat]!),
    ...(isHomewards ? [speech.prompts.homewards(cityName(view.starts[seat]!, speech))] : []),
    ...(view.canTakeBack ? [speech.terminal.takeBack] : []),
  ];
  return wrapped(sentences.join(' '), WIDTH);
};

const askedOf = (view: View, { viewer, speech }: Reader<Speech>): Asked | null => {
  const say = speech.prompts;
  const stand = typeof viewer === 'number' ? (view.cities[viewer] ?? null) : null;
  const canFly = view.hand.some((card) => across(card, stand) !== null);
  switch (view.phase) {
    case 'start':
      return say.start;
    case 'turn':
      return canFly ? say.turn : { ...say.turn, own: say.stuck };
    case 'flying':
      return canFly ? say.flying : { ...say.flying, own: say.stuckInFlight };
    case 'first-drop':
      return say.firstDrop;
    case 'second-drop':
      return say.secondDrop;
    case 'over':
      return null;
  }
};

/** The flights of this turn, or what a stay will take and put down. None of it is final yet. */
const pending = ({ step, cities, first, second }: View, seat: Seat, speech: Speech): string[] => {
  const say = speech.terminal;
  if (step === null) return [];
  switch (step.kind) {
    case 'fly':
      return [say.flying(flown(step.routes, cities[seat]!).join(' → '), step.routes.length)];
    case 'stay': {
      const takes = speech.takes[step.sources](first.shows ?? '', second.shows ?? '');
      return [
        say.stays(takes),
        ...(step.dropped === null ? [] : [speech.tell.putsDown(cardText(step.dropped, speech))]),
      ];
    }
  }
};

/** The cities of a chain, reconstructed from its end. */
const flown = (routes: readonly string[], end: string): readonly string[] => {
  const path = [end];
  for (const route of routes.toReversed()) path.push(across(route, path.at(-1)!) ?? '');
  return path.toReversed();
};

const LINES_FROM = 17;

/** Every city with its name and connections, in two columns. */
const networkLines = (speech: Speech): string[] =>
  inColumns(
    PLACES.flatMap(({ code }) => {
      const name = `${code} ${fitted(cityName(code, speech), LINES_FROM - 5)}`.padEnd(LINES_FROM);
      return wrapped(neighboursOf(code).join(' '), WIDTH / 2 - LINES_FROM - 1).map(
        (line, at) => (at === 0 ? name : ' '.repeat(LINES_FROM)) + line,
      );
    }),
  );
