import type { BoosterName, View } from '@ponts-bornes/course-folle';
import { personAt } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import type { Speech } from '@ponts-bornes/course-folle/speech';
import { shownCard } from '@ponts-bornes/course-folle/art';

const LAST_ROUND = 5;

/** The booster that the last card in the order will grant; null until it is known. */
export const comingBoost = (
  { order, played, phase, round }: View,
  { names, viewer }: { readonly names: readonly string[]; readonly viewer: Viewer },
  say: Speech,
): { readonly booster: BoosterName | null; readonly text: string } | null => {
  const last = order.at(-1);
  const card = last === undefined ? null : (played[last] ?? null);
  if (phase !== 'take' || last === undefined || card === null) return null;
  if (round === LAST_ROUND) return { booster: null, text: say.lastRound };
  const { booster } = shownCard(card);
  const who = personAt(last, names, viewer);
  return { booster, text: booster === null ? say.wontAny(who) : say.will(who, say.boosters[booster]) };
};
