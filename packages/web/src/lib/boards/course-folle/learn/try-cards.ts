import type { Lesson } from '../../lesson.ts';
import { HALVES, LEFTOVER } from './deals.ts';
import { The, TheKind, kindOf, stones, the, theKind, your } from './names.ts';

const joined = HALVES.cards;

/** [CF-E2] */
export const halves: Lesson = {
  title: { fr: 'Joindre les moitiés', en: 'Joining halves' },
  rule: 'CF-E2',
  seats: 2,
  learner: 0,
  seed: HALVES.seed,
  before: HALVES.before,
  steps: [
    {
      kind: 'tell',
      look: 'course',
      text: {
        fr: `Dans votre parcours, ${the.fr(joined.waiting)} a au bord une demi-borne, pâle : seule, elle ne compte pas. À vous de prendre une carte.`,
        en: `In your route, ${the.en(joined.waiting)} has a half milestone at its edge, pale: on its own it counts for nothing. Your turn to take a card.`,
      },
    },
    {
      kind: 'do',
      look: 'course',
      isPuzzle: true,
      text: {
        fr: 'Trois cartes, trois moitiés, et une seule va avec la vôtre : laquelle ? Regardez de quel côté est chaque moitié, puis touchez une carte : le bouton compte pour vous.',
        en: 'Three cards, three halves, and only one fits yours: which? Look at which side each half is on, then tap a card: the button counts for you.',
      },
      moves: [`+${joined.best}`],
      answers: {
        [`+${joined.wrong}`]: {
          fr: `${The.fr(joined.wrong)} a sa moitié du même côté que la vôtre : deux moitiés pareilles ne se joignent pas. Vous pouvez faire mieux.`,
          en: `${The.en(joined.wrong)} has its half on the same side as yours: two the same don’t join. You can do better.`,
        },
      },
      otherwise: {
        fr: `${The.fr(joined.other)} porte un demi-aérodrome : il ne va qu’avec un autre demi-aérodrome. Vous pouvez faire mieux.`,
        en: `${The.en(joined.other)} has a half aerodrome: it only fits another half aerodrome. You can do better.`,
      },
    },
    {
      kind: 'tell',
      look: 'course',
      text: {
        fr: `${stones.fr(joined.best)}, et une de plus : une moitié gauche et une droite se complètent, sur voitures et bateaux indifféremment. La table les a mises côte à côte. Deux demi-aérodromes auraient valu quatre étapes.`,
        en: `${stones.en(joined.best)}, and one more: a left and a right half fit, on cars and boats alike. The table put them side by side. Two half aerodromes would have made four stages.`,
      },
    },
  ],
};

const stayed = LEFTOVER.cards;

/** [CF-T4] */
export const leftover: Lesson = {
  title: { fr: 'La carte qui reste', en: 'The card left over' },
  rule: 'CF-T4',
  seats: 2,
  learner: 0,
  seed: LEFTOVER.seed,
  before: LEFTOVER.before,
  steps: [
    {
      kind: 'tell',
      look: 'offer',
      text: {
        fr: 'Vous vous servez en dernier : deux cartes, qui rapportent autant. Mais celle que vous laissez fait bouger son véhicule, et cela se calcule.',
        en: 'You take last: two cards that score the same. But the one you leave makes its vehicle move, and you can plan for that.',
      },
    },
    {
      kind: 'do',
      look: 'hierarchy',
      text: {
        fr: `En haut, ${theKind.fr(stayed.leave)} : Aline en a encore en main, vous non. ${TheKind.fr(stayed.next)} vient ensuite : vous en avez un, elle n’en a plus. Laissez donc ce qui est en haut, et prenez l’autre carte.`,
        en: `On top, ${theKind.en(stayed.leave)}: Aline still holds one, you don’t. ${TheKind.en(stayed.next)} comes next: you have one, she has none left. So leave what is on top, and take the other card.`,
      },
      moves: [`+${stayed.take}`],
      answers: {
        [`+${stayed.leave}`]: {
          fr: `Alors ${theKind.fr(stayed.take)} monterait d’un rang, et ${theKind.fr(stayed.leave)} resterait en haut, à Aline. Laissez plutôt ce qui est en haut : de là, on tombe tout en bas.`,
          en: `Then ${theKind.en(stayed.take)} would move up, and ${theKind.en(stayed.leave)} would stay at the top, for Aline. Better to leave what is at the top: from there it drops to the bottom.`,
        },
      },
    },
    {
      kind: 'tell',
      look: kindOf(stayed.leave),
      text: {
        fr: `Du premier rang, ${theKind.fr(stayed.leave)} tombe au dernier, et ${theKind.fr(stayed.next)} passe en haut : avec ${your.fr(stayed.next)}, vous vous servirez en premier. La carte laissée reste dans l’offre.`,
        en: `From the first place, ${theKind.en(stayed.leave)} drops to the last, and ${theKind.en(stayed.next)} is now at the top: with ${your.en(stayed.next)} you will take first. The card you left stays in the offer.`,
      },
    },
  ],
};
