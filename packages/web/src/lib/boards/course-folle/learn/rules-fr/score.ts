import { NAMES, VEHICLES } from '@ponts-bornes/course-folle';
import type { Section } from '../../../../learn/rules.ts';
import type { ShownCard } from '../../cards.ts';
import { capital } from '../../say.ts';
import { AERODROME_PAIR, MISFITS, SCORED, STAGE_PAIR, extremesOf } from '../examples.ts';
import { The, the } from '../names.ts';

const worth = ({ stages, half, vehicle }: ShownCard): string => {
  const whole = stages === 0 ? [] : [`${stages} ${stages === 1 ? 'étape' : 'étapes'}`];
  const part = half === null ? [] : [vehicle === 'plane' ? 'un demi-aérodrome' : 'une demi-borne'];
  return [...whole, ...part].join(' et ');
};

export const score: Section = {
  id: 'score',
  title: 'Le décompte',
  rules: [
    {
      id: 'CF-E1',
      title: 'Les étapes entières',
      text: [
        'Après la cinquième manche, chaque parcours compte cinq cartes. L’ordre des cartes est libre, et peut changer à tout moment. Chaque borne entière vaut une étape.',
      ],
    },
    {
      id: 'CF-E2',
      title: 'Les moitiés jointes',
      text: [
        'Une demi-borne gauche et une demi-borne droite, côte à côte, font **une étape**. La voiture et le bateau se complètent aussi bien que deux voitures ou deux bateaux. Deux demi-aérodromes, gauche et droit, font un **aérodrome : quatre étapes**. Une demi-borne et un demi-aérodrome ne se joignent pas.',
        'Une moitié qui reste seule ne compte pas. Une carte n’a qu’une moitié, et ne sert donc qu’une fois. La table trouve toujours le meilleur rangement, et le montre : les moitiés jointes se touchent, les autres sont pâles.',
      ],
      figure: {
        name: 'halves',
        caption: `${The.fr(STAGE_PAIR[0].name)} et ${the.fr(STAGE_PAIR[1].name)} : une étape. ${The.fr(AERODROME_PAIR[0].name)} et ${the.fr(AERODROME_PAIR[1].name)} : quatre étapes. ${The.fr(MISFITS[0].name)} et ${the.fr(MISFITS[1].name)} : rien.`,
      },
      ours: {
        kind: 'reading',
        text: 'Le livret ne dit pas ce qu’est une moitié gauche. Pour nous, c’est celle qui se pose à gauche de l’autre : elle est dessinée au bord droit de sa carte, et deux gauches ne font rien ensemble.',
      },
      tryIt: 'halves',
    },
    {
      id: 'CF-E3',
      title: 'Votre couleur',
      text: [
        'Chaque carte de votre parcours qui a la couleur de votre personnage vaut une étape de plus. C’est la couleur du portrait qui compte, pas celle du jeton de votre place. À l’offre, ces cartes portent pour vous un « +1 ».',
      ],
      figure: {
        name: 'course',
        caption: `Le parcours du personnage ${NAMES.fr.characters[SCORED.owner]} : ${SCORED.whole} bornes, 4 étapes pour l’aérodrome, 1 pour les demi-bornes jointes, ${SCORED.own} pour ${SCORED.own} cartes à sa couleur. En tout ${SCORED.total} étapes.`,
      },
    },
    {
      id: 'CF-E4',
      title: 'Le violet',
      text: [
        'Le personnage violet a une étape de plus s’il a au moins deux cartes de départ dans son parcours. Une seule, même avec trois ou quatre.',
      ],
    },
    {
      id: 'CF-E5',
      title: 'Qui gagne',
      text: [
        'Le plus grand nombre d’étapes gagne. À égalité, la plus grande somme des vitesses des cinq cartes du parcours. Encore à égalité : la victoire est partagée.',
      ],
    },
  ],
};

export const numbers: Section = {
  id: 'numbers',
  title: 'Pour les curieux : les nombres',
  rules: [
    {
      id: 'CF-N1',
      title: 'Les étapes de chaque véhicule',
      text: [
        'Pour chaque véhicule, cartes de départ comprises, la moitié la plus lente des cartes est riche et la moitié la plus rapide est pauvre. De neuf cartes, celle du milieu compte parmi les lentes.',
        'Chaque moitié est imprimée gauche ou droite.',
      ],
      table: {
        head: ['Véhicule', 'Les plus lentes', 'Les plus rapides'],
        rows: VEHICLES.map((vehicle) => {
          const [slow, fast] = extremesOf(vehicle);
          return [capital(NAMES.fr.vehicles[vehicle]), worth(slow), worth(fast)];
        }),
      },
      ours: {
        kind: 'remade',
        text: 'Les nombres imprimés sur les cartes d’origine sont perdus : le livret ne décrit que leur structure. Nous les avons refaits, puis équilibrés par des milliers de parties simulées. Nos premiers essais donnaient 5 et 2 étapes aux trains : à sept, presque personne n’en laissait.',
      },
    },
    {
      id: 'CF-N2',
      title: 'Les vitesses',
      text: [
        'Des nombres entiers, à partir de 1. Toutes les cartes d’un même véhicule ont des vitesses différentes, cartes de départ comprises. D’un véhicule à l’autre elles se recouvrent : « vitesse d’abord » connaît donc des égalités, que la hiérarchie tranche.',
      ],
      ours: {
        kind: 'remade',
        text: 'Les vitesses d’origine sont perdues. Celles-ci ont été cherchées par le calcul, pour qu’aucun paquet ne vaille mieux que les autres.',
      },
    },
    {
      id: 'CF-N3',
      title: 'Coups de pouce et moitiés',
      text: [
        'Un paquet a cinq coups de pouce différents. Sur les 35 cartes de course, chacun des six revient cinq ou six fois. Pour chaque véhicule, les cartes de course ont autant de moitiés gauches que de droites, à une près.',
      ],
      ours: {
        kind: 'remade',
        text: 'Le livret ne dit pas quelle carte porte quel coup de pouce. Cette répartition est la nôtre.',
      },
    },
    {
      id: 'CF-N4',
      title: 'L’équilibre',
      text: [
        'Ce que nous demandons à ces nombres, avec notre robot le plus fort à toutes les places, des personnages au hasard et une victoire partagée comptée en parts :',
        '- de 3 à 7 joueurs, aucun personnage ne gagne plus de 4 points au-dessus ou au-dessous de sa part (6 points à deux), sur au moins 20 000 parties à chaque nombre de joueurs ;',
        '- moins de 35 % des parties à quatre finissent à égalité d’étapes ;',
        '- chaque véhicule est pris le premier dans au moins 10 % des offres où il figure, et laissé dans au moins 8 %.',
        'Les vitesses du violet ont le plus petit total, de peu : sa prime [CF-E4] le lui rend.',
      ],
      ours: {
        kind: 'remade',
        text: 'Le livret ne donne aucun chiffre à retrouver : nous avons donc choisi ce que veut dire « équilibré », et nous le mesurons. À sept joueurs, avec notre robot le plus fort, ce n’est pas encore tenu : le rouge gagne trop souvent, le violet et le bleu trop rarement. Les chiffres mesurés, avec leurs marges, sont publiés avec le programme.',
      },
    },
  ],
};
