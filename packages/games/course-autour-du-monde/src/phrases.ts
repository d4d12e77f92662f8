import { kernelRefusal } from '@ponts-bornes/kernel';
import type { Language, Outcome, Phrases, Refusal } from '@ponts-bornes/kernel';
import { OUR_WORLD } from './our-world.ts';
import { notationOf } from './notation.ts';
import type { EndReason } from './score.ts';
import { SOURCES } from './state.ts';
import type { SourcesName } from './state.ts';
import { EN, FR } from './words.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { fr: FR, en: EN };

/** What things are called, for whoever draws a board. Cities are found by their codes. */
export const NAMES: Readonly<Record<Language, Pick<Words, 'cities' | 'continents' | 'sources'>>> = WORDS;

const { parse } = notationOf(OUR_WORLD);

export const phrases: Phrases = (language) => {
  const words = WORDS[language];
  return {
    move: (text, seat, names) => moveSentence(words, text, names[seat] ?? String(seat)),
    refusal: (refusal) => kernelRefusal(language, refusal) ?? refusalSentence(words, refusal),
    outcome: (outcome, names) => outcomeSentence(words, outcome, names),
  };
};

const moveSentence = (words: Words, text: string, who: string): string => {
  const move = parse(text);
  if (move === null) return `${who}: ${text}`;
  const named = text.split(' ').at(-1) as string;
  switch (move.kind) {
    case 'start':
      return words.starts(who, cityWords(words, named));
    case 'fly':
      return words.flies(who, routeWords(words, named));
    case 'end':
      return words.ends(who);
    case 'stay':
      return words.stays(who, words.sources[SOURCES[move.sources] as SourcesName]);
    case 'drop':
      return words.drops(who, routeWords(words, named));
  }
};

const cityWords = (words: Words, code: string): string =>
  (Object.hasOwn(words.cities, code) ? words.cities[code] : undefined) ?? code;

/** "PAR-NYC" is "Paris – New York". */
const routeWords = (words: Words, name: string): string =>
  name
    .split('-')
    .map((code) => cityWords(words, code))
    .join(' – ');

const refusalSentence = (words: Words, { rule, data }: Refusal): string => {
  const sentence = Object.hasOwn(words.refusals, rule) ? words.refusals[rule] : undefined;
  if (sentence === undefined) return words.unexplained(rule);
  const { route, city } = data;
  return sentence({
    ...data,
    route: typeof route === 'string' ? routeWords(words, route) : route,
    city: typeof city === 'string' ? cityWords(words, city) : city,
  });
};

const outcomeSentence = (words: Words, { winners, scores, reason }: Outcome, names: readonly string[]): string => {
  const named = winners.map((seat) => names[seat] ?? String(seat)).join(', ');
  const others = scores.flatMap((score, seat) =>
    winners.includes(seat) ? [] : [words.visas(names[seat] ?? String(seat), score)],
  );
  return `${words.wins[reason as EndReason](named)} (${others.join(', ')}).`;
};
