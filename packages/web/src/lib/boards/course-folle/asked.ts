import type { CardName } from '@ponts-bornes/course-folle';

/** What the legal moves ask for, by the thing that is tapped. */
export interface Asked {
  /** Whether a text is a legal move. */
  readonly has: (text: string) => boolean;
  /** The cards of the hand that begin a swap. */
  readonly swapsFrom: ReadonlySet<string>;
  /** The cards of the course that end one. */
  readonly swapsTo: ReadonlySet<string>;
  readonly mayKeep: boolean;
}

export const KEEP = 'keep';

export const askedBy = (moves: readonly string[]): Asked => {
  const all = new Set(moves);
  const swaps = moves.filter((text) => text.includes('>')).map((text) => text.split('>'));
  return {
    has: (text) => all.has(text),
    swapsFrom: new Set(swaps.map(([card = '']) => card)),
    swapsTo: new Set(swaps.map(([, taken = '']) => taken)),
    mayKeep: all.has(KEEP),
  };
};

/** What is picked up but not yet played: one thing, and for a swap up to two. */
export interface Picked {
  /** A whole move that waits to be confirmed. */
  readonly text: string | null;
  readonly hand: CardName | null;
  readonly course: CardName | null;
}

export const NOTHING: Picked = { text: null, hand: null, course: null };

/** Whether what is picked up can still lead to a move; the table may have moved on under it. */
export const isAlive = (picked: Picked, asked: Asked): boolean =>
  (picked.text === null || asked.has(picked.text)) &&
  (picked.hand === null || asked.swapsFrom.has(picked.hand)) &&
  (picked.course === null || asked.swapsTo.has(picked.course));

/** What a tap on something that lies there would do. */
export interface Tap {
  /** The move that it plays at once; empty: it only picks up; null: nothing, and the rule is asked for `text`. */
  readonly offer: string | null;
  readonly text: string;
  readonly isPicked: boolean;
  /** What is picked up after it. */
  readonly next: Picked;
}

/** A tap on something that is a whole move by itself: the first one picks it up, the second plays it. */
export const tapWhole = (text: string, asked: Asked, picked: Picked): Tap => {
  const isPicked = picked.text === text;
  if (!asked.has(text)) return { offer: null, text, isPicked: false, next: picked };
  return { offer: isPicked ? text : '', text, isPicked, next: { ...NOTHING, text } };
};

/** With no other card there is nothing to swap. */
const swapText = (card: CardName, other: CardName | undefined, from: 'hand' | 'course'): string => {
  if (other === undefined) return KEEP;
  return from === 'hand' ? `${card}>${other}` : `${other}>${card}`;
};

/** A tap on one of the two cards of a swap: the second one plays it. */
export const tapSwap = (
  card: CardName,
  from: 'hand' | 'course',
  { asked, picked, any }: { readonly asked: Asked; readonly picked: Picked; readonly any: CardName | undefined },
): Tap => {
  const other = from === 'hand' ? picked.course : picked.hand;
  const text = swapText(card, other ?? any, from);
  const isPicked = picked[from] === card;
  if (!(from === 'hand' ? asked.swapsFrom : asked.swapsTo).has(card)) {
    return { offer: null, text, isPicked: false, next: picked };
  }
  return { offer: other === null ? '' : text, text, isPicked, next: { ...NOTHING, [from]: isPicked ? null : card } };
};
