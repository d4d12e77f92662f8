import { NAMES } from '@ponts-bornes/course-folle';
import type { Words } from './course-folle-vocabulary.ts';

const list = (names: readonly string[]): string => names.join(', ');

export const FR: Words = {
  round: (round, rounds) => `manche ${round} sur ${rounds}`,
  over: 'la course est finie',
  vehicles: NAMES.fr.vehicles,
  characters: NAMES.fr.characters,
  starter: 'départ',
  boosters: NAMES.fr.boosters,
  acts: {
    pole: (who) => `Pole position, ${who} : un véhicule au choix passe en haut de la hiérarchie.`,
    turbo: (who) => `Turbo, ${who} : sa carte de cette manche compte comme la plus rapide de son véhicule.`,
    late: (who) => `Dernier mot, ${who} : choisit sa carte après avoir vu toutes les autres.`,
    disguise: (who) =>
      `Déguisement, ${who} : sa carte de cette manche passe pour le véhicule du haut, à vitesse 0 si elle n’en est pas.`,
    speed: (who) => `Vitesse d’abord, grâce à ${who} : pour tous, la vitesse décide, puis la hiérarchie.`,
    swap: (who) => `Échange, ${who} : une carte de son parcours contre une de sa main, sauf un train.`,
  },
  will: (who, booster) => `Dernière dans l’ordre, la carte de ${who} lui donnera : ${booster}.`,
  wontAny: (who) => `Dernière dans l’ordre, la carte de ${who} ne donnera aucun coup de pouce.`,
  played: 'Cartes jouées',
  hierarchy: 'Hiérarchie',
  offer: 'Offre',
  cardHeads: 'vit. ét.',
  scores: ['étapes', 'entières', 'demies', 'aéro', 'couleur', 'violet', 'vitesses'],
  course: 'Votre parcours',
  noCourse: 'encore vide',
  hand: 'Votre main',
  handHeads: ['vitesse', 'étapes', 'si elle vient dernière'],
  chosen: 'choisie',
  heldBy: 'main (vitesses) :',
  legend: '  4( et )4 : demi-étapes   4[ et ]4 : demi-aérodromes   +1 : votre couleur',
  character: { own: 'Choisissez votre personnage.', others: (who) => `${who} choisit son personnage.` },
  choose: {
    own: 'Choisissez en secret une carte de votre main : toutes seront montrées ensemble.',
    others: () => 'Chacun choisit une carte en secret.',
  },
  hasChosen: 'Votre choix est fait : toutes les cartes seront montrées ensemble.',
  waitsForLate: 'Dernier mot : vous choisirez quand les autres auront montré leur carte.',
  late: {
    own: 'Vous avez le dernier mot : jouez une carte de votre main, à découvert.',
    others: (who) => `${who} a le dernier mot et joue à découvert.`,
  },
  take: {
    own: 'Prenez une carte de l’offre dans votre parcours.',
    others: (who) => `${who} prend une carte de l’offre.`,
  },
  pole: {
    own: 'Pole position : placez le véhicule de votre choix en haut de la hiérarchie.',
    others: (who) => `${who} place un véhicule en haut de la hiérarchie.`,
  },
  swap: {
    own: 'Vous pouvez échanger une carte de main, sauf un train, contre une du parcours.',
    others: (who) => `${who} peut échanger une carte.`,
  },
  packHead: 'vitesse, étapes',
  swapFor: (card) => `${card} contre`,
  keep: 'ne rien échanger',
  order: (names) => `Dans cet ordre, chacun prend une carte : ${list(names)}.`,
  stays: (card) => `Il reste : ${card}.`,
  moved: (vehicle, toBottom) => `Dans la hiérarchie, ${toBottom ? 'passe du haut tout en bas' : 'monte'} : ${vehicle}.`,
  given: (who, booster) => `Coup de pouce pour ${who} : ${booster}.`,
  memo: [
    [
      'Manche',
      'Il y en a cinq. Tous choisissent une carte en secret, puis les montrent ; dans l’ordre, chacun prend une carte de l’offre. Celle qui reste y demeure, et son véhicule monte d’un rang (tout en bas s’il était premier). Les cartes jouées rejoignent l’offre.',
    ],
    ['Ordre', 'Le véhicule le plus haut dans la hiérarchie d’abord ; à véhicule égal, la plus grande vitesse.'],
    [
      'Étapes',
      'Chaque étape entière vaut 1. Une demi-étape gauche à côté d’une droite : 1, quels que soient la voiture et le bateau. Deux demi-aérodromes : 4. Une moitié seule : rien. Vos cartes sont toujours comptées dans leur meilleur ordre.',
    ],
    [
      'Plus',
      'Une étape pour chaque carte à votre couleur. Le personnage violet en a une s’il a deux cartes de départ ou davantage. À étapes égales, la plus grande somme des vitesses gagne.',
    ],
    [
      'Pouce',
      'La carte qui vient dernière donne le coup de pouce de son dos (les cartes de départ n’en ont pas, la manche 5 non plus) :',
    ],
    ['', 'pole position : placez tout de suite le véhicule de votre choix en haut.'],
    ['', 'turbo : à la manche suivante, votre carte est la plus rapide de son véhicule.'],
    ['', 'dernier mot : à la manche suivante, vous choisissez après avoir vu les autres cartes.'],
    ['', 'déguisement : votre prochaine carte passe pour le véhicule du haut, à vitesse 0 si elle n’en est pas.'],
    ['', 'vitesse d’abord : à la manche suivante, la vitesse décide pour tous, puis la hiérarchie.'],
    [
      '',
      'échange : tout de suite, si vous voulez, une carte de votre main (pas un train) contre une de votre parcours.',
    ],
    [
      'Signes',
      '4( : quatre étapes et une moitié gauche ; )1 : une moitié droite et une étape ; 4()1 : elles se joignent. 2[ et ]0 : moitiés d’aérodrome, sur les avions.',
    ],
    [
      'Coups',
      'red-car, « voiture rouge » ou, s’il n’y en a qu’une, « voiture ». Échange : voiture rouge > bateau bleu, ou keep.',
    ],
  ],
};
