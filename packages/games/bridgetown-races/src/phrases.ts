import { kernelRefusal } from '@ponts-bornes/kernel';
import type { Language, Outcome, Phrases, Refusal } from '@ponts-bornes/kernel';
import { bridgeOf, positionName, positionNamed, roadAt, spaceOf } from './city/city.ts';
import { SPACE_FACTS } from './city/spaces.ts';
import { STREETS } from './city/streets.ts';
import { parse } from './notation.ts';
import type { Move } from './notation.ts';
import { BRIDGES, bridgeName, colourName, modeName, specialName } from './parts.ts';
import type { BridgeName, Mode } from './parts.ts';
import type { EndReason } from './score.ts';
import { EN } from './words-en.ts';
import { FR } from './words-fr.ts';
import type { Facts, Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { fr: FR, en: EN };

export const phrases: Phrases = (language) => {
  const words = WORDS[language];
  return {
    move: (text, seat, names) => {
      const move = parse(text);
      const who = names[seat] ?? String(seat);
      return move === null ? `${who}: ${text}` : moveSentence(words, move, who);
    },
    refusal: (refusal, names) => kernelRefusal(language, refusal) ?? refusalSentence(words, refusal, names),
    outcome: (outcome, names) => outcomeSentence(words, outcome, names),
  };
};

const moveSentence = (words: Words, move: Move, who: string): string => {
  switch (move.kind) {
    case 'place':
      return words.places(who, words.modes[modeName(move.mode)]);
    case 'special':
      return words.takesSpecial(who, words.specials[specialName(move.special)]);
    case 'first':
      return words.goesFirst(who);
    case 'wait':
      return words.waits(who);
    case 'swap':
      return words.swaps(who, words.bridges[bridgeName(move.one)], words.bridges[bridgeName(move.other)]);
    case 'done':
      return words.keepsSwap(who);
    case 'ride': {
      const bridges = BRIDGES.filter((_, bridge) => (move.taken & (1 << bridge)) !== 0);
      const went = words.rides(
        who,
        words.by[modeName(move.mode)],
        move.double,
        placeWords(words, positionName(move.end)),
      );
      return bridges.length === 0 ? went : `${went} ${takenWords(words, move.mode, bridges)}`;
    }
    case 'walk':
      return words.walks(who, words.modes[modeName(move.mode)], placeWords(words, positionName(move.end)));
    case 'stay':
      return words.stays(who, words.modes[modeName(move.mode)]);
  }
};

/** [BR-F1] A flag has the colour of the mode that takes it. */
const takenWords = (words: Words, mode: Mode, bridges: readonly BridgeName[]): string =>
  words.takes(
    bridges.map((name) => words.bridges[name]),
    words.colours[colourName(mode)],
  );

/** "w12 (Naito Parkway)"; on an overpass with the road one is on; a bridge by its name. */
const placeWords = (words: Words, name: string): string => {
  const position = positionNamed(name);
  if (position < 0) return name;
  const bridge = BRIDGES[bridgeOf(position)];
  if (bridge !== undefined) return words.bridges[bridge];
  const facts = SPACE_FACTS[spaceOf(position)];
  if (facts === undefined) return name;
  const road = STREETS[roadAt(position)] ?? STREETS.find(({ title }) => title === facts.street);
  // Only streets that the rules list: a stretch with a name of its own would be looked for in vain.
  const street = road ?? STREETS.find(({ spaces }) => spaces.includes(facts.name));
  return `${facts.name} (${street?.title ?? facts.street})`;
};

const refusalSentence = (words: Words, { rule, data }: Refusal, names: readonly string[]): string => {
  const sentence = words.refusals[rule];
  if (sentence === undefined) return words.unexplained(rule);
  const { mode, bridge, colour, special, end, seat } = data;
  const facts: Facts = {
    ...data,
    mode: named(words.modes, mode),
    bridge: named(words.bridges, bridge),
    colour: named(words.colours, colour),
    special: named(words.specials, special),
    end: typeof end === 'string' ? placeWords(words, end) : end,
    seat: typeof seat === 'number' ? (names[seat] ?? String(seat)) : seat,
  };
  return sentence(facts);
};

const named = (names: Readonly<Record<string, string>>, key: Refusal['data'][string] | undefined): Facts[string] =>
  typeof key === 'string' ? (names[key] ?? key) : key;

const outcomeSentence = (words: Words, { winners, scores, reason }: Outcome, names: readonly string[]): string => {
  const called = (seat: number): string => names[seat] ?? String(seat);
  const why = reason as EndReason;
  const won = words.wins(winners.map(called), why, Math.max(...scores));
  const others = scores.flatMap((score, seat) => (winners.includes(seat) ? [] : [words.has(called(seat), why, score)]));
  return others.length === 0 ? `${won}.` : `${won} (${others.join(', ')}).`;
};
