import { kernelRefusal } from '@ponts-bornes/kernel';
import type { Phrases } from '@ponts-bornes/kernel';

export const phrases: Phrases = (language) => ({
  move: (text, seat, names) => `${names[seat] ?? seat}: ${text}`,
  refusal: (refusal) => kernelRefusal(language, refusal) ?? refusal.rule,
  outcome: ({ reason }) => reason,
});
