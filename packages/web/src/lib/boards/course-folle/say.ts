import { cardNames } from '@ponts-bornes/course-folle';
import type { CardName } from '@ponts-bornes/course-folle';
import type { Speech } from '@ponts-bornes/course-folle/speech';
import { shownCard } from '@ponts-bornes/course-folle/art';

/** Capitalises the start of a sentence or heading. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A card with its booster, as its holder sees it. */
export const heldText = (speech: Speech, name: CardName): string => {
  const { booster } = shownCard(name);
  const text = cardText(speech, name);
  return booster === null ? text : `${text}, ${speech.gives(speech.boosters[booster])}`;
};

/** "voiture rouge, vitesse 6, 1 étape et une demi-borne droite". */
export const cardText = (speech: Speech, name: CardName): string => {
  const card = shownCard(name);
  return [cardNames(speech)(name), speech.speed(card.speed), speech.worth(card)].join(', ');
};
