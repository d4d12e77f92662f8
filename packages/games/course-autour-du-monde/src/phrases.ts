import { endingOf, kernelRefusal, nameOr, personAt } from '@ponts-bornes/kernel';
import type { Ending, Person, Phrases, Refusal } from '@ponts-bornes/kernel';
import { OUR_WORLD } from './our-world.ts';
import { notationOf } from './notation.ts';
import type { EndReason } from './score.ts';
import { SOURCES } from './state.ts';
import type { SourcesName } from './state.ts';
import type { Speech } from './speech/speech.ts';

const { parse } = notationOf(OUR_WORLD);

export const phrases: Phrases<Speech> = (speech) => ({
  move: (text, seat, names, reader) => moveSentence(speech, text, personAt(seat, names, reader)),
  refusal: (refusal) => kernelRefusal(speech.language, refusal) ?? refusalSentence(speech, refusal),
  outcome: (...ended) => outcomeSentence(speech, endingOf(...ended)),
});

const moveSentence = (speech: Speech, text: string, who: Person): string => {
  const move = parse(text);
  if (move === null) return `${who.name}: ${text}`;
  const named = text.split(' ').at(-1) as string;
  switch (move.kind) {
    case 'start':
      return speech.starts(who, cityWords(speech, named));
    case 'fly':
      return speech.flies(who, routeWords(speech, named));
    case 'end':
      return speech.ends(who);
    case 'stay':
      return speech.stays(who, speech.sources[SOURCES[move.sources] as SourcesName]);
    case 'drop':
      return speech.drops(who, routeWords(speech, named));
  }
};

const cityWords = (speech: Speech, code: string): string =>
  (Object.hasOwn(speech.cities, code) ? speech.cities[code] : undefined) ?? code;

/** "PAR-NYC" is "Paris – New York". */
const routeWords = (speech: Speech, name: string): string =>
  name
    .split('-')
    .map((code) => cityWords(speech, code))
    .join(' – ');

const refusalSentence = (speech: Speech, { rule, data }: Refusal): string => {
  const sentence = Object.hasOwn(speech.refusals, rule) ? speech.refusals[rule] : undefined;
  if (sentence === undefined) return speech.unexplained(rule);
  const { route, city } = data;
  return sentence({
    ...data,
    route: typeof route === 'string' ? routeWords(speech, route) : route,
    city: typeof city === 'string' ? cityWords(speech, city) : city,
  });
};

const outcomeSentence = (speech: Speech, { reason, all, winners, others }: Ending): string => {
  const visas = others.map((person) => speech.visas(nameOr(speech.you, person), person.score));
  return `${speech.wins[reason as EndReason](winners[0] ?? all[0]!)} (${visas.join(', ')}).`;
};
