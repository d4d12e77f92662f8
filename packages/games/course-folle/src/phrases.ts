import { kernelRefusal } from '@ponts-bornes/kernel';
import type { Language, Outcome, Phrases, Refusal } from '@ponts-bornes/kernel';
import { CARDS, CHARACTERS, cardName, characterName, colourOf, isStarter, vehicleName, vehicleOf } from './cards.ts';
import type { CardName, CharacterName } from './cards.ts';
import { parse } from './notation.ts';
import type { EndReason } from './score.ts';
import { EN, FR } from './words.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { fr: FR, en: EN };

/** What things are called, for whoever draws a board. */
export const NAMES: Readonly<Record<Language, Pick<Words, 'vehicles' | 'characters' | 'boosters'>>> = WORDS;

export const phrases: Phrases = (language) => {
  const words = WORDS[language];
  return {
    move: (text, seat, names) => moveSentence(words, text, names[seat] ?? String(seat)),
    refusal: (refusal) => kernelRefusal(language, refusal) ?? refusalSentence(words, refusal),
    outcome: (outcome, names) => outcomeSentence(words, outcome, names),
  };
};

/** What a card is called: "voiture bleue", "starter boat 1". */
export const cardNames = (language: Language): ((name: CardName) => string) => {
  const words = WORDS[language];
  return (name) => cardWords(words, name);
};

const cardWords = (words: Words, name: CardName): string => {
  const card = CARDS.indexOf(name);
  const vehicle = vehicleName(vehicleOf(card));
  return isStarter(card)
    ? words.starter(vehicle, name.slice(-1))
    : words.raceCard(vehicle, characterName(colourOf(card)));
};

const moveSentence = (words: Words, text: string, who: string): string => {
  const move = parse(text);
  if (move === null) return `${who}: ${text}`;
  const card = (number: number): string => cardWords(words, cardName(number));
  switch (move.kind) {
    case 'character':
      return words.isCharacter(who, words.characters[characterName(move.character)]);
    case 'choose':
      return words.chooses(who, card(move.card));
    case 'take':
      return words.takes(who, card(move.card));
    case 'pole':
      return words.raises(who, words.vehicles[vehicleName(move.vehicle)]);
    case 'swap':
      return words.swaps(who, card(move.card), card(move.taken));
    case 'keep':
      return words.keeps(who);
  }
};

const refusalSentence = (words: Words, { rule, data }: Refusal): string => {
  const sentence = words.refusals[rule];
  if (sentence === undefined) return words.unexplained(rule);
  const { card, character } = data;
  return sentence({
    ...data,
    card: isCard(card) ? cardWords(words, card) : card,
    character: isCharacter(character) ? words.characters[character] : character,
  });
};

const isCard = (value: unknown): value is CardName => CARDS.some((name) => name === value);
const isCharacter = (value: unknown): value is CharacterName => CHARACTERS.some((name) => name === value);

const outcomeSentence = (words: Words, { winners, scores, reason }: Outcome, names: readonly string[]): string => {
  const named = winners.map((seat) => names[seat] ?? String(seat));
  const all = scores.map((score, seat) => `${names[seat] ?? seat} ${score}`).join(', ');
  return `${words.ends[reason as EndReason]} ${words.wins(named, Math.max(...scores))} (${all}).`;
};
