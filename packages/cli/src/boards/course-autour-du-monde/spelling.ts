import type { SourcesName } from '@ponts-bornes/course-autour-du-monde';
import { PLACES, ROUTES, across, endsOf } from '@ponts-bornes/course-autour-du-monde';
import { START_CODES } from './world.ts';

const KINDS = ['start', 'fly', 'end', 'stay', 'drop'] as const;
type Kind = (typeof KINDS)[number];

/** Words for moves in both languages. */
const KIND_WORDS: Readonly<Record<Kind, readonly string[]>> = {
  start: ['start', 'depart', 'partir', 'pars'],
  fly: ['fly', 'vol', 'vole', 'voler', 'volez', 'envoler', 'lay', 'play', 'poser', 'pose'],
  end: ['end', 'stop', 'fin', 'finir', 'fini', 'terminer', 'arreter', 'arrete', 'done'],
  stay: ['stay', 'rester', 'reste', 'restez', 'take', 'prendre', 'prends', 'echanger', 'exchange'],
  drop: ['drop', 'discard', 'ecarter', 'ecarte', 'defausser', 'jeter', 'jette'],
};

const SOURCE_WORDS: Readonly<Record<SourcesName, readonly string[]>> = {
  stock: ['stock', 'deck', 'talon', 'pioche'],
  first: ['first', 'premier', '1', '1er'],
  second: ['second', 'deuxieme', '2', '2e'],
  both: ['both', 'deux', 'two'],
};

/** A number before one of these says how many, not which écart. */
const COUNTED: ReadonlySet<string> = new Set(['carte', 'cartes', 'card', 'cards', 'ecarts', 'slots']);

/** Words to ignore. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'a au aux de du des d la le les l un une et s sur place pour carte cartes ecart ecarts reprendre piocher autant gagne',
    'one to from off in the of and card cards slot slots here draw as many won',
    'visa europe asie asia amerique america afrique africa oceanie oceania',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Interprets a typed line: the legal moves it matches, or else the illegal move it names, for the rules to refuse. A
 * line that names no move stays unchanged.
 */
export const spelled = (typed: string, moves: readonly string[]): string | readonly string[] => {
  const said = readLine(plain(typed).match(/[a-z0-9]+/g) ?? []);
  if (said === null) return typed;
  const fitting = moves.filter((move) => fits(move, said));
  if (fitting.length > 1) return fitting;
  return fitting[0] ?? named(said, moves) ?? typed;
};

const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

interface Said {
  readonly kind: Kind | null;
  readonly cities: readonly string[];
  readonly sources: SourcesName | null;
}

/** Null if any word is unknown, because the line might mean something else. */
const readLine = (words: readonly string[]): Said | null => {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += parts.at(-1)!.length) {
    const part = partAt(words.slice(at));
    if (part === null) return null;
    parts.push(part);
  }
  const kind = parts.find((part) => part.kind !== undefined)?.kind ?? null;
  const cities = [...new Set(parts.flatMap((part) => part.cities ?? []))];
  // Ending a turn also draws from the stock, so mentioning it doesn't make this a stay.
  const sources = kind === 'end' ? null : sourcesIn(parts.flatMap((part) => part.sources ?? []));
  if (sources === null) return kind === null && cities.length === 0 ? null : { kind, sources, cities };
  // Besides the écarts, a stay may name the cards lying there. In other lines cards mean something else.
  if (kind === 'stay' || (kind === null && cities.length === 0)) return { kind: 'stay', sources, cities: [] };
  return null;
};

/** [CM-T2] With one écart named, the second card comes from the stock; “two off the stock” names no écart. */
const sourcesIn = (said: readonly SourcesName[]): SourcesName | null => {
  if (said.includes('first') && said.includes('second')) return 'both';
  return (['first', 'second', 'stock', 'both'] as const).find((sources) => said.includes(sources)) ?? null;
};

interface Part {
  /** In words. */
  readonly length: number;
  readonly kind?: Kind;
  readonly cities?: readonly string[];
  readonly sources?: SourcesName;
}

const LONGEST_NAME = 3;

/** Tries names of several words first, so that “Los Angeles” doesn't match Lagos. */
const partAt = (words: readonly string[]): Part | null => {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    const city = cityNamed(words.slice(0, length).join(''));
    if (city !== null) return { length, cities: [city] };
  }
  const [word = '', next = ''] = words;
  if (/^[12]$/.test(word) && COUNTED.has(next)) return word === '1' ? { length: 1 } : { length: 1, sources: 'both' };
  const kind = KINDS.find((one) => KIND_WORDS[one].includes(word));
  if (kind !== undefined) return { length: 1, kind };
  const sources = SOURCES_SAID.find((one) => SOURCE_WORDS[one].includes(word));
  if (sources !== undefined) return { length: 1, sources };
  if (FILLERS.has(word)) return { length: 1 };
  const cities = codesIn(word) ?? cityBegun(word);
  return cities === null ? null : { length: 1, cities };
};

const SOURCES_SAID = Object.keys(SOURCE_WORDS) as SourcesName[];

const ALIASES: readonly { readonly code: string; readonly names: readonly string[] }[] = PLACES.map(
  ({ code, fr, en }) => ({
    code,
    names: [code, fr, en, fr.replace(/^Le /, '')].map((name) => plain(name).replaceAll(/[^a-z]/g, '')),
  }),
);

const cityNamed = (name: string): string | null => ALIASES.find(({ names }) => names.includes(name))?.code ?? null;

const SHORTEST = 3;

/** The city whose name starts with this text, if there is only one. */
const cityBegun = (begun: string): readonly string[] | null => {
  const found = ALIASES.filter(({ names }) => names.some((name) => name.startsWith(begun)));
  return begun.length >= SHORTEST && found.length === 1 ? [found[0]!.code] : null;
};

/** Two codes written together. */
const codesIn = (word: string): readonly string[] | null => {
  const [one, other] = [cityNamed(word.slice(0, 3)), cityNamed(word.slice(3))];
  return one === null || other === null ? null : [one, other];
};

const fits = (move: string, { kind, cities, sources }: Said): boolean => {
  const [is, what = ''] = move.split(' ');
  if (kind !== null && kind !== is) return false;
  if (sources !== null && (is !== 'stay' || what !== sources)) return false;
  const ends: readonly string[] = endsOf(what);
  return cities.every((city) => ends.includes(city));
};

/** The move that the words name, legal or not. */
const named = ({ kind, cities, sources }: Said, moves: readonly string[]): string | null => {
  if (sources !== null) return `stay ${sources}`;
  const [one, other, third] = cities;
  const asked = moves[0]?.split(' ')[0];
  if (third !== undefined) return null;
  if (one === undefined) return kind === null ? null : outOfPlace(kind, asked);
  if (other === undefined) {
    if (kind === 'start' || asked === 'start') return `start ${one}`;
    return kind === null || kind === 'fly' ? missingFlight(one, moves) : null;
  }
  const route = routeBetween(one, other);
  return route === null ? null : `${kind ?? (asked === 'drop' ? 'drop' : 'fly')} ${route}`;
};

const routeBetween = (one: string, other: string): string | null =>
  ROUTES.find((name) => across(name, one) === other) ?? null;

/** Any move of a kind that can't be played now: the rules refuse it for that reason. */
const outOfPlace = (kind: Kind, asked: string | undefined): string | null => {
  switch (kind) {
    case 'start':
      return `start ${START_CODES[0]}`;
    case 'end':
      return 'end';
    case 'stay':
      return 'stay stock';
    case 'drop':
      return `drop ${ROUTES[0]}`;
    case 'fly':
      // During a turn the rules would complain about that particular card instead.
      return asked === 'start' || asked === 'drop' ? `fly ${ROUTES[0]}` : null;
  }
};

/** The card for a flight to a city from where the player is, if such a card exists. */
const missingFlight = (city: string, moves: readonly string[]): string | null => {
  const flights = moves.filter((move) => move.startsWith('fly ')).map((move) => endsOf(move.slice('fly '.length)));
  const here = flights[0]?.filter((end) => flights.every((ends) => ends.includes(end))) ?? [];
  const [route] = here.flatMap((end) => routeBetween(end, city) ?? []);
  return route === undefined ? null : `fly ${route}`;
};
