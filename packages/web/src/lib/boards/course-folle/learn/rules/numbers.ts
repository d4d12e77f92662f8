import { VEHICLES } from '@ponts-bornes/course-folle';
import { counted } from '@ponts-bornes/kernel';
import type { Language } from '@ponts-bornes/kernel';
import type { Section } from '../../../rules.ts';
import { translated } from '../../../../i18n/translated.ts';
import type { Translated } from '../../../../i18n/translated.ts';
import type { ShownCard } from '@ponts-bornes/course-folle/art';
import { capital } from '../../say.ts';
import { extremesOf } from '../examples.ts';
import { NAMES } from '../names.ts';

const TERMS = {
  fr: { stage: 'étape', stages: 'étapes', aerodrome: 'un demi-aérodrome', milestone: 'une demi-borne', and: ' et ' },
  en: { stage: 'stage', stages: 'stages', aerodrome: 'a half aerodrome', milestone: 'a half milestone', and: ' and ' },
} satisfies Record<Language, unknown>;

/** "2 étapes et une demi-borne", "2 stages and a half milestone". */
const worth = ({ stages, half, vehicle }: ShownCard): Translated =>
  translated((language) => {
    const terms = TERMS[language];
    const whole = stages === 0 ? [] : [counted(language, stages, terms.stage, terms.stages)];
    const part = half === null ? [] : [vehicle === 'plane' ? terms.aerodrome : terms.milestone];
    return [...whole, ...part].join(terms.and);
  });

export const numbers: Section = {
  id: 'numbers',
  title: { fr: 'Pour les curieux : les nombres', en: 'For the curious: the numbers' },
  rules: [
    {
      id: 'CF-N1',
      title: { fr: 'Les étapes de chaque véhicule', en: 'The stages of each vehicle' },
      text: [
        {
          fr: 'Pour chaque véhicule, cartes de départ comprises, la moitié la plus lente des cartes est riche et la moitié la plus rapide est pauvre. De neuf cartes, celle du milieu compte parmi les lentes.',
          en: 'Of each vehicle’s cards, starter cards included, the slower half is rich and the faster half is poor. With nine cards the middle one counts as slow.',
        },
        { fr: 'Chaque moitié est imprimée gauche ou droite.', en: 'Each half is printed left or right.' },
      ],
      table: {
        head: [
          { fr: 'Véhicule', en: 'Vehicle' },
          { fr: 'Les plus lentes', en: 'The slower ones' },
          { fr: 'Les plus rapides', en: 'The faster ones' },
        ],
        rows: VEHICLES.map((vehicle) => {
          const [slow, fast] = extremesOf(vehicle);
          const name = translated((language) => capital(NAMES[language].vehicles[vehicle]));
          return [name, worth(slow), worth(fast)];
        }),
      },
      ours: {
        kind: 'remade',
        text: {
          fr: 'Les nombres imprimés sur les cartes d’origine sont perdus : le livret ne décrit que leur structure. Nous les avons refaits, puis équilibrés par des milliers de parties simulées. Nos premiers essais donnaient 5 et 2 étapes aux trains : à sept, presque personne n’en laissait.',
          en: 'The numbers printed on the original cards are lost: the booklet only describes how they are structured. We created new ones and balanced them over thousands of simulated games. At first we gave trains 5 and 2 stages: with seven players hardly anyone ever left one.',
        },
      },
    },
    {
      id: 'CF-N2',
      title: { fr: 'Les vitesses', en: 'The speeds' },
      text: [
        {
          fr: 'Des nombres entiers, à partir de 1. Toutes les cartes d’un même véhicule ont des vitesses différentes, cartes de départ comprises. D’un véhicule à l’autre elles se recouvrent : « vitesse d’abord » connaît donc des égalités, que la hiérarchie tranche.',
          en: 'Whole numbers from 1 up. All cards of one vehicle have different speeds, starter cards included. From vehicle to vehicle they overlap, so that “speed first” has ties, which the hierarchy settles.',
        },
      ],
      ours: {
        kind: 'remade',
        text: {
          fr: 'Les vitesses d’origine sont perdues. Celles-ci ont été trouvées par ordinateur, pour qu’aucun paquet ne vaille mieux que les autres.',
          en: 'The original speeds are lost. We had a computer search for these, so that no pack is better than the others.',
        },
      },
    },
    {
      id: 'CF-N3',
      title: { fr: 'Coups de pouce et moitiés', en: 'Boosters and halves' },
      text: [
        {
          fr: 'Un paquet a cinq coups de pouce différents. Sur les 35 cartes de course, chacun des six revient cinq ou six fois. Pour chaque véhicule, les cartes de course ont autant de moitiés gauches que de droites, à une près.',
          en: 'A pack has five different boosters. Over the 35 race cards each of the six appears five or six times. For each vehicle the race cards have as many left halves as right ones, give or take one.',
        },
      ],
      ours: {
        kind: 'remade',
        text: {
          fr: 'Le livret ne dit pas quelle carte porte quel coup de pouce. Cette répartition est la nôtre.',
          en: 'The booklet doesn’t say which card has which booster. This distribution is ours.',
        },
      },
    },
    {
      id: 'CF-N4',
      title: { fr: 'L’équilibre', en: 'The balance' },
      text: [
        {
          fr: 'Ce que nous demandons à ces nombres, avec le robot « fort » à toutes les places, des personnages au hasard et une victoire partagée comptée en parts :',
          en: 'What we ask of these numbers, with the “strong” bot in every seat, characters dealt at random, and a shared win counted in parts:',
        },
        {
          fr: '- de 3 à 7 joueurs, aucun personnage ne gagne plus de 4 points au-dessus ou au-dessous de sa part (6 points à deux), sur au moins 20 000 parties à chaque nombre de joueurs ;',
          en: '- with 3 to 7 players no character’s wins are more than 4 points above or below its share (6 points with two), over at least 20,000 games for each number of players;',
        },
        {
          fr: '- moins de 35 % des parties à quatre finissent à égalité d’étapes ;',
          en: '- fewer than 35% of games with four players end level on stages;',
        },
        {
          fr: '- chaque véhicule est pris le premier dans au moins 10 % des offres où il figure, et laissé dans au moins 8 %.',
          en: '- every vehicle is taken first in at least 10% of the offers that include it, and left over in at least 8%.',
        },
        {
          fr: 'Les vitesses du violet ont le plus petit total, de peu : sa prime [CF-E4] le lui rend.',
          en: 'Violet’s speeds have the lowest total, by a little; its bonus makes up for it [CF-E4].',
        },
      ],
      ours: {
        kind: 'remade',
        text: {
          fr: 'Le livret ne donne aucun chiffre à retrouver : nous avons donc choisi ce que veut dire « équilibré », et nous le mesurons. Les cartes actuelles, les troisièmes, tiennent toutes ces limites avec un robot rapide, sur 20 000 parties à chaque nombre de joueurs. Avec le robot « fort », mesuré à 3, 4 et 7 joueurs sur moins de parties, rien n’est réfuté : l’orange à trois et le bleu à quatre dépassent un peu les 4 points, dans la marge d’erreur. Les chiffres, avec leurs marges, sont publiés avec le programme.',
          en: 'The booklet gives no figures to aim at: so we chose what “balanced” means, and measure it. The present cards, the third set, meet all these limits with a quick bot, over 20,000 games at each number of players. With the “strong” bot, measured over fewer games with 3, 4 and 7 players, nothing is refuted: orange with three players and blue with four are slightly beyond 4 points, within the margin of error. The figures and their margins are published with the program.',
        },
      },
    },
  ],
};
