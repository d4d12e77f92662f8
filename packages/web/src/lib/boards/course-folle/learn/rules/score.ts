import type { Section } from '../../../rules.ts';
import { AERODROME_PAIR, MISFITS, SCORED, STAGE_PAIR } from '../examples.ts';
import { The, the } from '../names.ts';
import { NAMES } from '../names.ts';

export const score: Section = {
  id: 'score',
  title: { fr: 'Le décompte', en: 'The score' },
  rules: [
    {
      id: 'CF-E1',
      title: { fr: 'Les étapes entières', en: 'Whole stages' },
      text: [
        {
          fr: 'Après la cinquième manche, chaque parcours compte cinq cartes. L’ordre des cartes est libre, et peut changer à tout moment. Chaque borne entière vaut une étape.',
          en: 'After the fifth round every route has five cards. They may lie in any order, and be rearranged at any time. Every whole milestone is one stage.',
        },
      ],
    },
    {
      id: 'CF-E2',
      title: { fr: 'Les moitiés jointes', en: 'Joined halves' },
      text: [
        {
          fr: 'Une demi-borne gauche et une demi-borne droite, côte à côte, font **une étape**. La voiture et le bateau se complètent aussi bien que deux voitures ou deux bateaux. Deux demi-aérodromes, gauche et droit, font un **aérodrome : quatre étapes**. Une demi-borne et un demi-aérodrome ne se joignent pas.',
          en: 'A left and a right half milestone, side by side, make **one stage**. A car and a boat fit each other just as well as two cars or two boats. Two half aerodromes, left and right, make an **aerodrome: four stages**. A half milestone and a half aerodrome don’t join.',
        },
        {
          fr: 'Une moitié qui reste seule ne compte pas. Une carte n’a qu’une moitié, et ne sert donc qu’une fois. La table trouve toujours le meilleur rangement, et le montre : les moitiés jointes se touchent, les autres sont pâles.',
          en: 'A half on its own counts for nothing. A card has one half at most, so it is used once. The table always finds the best order and shows it: halves that join touch each other, the others are pale.',
        },
      ],
      figure: {
        name: 'halves',
        caption: {
          fr: `${The.fr(STAGE_PAIR[0].name)} et ${the.fr(STAGE_PAIR[1].name)} : une étape. ${The.fr(AERODROME_PAIR[0].name)} et ${the.fr(AERODROME_PAIR[1].name)} : quatre étapes. ${The.fr(MISFITS[0].name)} et ${the.fr(MISFITS[1].name)} : rien.`,
          en: `${The.en(STAGE_PAIR[0].name)} and ${the.en(STAGE_PAIR[1].name)}: one stage. ${The.en(AERODROME_PAIR[0].name)} and ${the.en(AERODROME_PAIR[1].name)}: four stages. ${The.en(MISFITS[0].name)} and ${the.en(MISFITS[1].name)}: nothing.`,
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret ne dit pas ce qu’est une moitié gauche. Pour nous, c’est celle qui se pose à gauche de l’autre : elle est dessinée au bord droit de sa carte, et deux gauches ne font rien ensemble.',
          en: 'The booklet doesn’t say what a left half is. Here it is the one that goes to the left of the other: it is drawn at the right edge of its card, and two lefts make nothing together.',
        },
      },
      tryIt: 'halves',
    },
    {
      id: 'CF-E3',
      title: { fr: 'Votre couleur', en: 'Your colour' },
      text: [
        {
          fr: 'Chaque carte de votre parcours qui a la couleur de votre personnage vaut une étape de plus. C’est la couleur du portrait qui compte, pas celle du jeton de votre place. Dans l’offre, ces cartes portent pour vous un « +1 ».',
          en: 'Every card in your route in your character’s colour is worth one extra stage. The portrait’s colour counts, not that of your seat’s token. In the offer, such cards carry a “+1” for you.',
        },
      ],
      figure: {
        name: 'course',
        caption: {
          fr: `Le parcours du personnage ${NAMES.fr.characters[SCORED.owner]} : ${SCORED.whole} bornes, 4 étapes pour l’aérodrome, 1 pour les demi-bornes jointes, ${SCORED.own} pour ${SCORED.own} cartes de sa couleur. En tout ${SCORED.total} étapes.`,
          en: `The route of the ${NAMES.en.characters[SCORED.owner]} character: ${SCORED.whole} milestones, 4 stages for the aerodrome, 1 for the joined half milestones, ${SCORED.own} for ${SCORED.own} cards in its own colour. ${SCORED.total} stages in all.`,
        },
      },
    },
    {
      id: 'CF-E4',
      title: { fr: 'Le violet', en: 'Violet' },
      text: [
        {
          fr: 'Le personnage violet marque une étape de plus s’il a au moins deux cartes de départ dans son parcours. Une seule, même avec trois ou quatre.',
          en: 'The violet character scores one extra stage with at least two starter cards in its route. Just one, even with three or four of them.',
        },
      ],
    },
    {
      id: 'CF-E5',
      title: { fr: 'Qui gagne', en: 'Who wins' },
      text: [
        {
          fr: 'Le plus grand nombre d’étapes gagne. À égalité, la plus grande somme des vitesses des cinq cartes du parcours. Encore à égalité : la victoire est partagée.',
          en: 'The player with the most stages wins. In a tie, the higher total speed of the five cards in the route wins. If that is tied too, the win is shared.',
        },
      ],
    },
  ],
};
