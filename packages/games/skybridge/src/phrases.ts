import { endingOf, kernelRefusal, nameOr, personAt } from '@ponts-bornes/kernel';
import type { Ending, Person, Phrases, Refusal } from '@ponts-bornes/kernel';
import { placeName } from './board.ts';
import { parse } from './notation.ts';
import { BRIDGE, ROOF, colourName, kindName } from './pieces.ts';
import type { ColourName, KindName } from './pieces.ts';
import type { EndReason } from './score.ts';
import type { Speech } from './speech/speech.ts';

export const phrases: Phrases<Speech> = (speech) => ({
  move: (text, seat, names, reader) => moveSentence(speech, text, personAt(seat, names, reader)),
  refusal: (refusal) => kernelRefusal(speech.language, refusal) ?? refusalSentence(speech, refusal),
  outcome: (...ended) => outcomeSentence(speech, endingOf(...ended)),
});

const moveSentence = (speech: Speech, text: string, who: Person): string => {
  const move = parse(text);
  if (move === null) return `${who.name}: ${text}`;
  const { kind, colour, at, to } = move;
  const piece = speech.pieces[kindName(kind)](speech.colours[colourName(colour)]);
  if (kind === BRIDGE) return speech.spans(who, { piece, at: placeName(at), to: placeName(to) });
  return (kind === ROOF ? speech.closes : speech.lays)(who, piece, placeName(at));
};

const refusalSentence = (speech: Speech, { rule, data }: Refusal): string => {
  const kind = data['piece'] as KindName | undefined;
  const colour = speech.colours[data['colour'] as ColourName];
  const sentence = speech.refusals[rule];
  if (sentence === undefined) return speech.unexplained(rule);
  return sentence({ ...data, colour, kind, piece: kind && speech.pieces[kind](colour) });
};

const outcomeSentence = (speech: Speech, { reason, all, winners, best }: Ending): string => {
  const scores = all.map((person) => `${nameOr(speech.you, person)}${speech.colon}${person.score}`);
  return `${speech.ends[reason as EndReason]} ${speech.wins(winners, best)} (${scores.join(', ')}).`;
};
