import { NAMES } from '@ponts-bornes/course-folle';
import type { Vocabulary } from './vocabulary.ts';

const list = (parts: readonly string[]): string => new Intl.ListFormat('fr').format(parts);
const stages = (count: number): string => `${count} ${count < 2 ? 'étape' : 'étapes'}`;
/** "d’Aline", "de Basile". */
const of = (who: string): string => (/^[aeiouàâäéèêëîïôöùûü]/i.test(who) ? `d’${who}` : `de ${who}`);
const SIDES = { left: 'gauche', right: 'droit' } as const;

export const FR: Vocabulary = {
  ...NAMES.fr,
  places: {
    ladder: 'Hiérarchie',
    played: 'Jouées',
    offer: 'Offre',
    hand: 'Votre main',
    course: 'Votre parcours',
    courses: 'Parcours des autres',
    allCourses: 'Parcours',
    secret: 'Choix secrets',
    characters: 'Personnages',
  },
  round: (round) => `Manche ${round} sur 5`,
  over: 'La course est finie',
  acts: {
    pole: (who) => `${who} place un véhicule au choix en haut de la hiérarchie.`,
    turbo: (who) => `La carte ${of(who)} compte comme la plus rapide de son véhicule.`,
    late: (who) => `${who} choisit sa carte après avoir vu toutes les autres.`,
    disguise: (who) => `La carte ${of(who)} passe pour le véhicule du haut, à vitesse 0 si elle n’en est pas.`,
    speed: (who) => `Grâce à ${who}, la vitesse décide pour tous, puis la hiérarchie.`,
    swap: (who) => `${who} peut échanger une carte de sa main, sauf un train, contre une de son parcours.`,
  },
  does: {
    pole: 'tout de suite, vous placez le véhicule de votre choix en haut de la hiérarchie.',
    turbo: 'à la manche suivante, votre carte compte comme la plus rapide de son véhicule.',
    late: 'à la manche suivante, vous choisissez après avoir vu toutes les autres cartes.',
    disguise: 'votre prochaine carte passe pour le véhicule du haut, à vitesse 0 si elle n’en est pas.',
    speed: 'à la manche suivante, la vitesse décide pour tous, puis la hiérarchie.',
    swap: 'tout de suite, si vous voulez : une carte de votre main, sauf un train, contre une de votre parcours.',
  },
  will: (who, booster) => `Dernière carte : ${who} aura « ${booster} ».`,
  wontAny: (who) => `Dernière carte, celle ${of(who)} : une carte de départ, sans coup de pouce.`,
  lastRound: 'Dernière manche : pas de coup de pouce.',
  character: { own: 'Choisissez votre personnage.', others: (who) => `${who} choisit son personnage.` },
  choose: {
    own: 'Choisissez en secret une carte de votre main.',
    others: () => 'Chacun choisit une carte en secret.',
  },
  hasChosen: 'Votre choix est fait. Vous pouvez encore en changer.',
  hasChosenLast: 'Votre choix est fait : toutes les cartes seront montrées ensemble.',
  waitsForLate: 'Dernier mot : vous choisirez quand les autres auront montré leur carte.',
  late: {
    own: 'Vous avez le dernier mot : jouez une carte de votre main, à découvert.',
    others: (who) => `${who} a le dernier mot et joue à découvert.`,
  },
  take: {
    own: 'Prenez une carte de l’offre.',
    others: (who) => `${who} prend une carte de l’offre.`,
  },
  pole: {
    own: 'Pole position : placez un véhicule en haut de la hiérarchie.',
    others: (who) => `${who} place un véhicule en haut de la hiérarchie.`,
  },
  swap: {
    own: 'Échangez une carte, ou gardez tout.',
    others: (who) => `${who} peut échanger une carte.`,
  },
  stages,
  worth: ({ stages: count, half, vehicle }) => {
    if (half === null) return stages(count);
    const part =
      vehicle === 'plane'
        ? `un demi-aérodrome ${SIDES[half]}`
        : `une demi-borne ${half === 'left' ? 'gauche' : 'droite'}`;
    return count === 0 ? part : `${stages(count)} et ${part}`;
  },
  speed: (speed) => `vitesse ${speed}`,
  gives: (booster) => `si elle vient dernière : ${booster}`,
  faceDown: 'Votre choix, face cachée : regarder',
  ownSlot: 'Votre choix secret',
  slot: (who) => `Le choix ${of(who)} reste secret`,
  lateSlot: (who) => `${who} choisira après les autres`,
  playedBy: (who, place) => (place === null ? `jouée par ${who}` : `jouée par ${who}, place ${place}`),
  rank: (vehicle, rank) => `${vehicle}, rang ${rank}`,
  characterOf: (character) => `Personnage ${character}`,
  takenBy: (who) => `pris par ${who}`,
  courseOf: (who) => `Parcours ${of(who)}`,
  handOf: (who, cards) => `En main chez ${who} : ${list(cards)}`,
  joined: { stage: 'fait une étape avec la suivante', aerodrome: 'fait un aérodrome avec la suivante' },
  confirm: {
    choose: (what) => `Jouer : ${what}`,
    change: (what) => `Plutôt : ${what}`,
    take: (what) => `Prendre : ${what}`,
    pole: (what) => `En haut : ${what}`,
    character: (what) => `Prendre : ${what}`,
  },
  gain: (count) => `+${stages(count)}`,
  keep: 'Ne rien échanger',
  swapHint: {
    none: 'Touchez une carte de votre main et une de votre parcours.',
    hand: 'Contre laquelle de votre parcours ?',
    course: 'Contre laquelle de votre main ?',
  },
  moves: {
    character: (character) => `Prendre le personnage ${character}`,
    choose: (card) => `Jouer : ${card}`,
    take: (card) => `Prendre : ${card}`,
    pole: (vehicle) => `Mettre en haut : ${vehicle}`,
    swap: (card, taken) => `Poser : ${card} ; reprendre : ${taken}`,
  },
  standing: (count) => `${count} ét.`,
  score: {
    whole: 'Étapes entières',
    pairs: 'Demi-bornes jointes',
    aerodromes: 'Aérodromes',
    own: 'Cartes à sa couleur',
    bonus: 'Violet, deux cartes de départ',
    total: 'Étapes',
    speed: 'Somme des vitesses',
  },
  order: (names) => `Dans cet ordre, chacun prend une carte : ${names.join(', ')}.`,
  stays: (card) => `Il reste : ${card}.`,
  moved: (vehicle, toBottom) => `Dans la hiérarchie, ${toBottom ? 'passe du haut tout en bas' : 'monte'} : ${vehicle}.`,
  given: (who, booster) => `Coup de pouce pour ${who} : ${booster}.`,
  describe: {
    hierarchy: (vehicles) => `La hiérarchie, de haut en bas : ${vehicles.join(', ')}.`,
    offer: (cards) => `À l’offre : ${cards.join(' ; ')}.`,
    hasTaken: 'a pris',
    pack: (character, cards) => `${character} : ${cards.join(' ; ')}.`,
    played: (cards) => `Cartes jouées, dans l’ordre : ${cards.join(' ; ')}.`,
    course: (who, character, score, cards) =>
      `${who}${character === '' ? '' : ` (${character})`}, ${score} : ${cards.length === 0 ? 'parcours encore vide' : cards.join(' ; ')}.`,
    hand: (cards) => `Votre main : ${cards.join(' ; ')}.`,
    chosen: (card) => `Votre choix secret : ${card}.`,
  },
  memo: [
    [
      'Une manche',
      'Il y en a cinq. Chacun choisit une carte en secret ; elles sont montrées ensemble. Dans l’ordre, chacun prend une carte de l’offre dans son parcours. Celle qui reste y demeure, et son véhicule monte d’un rang, ou tombe tout en bas s’il était premier. Les cartes jouées rejoignent l’offre.',
    ],
    ['L’ordre', 'Le véhicule le plus haut dans la hiérarchie d’abord ; à véhicule égal, la plus grande vitesse.'],
    [
      'Le compte',
      'Une étape pour chaque carte à votre couleur. Le personnage violet en a une de plus s’il a deux cartes de départ ou davantage. À étapes égales, la plus grande somme des vitesses gagne. Votre parcours est toujours rangé au mieux.',
    ],
  ],
  memoBoosters: [
    'Les coups de pouce',
    'La carte qui vient dernière donne le sien à qui l’a jouée. Les cartes de départ n’en ont pas, et la cinquième manche n’en donne pas.',
  ],
  memoSigns: {
    speed: 'La vitesse.',
    stone: 'Une borne : une étape.',
    half: 'Deux demi-bornes, gauche et droite, côte à côte : une étape. Une moitié seule ne compte pas.',
    aerodrome: 'Deux demi-aérodromes, gauche et droit, côte à côte : quatre étapes.',
    booster: 'Le coup de pouce, si la carte vient dernière.',
  },
  memoColours: 'Les couleurs et leurs emblèmes',
};
