import { CARDS } from '@ponts-bornes/mille-bornes';
import type { CardName } from '@ponts-bornes/mille-bornes';
import { readMove, writeMove } from '@ponts-bornes/mille-bornes/notation';

export type Kind = 'distance' | 'attack' | 'remedy' | 'safety';

/** The order of CARDS: distances, attacks, remedies, safeties. */
const FIRST_ATTACK = CARDS.indexOf('limit');
const FIRST_REMEDY = CARDS.indexOf('end');
const FIRST_SAFETY = CARDS.indexOf('right');

/** The four safeties in display order. */
export const SAFETIES: readonly CardName[] = CARDS.slice(FIRST_SAFETY);

export const kindOf = (card: CardName): Kind => {
  const index = CARDS.indexOf(card);
  if (index < FIRST_ATTACK) return 'distance';
  if (index < FIRST_REMEDY) return 'attack';
  return index < FIRST_SAFETY ? 'remedy' : 'safety';
};

/** The part of a tableau where a card goes. */
export type Zone = 'road' | 'battle' | 'speed' | 'safeties';

export const zoneOf = (card: CardName): Zone => {
  if (card === 'limit' || card === 'end') return 'speed';
  const kind = kindOf(card);
  if (kind === 'distance') return 'road';
  return kind === 'safety' ? 'safeties' : 'battle';
};

/** The possible actions for one card. */
export interface CardChoice {
  /** Moves that play it on the viewer's side or attack with it: everything except discarding. */
  readonly plays: readonly string[];
  readonly discard: string | null;
}

const NO_CHOICE: CardChoice = { plays: [], discard: null };

/** The legal actions by card. */
export const choicesOf = (moves: readonly string[]): ReadonlyMap<CardName, CardChoice> => {
  const choices = new Map<CardName, CardChoice>();
  for (const text of moves) {
    const move = readMove(text);
    if (move === null || move.kind === 'accept') continue;
    const { plays, discard } = choices.get(move.card) ?? NO_CHOICE;
    choices.set(move.card, move.kind === 'discard' ? { plays, discard: text } : { plays: [...plays, text], discard });
  }
  return choices;
};

/** The card of a move; null if it has none. */
export const cardIn = (text: string): CardName | null => {
  const move = readMove(text);
  return move === null || move.kind === 'accept' ? null : move.card;
};

export const choiceFor = (choices: ReadonlyMap<CardName, CardChoice>, card: CardName): CardChoice =>
  choices.get(card) ?? NO_CHOICE;

/** A card of a hand with a unique key; equal cards are numbered. */
export interface Held {
  readonly key: string;
  readonly card: CardName;
}

export const heldCards = (hand: readonly CardName[]): Held[] =>
  hand.map((card, index) => ({ key: `${card}#${index - hand.indexOf(card)}`, card }));

/** Where a card can be dropped. */
export type Drop = 'discard' | `side-${string}`;

export const isDrop = (name: string): name is Drop => name === 'discard' || name.startsWith('side-');

/** The move meant by dropping a card somewhere, legal or not; null if it can't mean anything. */
export const meant = (card: CardName, drop: Drop, own: string): string | null => {
  if (drop === 'discard') return writeMove({ kind: 'discard', card });
  const letter = drop.slice('side-'.length);
  return kindOf(card) === 'attack' || letter === own ? purposeOf(card, letter) : null;
};

/** The main use of a card as a move, legal or not; attacks aim at the next rival. */
export const purposeOf = (card: CardName, rival: string): string =>
  writeMove(kindOf(card) === 'attack' ? { kind: 'attack', card, side: rival } : { kind: 'lay', card });
