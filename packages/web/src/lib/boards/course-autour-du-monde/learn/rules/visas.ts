import { CONTINENTS, PLACES } from '@ponts-bornes/course-autour-du-monde';
import type { Section } from '../../../rules.ts';
import { translated } from '../../../../i18n/translated.ts';
import { SPEECH } from '@ponts-bornes/course-autour-du-monde/speech';
import { cityName, continentName } from '../../names.ts';

const [FR, EN] = await Promise.all([SPEECH.fr(), SPEECH.en()]);
const SPOKEN = { fr: FR, en: EN } as const;

export const visas: Section = {
  id: 'visas',
  title: { fr: 'Les visas et la victoire', en: 'Visas and victory' },
  rules: [
    {
      id: 'CM-V1',
      title: { fr: 'Recevoir un visa', en: 'Getting a visa' },
      text: [
        {
          fr: 'Atterrir dans une ville, **même au milieu d’une chaîne**, donne le visa de son continent si vous ne l’avez pas. Un seul par continent. L’ordre est libre.',
          en: 'Landing in a city, **even in the middle of a chain**, gives you its continent’s visa if you don’t have it yet. One per continent, in any order.',
        },
      ],
      table: {
        head: [
          { fr: 'Visa', en: 'Visa' },
          { fr: 'Villes qui le donnent', en: 'Cities that give it' },
        ],
        rows: CONTINENTS.map((continent) => {
          const cities = PLACES.filter(({ visa }) => visa === continent);
          return [
            translated((language) => continentName(continent, SPOKEN[language])),
            translated((language) => cities.map(({ code }) => cityName(code, SPOKEN[language])).join(', ')),
          ];
        }),
      },
    },
    {
      id: 'CM-V2',
      title: { fr: 'L’Océanie, par l’Australie', en: 'Oceania, via Australia' },
      text: [
        {
          fr: 'Le visa d’Océanie ne se reçoit qu’à **Darwin ou à Sydney**. Honolulu, Papeete et toute autre ville d’Océanie n’en donnent pas ; ce sont des escales comme les autres.',
          en: 'The Oceania visa comes only from **Darwin or Sydney**. Honolulu, Papeete and any other Oceanian city give none; they are stopovers like any other.',
        },
      ],
      figure: {
        name: 'oceania',
        caption: {
          fr: 'L’Océanie : Darwin et Sydney, cerclées, donnent le visa ; Honolulu et Papeete ne le donnent pas.',
          en: 'Oceania: Darwin and Sydney, ringed, give the visa; Honolulu and Papeete do not.',
        },
      },
      tryIt: 'oceania',
    },
    {
      id: 'CM-V3',
      title: { fr: 'Rentrer et gagner', en: 'Coming home and winning' },
      text: [
        {
          fr: 'Avec les cinq visas, atterrir dans votre ville de départ gagne **aussitôt** : on ne pose plus rien, on ne pioche plus rien, et les autres ne finissent pas le tour de table.',
          en: 'With all five visas, landing in your home city wins **at once**: no more cards are played or drawn, and the others don’t finish the round.',
        },
        {
          fr: 'Passer chez soi avec moins de cinq visas ne donne rien : il faudra y revenir.',
          en: 'Passing through home with fewer than five visas does nothing: you’ll have to come back.',
        },
        {
          fr: 'Au décompte, un point par visa, et un sixième point au vainqueur pour son retour. Il n’y a qu’un gagnant.',
          en: 'In the score each visa is a point, and the winner gets a sixth point for coming home. There is only one winner.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle dit que le premier à rejoindre son point de départ gagne, sans dire s’il faut s’y arrêter. Nous lisons : l’atteindre suffit, même au milieu d’une chaîne.',
          en: 'The booklet says that the first player back at their starting point wins, but not whether they must stop there. For us, reaching it is enough, even in the middle of a chain.',
        },
      },
      tryIt: 'home',
    },
    {
      id: 'CM-T9',
      title: { fr: 'Si personne ne rentre', en: 'If nobody gets home' },
      text: [
        {
          fr: 'Il n’y a pas de partie nulle : on joue jusqu’à ce que quelqu’un rentre. Les joueurs peuvent convenir d’arrêter ; personne ne gagne alors.',
          en: 'There are no ties: you play until someone is home. The players may agree to stop; then nobody wins.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle ne prévoit pas que deux joueurs s’attendent sans fin. S’entendre pour arrêter est l’affaire de la table, et non un coup : le jeu lui-même ne finit jamais sans gagnant.',
          en: 'The booklet doesn’t cover two players waiting for each other for ever. Agreeing to stop is up to the table and is not a move: the game itself never ends without a winner.',
        },
      },
    },
  ],
};
