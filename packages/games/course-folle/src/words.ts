import type { BoosterName, CharacterName, VehicleName } from './cards.ts';
import type { EndReason } from './score.ts';

/** A refusal's data, with cards and characters already in words. */
interface Facts {
  readonly [key: string]: string | number | boolean | undefined;
}

/** How one language speaks of this game. */
export interface Words {
  readonly vehicles: Readonly<Record<VehicleName, string>>;
  readonly characters: Readonly<Record<CharacterName, string>>;
  readonly boosters: Readonly<Record<BoosterName, string>>;
  readonly raceCard: (vehicle: VehicleName, character: CharacterName) => string;
  readonly starter: (vehicle: VehicleName, number: string) => string;
  readonly list: (words: readonly string[]) => string;
  readonly isCharacter: (who: string, character: string) => string;
  readonly chooses: (who: string, card: string) => string;
  readonly takes: (who: string, card: string) => string;
  readonly raises: (who: string, vehicle: string) => string;
  readonly swaps: (who: string, card: string, taken: string) => string;
  readonly keeps: (who: string) => string;
  /** By rule. */
  readonly refusals: Readonly<Record<string, (facts: Facts) => string>>;
  readonly unexplained: (rule: string) => string;
  readonly wins: (names: readonly string[], stages: number) => string;
  readonly ends: Readonly<Record<EndReason, string>>;
}

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

export const FR: Words = {
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
  list: (words) => new Intl.ListFormat('fr').format(words),
  isCharacter: (who, character) => `${who} prend le personnage ${character}.`,
  chooses: (who, card) => `${who} joue : ${card}.`,
  takes: (who, card) => `${who} prend dans son parcours : ${card}.`,
  raises: (who, vehicle) => `Pole position ! ${who} place en haut de la hiérarchie : ${vehicle}.`,
  swaps: (who, card, taken) => `${who} pose dans son parcours : ${card}, et reprend en main : ${taken}.`,
  keeps: (who) => `${who} n’échange rien.`,
  refusals: {
    'CF-S1': ({ seats, why, character }) => {
      if (seats !== undefined) return `Course folle se joue de 2 à 7 : vous ne pouvez pas y jouer à ${seats}.`;
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
      why === 'offer'
        ? `Cette carte n’est pas offerte : ${card}.`
        : 'C’est à vous de prendre une carte de l’offre dans votre parcours.',
    'CF-B1': () => 'Vous avez la pole position : placez d’abord un véhicule en haut de la hiérarchie.',
    'CF-B6': ({ why, card }) => {
      if (why === 'train') return `Vous ne pouvez pas échanger un train de votre main : ${card}.`;
      if (why === 'hand') return `Vous n’avez pas cette carte à échanger en main : ${card}.`;
      return why === 'course'
        ? `Cette carte n’est pas dans votre parcours : ${card}.`
        : 'Vous pouvez échanger : une carte de votre main contre une de votre parcours, ou « keep ».';
    },
  },
  unexplained: (rule) => `Ce coup est refusé par la règle ${rule}.`,
  wins: (names, stages) => {
    const score = `${stages} ${stages < 2 ? 'étape' : 'étapes'}`;
    return names.length === 1 ? `${names[0]} gagne avec ${score}` : `${FR.list(names)} gagnent à égalité avec ${score}`;
  },
  ends: {
    stages: 'La course est finie.',
    speed: 'La course est finie : à étapes égales, les vitesses décident.',
    shared: 'La course est finie : étapes et vitesses sont égales.',
  },
};

export const EN: Words = {
  vehicles: { train: 'train', car: 'car', motorbike: 'motorbike', boat: 'boat', plane: 'plane' },
  characters: {
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    violet: 'violet',
    pink: 'pink',
  },
  boosters: {
    pole: 'pole position',
    turbo: 'turbo',
    late: 'late call',
    disguise: 'disguise',
    speed: 'speed first',
    swap: 'swap',
  },
  raceCard: (vehicle, character) => `${EN.characters[character]} ${EN.vehicles[vehicle]}`,
  starter: (vehicle, number) => `starter ${EN.vehicles[vehicle]} ${number}`,
  list: (words) => new Intl.ListFormat('en').format(words),
  isCharacter: (who, character) => `${who} takes the ${character} character.`,
  chooses: (who, card) => `${who} plays: ${card}.`,
  takes: (who, card) => `${who} takes into the course: ${card}.`,
  raises: (who, vehicle) => `Pole position! ${who} puts on top of the hierarchy: ${vehicle}.`,
  swaps: (who, card, taken) => `${who} lays in the course: ${card}, and takes back in hand: ${taken}.`,
  keeps: (who) => `${who} swaps nothing.`,
  refusals: {
    'CF-S1': ({ seats, why, character }) => {
      if (seats !== undefined) return `Mad race is for 2 to 7 players, not ${seats}.`;
      return why === 'taken' ? `The ${character} character is taken: choose another.` : 'Choose your character first.';
    },
    'CF-T1': ({ why, card }) => {
      if (why === 'same') return `You have already chosen this card: ${card}.`;
      return why === 'hand' ? `You do not hold this card: ${card}.` : 'Choose a card of your hand in secret.';
    },
    'CF-B3': ({ why, card }) =>
      why === 'hand'
        ? `You have the late call, but you do not hold this card: ${card}.`
        : 'You have the late call: choose a card of your hand.',
    'CF-T3': ({ why, card }) =>
      why === 'offer' ? `This card is not on offer: ${card}.` : 'It is for you to take a card of the offer.',
    'CF-B1': () => 'You have the pole position: first put a vehicle on top of the hierarchy.',
    'CF-B6': ({ why, card }) => {
      if (why === 'train') return `A train in your hand can’t be swapped: ${card}.`;
      if (why === 'hand') return `You do not hold this card to swap: ${card}.`;
      return why === 'course'
        ? `This card is not in your course: ${card}.`
        : 'You may swap: a card of your hand for one of your course, or “keep”.';
    },
  },
  unexplained: (rule) => `This move is refused by rule ${rule}.`,
  wins: (names, stages) => {
    const score = `${stages} ${stages === 1 ? 'stage' : 'stages'}`;
    return names.length === 1 ? `${names[0]} wins with ${score}` : `${EN.list(names)} share the win with ${score}`;
  },
  ends: {
    stages: 'The race is over.',
    speed: 'The race is over: stages are equal, speeds decide.',
    shared: 'The race is over: stages and speeds are equal.',
  },
};
