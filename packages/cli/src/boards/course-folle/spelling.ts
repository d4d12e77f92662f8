import type { CharacterName, VehicleName } from '@ponts-bornes/course-folle';

/** Words for things in both languages; a prefix is enough. */
const VEHICLE_WORDS: Readonly<Record<VehicleName, readonly string[]>> = {
  train: ['train'],
  car: ['car', 'voiture'],
  motorbike: ['motorbike', 'moto'],
  boat: ['boat', 'bateau'],
  plane: ['plane', 'avion'],
};

const COLOUR_WORDS: Readonly<Record<CharacterName, readonly string[]>> = {
  red: ['red', 'rouge'],
  orange: ['orange'],
  yellow: ['yellow', 'jaune'],
  green: ['green', 'verte'],
  blue: ['blue', 'bleue'],
  violet: ['violette', 'violet'],
  pink: ['pink', 'rose'],
};

const STARTER_WORDS = { starter: ['starter', 'depart'] } as const;
const KEEP_WORDS = { keep: ['keep', 'garder', 'rien', 'nothing'] } as const;

const SHORTEST = 3;

/**
 * Interprets a typed line: the one legal move it matches, or else the illegal move it names, for the rules to refuse. A
 * line that names no move stays unchanged.
 */
export const spelled = (typed: string, moves: readonly string[]): string => {
  const line = plain(typed);
  const sign = /^[+=^]/.exec(line)?.[0] ?? '';
  if (named(KEEP_WORDS, line) !== null) return 'keep';
  const parts = line.slice(sign.length).split('>').map(partOf);
  if (parts.some((part) => part === null)) return typed;
  const meant = parts as readonly Part[];
  const fitting = moves.filter((move) => move.startsWith(sign) && fits(move, meant));
  if (fitting.length === 1) return fitting[0]!;
  const usual = /^[+=^]/.exec(moves[0] ?? '')?.[0] ?? '';
  const texts = meant.map(textOf);
  if (texts.includes(null)) return typed;
  return `${sign || (meant.length === 1 ? usual : '')}${texts.join('>')}`;
};

const plain = (typed: string): string => typed.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** What the line says about a card, a vehicle or a colour. */
interface Part {
  readonly vehicle?: string;
  readonly colour?: string;
  readonly number?: string;
  readonly starter?: string;
}

const partOf = (text: string): Part | null => {
  // "voiture de départ 1"
  const tokens = (text.match(/[a-z]+|\d+/g) ?? []).filter((token) => token !== 'de');
  const found = tokens.map(tokenOf);
  if (found.length === 0 || found.includes(null)) return null;
  const keys = found.flatMap((part) => Object.keys(part!));
  return new Set(keys).size === keys.length ? Object.assign({}, ...found) : null;
};

/** One word, or two written together. */
const tokenOf = (token: string): Part | null => wordOf(token) ?? splitOf(token);

const wordOf = (token: string): Part | null => {
  if (/^\d+$/.test(token)) return { number: token };
  const vehicle = named(VEHICLE_WORDS, token);
  if (vehicle !== null) return { vehicle };
  const colour = named(COLOUR_WORDS, token);
  if (colour !== null) return { colour };
  return named(STARTER_WORDS, token) === null ? null : { starter: token };
};

const splitOf = (token: string): Part | null => {
  for (let at = SHORTEST; at <= token.length - SHORTEST; at++) {
    const [one, other] = [wordOf(token.slice(0, at)), wordOf(token.slice(at))];
    if (one !== null && other !== null) return { ...one, ...other };
  }
  return null;
};

/** The name with a word that starts with this text, if there is only one. */
const named = (words: Readonly<Record<string, readonly string[]>>, begun: string): string | null => {
  if (begun.length < SHORTEST) return null;
  const names = Object.keys(words).filter((name) => words[name]!.some((word) => word.startsWith(begun)));
  return names.length === 1 ? names[0]! : null;
};

const fits = (move: string, parts: readonly Part[]): boolean => {
  const things = move.replace(/^[+=^]/, '').split('>');
  return things.length === parts.length && things.every((thing, index) => fitsThing(thing, parts[index]!));
};

/** Whether `blue-car`, `car-1`, `boat` or `blue` matches what was typed. */
const fitsThing = (thing: string, { vehicle, colour, number, starter }: Part): boolean => {
  const words = thing.split('-');
  const said = [vehicle, colour, number].filter((word) => word !== undefined);
  return said.every((word) => words.includes(word)) && (starter === undefined || /\d$/.test(thing));
};

/** The full name, if enough was typed. */
const textOf = ({ vehicle, colour, number }: Part): string | null => {
  if (vehicle === undefined) return colour ?? null;
  if (colour !== undefined) return `${colour}-${vehicle}`;
  return number === undefined ? vehicle : `${vehicle}-${number}`;
};
