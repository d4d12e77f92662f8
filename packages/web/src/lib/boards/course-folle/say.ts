import { cardNames } from '@ponts-bornes/course-folle';
import type { CardName } from '@ponts-bornes/course-folle';
import type { Language } from '@ponts-bornes/kernel';
import { shownCard } from './cards.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import type { Vocabulary } from './vocabulary.ts';

export const SAY: Readonly<Record<Language, Vocabulary>> = { fr: FR, en: EN };

/** With a capital, as a sentence or a heading begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A card as who holds it sees it: with its booster. */
export const heldText = (language: Language, name: CardName): string => {
  const { booster } = shownCard(name);
  const text = cardText(language, name);
  return booster === null ? text : `${text}, ${SAY[language].gives(SAY[language].boosters[booster])}`;
};

/** "voiture rouge, vitesse 6, 1 étape et une demi-borne droite". */
export const cardText = (language: Language, name: CardName): string => {
  const say = SAY[language];
  const card = shownCard(name);
  return [cardNames(language)(name), say.speed(card.speed), say.worth(card)].join(', ');
};
