import { ALL_CARDS, CHARACTERS, VEHICLES, cardName, characterName, vehicleName } from './cards.ts';
import type { Card, Character, Vehicle } from './cards.ts';

/** One decision of a seat. */
export type Move =
  | { readonly kind: 'character'; readonly character: Character }
  | { readonly kind: 'choose'; readonly card: Card }
  | { readonly kind: 'take'; readonly card: Card }
  | { readonly kind: 'pole'; readonly vehicle: Vehicle }
  /** `card` goes from the hand to the course, `taken` the other way. */
  | { readonly kind: 'swap'; readonly card: Card; readonly taken: Card }
  | { readonly kind: 'keep' };

// There are fewer than 2000 moves in all: each exists once, and lists of legal moves point to them.
const CHARACTER = CHARACTERS.map((_, character): Move => Object.freeze({ kind: 'character', character }));
const CHOOSE = ALL_CARDS.map((card): Move => Object.freeze({ kind: 'choose', card }));
const TAKE = ALL_CARDS.map((card): Move => Object.freeze({ kind: 'take', card }));
const POLE = VEHICLES.map((_, vehicle): Move => Object.freeze({ kind: 'pole', vehicle }));
const SWAP = ALL_CARDS.map((card) => ALL_CARDS.map((taken): Move => Object.freeze({ kind: 'swap', card, taken })));
export const KEEP: Move = Object.freeze({ kind: 'keep' });

export const characterMove = (character: Character): Move => CHARACTER[character] as Move;
export const chooseMove = (card: Card): Move => CHOOSE[card] as Move;
export const takeMove = (card: Card): Move => TAKE[card] as Move;
export const swapMove = (card: Card, taken: Card): Move => (SWAP[card] as Move[])[taken] as Move;
/** [CF-B1] Any vehicle may go on top, also the one that is there. */
export const POLE_MOVES: readonly Move[] = Object.freeze(POLE);

/**
 * `=blue` takes a character; `blue-car` chooses a card secretly, or another one instead; `+car-1` takes a card of
 * the offer; `^boat` puts the boat on top; `blue-car>car-1` lays a card of the hand in the course and takes the
 * other back; `keep` swaps nothing.
 */
export const format = (move: Move): string => {
  switch (move.kind) {
    case 'character':
      return `=${characterName(move.character)}`;
    case 'choose':
      return cardName(move.card);
    case 'take':
      return `+${cardName(move.card)}`;
    case 'pole':
      return `^${vehicleName(move.vehicle)}`;
    case 'swap':
      return `${cardName(move.card)}>${cardName(move.taken)}`;
    case 'keep':
      return 'keep';
  }
};

const differs = (move: Move): boolean => move.kind !== 'swap' || move.card !== move.taken;

const BY_TEXT = new Map(
  [...CHARACTER, ...CHOOSE, ...TAKE, ...POLE, ...SWAP.flat().filter(differs), KEEP].map((move) => [format(move), move]),
);

export const parse = (text: string): Move | null => BY_TEXT.get(text) ?? null;
