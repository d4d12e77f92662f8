import type { VehicleName, View } from '@ponts-bornes/course-folle';
import type { Speech } from '@ponts-bornes/course-folle/speech';
import type { Seat } from '@ponts-bornes/kernel';
import type { Reader } from '../board.ts';
import { colourWords, fitted, shownCard, stagesCell } from './cards.ts';
import type { ShownCard } from './cards.ts';
import { padded } from '../wrap.ts';

const LEFT = 37;
const MIDDLE = 15;
const NAME = 13;
const COLOUR = 9;
const SPEED = 4;
/** Width of the mark, place and name before a played card. */
const WHO = 5 + NAME + 1;

/** The hierarchy from top to bottom, with the played cards to the left of each vehicle and the offer to the right. */
export const ladderLines = (view: View, reader: Reader<Speech>): string[] => {
  const say = reader.speech;
  const played = `  ${say.terminal.played}`.padEnd(WHO + COLOUR) + say.terminal.cardHeads;
  const heads = `${played.padEnd(LEFT)}   ${say.places.ladder.padEnd(MIDDLE)}${say.places.offer.padEnd(COLOUR)}${say.terminal.cardHeads}`;
  return [reader.ink.faint(heads), ...view.hierarchy.flatMap((vehicle, rank) => rung(view, { vehicle, rank }, reader))];
};

const rung = (
  view: View,
  { vehicle, rank }: { readonly vehicle: VehicleName; readonly rank: number },
  reader: Reader<Speech>,
): string[] => {
  const left = playedWith(view, vehicle).map((each) => playedCell(view, each, reader));
  const right = view.offer
    .map(shownCard)
    .filter((card) => card.vehicle === vehicle)
    .toSorted(faster)
    .map((card) => offeredCell(view, card, reader));
  const label = `${rank + 1} ${reader.speech.vehicles[vehicle]}`;
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

/** In the order of choice once it is known; before that, fastest first. */
const playedWith = ({ played, order }: View, vehicle: VehicleName): Played[] =>
  played
    .flatMap((name, seat) => (name === null ? [] : [{ seat, card: shownCard(name) }]))
    .filter(({ card }) => card.vehicle === vehicle)
    .toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat) || faster(a.card, b.card));

const faster = (a: ShownCard, b: ShownCard): number => b.speed - a.speed;

/** `> 2. Ada  red  12  4(`: `>` marks the player to take a card, a tick those who have. */
const playedCell = (view: View, { seat, card }: Played, { names, speech }: Reader<Speech>): string => {
  const place = view.order.indexOf(seat);
  const number = place < 0 ? '  ' : `${place + 1}.`;
  return `${markOf(view, place)} ${number} ${fitted(names[seat]!, NAME)} ${cardCell(card, speech)}`;
};

const markOf = ({ taken, phase }: View, place: number): string => {
  if (phase !== 'take' || place > taken) return ' ';
  return place === taken ? '>' : '✓';
};

const offeredCell = ({ characters }: View, card: ShownCard, { viewer, speech }: Reader<Speech>): string => {
  const isOwn = typeof viewer === 'number' && card.character !== null && card.character === characters[viewer];
  return ` ${cardCell(card, speech)}${isOwn ? ' +1' : ''}`;
};

const cardCell = (card: ShownCard, speech: Speech): string =>
  `${colourWords(card, speech).padEnd(COLOUR)}${String(card.speed).padStart(SPEED)}  ${stagesCell(card)}`;
