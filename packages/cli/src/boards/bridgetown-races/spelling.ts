import { BRIDGES, MODES, SPACE_FACTS, SPECIALS, STREETS, positionNamed } from '@ponts-bornes/bridgetown-races';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';

/** Synonyms for the words of moves; a prefix is enough. */
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
  streetcar: ['tramway'],
  motorcycle: ['moto'],
  car: ['voiture'],
  bicycle: ['velo'],
  rollerblades: ['rollers'],
  walking: ['marche', 'pied', 'foot'],
};

/** Words to ignore. */
const FILLERS: ReadonlySet<string> = new Set(
  'a au avec de du en et le la sur pont drapeau by with and on the to bridge flag'.split(' '),
);
/** Words for taking no flag. */
const WITHOUT: ReadonlySet<string> = new Set(['sans', 'without']);

const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A word of a move and its synonyms in both languages. */
const spellingsOf = (word: string): readonly string[] => [word, ...(OTHER_WORDS[word] ?? [])];

const VOCABULARY = new Map(
  [
    ...new Set([...MODES, ...SPECIALS, ...BRIDGES, ...STREETS.map(({ name }) => name), ...Object.keys(OTHER_WORDS)]),
  ].map((word) => [word, spellingsOf(word)]),
);

const SPACES: ReadonlySet<string> = new Set(SPACE_FACTS.map(({ name }) => name));

/** Names of spaces must be complete: `e1` is not a prefix of `e12`. */
const means = (typed: string, word: string): boolean =>
  typed === word || (VOCABULARY.get(word) ?? []).some((spelling) => spelling.startsWith(typed));

const wordsOf = (text: string): string[] => text.split(/[\s+@,>→]+/).filter((word) => word !== '');

/** Words that don't distinguish the moves of one moment. */
const isVerb = (word: string): boolean => word === 'ride' || word === 'place' || word === 'swap';

/**
 * Interprets a typed line: the legal moves that contain all its words, a single one if it is unambiguous, or else the
 * illegal move it names, for the rules to refuse. A line that names no move stays unchanged.
 */
export const spelled = (typed: string, moves: readonly string[]): string | readonly string[] => {
  const words = wordsOf(plain(typed).replaceAll(/\bross island\b/g, 'rossisland'));
  const line = words.filter((word) => !FILLERS.has(word) && !WITHOUT.has(word));
  if (line.length === 0) return typed;
  const isFlagless = words.some((word) => WITHOUT.has(word));
  const fitting = moves.flatMap((move) => {
    const unsaid = isFlagless && move.includes('+') ? null : unsaidIn(move, line);
    return unsaid === null ? [] : [{ move, unsaid }];
  });
  // A player who leaves out a flag may have missed it, unless the line uses the notation of moves.
  const whole = fitting.filter(({ move, unsaid }) => unsaid === 0 && (typed.includes('+') || !isRide(move)));
  if (whole.length === 1) return whole[0]!.move;
  const meant = withoutNeedlessDouble(fitting.map(({ move }) => move));
  if (meant.length > 1) return meant;
  const name = meant[0] ?? named(line, moves);
  // A line that matches no legal move must not turn into one.
  return name === null || (meant.length === 0 && moves.includes(name)) ? typed : name;
};

const isRide = (move: string): boolean => move.startsWith('ride ');

/** Without the word Double, a player doesn't want to spend it on a ride that doesn't need it. */
const withoutNeedlessDouble = (moves: readonly string[]): readonly string[] =>
  moves.filter((move) => {
    const [head, ...flags] = move.replace(' double ', ' ').split(' +');
    const isAsGood = (other: string): boolean => {
      const [otherHead, ...otherFlags] = other.split(' +');
      return otherHead === head && flags.every((flag) => otherFlags.includes(flag));
    };
    return !move.includes(' double ') || !moves.some(isAsGood);
  });

/**
 * The number of words of a move that a line leaves out, not counting verbs; null if the line has a word that isn't in
 * the move.
 */
const unsaidIn = (move: string, line: readonly string[]): number | null => {
  const left = wordsOf(move);
  for (const word of line) {
    const at = left.includes(word) ? left.indexOf(word) : left.findIndex((own) => means(word, own));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left.filter((own) => !isVerb(own)).length;
};

/** The move that the words name, legal or not. */
const named = (line: readonly string[], moves: readonly string[]): string | null => {
  const known = line.map(knownWord);
  if (known.includes(null)) return null;
  const all = known as readonly string[];
  const [only = '', ...others] = all.filter((word) => word !== 'ride' && word !== 'place');
  const isPlacing = moves.every((move) => move.startsWith('place '));
  if (isPlacing && others.length === 0 && PLACED.has(only)) return `place ${only}`;
  if (others.length === 0 && SINGLE.has(only)) return only;
  const words = all.filter((word) => !isVerb(word));
  const bridges = BRIDGES.filter((name) => words.includes(name));
  // Any two bridges make the rules explain why no swap is possible.
  if (only === 'swap' && bridges.length === 0) return `swap ${BRIDGES[0]} ${BRIDGES[1]}`;
  const isSwap = words.length === 2 && bridges.length === 2;
  return isSwap ? `swap ${bridges.join(' ')}` : namedRide(words, moves.find(isRide));
};

const PLACED: ReadonlySet<string> = new Set([...MODES, ...SPECIALS]);
const SINGLE: ReadonlySet<string> = new Set(['first', 'wait', 'done']);

/**
 * Mode, Double, end, flags; a bridge named before any other place is the end. Missing parts come from a legal ride, so
 * that the rules refuse what was typed.
 */
const namedRide = (words: readonly string[], legal: string | undefined): string => {
  const [, legalMode = MODES[0], ...legalRest] = (legal ?? '').split(' ');
  const mode = MODES.find((name) => words.includes(name)) ?? legalMode;
  const places = words.filter((word) => SPACES.has(word));
  const legalEnd = legalRest.find((word) => positionNamed(word) >= 0) ?? BRIDGES[0];
  const end = places.find((word) => !BRIDGES.some((name) => name === word)) ?? places[0] ?? legalEnd;
  if (words.includes('stay')) return `ride ${mode} stay`;
  if (words.includes('walk')) return `ride ${mode} walk ${end}`;
  const road = STREETS.find(({ name }) => words.includes(name) && positionNamed(`${end}@${name}`) >= 0);
  const flags = BRIDGES.filter((name) => name !== end && name !== road?.name && words.includes(name));
  const parts = ['ride', mode, words.includes('double') ? 'double' : '', road ? `${end}@${road.name}` : end];
  return [...parts, ...flags.map((name) => `+${name}`)].filter((part) => part !== '').join(' ');
};

/** The word that starts with the typed text, if there is only one. */
const knownWord = (typed: string): string | null => {
  if (SPACES.has(typed) || VOCABULARY.has(typed)) return typed;
  const words = [...VOCABULARY.keys()].filter((word) => means(typed, word));
  // “Walk” means the mode, unless it is the step of a mode that can't move.
  if (words.includes('walking') && words.every((word) => word.startsWith('walk'))) return 'walking';
  return words.length === 1 ? words[0]! : null;
};

/** A move as a player could type it. */
export const typedWords = (move: string, speech: Speech): string => {
  const { modes, specials, terminal } = speech;
  const isPlacing = move.startsWith('place ');
  const words: Readonly<Record<string, string>> = { ...modes, ...(isPlacing ? specials : terminal.typed) };
  return wordsOf(move)
    .filter((word) => !isVerb(word) || move === `place ${word}`)
    .map((word) => (words[word] ?? word).toLowerCase())
    .join(' ');
};
