import type { CardName, View } from '@ponts-bornes/course-folle';
import type { Language, Viewer } from '@ponts-bornes/kernel';
import type { Asked, Picked, Tap } from './asked.ts';

/** What every part of the board needs to know. */
export interface TableTop {
  readonly view: View;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly language: Language;
  readonly asked: Asked;
  readonly picked: Picked;
  readonly advised: string | null;
  readonly press: (tap: Tap) => void;
  /** Plays what was dragged to its place. */
  readonly drop: (text: string) => void;
}

/** Whether an advised move is of this card in that part of the text: "+card", "card", "card>…", "…>card". */
export const isAdvised = (advised: string | null, place: 'hand' | 'offer' | 'course', card: CardName): boolean => {
  if (advised === null) return false;
  if (place === 'offer') return advised === `+${card}`;
  const [first, second] = advised.split('>');
  return place === 'hand' ? first === card : second === card;
};
