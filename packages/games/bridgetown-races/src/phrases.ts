import { endingOf, kernelRefusal, nameOr, personAt } from '@ponts-bornes/kernel';
import type { Ending, Person, Phrases, Refusal } from '@ponts-bornes/kernel';
import { positionName } from './city/city.ts';
import { placeName } from './city/place-names.ts';
import { parse } from './notation.ts';
import type { Move } from './notation.ts';
import { BRIDGES, bridgeName, colourName, modeName, specialName } from './parts.ts';
import type { BridgeName, Mode } from './parts.ts';
import type { EndReason } from './score.ts';
import type { Facts, Speech } from './speech/speech.ts';

export const phrases: Phrases<Speech> = (speech) => ({
  move: (text, seat, names, reader) => {
    const move = parse(text);
    const who = personAt(seat, names, reader);
    return move === null ? `${who.name}: ${text}` : moveSentence(speech, move, who);
  },
  refusal: (refusal, names) => kernelRefusal(speech.language, refusal) ?? refusalSentence(speech, refusal, names),
  outcome: (...ended) => outcomeSentence(speech, endingOf(...ended)),
});

const moveSentence = (speech: Speech, move: Move, who: Person): string => {
  switch (move.kind) {
    case 'place':
      return speech.places(who, speech.modes[modeName(move.mode)]);
    case 'special':
      return speech.takesSpecial(who, speech.specials[specialName(move.special)]);
    case 'first':
      return speech.goesFirst(who);
    case 'wait':
      return speech.waits(who);
    case 'swap':
      return speech.swaps(who, speech.bridges[bridgeName(move.one)], speech.bridges[bridgeName(move.other)]);
    case 'done':
      return speech.keepsSwap(who);
    case 'ride': {
      const bridges = BRIDGES.filter((_, bridge) => (move.taken & (1 << bridge)) !== 0);
      const went = speech.rides(
        who,
        speech.by[modeName(move.mode)],
        move.double,
        placeName(positionName(move.end), speech),
      );
      return bridges.length === 0 ? went : `${went} ${takenWords(speech, move.mode, bridges)}`;
    }
    case 'walk':
      return speech.walks(who, speech.modes[modeName(move.mode)], placeName(positionName(move.end), speech));
    case 'stay':
      return speech.stays(who, speech.modes[modeName(move.mode)]);
  }
};

/** [BR-F1] A flag has the colour of the mode that takes it. */
const takenWords = (speech: Speech, mode: Mode, bridges: readonly BridgeName[]): string =>
  speech.takes(
    bridges.map((name) => speech.bridges[name]),
    speech.colours[colourName(mode)],
  );

const refusalSentence = (speech: Speech, { rule, data }: Refusal, names: readonly string[]): string => {
  const sentence = speech.refusals[rule];
  if (sentence === undefined) return speech.unexplained(rule);
  const { mode, bridge, colour, special, end, seat } = data;
  const facts: Facts = {
    ...data,
    mode: named(speech.modes, mode),
    bridge: named(speech.bridges, bridge),
    colour: named(speech.colours, colour),
    special: named(speech.specials, special),
    end: typeof end === 'string' ? placeName(end, speech) : end,
    seat: typeof seat === 'number' ? (names[seat] ?? String(seat)) : seat,
  };
  return sentence(facts);
};

const named = (names: Readonly<Record<string, string>>, key: Refusal['data'][string] | undefined): Facts[string] =>
  typeof key === 'string' ? (names[key] ?? key) : key;

const outcomeSentence = (speech: Speech, { reason, winners, others, best }: Ending): string => {
  const why = reason as EndReason;
  const won = speech.wins(winners, why, best);
  const lost = others.map((person) => speech.has(nameOr(speech.you, person), why, person.score));
  return lost.length === 0 ? `${won}.` : `${won} (${lost.join(', ')}).`;
};
