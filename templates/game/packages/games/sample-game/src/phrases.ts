import { kernelRefusal } from '@ponts-bornes/kernel';
import type { Phrases } from '@ponts-bornes/kernel';
import { parse } from './notation.ts';
import type { Speech } from './speech/speech.ts';
import { HEAPS } from './state.ts';

export const phrases: Phrases<Speech> = (speech) => ({
  move: (text, seat, names) => {
    const move = parse(text);
    const name = names[seat] ?? String(seat + 1);
    return move === null ? `${name}: ${text}` : speech.takes(name, move.take, HEAPS[move.heap] as string);
  },
  refusal: (refusal) =>
    kernelRefusal(speech.language, refusal) ??
    speech.refusals[refusal.rule]?.(refusal.data) ??
    speech.unexplained(refusal.rule),
  outcome: ({ winners }, names) => speech.wins(winners.map((seat) => names[seat] ?? String(seat + 1)).join(', ')),
});
