import type { VehicleName, View } from '@ponts-bornes/course-folle';
import type { Seat } from '@ponts-bornes/kernel';
import type { Reader } from './board.ts';
import { colourWords, fitted, shownCard, stagesCell } from './course-folle-cards.ts';
import type { ShownCard } from './course-folle-cards.ts';
import { SAY } from './course-folle-words.ts';
import { padded } from './wrap.ts';

const LEFT = 37;
const MIDDLE = 15;
const NAME = 13;
const COLOUR = 9;
const SPEED = 4;
/** Mark, place and name, before a played card. */
const WHO = 5 + NAME + 1;

/** The hierarchy from top to bottom; left of each vehicle the cards played with it, right of it those on offer. */
export const ladderLines = (view: View, reader: Reader): string[] => {
  const say = SAY[reader.language];
  const played = `  ${say.played}`.padEnd(WHO + COLOUR) + say.cardHeads;
  const heads = `${played.padEnd(LEFT)}   ${say.hierarchy.padEnd(MIDDLE)}${say.offer.padEnd(COLOUR)}${say.cardHeads}`;
  return [reader.ink.faint(heads), ...view.hierarchy.flatMap((vehicle, rank) => rung(view, { vehicle, rank }, reader))];
};

const rung = (
  view: View,
  { vehicle, rank }: { readonly vehicle: VehicleName; readonly rank: number },
  reader: Reader,
): string[] => {
  const left = playedWith(view, vehicle).map((each) => playedCell(view, each, reader));
  const right = view.offer
    .map(shownCard)
    .filter((card) => card.vehicle === vehicle)
    .toSorted(faster)
    .map((card) => offeredCell(view, card, reader));
  const label = `${rank + 1} ${SAY[reader.language].vehicles[vehicle]}`;
  return Array.from({ length: Math.max(1, left.length, right.length) }, (_, line) =>
    [
      padded(left[line] ?? '', LEFT),
      `│ ${padded(line === 0 ? reader.ink.strong(label) : '', MIDDLE - 3)}│`,
      right[line] ?? '',
    ]
      .join(' ')
      .trimEnd(),
  );
};

interface Played {
  readonly seat: Seat;
  readonly card: ShownCard;
}

/** In the order of choice once it is known; before that the faster first. */
const playedWith = ({ played, order }: View, vehicle: VehicleName): Played[] =>
  played
    .flatMap((name, seat) => (name === null ? [] : [{ seat, card: shownCard(name) }]))
    .filter(({ card }) => card.vehicle === vehicle)
    .toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat) || faster(a.card, b.card));

const faster = (a: ShownCard, b: ShownCard): number => b.speed - a.speed;

/** `> 2. Ada  red  12  4(`: who is to take is pointed at, who has taken is ticked. */
const playedCell = (view: View, { seat, card }: Played, { names, language }: Reader): string => {
  const place = view.order.indexOf(seat);
  const number = place < 0 ? '  ' : `${place + 1}.`;
  return `${markOf(view, place)} ${number} ${fitted(names[seat]!, NAME)} ${cardCell(card, language)}`;
};

const markOf = ({ taken, phase }: View, place: number): string => {
  if (phase !== 'take' || place > taken) return ' ';
  return place === taken ? '>' : '✓';
};

const offeredCell = ({ characters }: View, card: ShownCard, { viewer, language }: Reader): string => {
  const isOwn = typeof viewer === 'number' && card.character !== null && card.character === characters[viewer];
  return ` ${cardCell(card, language)}${isOwn ? ' +1' : ''}`;
};

const cardCell = (card: ShownCard, language: Reader['language']): string =>
  `${colourWords(card, SAY[language]).padEnd(COLOUR)}${String(card.speed).padStart(SPEED)}  ${stagesCell(card)}`;
