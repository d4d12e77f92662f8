import { kernelRefusal } from '@ponts-bornes/kernel';
import type { Language, Outcome, Phrases, Refusal } from '@ponts-bornes/kernel';
import { placeName } from './board.ts';
import { parse } from './notation.ts';
import { BRIDGE, ROOF, colourName, kindName } from './pieces.ts';
import type { ColourName, KindName } from './pieces.ts';
import type { EndReason } from './score.ts';
import { EN, FR } from './words.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { fr: FR, en: EN };

/** What things are called, for whoever draws a board. */
export const NAMES: Readonly<Record<Language, Pick<Words, 'colours' | 'pieces'>>> = WORDS;

export const phrases: Phrases = (language) => {
  const words = WORDS[language];
  return {
    move: (text, seat, names) => moveSentence(words, text, names[seat] ?? String(seat)),
    refusal: (refusal) => kernelRefusal(language, refusal) ?? refusalSentence(words, refusal),
    outcome: (outcome, names) => outcomeSentence(words, outcome, names),
  };
};

const moveSentence = (words: Words, text: string, name: string): string => {
  const move = parse(text);
  if (move === null) return `${name}: ${text}`;
  const { kind, colour, at, to } = move;
  const piece = words.pieces[kindName(kind)](words.colours[colourName(colour)]);
  if (kind === BRIDGE) return words.spans({ name, piece, at: placeName(at), to: placeName(to) });
  return (kind === ROOF ? words.closes : words.lays)(name, piece, placeName(at));
};

const refusalSentence = (words: Words, { rule, data }: Refusal): string => {
  const kind = data['piece'] as KindName | undefined;
  const colour = words.colours[data['colour'] as ColourName];
  const sentence = words.refusals[rule];
  if (sentence === undefined) return words.unexplained(rule);
  return sentence({ ...data, colour, kind, piece: kind && words.pieces[kind](colour) });
};

const outcomeSentence = (words: Words, { winners, scores, reason }: Outcome, names: readonly string[]): string => {
  const named = (seat: number): string => names[seat] ?? String(seat);
  const all = scores.map((score, seat) => `${named(seat)}${words.colon}${score}`).join(', ');
  return `${words.ends[reason as EndReason]} ${words.wins(winners.map(named), Math.max(...scores))} (${all}).`;
};
