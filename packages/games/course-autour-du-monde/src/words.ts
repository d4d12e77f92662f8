import type { Language } from '@ponts-bornes/kernel';
import { CITIES } from './network/cities.ts';
import type { ContinentName } from './network/cities.ts';
import type { EndReason } from './score.ts';
import type { SourcesName } from './state.ts';

/** A refusal's data, with cities and routes already in words. */
interface Facts {
  readonly [key: string]: string | number | boolean | undefined;
}

/** How one language speaks of this game. */
export interface Words {
  /** By code. */
  readonly cities: Readonly<Record<string, string>>;
  readonly continents: Readonly<Record<ContinentName, string>>;
  readonly sources: Readonly<Record<SourcesName, string>>;
  readonly starts: (who: string, city: string) => string;
  readonly flies: (who: string, route: string) => string;
  readonly ends: (who: string) => string;
  readonly stays: (who: string, sources: string) => string;
  readonly drops: (who: string, route: string) => string;
  /** By rule. */
  readonly refusals: Readonly<Record<string, (facts: Facts) => string>>;
  readonly unexplained: (rule: string) => string;
  readonly wins: Readonly<Record<EndReason, (who: string) => string>>;
  readonly visas: (who: string, count: number) => string;
}

const namesIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(CITIES.map((city) => [city.code, city[language]]));

export const FR: Words = {
  cities: namesIn('fr'),
  continents: { europe: 'Europe', asia: 'Asie', america: 'Amérique', africa: 'Afrique', oceania: 'Océanie' },
  sources: {
    stock: 'deux cartes du talon',
    first: 'la carte de l’écart 1 et une du talon',
    second: 'la carte de l’écart 2 et une du talon',
    both: 'les cartes des deux écarts',
  },
  starts: (who, city) => `${who} choisit sa ville de départ : ${city}.`,
  flies: (who, route) => `${who} pose la carte ${route} et s’envole.`,
  ends: (who) => `${who} s’arrête là et tire au talon une carte par vol.`,
  stays: (who, sources) => `${who} reste sur place et annonce : ${sources}.`,
  drops: (who, route) => `${who} écarte la carte ${route}.`,
  refusals: {
    'CM-G2': ({ seats }) => `La Course autour du monde se joue de 2 à 6 : vous ne pouvez pas y jouer à ${seats}.`,
    'CM-S3': () => 'Choisissez d’abord votre ville de départ : Paris, New York ou Tokyo.',
    'CM-T1': ({ why, route }) =>
      why === 'same'
        ? `Vous écartez déjà cette carte : ${route}. Il en faut une autre.`
        : `Vous n’avez pas cette carte en main : ${route}.`,
    'CM-T2': ({ why, slot, route }) => {
      if (why === 'taken') return `Vous prenez cette carte à ce tour, vous ne pouvez pas l’écarter : ${route}.`;
      return `L’écart ${slot === 'first' ? 1 : 2} est vide : il n’y a rien à y prendre.`;
    },
    'CM-T3': ({ why, route, city }) =>
      why === 'hand'
        ? `Vous n’avez pas cette carte en main : ${route}.`
        : `Vous ne pouvez pas poser ${route} : vous êtes ailleurs (${city}).`,
    'CM-T5': ({ why }) => {
      if (why === 'flying') return 'Vous êtes en vol : posez une autre carte, ou arrêtez-vous.';
      return why === 'staying'
        ? 'Vous restez sur place : choisissez les deux cartes que vous écartez.'
        : 'Envolez-vous, ou restez sur place en échangeant deux cartes.';
    },
  },
  unexplained: (rule) => `Ce coup est refusé par la règle ${rule}.`,
  wins: { home: (who) => `${who} boucle le tour du monde et gagne` },
  visas: (who, count) => `${who} : ${count} ${count < 2 ? 'visa' : 'visas'}`,
};

export const EN: Words = {
  cities: namesIn('en'),
  continents: { europe: 'Europe', asia: 'Asia', america: 'America', africa: 'Africa', oceania: 'Oceania' },
  sources: {
    stock: 'two cards off the stock',
    first: 'the card of slot 1 and one off the stock',
    second: 'the card of slot 2 and one off the stock',
    both: 'the cards of both slots',
  },
  starts: (who, city) => `${who} chooses a start city: ${city}.`,
  flies: (who, route) => `${who} lays the card ${route} and takes off.`,
  ends: (who) => `${who} stops there and draws a card from the stock for each flight.`,
  stays: (who, sources) => `${who} stays and announces: ${sources}.`,
  drops: (who, route) => `${who} discards ${route}.`,
  refusals: {
    'CM-G2': ({ seats }) => `The race around the world is for 2 to 6 players, not ${seats}.`,
    'CM-S3': () => 'Choose your start city first: Paris, New York or Tokyo.',
    'CM-T1': ({ why, route }) =>
      why === 'same'
        ? `You are discarding this card already: ${route}. It takes another one.`
        : `You do not hold this card: ${route}.`,
    'CM-T2': ({ why, slot, route }) =>
      why === 'taken'
        ? `You are taking this card this turn, it can’t be discarded: ${route}.`
        : `Slot ${slot === 'first' ? 1 : 2} is empty: there is nothing to take.`,
    'CM-T3': ({ why, route, city }) =>
      why === 'hand' ? `You do not hold this card: ${route}.` : `You can’t lay ${route}: you are elsewhere (${city}).`,
    'CM-T5': ({ why }) => {
      if (why === 'flying') return 'You are flying: lay another card, or stop.';
      return why === 'staying'
        ? 'You are staying: choose the two cards you discard.'
        : 'Fly, or stay and exchange two cards.';
    },
  },
  unexplained: (rule) => `This move is refused by rule ${rule}.`,
  wins: { home: (who) => `${who} is home from around the world and wins` },
  visas: (who, count) => `${who}: ${count} ${count === 1 ? 'visa' : 'visas'}`,
};
