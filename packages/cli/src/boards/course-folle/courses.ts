import { cardNames } from '@ponts-bornes/course-folle';
import type { CardName, CourseView, View } from '@ponts-bornes/course-folle';
import type { Speech } from '@ponts-bornes/course-folle/speech';
import type { Seat } from '@ponts-bornes/kernel';
import type { Reader } from '../board.ts';
import { colourWords, fitted, leftEdge, rightEdge, shownCard, stagesCell, stagesText } from './cards.ts';
import type { ShownCard } from './cards.ts';
import { labelled, padded } from '../wrap.ts';

const NAME = 12;
const CHARACTER = 7;
const SCORE_LINES = ['total', 'whole', 'pairs', 'aerodromes', 'own', 'bonus', 'speed'] as const;

/** The score of every route, line by line; for other players also the route's cards and their hand. */
export const scoreTable = (view: View, reader: Reader<Speech>): string[] => {
  const { speech, ink, viewer, names } = reader;
  const heads = speech.terminal.scores.map((head) => `  ${head}`).join('');
  const others = names.flatMap((_, seat) =>
    seat === viewer ? [] : [scoreRow(view, seat, reader), ...held(view, seat, reader)],
  );
  const own = typeof viewer === 'number' ? [scoreRow(view, viewer, reader)] : [];
  return [ink.faint(' '.repeat(NAME + CHARACTER + 2) + heads), ...others, ...own];
};

const scoreRow = (view: View, seat: Seat, { names, speech, ink }: Reader<Speech>): string => {
  const { score } = view.courses[seat]!;
  const character = view.characters[seat] ?? null;
  const cells = SCORE_LINES.map((line, at) => String(score[line]).padStart(speech.terminal.scores[at]!.length + 2));
  const [total = '', ...lines] = cells;
  const colour = character === null ? '' : speech.characters[character];
  const who = `${ink.strong(fitted(names[seat]!, NAME))} ${colour.padEnd(CHARACTER)}`;
  const mark = view.outcome?.winners.includes(seat) === true ? '*' : ' ';
  return `${mark}${who}${ink.strong(total)}${lines.join('')}`;
};

/** `car 4()1 boat · train 5   hand (speeds): plane 12`: joined halves side by side, then the speeds of the hand. */
const held = (view: View, seat: Seat, { speech }: Reader<Speech>): string[] => {
  const say = speech;
  const course = courseText(view.courses[seat]!, say);
  const hand = view.hands[seat]!.map(shownCard).map(({ vehicle, speed }) => `${say.vehicles[vehicle]} ${speed}`);
  const parts = [course, hand.length === 0 ? '' : `${say.terminal.heldBy} ${hand.join(', ')}`].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? [] : labelled('', parts.join('   '), INDENT);
};

const INDENT = 3;

const courseText = ({ cards, joints }: CourseView, say: Speech): string =>
  cards
    .map(shownCard)
    .map((card, index) => {
      const vehicle = say.vehicles[card.vehicle];
      const isRight = index > 0 && joints[index - 1] !== null;
      const text = isRight ? `${stagesText(card)} ${vehicle}` : `${vehicle} ${stagesText(card)}`;
      return joints[index] === null && index < cards.length - 1 ? `${text} · ` : text;
    })
    .join('');

/** The reader's route as a row of cards: joined halves touch, the others are apart. */
export const courseLines = ({ cards, joints }: CourseView, { speech, ink }: Reader<Speech>): string[] => {
  const say = speech;
  if (cards.length === 0) return [`${ink.strong(say.places.course)}${speech.colon}${say.terminal.noCourse}`];
  const boxes = cards.map(shownCard).map((card) => boxOf(card, say));
  const lines = Array.from({ length: BOX_LINES }, (_, line) =>
    boxes
      .map((box, index) => `${box[line]}${joints[index] === null ? ' ' : ''}`)
      .join('')
      .trimEnd(),
  );
  return [ink.strong(say.places.course), ...lines];
};

const BOX_LINES = 5;
const INSIDE = 13;

const boxOf = (card: ShownCard, say: Speech): readonly string[] => {
  const line = (left: string, right: string): string => {
    // A long name with two digits uses the last space.
    const end = left.length + right.length + 3 > INSIDE ? right : `${right} `;
    return `│${` ${left}`.padEnd(INSIDE - end.length)}${end}│`;
  };
  const stages = String(card.stages);
  const inside = card.half === 'left' ? `${stages} `.padStart(INSIDE) : ` ${stages}`.padEnd(INSIDE);
  return [
    `┌${'─'.repeat(INSIDE)}┐`,
    line(say.vehicles[card.vehicle], String(card.speed)),
    line(colourWords(card, say), ''),
    `${leftEdge(card) || '│'}${inside}${rightEdge(card) || '│'}`,
    `└${'─'.repeat(INSIDE)}┘`,
  ];
};

const CARD = 21;
const SPEED = 9;
const STAGES = 8;

/** The reader's cards with their boosters. Packs are public knowledge. */
export const handLines = (view: View, seat: Seat, { speech, ink }: Reader<Speech>): string[] => {
  const say = speech;
  const hand = view.hands[seat]!;
  if (hand.length === 0) return [];
  const [speed, stages, booster] = say.terminal.handHeads;
  const heads = `${speed.padStart(SPEED)}${stages.padStart(STAGES)}   ${booster}`;
  return [
    padded(ink.strong(say.places.hand), CARD) + ink.faint(heads),
    ...hand.map((name) => handLine(name, { speech, isChosen: view.chosen === name })),
  ];
};

const handLine = (
  name: CardName,
  { speech, isChosen }: { readonly speech: Speech; readonly isChosen: boolean },
): string => {
  const say = speech;
  const card = shownCard(name);
  const booster = card.booster === null ? '–' : say.boosters[card.booster];
  const label = `${isChosen ? '*' : ' '} ${cardNames(speech)(name)}`.padEnd(CARD);
  const cells = `${String(card.speed).padStart(SPEED)}${stagesCell(card).padStart(STAGES)}`;
  return `${label}${cells}   ${booster}${isChosen ? `   (${say.terminal.chosen})` : ''}`;
};
