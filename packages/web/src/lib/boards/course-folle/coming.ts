import type { BoosterName, View } from '@ponts-bornes/course-folle';
import { shownCard } from './cards.ts';
import type { Vocabulary } from './vocabulary.ts';

const LAST_ROUND = 5;

/** What the card that comes last is about to give; null while that is not known. */
export const comingBoost = (
  { order, played, phase, round }: View,
  names: readonly string[],
  say: Vocabulary,
): { readonly booster: BoosterName | null; readonly text: string } | null => {
  const last = order.at(-1);
  const card = last === undefined ? null : (played[last] ?? null);
  if (phase !== 'take' || last === undefined || card === null) return null;
  if (round === LAST_ROUND) return { booster: null, text: say.lastRound };
  const { booster } = shownCard(card);
  const who = names[last] ?? '';
  return { booster, text: booster === null ? say.wontAny(who) : say.will(who, say.boosters[booster]) };
};
