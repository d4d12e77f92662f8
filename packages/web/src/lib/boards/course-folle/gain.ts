import type { CardName, View } from '@ponts-bornes/course-folle';
import type { Seat } from '@ponts-bornes/kernel';
import { shownCard } from '@ponts-bornes/course-folle/art';
import type { ShownCard } from '@ponts-bornes/course-folle/art';

const AERODROME = 4;
const STARTERS_FOR_BONUS = 2;

/** [CF-E1 … CF-E4] How many stages a course would gain with one more card. */
export const gainOf = ({ courses, characters }: View, seat: Seat, name: CardName): number => {
  const course = (courses[seat]?.cards ?? []).map(shownCard);
  const card = shownCard(name);
  const own = characters[seat] ?? null;
  const starters = course.filter(({ character }) => character === null).length;
  const isOwn = card.character !== null && card.character === own;
  const isBonus = own === 'violet' && card.character === null && starters === STARTERS_FOR_BONUS - 1;
  return card.stages + joinGain(course, card) + Number(isOwn) + Number(isBonus);
};

/** The stages that the card's half completes with an unmatched one. */
const joinGain = (course: readonly ShownCard[], card: ShownCard): number => {
  if (card.half === null) return 0;
  const isAerodrome = card.vehicle === 'plane';
  const alike = course.filter(({ half, vehicle }) => half !== null && (vehicle === 'plane') === isAerodrome);
  const same = alike.filter(({ half }) => half === card.half).length;
  if (alike.length - same <= same) return 0;
  return isAerodrome ? AERODROME : 1;
};
