import { CHARACTERS } from '@ponts-bornes/bots/characters';
import type { Explanation } from '../board-kit/explained.ts';
import type { TableTool } from '../storage/known-tools.svelte.ts';
import type { Sitter } from '../storage/opening.ts';
import { speech } from '../i18n/speech.svelte.ts';

// Import this file on demand, together with its texts: many people never ask.

interface SeatAsked {
  readonly name: string;
  readonly sitter: Sitter | undefined;
  readonly isYou: boolean;
  readonly isOnline: boolean;
}

/** A player's seat: who plays it, and what its signs mean. */
export const ofSeat = ({ name, sitter, isYou, isOnline }: SeatAsked): Explanation => {
  const say = speech.of('explanations');
  const sentences = [isYou ? say.own : say.theirs(name)];
  if (sitter?.kind === 'bot') {
    const { name: level, manner } = CHARACTERS[sitter.level];
    sentences.unshift(say.bot(level[speech.language], manner[speech.language]));
  } else if (isOnline) sentences.push(say.online);
  return { title: name, text: sentences.join(' ') };
};

export const ofPractice = (): Explanation => ({
  title: speech.say.practice,
  text: speech.of('explanations').practice,
});

export const ofTool = (tool: TableTool, label: string): Explanation => ({
  title: label,
  text: speech.of('explanations').tools[tool],
});
