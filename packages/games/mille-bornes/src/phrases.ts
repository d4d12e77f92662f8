import { endingOf, kernelRefusal, personAt } from '@ponts-bornes/kernel';
import type { Ending, Options, Person, Phrases, Refusal, Seat, Viewer } from '@ponts-bornes/kernel';
import type { CardName } from './cards.ts';
import { cardName, isDistance, isSafety } from './cards.ts';
import { parse } from './notation.ts';
import type { Move } from './notation.ts';
import type { Speech } from './speech/speech.ts';

export const phrases: Phrases<Speech> = (speech, options) => {
  const card = cardNames(speech, options);
  return {
    move: (text, seat, names, reader) =>
      moveSentence(speech, card, parse(text), { who: personAt(seat, names, reader), text, names, reader }),
    refusal: (refusal, names) =>
      kernelRefusal(speech.language, refusal) ?? refusalSentence(speech, card, refusal, names),
    outcome: (...ended) => outcomeSentence(speech, endingOf(...ended)),
  };
};

export type CardNames = (name: CardName) => string;

/** The names of the cards at a table: "drapeau vert" on a circuit, "feu vert" on a road. */
export const cardNames = ({ cards, circuitCards }: Speech, options: Options): CardNames => {
  const names = options['edition'] === 'circuit' ? { ...cards, ...circuitCards } : cards;
  return (name) => names[name];
};

/** A card in the middle of a sentence: "un feu vert". */
export const oneCard =
  (speech: Speech, name: CardNames): CardNames =>
  (card) =>
    speech.one(card, name(card));

interface Said {
  readonly who: Person;
  readonly text: string;
  readonly names: readonly string[];
  readonly reader: Viewer | undefined;
}

const moveSentence = (
  speech: Speech,
  name: CardNames,
  move: Move | null,
  { who, text, names, reader }: Said,
): string => {
  if (move === null) return `${who.name}: ${text}`;
  if (move.kind === 'accept') return speech.accepts(who);
  const card = cardName(move.card);
  const one = speech.one(card, name(card));
  switch (move.kind) {
    case 'lay':
      if (isDistance(move.card)) return speech.drives(who, name(card));
      return isSafety(move.card) ? speech.laysSafety(who, one) : speech.lays(who, one);
    case 'attack':
      return speech.attacks(who, name(card), sidePerson(speech, seatsOf(move.side, names), names, reader));
    case 'discard':
      return speech.discards(who, one);
    case 'counter':
      return speech.counters(who, one);
  }
};

/** A side as one: both partners by name, or "you" for either of them. */
export const sidePerson = (
  { pair }: Speech,
  seats: readonly Seat[],
  names: readonly string[],
  reader: Viewer | undefined,
): Person => ({
  name: pair(seats.map((seat) => names[seat] ?? '')),
  isYou: seats.some((seat) => seat === reader),
});

/** The seats of a side: up to four players are a side each, six and eight sit in pairs. */
const seatsOf = (side: number, names: readonly string[]): readonly Seat[] =>
  names.length > 4 ? [side, side + names.length / 2] : [side];

/** The players of a side by its letter, or the letter itself if they have no names. */
const sideNamed = (speech: Speech, letter: string, names: readonly string[]): string => {
  const seats = seatsOf(letter.charCodeAt(0) - 'A'.charCodeAt(0), names);
  return names[seats[0]!] === undefined ? speech.side(letter) : sidePerson(speech, seats, names, undefined).name;
};

const refusalSentence = (
  speech: Speech,
  card: CardNames,
  { rule, data }: Refusal,
  names: readonly string[],
): string => {
  const named = (key: string): string => {
    const value = data[key];
    if (key === 'side') return sideNamed(speech, String(value), names);
    return typeof value === 'string' && value in speech.cards ? card(value as CardName) : String(value ?? '');
  };
  const sentence = speech.refusals[rule];
  return sentence === undefined ? speech.unexplained(rule) : sentence(named, data);
};

const outcomeSentence = (speech: Speech, { reason: why, winners, best }: Ending): string => {
  const reason = speech.ends[why] ?? why;
  const unit = speech.units[why] ?? speech.units['target'] ?? '';
  return winners.length === 0 ? speech.nobody(reason) : speech.wins(winners, `${best} ${unit}`, reason);
};
