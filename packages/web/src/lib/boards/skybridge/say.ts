import { NAMES } from '@ponts-bornes/skybridge';
import type { KindName, PlaceName } from '@ponts-bornes/skybridge';
import type { Language } from '@ponts-bornes/kernel';

/** What the board says, in one language. */
export interface Say {
  readonly colours: (typeof NAMES)[Language]['colours'];
  readonly pieces: (typeof NAMES)[Language]['pieces'];
  readonly kinds: Readonly<Record<KindName, string>>;
  readonly list: (words: readonly string[]) => string;
  readonly floors: (count: number) => string;
  readonly points: (count: number) => string;
  /** The same in a few letters. */
  readonly pts: (count: number) => string;
  readonly lays: (piece: string, place: string) => string;
  readonly spans: (piece: string, at: string, to: string) => string;
  readonly closes: (piece: string, place: string) => string;

  readonly yourTurn: string;
  readonly yourBridge: string;
  readonly waitFor: (name: string) => string;
  readonly over: string;
  readonly skipped: (names: readonly string[]) => string;

  readonly ground: string;
  /** Between parts that have commas of their own. */
  readonly apart: string;
  readonly bare: (place: string) => string;
  readonly tower: (place: string, floors: string, pieces: string) => string;
  readonly bridgeLies: (colour: string, at: string, to: string) => string;
  readonly holds: (name: string, colour: string, pieces: string) => string;
  readonly nothing: string;
  readonly counted: (count: number, piece: string) => string;
  readonly stands: (name: string, points: string) => string;
  readonly blocked: (names: readonly string[]) => string;

  readonly owned: (places: readonly PlaceName[]) => string;
  readonly joined: (places: readonly PlaceName[]) => string;
  readonly doubled: (places: readonly PlaceName[]) => string;
  readonly sumOf: (colour: string) => string;
  readonly total: string;

  readonly city: string;
  readonly map: string;
  readonly look: string;
  readonly cityHelp: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly hand: string;
  readonly ledger: string;
  readonly ledgerNow: string;
  readonly left: (count: number) => string;
  readonly chosen: string;
  readonly advised: string;
  readonly here: string;
  readonly neutral: string;
  readonly out: string;
  readonly noPoints: string;
}

const FR: Say = {
  colours: NAMES.fr.colours,
  pieces: NAMES.fr.pieces,
  kinds: { tall: 'grand', low: 'petit', bridge: 'pont', roof: 'toit' },
  list: (words) => new Intl.ListFormat('fr').format(words),
  floors: (count) => `${count} ${count < 2 ? 'étage' : 'étages'}`,
  points: (count) => `${count} ${count < 2 ? 'point' : 'points'}`,
  pts: (count) => `${count} ${count < 2 ? 'pt' : 'pts'}`,
  lays: (piece, place) => `Poser un ${piece} en ${place}`,
  spans: (piece, at, to) => `Lancer le ${piece} entre ${at} et ${to}`,
  closes: (piece, place) => `Fermer la tour ${place} d’un ${piece}`,

  yourTurn: 'À vous : choisissez une pièce, puis sa place.',
  yourBridge: 'À vous : seul votre pont trouve encore sa place.',
  waitFor: (name) => `${name} choisit une pièce.`,
  over: 'La ville est achevée.',
  skipped: (names) => `${FR.list(names)} ${names.length > 1 ? 'ne peuvent' : 'ne peut'} rien poser : tour passé.`,

  apart: ' ; ',
  ground: 'Neuf fondations en carré : colonnes a, b, c de gauche à droite, rangées 1, 2, 3.',
  bare: (place) => `${place} : fondation nue`,
  tower: (place, floors, pieces) => `${place} : ${floors}. De bas en haut : ${pieces}`,
  bridgeLies: (colour, at, to) => `Le pont ${colour} relie ${at} et ${to}.`,
  holds: (name, colour, pieces) => `${name}, ${colour} : ${pieces}.`,
  nothing: 'plus rien à poser',
  counted: (count, piece) => `${count} × ${piece}`,
  stands: (name, points) => `${name} : ${points}`,
  blocked: (names) => `Sans coup possible pour l’instant : ${FR.list(names)}.`,

  owned: ([place]) => `Tour ${place}`,
  joined: ([place]) => `Tour ${place}, reliée par le pont`,
  doubled: ([at, to]) => `Tours ${at} et ${to}, les deux bouts du pont : étages × 2`,
  sumOf: (colour) => `Ensemble, ${colour}`,
  total: 'Total',

  city: 'Ville',
  map: 'Plan',
  look: 'Affichage',
  cityHelp: 'Ville en relief : tournez-la du doigt ou avec les flèches',
  turnLeft: 'Tourner la ville vers la gauche',
  turnRight: 'Tourner la ville vers la droite',
  hand: 'Vos pièces',
  ledger: 'Points et réserves',
  ledgerNow: 'Si tout finissait ici',
  left: (count) => (count === 0 ? 'plus aucun' : `il en reste ${count}`),
  chosen: 'choisi',
  advised: 'conseillé',
  here: 'posable ici',
  neutral: 'neutre',
  out: 'hors du jeu',
  noPoints: 'sans points',
};

const EN: Say = {
  colours: NAMES.en.colours,
  pieces: NAMES.en.pieces,
  kinds: { tall: 'tall', low: 'low', bridge: 'bridge', roof: 'roof' },
  list: (words) => new Intl.ListFormat('en').format(words),
  floors: (count) => `${count} ${count === 1 ? 'floor' : 'floors'}`,
  points: (count) => `${count} ${count === 1 ? 'point' : 'points'}`,
  pts: (count) => `${count} ${count === 1 ? 'pt' : 'pts'}`,
  lays: (piece, place) => `Lay a ${piece} on ${place}`,
  spans: (piece, at, to) => `Lay the ${piece} from ${at} to ${to}`,
  closes: (piece, place) => `Close the tower on ${place} with a ${piece}`,

  yourTurn: 'Your turn: choose a piece, then its place.',
  yourBridge: 'Your turn: only your bridge still finds a place.',
  waitFor: (name) => `${name} is choosing a piece.`,
  over: 'The city is finished.',
  skipped: (names) => `${EN.list(names)} can’t place anything: turn skipped.`,

  apart: '; ',
  ground: 'Nine foundations in a square: columns a, b, c from left to right, rows 1, 2, 3.',
  bare: (place) => `${place}: bare foundation`,
  tower: (place, floors, pieces) => `${place}: ${floors}. From the ground up: ${pieces}`,
  bridgeLies: (colour, at, to) => `The ${colour} bridge joins ${at} and ${to}.`,
  holds: (name, colour, pieces) => `${name}, ${colour}: ${pieces}.`,
  nothing: 'nothing left to place',
  counted: (count, piece) => `${count} × ${piece}`,
  stands: (name, points) => `${name}: ${points}`,
  blocked: (names) => `Without a legal move for now: ${EN.list(names)}.`,

  owned: ([place]) => `Tower ${place}`,
  joined: ([place]) => `Tower ${place}, joined by the bridge`,
  doubled: ([at, to]) => `Towers ${at} and ${to}, both ends of the bridge: floors × 2`,
  sumOf: (colour) => `All ${colour}`,
  total: 'Total',

  city: 'City',
  map: 'Map',
  look: 'Look',
  cityHelp: 'The city in relief: turn it with a finger or the arrow keys',
  turnLeft: 'Turn the city to the left',
  turnRight: 'Turn the city to the right',
  hand: 'Your pieces',
  ledger: 'Points and pieces',
  ledgerNow: 'If it ended now',
  left: (count) => (count === 0 ? 'none left' : `${count} left`),
  chosen: 'chosen',
  advised: 'advised',
  here: 'can go here',
  neutral: 'neutral',
  out: 'out of the game',
  noPoints: 'no points',
};

export const SAY: Readonly<Record<Language, Say>> = { fr: FR, en: EN };
