import { ALL_CARDS, CARDS, SAFETIES, cardName, isAttack, safetyAgainst } from './cards.ts';
import type { Card, CardName } from './cards.ts';

/** One decision of a seat. */
export type Move =
  | { readonly kind: 'lay'; readonly card: Card }
  | { readonly kind: 'attack'; readonly card: Card; readonly side: number }
  | { readonly kind: 'discard'; readonly card: Card }
  | { readonly kind: 'counter'; readonly card: Card }
  | { readonly kind: 'accept' };

/** Sides are identified by letter; there are at most four. */
const SIDE_LETTERS = ['A', 'B', 'C', 'D'] as const;

export const sideLetter = (side: number): string => SIDE_LETTERS[side] as string;

// There are only 62 moves in all: each exists once, and lists of legal moves share them.
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
 * `100` plays a distance, a remedy or a safety; `stop>B` attacks side B; `-100` discards; `!ace` counters an attack
 * with a safety; `ok` accepts it.
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

/** A move by the names of its parts, for boards and sentences. */
export type NamedMove =
  | { readonly kind: 'lay' | 'discard' | 'counter'; readonly card: CardName }
  /** `side` is the letter of the side that is attacked. */
  | { readonly kind: 'attack'; readonly card: CardName; readonly side: string }
  | { readonly kind: 'accept' };

export const readMove = (text: string): NamedMove | null => {
  const move = parse(text);
  if (move === null || move.kind === 'accept') return move;
  const card = cardName(move.card);
  return move.kind === 'attack' ? { kind: 'attack', card, side: sideLetter(move.side) } : { kind: move.kind, card };
};

/** The text of a move, legal or not. */
export const writeMove = (move: NamedMove): string => {
  if (move.kind === 'accept') return format(ACCEPT);
  const card = CARDS.indexOf(move.card);
  if (move.kind !== 'attack') return format({ kind: move.kind, card });
  return format({ kind: 'attack', card, side: SIDE_LETTERS.findIndex((letter) => letter === move.side) });
};
