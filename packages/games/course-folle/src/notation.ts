import { ALL_CARDS, CARDS, CHARACTERS, VEHICLES, cardName, characterName, vehicleName } from './cards.ts';
import type { Card, CardName, Character, CharacterName, Vehicle, VehicleName } from './cards.ts';

/** One decision of a seat. */
export type Move =
  | { readonly kind: 'character'; readonly character: Character }
  | { readonly kind: 'choose'; readonly card: Card }
  | { readonly kind: 'take'; readonly card: Card }
  | { readonly kind: 'pole'; readonly vehicle: Vehicle }
  /** `card` goes from the hand to the course, `taken` the other way. */
  | { readonly kind: 'swap'; readonly card: Card; readonly taken: Card }
  | { readonly kind: 'keep' };

// There are fewer than 2000 moves in all: each exists once, and lists of legal moves share them.
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
/** [CF-B1] Any vehicle may go on top, including the one already there. */
export const POLE_MOVES: readonly Move[] = Object.freeze(POLE);

/**
 * `=blue` takes a character; `blue-car` chooses a card secretly, or replaces the choice; `+car-1` takes a card from the
 * offer; `^boat` puts the boat on top; `blue-car>car-1` lays a card from the hand in the course and takes the other
 * back; `keep` swaps nothing.
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

/** A move by the names of its parts, for boards and sentences. */
export type NamedMove =
  | { readonly kind: 'character'; readonly character: CharacterName }
  | { readonly kind: 'choose' | 'take'; readonly card: CardName }
  | { readonly kind: 'pole'; readonly vehicle: VehicleName }
  /** `card` goes from the hand to the course, `taken` the other way. */
  | { readonly kind: 'swap'; readonly card: CardName; readonly taken: CardName }
  | { readonly kind: 'keep' };

export const readMove = (text: string): NamedMove | null => {
  const move = parse(text);
  return move === null ? null : namedMove(move);
};

const namedMove = (move: Move): NamedMove => {
  switch (move.kind) {
    case 'character':
      return { kind: 'character', character: characterName(move.character) };
    case 'choose':
    case 'take':
      return { kind: move.kind, card: cardName(move.card) };
    case 'pole':
      return { kind: 'pole', vehicle: vehicleName(move.vehicle) };
    case 'swap':
      return { kind: 'swap', card: cardName(move.card), taken: cardName(move.taken) };
    case 'keep':
      return move;
  }
};

/** The text of a move, legal or not. */
export const writeMove = (move: NamedMove): string => {
  switch (move.kind) {
    case 'character':
      return format({ kind: 'character', character: CHARACTERS.indexOf(move.character) });
    case 'choose':
    case 'take':
      return format({ kind: move.kind, card: CARDS.indexOf(move.card) });
    case 'pole':
      return format({ kind: 'pole', vehicle: VEHICLES.indexOf(move.vehicle) });
    case 'swap':
      return format({ kind: 'swap', card: CARDS.indexOf(move.card), taken: CARDS.indexOf(move.taken) });
    case 'keep':
      return format(KEEP);
  }
};
