import { acts, agree, counted, de, together } from '@ponts-bornes/kernel';
import type { Person } from '@ponts-bornes/kernel';
import type { CharacterName, VehicleName } from '../cards.ts';
import type { Speech } from './speech.ts';

const FR_COLOURS: Readonly<Record<CharacterName, readonly [masculine: string, feminine: string]>> = {
  red: ['rouge', 'rouge'],
  orange: ['orange', 'orange'],
  yellow: ['jaune', 'jaune'],
  green: ['vert', 'verte'],
  blue: ['bleu', 'bleue'],
  violet: ['violet', 'violette'],
  pink: ['rose', 'rose'],
};

const FR_FEMININE: ReadonlySet<VehicleName> = new Set(['car', 'motorbike']);

const lists = new Intl.ListFormat('fr');
const list = (parts: readonly string[]): string => lists.format(parts);
const stages = (count: number): string => counted('fr', count, 'étape', 'étapes');
const ownCard = ({ name, isYou }: Person): string => (isYou ? 'Votre carte' : `La carte ${de(name)}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const SIDES = { left: 'gauche', right: 'droit' } as const;

export const FR: Speech = {
  language: 'fr',
  vehicles: { train: 'train', car: 'voiture', motorbike: 'moto', boat: 'bateau', plane: 'avion' },
  characters: {
    red: 'rouge',
    orange: 'orange',
    yellow: 'jaune',
    green: 'vert',
    blue: 'bleu',
    violet: 'violet',
    pink: 'rose',
  },
  boosters: {
    pole: 'pole position',
    turbo: 'turbo',
    late: 'dernier mot',
    disguise: 'déguisement',
    speed: 'vitesse d’abord',
    swap: 'échange',
  },
  raceCard: (vehicle, character) =>
    `${FR.vehicles[vehicle]} ${FR_COLOURS[character][FR_FEMININE.has(vehicle) ? 1 : 0]}`,
  starter: (vehicle, number) => `${FR.vehicles[vehicle]} de départ ${number}`,
  the: (vehicle, name) => {
    if (vehicle === 'plane') return `l’${name}`;
    return `${FR_FEMININE.has(vehicle) ? 'la' : 'le'} ${name}`;
  },
  isCharacter: (who, character) => `${acts(who, 'prend', 'Vous prenez')} le personnage ${character}.`,
  chooses: (who, card) => `${acts(who, 'joue', 'Vous jouez')} ${card}.`,
  takes: (who, card) => `${acts(who, 'ajoute', 'Vous ajoutez')} ${card} à ${who.isYou ? 'votre' : 'son'} parcours.`,
  raises: (who, vehicle) => `Pole position ! ${acts(who, 'place', 'Vous placez')} ${vehicle} en haut de la hiérarchie.`,
  swaps: (who, card, taken) =>
    who.isYou
      ? `Vous posez ${card} dans votre parcours et reprenez ${taken} en main.`
      : `${who.name} pose ${card} dans son parcours et reprend ${taken} en main.`,
  keeps: (who) => `${acts(who, 'n’échange', 'Vous n’échangez')} rien.`,
  you: 'Vous',
  refusals: {
    'CF-S1': ({ seats, why, character }) => {
      if (seats !== undefined) return `Course folle se joue de 2 à 7, pas à ${seats}.`;
      return why === 'taken'
        ? `Le personnage ${character} est déjà pris : choisissez-en un autre.`
        : 'Choisissez d’abord votre personnage.';
    },
    'CF-T1': ({ why, card }) => {
      if (why === 'same') return `Vous avez déjà choisi cette carte : ${card}.`;
      return why === 'hand'
        ? `Vous n’avez pas cette carte en main : ${card}.`
        : 'Choisissez en secret une carte de votre main.';
    },
    'CF-B3': ({ why, card }) =>
      why === 'hand'
        ? `Vous avez le dernier mot, mais pas cette carte en main : ${card}.`
        : 'Vous avez le dernier mot : choisissez une carte de votre main.',
    'CF-T3': ({ why, card }) =>
      why === 'offer' ? `Cette carte n’est pas dans l’offre : ${card}.` : 'À vous de prendre une carte de l’offre.',
    'CF-B1': () => 'Vous avez la pole position : placez d’abord un véhicule en haut de la hiérarchie.',
    'CF-B6': ({ why, card }) => {
      if (why === 'train') return `Vous ne pouvez pas échanger un train de votre main : ${card}.`;
      if (why === 'hand') return `Vous n’avez pas cette carte en main, impossible de l’échanger : ${card}.`;
      return why === 'course'
        ? `Cette carte n’est pas dans votre parcours : ${card}.`
        : 'Échangez une carte de votre main contre une de votre parcours, ou n’échangez rien (« keep »).';
    },
  },
  unexplained: (rule) => `Coup refusé (règle ${rule}).`,
  wins: (winners, count) => {
    const subject = `${together(winners, 'Vous', 'et')} ${agree(winners, 'gagne', 'gagnent', 'gagnez')}`;
    return `${subject} ${winners.length > 1 ? 'à égalité ' : ''}avec ${stages(count)}`;
  },
  ends: {
    stages: 'La course est finie.',
    speed: 'La course est finie : à égalité d’étapes, les vitesses départagent.',
    shared: 'La course est finie : égalité aux étapes comme aux vitesses.',
  },
  reasons: {
    'comes-first': 'presque rien ne peut passer devant',
    'wins-booster': 'la carte viendra sans doute en dernier et donnera son coup de pouce',
    'most-stages': 'aucune autre carte ne rapporte plus d’étapes',
    'completes-pair': 'deux moitiés font une étape entière',
    'own-colour': 'c’est la couleur de son personnage',
    'starter-bonus': 'c’est une carte de départ de plus',
    'denies-next': 'elle aurait surtout profité au suivant',
    'raises-own': 'un véhicule de la main passe en tête',
    'improves-course': 'la carte posée vaut plus que la carte reprise',
    'nothing-better': 'aucun échange ne rapporterait plus d’étapes',
  },
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
    pole: (who) =>
      `${acts(who, 'place', 'Vous placez')} le véhicule de ${who.isYou ? 'votre' : 'son'} choix en haut de la hiérarchie.`,
    turbo: (who) => `${ownCard(who)} compte comme la plus rapide de son véhicule.`,
    late: (who) => `${acts(who, 'choisit sa', 'Vous choisissez votre')} carte après avoir vu toutes les autres.`,
    disguise: (who) => `${ownCard(who)} compte comme le véhicule du haut, à vitesse 0 si c’en est un autre.`,
    speed: (who) => `Grâce à ${who.isYou ? 'vous' : who.name}, la vitesse décide pour tous, puis la hiérarchie.`,
    swap: (who) =>
      who.isYou
        ? 'Vous pouvez échanger une carte de votre main, sauf un train, contre une de votre parcours.'
        : `${who.name} peut échanger une carte de sa main, sauf un train, contre une de son parcours.`,
  },
  does: {
    pole: 'tout de suite, vous placez le véhicule de votre choix en haut de la hiérarchie.',
    turbo: 'à la manche suivante, votre carte compte comme la plus rapide de son véhicule.',
    late: 'à la manche suivante, vous choisissez après avoir vu toutes les autres cartes.',
    disguise: 'votre prochaine carte compte comme le véhicule du haut, à vitesse 0 si c’en est un autre.',
    speed: 'à la manche suivante, la vitesse décide pour tous, puis la hiérarchie.',
    swap: 'tout de suite, si vous voulez : une carte de votre main, sauf un train, contre une de votre parcours.',
  },
  will: (who, booster) => `Dernière carte : ${acts(who, 'aura', 'vous aurez')} « ${booster} ».`,
  wontAny: (who) =>
    `Dernière carte, ${who.isYou ? 'la vôtre' : `celle ${de(who.name)}`} : une carte de départ, sans coup de pouce.`,
  lastRound: 'Dernière manche : pas de coup de pouce.',
  character: { own: 'Choisissez votre personnage.', others: (who) => `${who} choisit son personnage.` },
  choose: {
    own: 'Choisissez une carte en secret.',
    others: () => 'Chacun choisit une carte en secret.',
  },
  hasChosen: 'Votre choix est fait. Vous pouvez encore en changer.',
  hasChosenLast: 'Votre choix est fait : toutes les cartes seront révélées ensemble.',
  waitsForLate: 'Dernier mot : vous choisirez quand les autres auront révélé leur carte.',
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
  gives: (booster) => `en dernière place : ${booster}`,
  ownSlot: 'Votre choix secret',
  slot: (who) => `Le choix ${de(who)} reste secret`,
  lateSlot: (who) => `${acts(who, 'choisira', 'Vous choisirez')} après les autres`,
  playedBy: (who, place) => (place === null ? `jouée par ${who}` : `jouée par ${who}, place ${place}`),
  rank: (vehicle, rank) => `${vehicle}, rang ${rank}`,
  characterOf: (character) => `Personnage ${character}`,
  takenBy: (who) => `pris par ${who}`,
  courseOf: (who) => `Parcours ${de(who)}`,
  seeCards: (who) => `Voir les cartes ${de(who)}`,
  inHand: 'En main',
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
  standing: stages,
  score: {
    whole: 'Étapes entières',
    pairs: 'Demi-bornes jointes',
    aerodromes: 'Aérodromes',
    own: 'Cartes de sa couleur',
    bonus: 'Prime du violet',
    total: 'Étapes',
    speed: 'Somme des vitesses',
  },
  order: (people) =>
    `Chacun prend une carte, dans cet ordre : ${people.map(({ name, isYou }) => (isYou ? 'vous' : name)).join(', ')}.`,
  stays: (card) => `${capital(card)} reste dans l’offre.`,
  moved: (vehicle, toBottom) =>
    `${capital(vehicle)} ${toBottom ? 'passe du haut tout en bas' : 'monte d’un rang'} dans la hiérarchie.`,
  given: (who, booster) => `Coup de pouce pour ${who.isYou ? 'vous' : who.name} : ${booster}.`,
  describe: {
    hierarchy: (vehicles) => `La hiérarchie, de haut en bas : ${vehicles.join(', ')}.`,
    offer: (cards) => `Dans l’offre : ${cards.join(' ; ')}.`,
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
      'Il y en a cinq. Chacun choisit une carte en secret ; toutes sont révélées ensemble. Dans l’ordre, chacun ajoute une carte de l’offre à son parcours. Le véhicule de la carte qui reste monte d’un rang, ou tombe tout en bas s’il était premier. Les cartes jouées rejoignent l’offre.',
    ],
    ['L’ordre', 'Le véhicule le plus haut dans la hiérarchie d’abord ; entre véhicules égaux, la plus grande vitesse.'],
    [
      'Le compte',
      'Une étape pour chaque carte de votre couleur. Le personnage violet en marque une de plus s’il a au moins deux cartes de départ. À égalité d’étapes, la plus grande somme des vitesses gagne. Votre parcours est toujours rangé au mieux.',
    ],
  ],
  memoBoosters: [
    'Les coups de pouce',
    'La dernière carte dans l’ordre donne le sien au joueur qui l’a jouée. Les cartes de départ n’en ont pas, et la cinquième manche n’en donne pas.',
  ],
  memoSigns: {
    speed: 'La vitesse.',
    stone: 'Une borne : une étape.',
    half: 'Deux demi-bornes, gauche et droite, côte à côte : une étape. Une moitié seule ne compte pas.',
    aerodrome: 'Deux demi-aérodromes, gauche et droit, côte à côte : quatre étapes.',
    booster: 'Le coup de pouce, si la carte est dernière dans l’ordre.',
  },
  memoColours: 'Les couleurs et leurs emblèmes',
  colon: ' : ',
  terminal: {
    starter: 'départ',
    cardHeads: 'vit. ét.',
    scores: ['étapes', 'entières', 'demies', 'aéro', 'couleur', 'violet', 'vitesses'],
    noCourse: 'encore vide',
    handHeads: ['vitesse', 'étapes', 'en dernière place'],
    chosen: 'choisie',
    heldBy: 'main (vitesses) :',
    legend: '  4( et )4 : demi-bornes   4[ et ]4 : demi-aérodromes   +1 : votre couleur',
    packHead: 'vitesse, étapes',
    swapFor: (card) => `${card} contre`,
    played: 'Cartes jouées',
    memo: [
      [
        'Manche',
        'Il y en a cinq. Chacun choisit une carte en secret, toutes sont révélées ; dans l’ordre, chacun prend une carte de l’offre. Le véhicule de la carte qui reste monte d’un rang (ou tombe tout en bas s’il était premier). Les cartes jouées rejoignent l’offre.',
      ],
      ['Ordre', 'Le véhicule le plus haut dans la hiérarchie d’abord ; entre véhicules égaux, la plus grande vitesse.'],
      [
        'Étapes',
        'Chaque étape entière vaut 1. Une demi-borne gauche à côté d’une droite : 1, sur une voiture ou un bateau. Deux demi-aérodromes : 4. Une moitié seule : rien. Vos cartes sont toujours comptées dans leur meilleur ordre.',
      ],
      [
        'Primes',
        'Une étape pour chaque carte de votre couleur. Le personnage violet en marque une s’il a au moins deux cartes de départ. À égalité d’étapes, la plus grande somme des vitesses gagne.',
      ],
      [
        'Dernière',
        'La dernière carte dans l’ordre donne le coup de pouce imprimé dessus (les cartes de départ n’en ont pas, la manche 5 n’en donne pas) :',
      ],
      ['', 'pole position : placez tout de suite le véhicule de votre choix en haut.'],
      ['', 'turbo : à la manche suivante, votre carte est la plus rapide de son véhicule.'],
      ['', 'dernier mot : à la manche suivante, vous choisissez après avoir vu les autres cartes.'],
      ['', 'déguisement : votre prochaine carte compte comme le véhicule du haut, à vitesse 0 si c’en est un autre.'],
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
  },
};
