import { cardNames } from '@ponts-bornes/course-folle';
import type { View } from '@ponts-bornes/course-folle';
import type { Seat } from '@ponts-bornes/kernel';
import { BOARD_WIDTH } from './board.ts';
import type { Board, Reader } from './board.ts';
import { shownCard } from './course-folle-cards.ts';
import { courseLines, handLines, scoreTable } from './course-folle-courses.ts';
import { ladderLines } from './course-folle-ladder.ts';
import { moveLines } from './course-folle-moves.ts';
import { spelled } from './course-folle-spelling.ts';
import { SAY } from './course-folle-words.ts';
import { labelled, wrapped } from './wrap.ts';

/** Course folle on a terminal: the hierarchy between played cards and offer, the courses, one's own at large. */
export const courseFolleBoard: Board<View> = {
  draw: (view, reader) => {
    const { viewer, ink, language } = reader;
    return [
      heading(view, reader),
      ...ladderLines(view, reader),
      ink.faint(SAY[language].legend),
      ...boosterLines(view, reader),
      '',
      ...scoreTable(view, reader),
      ...(typeof viewer === 'number' ? ownLines(view, viewer, reader) : []),
      ...expected(view, reader).map(ink.strong),
    ].join('\n');
  },
  memo: (_view, { language }) => SAY[language].memo.flatMap(([label, text]) => labelled(label, text, MEMO)).join('\n'),
  aside: (view, reader, before) => asides(view, reader, before).join(' ') || null,
  isOpen: ({ phase }) => phase !== 'choose',
  list: moveLines,
  spell: spelled,
};

const MEMO = 9;
const ROUNDS = 5;

const heading = ({ phase, round }: View, { language, ink }: Reader): string => {
  const say = SAY[language];
  const text = phase === 'over' ? say.over : say.round(round, ROUNDS);
  return ink.faint(`── ${text} `.padEnd(BOARD_WIDTH, '─'));
};

/** The booster that acts, and the one that the last card of the order is about to give. */
const boosterLines = (view: View, { language, names }: Reader): string[] => {
  const say = SAY[language];
  const { boost, order, phase, round } = view;
  const acting = boost === null ? [] : wrapped(say.acts[boost.booster](names[boost.seat]!));
  const last = order.at(-1);
  if (last === undefined || phase !== 'take' || round === ROUNDS) return acting;
  const { booster } = shownCard(view.played[last]!);
  const who = names[last]!;
  return [...acting, ...wrapped(booster === null ? say.wontAny(who) : say.will(who, say.boosters[booster]))];
};

const ownLines = (view: View, seat: Seat, reader: Reader): string[] => [
  '',
  ...courseLines(view.courses[seat]!, reader),
  ...handLines(view, seat, reader),
  ...(view.phase === 'over' ? [] : ['']),
];

/** What the table waits for, in a sentence. */
const expected = (view: View, { viewer, language, names }: Reader): string[] => {
  const say = SAY[language];
  const { phase, toAct, boost } = view;
  if (phase === 'over') return [];
  if (phase === 'choose' && typeof viewer === 'number') {
    if (view.chosen !== null) return wrapped(say.hasChosen);
    if (boost?.booster === 'late' && boost.seat === viewer) return wrapped(say.waitsForLate);
  }
  const isAsked = toAct.some((seat) => seat === viewer);
  return wrapped(isAsked ? say[phase].own : say[phase].others(names[toAct[0] ?? 0]!));
};

/** What came with a move that all could see: the order; what was left over, what moved, who is boosted. */
const asides = (view: View, { language, names }: Pick<Reader, 'language' | 'names'>, before: View): string[] => {
  const say = SAY[language];
  if (view.phase === 'take' && before.phase !== 'take') return [say.order(view.order.map((seat) => names[seat]!))];
  if (view.phase === 'take' || before.phase !== 'take') return [];
  const left = before.offer.filter((card) => view.offer.includes(card));
  const { boost } = view;
  return [
    ...left.flatMap((card) => [
      say.stays(cardNames(language)(card)),
      say.moved(say.vehicles[shownCard(card).vehicle], before.hierarchy[0] === shownCard(card).vehicle),
    ]),
    ...(boost === null ? [] : [say.given(names[boost.seat]!, say.boosters[boost.booster])]),
  ];
};
