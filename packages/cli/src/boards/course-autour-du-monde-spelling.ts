import type { SourcesName } from '@ponts-bornes/course-autour-du-monde';
import { PLACES, ROUTES, across, endsOf } from './course-autour-du-monde-world.ts';

const KINDS = ['start', 'fly', 'end', 'stay', 'drop'] as const;
type Kind = (typeof KINDS)[number];

/** What people call moves, in both languages. */
const KIND_WORDS: Readonly<Record<Kind, readonly string[]>> = {
  start: ['start', 'depart', 'partir', 'pars'],
  fly: ['fly', 'vol', 'vole', 'voler', 'volez', 'lay', 'poser', 'pose'],
  end: ['end', 'stop', 'fin', 'finir', 'arreter', 'arrete', 'done'],
  stay: ['stay', 'rester', 'reste', 'restez', 'take', 'prendre', 'prends'],
  drop: ['drop', 'discard', 'ecarter', 'ecarte', 'jeter'],
};

const SOURCE_WORDS: Readonly<Record<SourcesName, readonly string[]>> = {
  stock: ['stock', 'talon', 'pioche'],
  first: ['first', 'premier', '1', '1er'],
  second: ['second', 'deuxieme', '2', '2e'],
  both: ['both', 'deux'],
};

/** Words that say nothing more. */
const FILLERS: ReadonlySet<string> = new Set(
  'a au aux de du des d la le les l un une one to from off in the of and et card carte cartes cards s ecart ecarts slot slots'.split(
    ' ',
  ),
);

/**
 * What a typed line means among these moves: the one legal move that it fits, or else the move that it names, for
 * the rules to refuse; a line that names none stays as it is.
 */
export const spelled = (typed: string, moves: readonly string[]): string => {
  const said = readLine(plain(typed).match(/[a-z0-9]+/g) ?? []);
  if (said === null) return typed;
  const fitting = moves.filter((move) => fits(move, said));
  return (fitting.length === 1 ? fitting[0] : named(said, moves)) ?? typed;
};

const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

interface Said {
  readonly kind: Kind | null;
  readonly cities: readonly string[];
  readonly sources: SourcesName | null;
}

/** Reads all words, or nothing: a line with an unknown word might mean something else. */
const readLine = (words: readonly string[]): Said | null => {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += parts.at(-1)!.length) {
    const part = partAt(words.slice(at));
    if (part === null) return null;
    parts.push(part);
  }
  const kind = parts.find((part) => part.kind !== undefined)?.kind ?? null;
  const sources = parts.find((part) => part.sources !== undefined)?.sources ?? null;
  const cities = parts.flatMap((part) => part.cities ?? []);
  return kind === null && sources === null && cities.length === 0 ? null : { kind, sources, cities };
};

interface Part {
  /** In words. */
  readonly length: number;
  readonly kind?: Kind;
  readonly cities?: readonly string[];
  readonly sources?: SourcesName;
}

const LONGEST_NAME = 3;

/** Names of several words first: in “Los Angeles” there is no Lagos. */
const partAt = (words: readonly string[]): Part | null => {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    const city = cityNamed(words.slice(0, length).join(''));
    if (city !== null) return { length, cities: [city] };
  }
  const [word = ''] = words;
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

/** The only city whose name begins so. */
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

/** The move that the words name, whether it is legal or not. */
const named = ({ kind, cities, sources }: Said, moves: readonly string[]): string | null => {
  if (sources !== null) return `stay ${sources}`;
  const [one, other] = cities;
  if (one === undefined) return kind === 'end' ? 'end' : null;
  if (other === undefined) return kind === 'start' || moves[0]?.startsWith('start') === true ? `start ${one}` : null;
  const route = ROUTES.find((name) => across(name, one) === other);
  if (route === undefined) return null;
  return `${kind ?? (moves[0]?.startsWith('drop') === true ? 'drop' : 'fly')} ${route}`;
};
