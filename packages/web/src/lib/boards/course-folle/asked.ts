import type { CardName } from '@ponts-bornes/course-folle';
import { readMove, writeMove } from '@ponts-bornes/course-folle/notation';

/** The legal moves, by the thing to tap. */
export interface LegalTaps {
  /** Whether a text is a legal move. */
  readonly has: (text: string) => boolean;
  /** Cards of the hand that can start a swap. */
  readonly swapsFrom: ReadonlySet<string>;
  /** Cards of the course that can complete it. */
  readonly swapsTo: ReadonlySet<string>;
  readonly mayKeep: boolean;
}

export const KEEP: string = writeMove({ kind: 'keep' });

export const askedBy = (moves: readonly string[]): LegalTaps => {
  const all = new Set(moves);
  const swaps = moves.map(readMove).filter((move) => move?.kind === 'swap');
  return {
    has: (text) => all.has(text),
    swapsFrom: new Set(swaps.map(({ card }) => card)),
    swapsTo: new Set(swaps.map(({ taken }) => taken)),
    mayKeep: all.has(KEEP),
  };
};

/** Picked but not yet played: one thing, or up to two for a swap. */
export interface Picked {
  /** A complete move waiting for confirmation. */
  readonly text: string | null;
  readonly hand: CardName | null;
  readonly course: CardName | null;
}

export const NOTHING: Picked = { text: null, hand: null, course: null };

/** Whether the picked things can still lead to a move; the table may have changed meanwhile. */
export const isAlive = (picked: Picked, asked: LegalTaps): boolean =>
  (picked.text === null || asked.has(picked.text)) &&
  (picked.hand === null || asked.swapsFrom.has(picked.hand)) &&
  (picked.course === null || asked.swapsTo.has(picked.course));

/** The effect of a tap. */
export interface Tap {
  /** The move it plays at once; empty: it only picks; null: not legal, and the rule for `text` is explained. */
  readonly offer: string | null;
  readonly text: string;
  readonly isPicked: boolean;
  /** What is picked afterwards. */
  readonly next: Picked;
}

/** A tap on a thing that is a complete move: the first tap picks it, the second plays it. */
export const tapWhole = (text: string, asked: LegalTaps, picked: Picked): Tap => {
  const isPicked = picked.text === text;
  if (!asked.has(text)) return { offer: null, text, isPicked: false, next: picked };
  return { offer: isPicked ? text : '', text, isPicked, next: { ...NOTHING, text } };
};

/** Empty without a second card: there is nothing to swap. */
const swapText = (card: CardName, other: CardName | undefined, from: 'hand' | 'course'): string => {
  if (other === undefined) return KEEP;
  return writeMove(from === 'hand' ? { kind: 'swap', card, taken: other } : { kind: 'swap', card: other, taken: card });
};

/** A tap on one of the two cards of a swap; the second one plays it. */
export const tapSwap = (
  card: CardName,
  from: 'hand' | 'course',
  { asked, picked, any }: { readonly asked: LegalTaps; readonly picked: Picked; readonly any: CardName | undefined },
): Tap => {
  const other = from === 'hand' ? picked.course : picked.hand;
  const text = swapText(card, other ?? any, from);
  const isPicked = picked[from] === card;
  if (!(from === 'hand' ? asked.swapsFrom : asked.swapsTo).has(card)) {
    return { offer: null, text, isPicked: false, next: picked };
  }
  return { offer: other === null ? '' : text, text, isPicked, next: { ...NOTHING, [from]: isPicked ? null : card } };
};
