import { theCard, theVehicle } from '@ponts-bornes/course-folle';
import type { BoosterName, View } from '@ponts-bornes/course-folle';
import type { Speech } from '@ponts-bornes/course-folle/speech';
import { personAt } from '@ponts-bornes/kernel';
import type { Person, Seat } from '@ponts-bornes/kernel';
import { BOARD_WIDTH } from '../board.ts';
import type { Board, Reader } from '../board.ts';
import { shownCard } from './cards.ts';
import { courseLines, handLines, scoreTable } from './courses.ts';
import { ladderLines } from './ladder.ts';
import { moveLines } from './moves.ts';
import { spelled } from './spelling.ts';
import { labelled, wrapped } from '../wrap.ts';

/**
 * Course folle in a terminal: the hierarchy between played cards and offer, then all routes, the reader's own in full.
 */
export const courseFolleBoard: Board<View, Speech> = {
  draw: (view, reader) => {
    const { viewer, ink, speech } = reader;
    return [
      heading(view, reader),
      ...ladderLines(view, reader),
      ink.faint(speech.terminal.legend),
      ...boosterLines(view, reader),
      '',
      ...scoreTable(view, reader),
      ...(typeof viewer === 'number' ? ownLines(view, viewer, reader) : []),
      ...expected(view, reader).map(ink.strong),
    ].join('\n');
  },
  memo: (_view, { speech }) => speech.terminal.memo.flatMap(([label, text]) => labelled(label, text, MEMO)).join('\n'),
  aside: (view, reader, before) => asides(view, reader, before).join(' ') || null,
  isOpen: ({ phase }) => phase !== 'choose',
  list: moveLines,
  spell: spelled,
};

const MEMO = 9;
const ROUNDS = 5;

const heading = ({ phase, round }: View, { speech, ink }: Reader<Speech>): string => {
  const say = speech;
  const text = (phase === 'over' ? say.over : say.round(round)).toLowerCase();
  return ink.faint(`── ${text} `.padEnd(BOARD_WIDTH, '─'));
};

/** The active booster, and the one that the last card in the order will give. */
const boosterLines = (view: View, { speech, names, viewer }: Reader<Speech>): string[] => {
  const say = speech;
  const { boost, order, phase, round } = view;
  const acting = boost === null ? [] : wrapped(actingText(say, boost.booster, personAt(boost.seat, names, viewer)));
  const last = order.at(-1);
  if (last === undefined || phase !== 'take' || round === ROUNDS) return acting;
  const { booster } = shownCard(view.played[last]!);
  const who = personAt(last, names, viewer);
  return [...acting, ...wrapped(booster === null ? say.wontAny(who) : say.will(who, say.boosters[booster]))];
};

/** "Turbo. La carte de Luc…": a booster by its name, and what it does for somebody. */
const actingText = ({ boosters, acts }: Speech, booster: BoosterName, who: Person): string =>
  `${boosters[booster].charAt(0).toUpperCase()}${boosters[booster].slice(1)}. ${acts[booster](who)}`;

const ownLines = (view: View, seat: Seat, reader: Reader<Speech>): string[] => [
  '',
  ...courseLines(view.courses[seat]!, reader),
  ...handLines(view, seat, reader),
  ...(view.phase === 'over' ? [] : ['']),
];

/** What the table is waiting for, as a sentence. */
const expected = (view: View, { viewer, speech, names }: Reader<Speech>): string[] => {
  const say = speech;
  const { phase, toAct, boost } = view;
  if (phase === 'over') return [];
  if (phase === 'choose' && typeof viewer === 'number') {
    if (view.chosen !== null) return wrapped(say.hasChosenLast);
    if (boost?.booster === 'late' && boost.seat === viewer) return wrapped(say.waitsForLate);
  }
  const isAsked = toAct.some((seat) => seat === viewer);
  return wrapped(isAsked ? say[phase].own : say[phase].others(names[toAct[0] ?? 0]!));
};

/** The public effects of a move: the order, what was left over, what moved, who is boosted. */
const asides = (
  view: View,
  { speech, names, viewer }: Pick<Reader<Speech>, 'viewer' | 'speech' | 'names'>,
  before: View,
): string[] => {
  const say = speech;
  const personOf = (seat: Seat): Person => personAt(seat, names, viewer);
  if (view.phase === 'take' && before.phase !== 'take') return [say.order(view.order.map(personOf))];
  if (view.phase === 'take' || before.phase !== 'take') return [];
  const left = before.offer.filter((card) => view.offer.includes(card));
  const { boost } = view;
  return [
    ...left.flatMap((card) => [
      say.stays(theCard(speech, card)),
      say.moved(theVehicle(speech, shownCard(card).vehicle), before.hierarchy[0] === shownCard(card).vehicle),
    ]),
    ...(boost === null ? [] : [say.given(personOf(boost.seat), say.boosters[boost.booster])]),
  ];
};
