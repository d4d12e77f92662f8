import { BRIDGES, MODES, SPACE_FACTS, SPECIALS, STREETS, positionNamed } from '@ponts-bornes/bridgetown-races';
import { SAY } from './bridgetown-races-words.ts';

/** Other words for the words of moves; the beginning of each will do. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  ride: ['go', 'aller'],
  place: ['placer', 'poser'],
  first: ['premier', 'partir', 'now', 'maintenant'],
  wait: ['attendre', 'garder', 'later', 'tard'],
  swap: ['permuter', 'permutation', 'echanger'],
  done: ['fini', 'rien', 'nothing'],
  walk: ['pied'],
  stay: ['rester'],
  rossisland: ['island'],
  walking: ['pied', 'foot'],
};

/** Words between the words of a move. */
const FILLERS: ReadonlySet<string> = new Set(['a', 'au', 'by', 'de', 'en', 'et', 'and', 'on', 'to', 'pont', 'bridge']);

const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** How a word of a move may be begun: itself, what it is called in both languages, and other words for it. */
const spellingsOf = (word: string): readonly string[] => {
  const mode = MODES.find((name) => name === word);
  const special = SPECIALS.find((name) => name === word);
  const called = Object.values(SAY).flatMap(({ modes, specials }) => [
    ...(mode === undefined ? [] : [modes[mode]]),
    ...(special === undefined ? [] : [specials[special]]),
  ]);
  return [word, ...called.map(plain), ...(OTHER_WORDS[word] ?? [])];
};

const VOCABULARY = new Map(
  [
    ...new Set([...MODES, ...SPECIALS, ...BRIDGES, ...STREETS.map(({ name }) => name), ...Object.keys(OTHER_WORDS)]),
  ].map((word) => [word, spellingsOf(word)]),
);

const SPACES: ReadonlySet<string> = new Set(SPACE_FACTS.map(({ name }) => name));

/** Names of spaces must be whole: `e1` is not the beginning of `e12`. */
const means = (typed: string, word: string): boolean =>
  typed === word || (VOCABULARY.get(word) ?? []).some((spelling) => spelling.startsWith(typed));

const wordsOf = (text: string): string[] => text.split(/[\s+@,>→]+/).filter((word) => word !== '');

/** Words that say nothing among the moves of one moment. */
const isVerb = (word: string): boolean => word === 'ride' || word === 'place' || word === 'swap';

/**
 * What a typed line means among these moves: the legal move with all its words and the fewest others, or else the
 * move that it names, for the rules to refuse; a line that names none stays as it is.
 */
export const spelled = (typed: string, moves: readonly string[]): string => {
  const words = wordsOf(plain(typed).replaceAll(/\bross island\b/g, 'rossisland'));
  const line = words.filter((word) => !FILLERS.has(word));
  if (line.length === 0) return typed;
  const fitting = moves.flatMap((move) => {
    const unsaid = unsaidIn(move, line);
    return unsaid === null ? [] : [{ move, unsaid }];
  });
  const least = Math.min(...fitting.map(({ unsaid }) => unsaid));
  const best = fitting.filter(({ unsaid }) => unsaid === least);
  return best.length === 1 ? best[0]!.move : (named(line, moves) ?? typed);
};

/** How many words of a move a line leaves out, verbs not counted; null if a word of the line is not in the move. */
const unsaidIn = (move: string, line: readonly string[]): number | null => {
  const left = wordsOf(move);
  for (const word of line) {
    const at = left.includes(word) ? left.indexOf(word) : left.findIndex((own) => means(word, own));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left.filter((own) => !isVerb(own)).length;
};

/** The text of the move that words name, legal or not. */
const named = (line: readonly string[], moves: readonly string[]): string | null => {
  const known = line.map(knownWord);
  if (known.includes(null)) return null;
  const words = (known as readonly string[]).filter((word) => !isVerb(word));
  const mode = MODES.find((name) => words.includes(name));
  const bridges = BRIDGES.filter((name) => words.includes(name));
  if (moves.every((move) => move.startsWith('place ')) && words.length === 1) return `place ${words[0]}`;
  if (mode !== undefined) return namedRide(mode, words);
  return words.length === 2 && bridges.length === 2 ? `swap ${bridges.join(' ')}` : null;
};

/** Mode, Double, end, flags; a bridge named before any other place is the end. */
const namedRide = (mode: string, words: readonly string[]): string | null => {
  const places = words.filter((word) => SPACES.has(word));
  const end = places.find((word) => !BRIDGES.some((name) => name === word)) ?? places[0];
  if (end === undefined) return null;
  const road = STREETS.find(({ name }) => words.includes(name) && positionNamed(`${end}@${name}`) >= 0);
  const flags = BRIDGES.filter((name) => name !== end && name !== road?.name && words.includes(name));
  const parts = ['ride', mode, words.includes('double') ? 'double' : '', road ? `${end}@${road.name}` : end];
  return [...parts, ...flags.map((name) => `+${name}`)].filter((part) => part !== '').join(' ');
};

/** The only word that a typed one begins. */
const knownWord = (typed: string): string | null => {
  if (SPACES.has(typed) || VOCABULARY.has(typed)) return typed;
  const words = [...VOCABULARY.keys()].filter((word) => means(typed, word));
  return words.length === 1 ? words[0]! : null;
};
