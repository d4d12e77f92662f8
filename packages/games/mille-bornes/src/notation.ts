import { ALL_CARDS, SAFETIES, cardName, isAttack, safetyAgainst } from './cards.ts';
import type { Card } from './cards.ts';

/** One decision of a seat. */
export type Move =
  | { readonly kind: 'lay'; readonly card: Card }
  | { readonly kind: 'attack'; readonly card: Card; readonly side: number }
  | { readonly kind: 'discard'; readonly card: Card }
  | { readonly kind: 'counter'; readonly card: Card }
  | { readonly kind: 'accept' };

/** Sides are called by letter; there are at most four. */
const SIDE_LETTERS = ['A', 'B', 'C', 'D'] as const;

export const sideLetter = (side: number): string => SIDE_LETTERS[side] as string;

// There are only 62 moves in all: each exists once, and lists of legal moves point to them.
const LAY = ALL_CARDS.map((card): Move => Object.freeze({ kind: 'lay', card }));
const DISCARD = ALL_CARDS.map((card): Move => Object.freeze({ kind: 'discard', card }));
const COUNTER = ALL_CARDS.map((card): Move => Object.freeze({ kind: 'counter', card }));
const ATTACK = ALL_CARDS.map((card) =>
  SIDE_LETTERS.map((_, side): Move => Object.freeze({ kind: 'attack', card, side })),
);
export const ACCEPT: Move = Object.freeze({ kind: 'accept' });

export const layMove = (card: Card): Move => LAY[card] as Move;
export const discardMove = (card: Card): Move => DISCARD[card] as Move;
export const counterMove = (attack: Card): Move => COUNTER[safetyAgainst(attack)] as Move;
export const attackMove = (card: Card, side: number): Move => (ATTACK[card] as Move[])[side] as Move;

/**
 * `100` lays a distance, a remedy or a safety; `stop>B` attacks side B; `-100` discards;
 * `!ace` counters an attack by laying a safety; `ok` accepts it.
 */
export const format = (move: Move): string => {
  switch (move.kind) {
    case 'lay':
      return cardName(move.card);
    case 'attack':
      return `${cardName(move.card)}>${sideLetter(move.side)}`;
    case 'discard':
      return `-${cardName(move.card)}`;
    case 'counter':
      return `!${cardName(move.card)}`;
    case 'accept':
      return 'ok';
  }
};

const BY_TEXT = new Map(
  [
    ...LAY.filter((_, card) => !isAttack(card)),
    ...ATTACK.filter((_, card) => isAttack(card)).flat(),
    ...DISCARD,
    ...SAFETIES.map((card) => COUNTER[card] as Move),
    ACCEPT,
  ].map((move) => [format(move), move]),
);

export const parse = (text: string): Move | null => BY_TEXT.get(text) ?? null;
