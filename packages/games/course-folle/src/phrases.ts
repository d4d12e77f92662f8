import { endingOf, kernelRefusal, nameOr, personAt } from '@ponts-bornes/kernel';
import type { Ending, Person, Phrases, Refusal } from '@ponts-bornes/kernel';
import { CARDS, CHARACTERS, cardName, characterName, colourOf, isStarter, vehicleName, vehicleOf } from './cards.ts';
import type { CardName, CharacterName, VehicleName } from './cards.ts';
import { parse } from './notation.ts';
import type { EndReason } from './score.ts';
import type { Speech } from './speech/speech.ts';

export const phrases: Phrases<Speech> = (speech) => ({
  move: (text, seat, names, reader) => moveSentence(speech, text, personAt(seat, names, reader)),
  refusal: (refusal) => kernelRefusal(speech.language, refusal) ?? refusalSentence(speech, refusal),
  outcome: (...ended) => outcomeSentence(speech, endingOf(...ended)),
});

/** A card's name: "voiture bleue", "starter boat 1". */
export const cardNames =
  (speech: Speech) =>
  (name: CardName): string =>
    cardWords(speech, name);

/** A card with its article, as in the middle of a sentence: "la voiture bleue". */
export const theCard = (speech: Speech, name: CardName): string =>
  speech.the(vehicleName(vehicleOf(CARDS.indexOf(name))), cardWords(speech, name));

/** A vehicle with its article: "l’avion". */
export const theVehicle = (speech: Speech, vehicle: VehicleName): string =>
  speech.the(vehicle, speech.vehicles[vehicle]);

const cardWords = (speech: Speech, name: CardName): string => {
  const card = CARDS.indexOf(name);
  const vehicle = vehicleName(vehicleOf(card));
  return isStarter(card)
    ? speech.starter(vehicle, name.slice(-1))
    : speech.raceCard(vehicle, characterName(colourOf(card)));
};

const moveSentence = (speech: Speech, text: string, who: Person): string => {
  const move = parse(text);
  if (move === null) return `${who.name}: ${text}`;
  const card = (number: number): string => theCard(speech, cardName(number));
  switch (move.kind) {
    case 'character':
      return speech.isCharacter(who, speech.characters[characterName(move.character)]);
    case 'choose':
      return speech.chooses(who, card(move.card));
    case 'take':
      return speech.takes(who, card(move.card));
    case 'pole':
      return speech.raises(who, theVehicle(speech, vehicleName(move.vehicle)));
    case 'swap':
      return speech.swaps(who, card(move.card), card(move.taken));
    case 'keep':
      return speech.keeps(who);
  }
};

const refusalSentence = (speech: Speech, { rule, data }: Refusal): string => {
  const sentence = speech.refusals[rule];
  if (sentence === undefined) return speech.unexplained(rule);
  const { card, character } = data;
  return sentence({
    ...data,
    card: isCard(card) ? cardWords(speech, card) : card,
    character: isCharacter(character) ? speech.characters[character] : character,
  });
};

const isCard = (value: unknown): value is CardName => CARDS.some((name) => name === value);
const isCharacter = (value: unknown): value is CharacterName => CHARACTERS.some((name) => name === value);

const outcomeSentence = (speech: Speech, { reason, all, winners, best }: Ending): string => {
  const scores = all.map((person) => `${nameOr(speech.you, person)}${speech.colon}${person.score}`);
  return `${speech.ends[reason as EndReason]} ${speech.wins(winners, best)} (${scores.join(', ')}).`;
};
