import { kernelRefusal } from '@ponts-bornes/kernel';
import type { Language, Options, Outcome, Phrases, Refusal } from '@ponts-bornes/kernel';
import type { CardName } from './cards.ts';
import { cardName, isDistance, isSafety } from './cards.ts';
import { parse } from './notation.ts';
import type { Move } from './notation.ts';
import { EN, FR } from './words.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { fr: FR, en: EN };

export const phrases: Phrases = (language, options) => {
  const words = WORDS[language];
  const card = cardNames(language, options);
  return {
    move: (text, seat, names) => moveSentence(words, card, parse(text), { who: names[seat] ?? text, text, names }),
    refusal: (refusal, names) => kernelRefusal(language, refusal) ?? refusalSentence(words, card, refusal, names),
    outcome: (outcome, names) => outcomeSentence(words, outcome, names),
  };
};

export type CardNames = (name: CardName) => string;

/** What cards are called at a table: "drapeau vert" on a circuit, "feu vert" on a road. */
export const cardNames = (language: Language, options: Options): CardNames => {
  const { cards, circuitCards } = WORDS[language];
  const names = options['edition'] === 'circuit' ? { ...cards, ...circuitCards } : cards;
  return (name) => names[name];
};

interface Said {
  readonly who: string;
  readonly text: string;
  readonly names: readonly string[];
}

const moveSentence = (words: Words, card: CardNames, move: Move | null, { who, text, names }: Said): string => {
  if (move === null) return `${who}: ${text}`;
  switch (move.kind) {
    case 'lay': {
      const name = card(cardName(move.card));
      if (isDistance(move.card)) return words.drives(who, name);
      return isSafety(move.card) ? words.laysSafety(who, name) : words.lays(who, name);
    }
    case 'attack':
      return words.attacks(who, card(cardName(move.card)), sideName(move.side, names));
    case 'discard':
      return words.discards(who, card(cardName(move.card)));
    case 'counter':
      return words.counters(who, card(cardName(move.card)));
    case 'accept':
      return words.accepts(who);
  }
};

/** A side by the names of its seats: up to four names are a side each, six and eight sit in twos. */
const sideName = (side: number, names: readonly string[]): string =>
  names.length > 4 ? `${names[side]} + ${names[side + names.length / 2]}` : (names[side] ?? '');

/** Who is meant by the letter of a side; the letter itself where nobody has a name. */
const sideNamed = (words: Words, letter: string, names: readonly string[]): string =>
  sideName(letter.charCodeAt(0) - 'A'.charCodeAt(0), names) || words.side(letter);

const refusalSentence = (words: Words, card: CardNames, { rule, data }: Refusal, names: readonly string[]): string => {
  const named = (key: string): string => {
    const value = data[key];
    if (key === 'side') return sideNamed(words, String(value), names);
    return typeof value === 'string' && value in words.cards ? card(value as CardName) : String(value ?? '');
  };
  const sentence = words.refusals[rule];
  return sentence === undefined ? words.unexplained(rule) : sentence(named, data);
};

const outcomeSentence = (words: Words, outcome: Outcome, names: readonly string[]): string => {
  const reason = words.reasons[outcome.reason] ?? outcome.reason;
  const winners = outcome.winners.map((seat) => names[seat] ?? String(seat));
  const best = Math.max(...outcome.scores);
  const unit = words.units[outcome.reason] ?? words.units['target'] ?? '';
  return winners.length === 0 ? words.nobody(reason) : words.wins(winners, `${best} ${unit}`, reason);
};
