import type { Seat } from '@ponts-bornes/kernel';
import { BOARD, GOLD, INK, MARKS, PAPER, emblem, tenth } from '@ponts-bornes/kernel/picture';
import type { GamePicture, Looks } from '@ponts-bornes/kernel/picture';
import { LIVERIES } from '../art/liveries.ts';
import { shownCard } from '../art/shown-card.ts';
import type { CharacterName } from '../cards.ts';
import type { CourseView, View } from '../view.ts';
import { CARD, cardFace } from './card-face.ts';

/** The courses, one below the other, in front of hills. */
export const picture: GamePicture<View> = {
  looks: ({ characters }, seat) => [lookOf(characters[seat] ?? null, seat)],
  board: ({ courses, characters }, looks) => {
    const longest = Math.max(5, ...courses.map(({ cards }) => cards.length));
    const room = BOARD.height / courses.length;
    const size = Math.min(room - 2 * GAP, (BOARD.width - LEFT - 2 * GAP) / longest - GAP);
    return `${COUNTRY}${courses
      .map((course, seat) =>
        row(course, { looks: looks[seat]!, character: characters[seat] ?? null, y: room * (seat + 0.5), size }),
      )
      .join('\n')}`;
  },
};

const lookOf = (character: CharacterName | null, seat: Seat): Looks[0] => {
  const { colour, emblem: shape } = LIVERIES[character ?? 'starter'];
  return { shape: character === null ? (MARKS[seat] ?? MARKS[0]) : shape, fill: colour };
};

const COUNTRY = `<rect width="${BOARD.width}" height="${BOARD.height}" fill="#f3d9a4"/>
<circle cx="640" cy="150" r="104" fill="${GOLD}"/><circle cx="640" cy="150" r="134" fill="none" stroke="${GOLD}" stroke-width="11"/>
<path d="M0 320l100-85 85 65 115-110 125 115 75-50 110 85 90-55 80 70v275H0z" fill="#5d8f7b"/>
<path d="M0 410c125-65 275-75 425-30s260 35 355-15v265H0z" fill="#3f7350"/>`;

const GAP = 9;
/** Room for the emblems. */
const LEFT = 104;

interface Row {
  readonly looks: Looks;
  readonly character: CharacterName | null;
  /** Its middle, and the width of its cards. */
  readonly y: number;
  readonly size: number;
}

/** Cards with matching halves touch, so the halves form one picture. */
const row = ({ cards, joints }: CourseView, { looks, character, y, size }: Row): string => {
  let x = LEFT;
  const laid = cards.map((name, at) => {
    const [isJoined, followsJoint] = [joints[at] !== null, (joints[at - 1] ?? null) !== null];
    const card = shownCard(name);
    const isOwn = card.character !== null && card.character === character;
    const drawn = `<svg x="${tenth(x)}" y="${tenth(y - size / 2)}" width="${tenth(size)}" height="${tenth(size)}" viewBox="0 0 ${CARD} ${CARD}">${cardFace(card, { isLoose: card.half !== null && !isJoined && !followsJoint, isOwn })}</svg>`;
    x += size + (isJoined ? 0 : GAP);
    return drawn;
  });
  const plate = Math.min(size * 0.42, 40);
  return `<path d="M0 ${tenth(y)}H${BOARD.width}" stroke="#e9dcbb" stroke-width="${tenth(size * 0.3)}"/><path d="M0 ${tenth(y)}H${BOARD.width}" stroke="${INK}" stroke-width="2.5" stroke-dasharray="14 14"/>
<circle cx="52" cy="${tenth(y)}" r="${tenth(plate)}" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>${emblem(looks, 52, tenth(y), tenth(plate * 1.24))}${laid.join('')}`;
};
