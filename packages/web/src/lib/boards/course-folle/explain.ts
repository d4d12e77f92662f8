import { cardNames } from '@ponts-bornes/course-folle';
import type { BoosterName, CardName, CharacterName, VehicleName } from '@ponts-bornes/course-folle';
import type { Speech } from '@ponts-bornes/course-folle/speech';
import type { Explanation } from '../../board-kit/explained.ts';
import { shownCard } from '@ponts-bornes/course-folle/art';
import { capital } from './say.ts';

/** The sections of the memo. */
const [ROUND, ORDER, SCORE] = [0, 1, 2] as const;

const BOOSTER_RULES: Readonly<Record<BoosterName, string>> = {
  pole: 'CF-B1',
  turbo: 'CF-B2',
  late: 'CF-B3',
  disguise: 'CF-B4',
  speed: 'CF-B5',
  swap: 'CF-B6',
};

/** What is printed on a card; for one that can still come last, also what its booster does. */
export const explainCard = (say: Speech, name: CardName, isHeld = false): Explanation => {
  const card = shownCard(name);
  const { booster } = card;
  const printed = `${capital(say.speed(card.speed))}, ${say.worth(card)}.`;
  const gift =
    booster === null || !isHeld ? '' : ` ${capital(say.gives(say.boosters[booster]))}. ${boosterText(say, booster)}`;
  return { title: capital(cardNames(say)(name)), text: `${printed}${gift}`, rule: gift === '' ? 'CF-E1' : 'CF-T6' };
};

const boosterText = (say: Speech, booster: BoosterName): string => capital(say.does[booster]);

export const explainBooster = (say: Speech, booster: BoosterName): Explanation => ({
  title: capital(say.boosters[booster]),
  text: boosterText(say, booster),
  rule: BOOSTER_RULES[booster],
});

export const explainBoosters = (say: Speech): Explanation => {
  const [title, text] = say.memoBoosters;
  return { title, text, rule: 'CF-T6' };
};

export const explainVehicle = (say: Speech, vehicle: VehicleName, rank: number): Explanation => ({
  title: capital(say.rank(say.vehicles[vehicle], rank)),
  text: say.memo[ORDER]![1],
  rule: 'CF-T2',
});

export const explainRound = (say: Speech, title: string): Explanation => ({
  title,
  text: say.memo[ROUND]![1],
  rule: 'CF-T1',
});

export const explainCharacter = (say: Speech, character: CharacterName): Explanation => ({
  title: say.characterOf(say.characters[character]),
  text: say.memo[SCORE]![1],
  rule: 'CF-E3',
});
