import { CARDS } from '@ponts-bornes/mille-bornes';
import type { CardName } from '@ponts-bornes/mille-bornes';

export type Kind = 'distance' | 'attack' | 'remedy' | 'safety';

/** The order of CARDS: distances, attacks, remedies, safeties. */
const FIRST_ATTACK = CARDS.indexOf('limit');
const FIRST_REMEDY = CARDS.indexOf('end');
const FIRST_SAFETY = CARDS.indexOf('right');

/** The four safeties, in the order in which they lie. */
export const SAFETIES: readonly CardName[] = CARDS.slice(FIRST_SAFETY);

export const kindOf = (card: CardName): Kind => {
  const index = CARDS.indexOf(card);
  if (index < FIRST_ATTACK) return 'distance';
  if (index < FIRST_REMEDY) return 'attack';
  return index < FIRST_SAFETY ? 'remedy' : 'safety';
};

/** The part of a tableau on which a card comes to lie. */
export type Zone = 'road' | 'battle' | 'speed' | 'safeties';

export const zoneOf = (card: CardName): Zone => {
  if (card === 'limit' || card === 'end') return 'speed';
  const kind = kindOf(card);
  if (kind === 'distance') return 'road';
  return kind === 'safety' ? 'safeties' : 'battle';
};

/** A move, taken apart: its text says all of it. */
export interface Deed {
  readonly kind: 'lay' | 'attack' | 'discard' | 'counter' | 'accept';
  /** Null for the acceptance of an attack. */
  readonly card: CardName | null;
  /** The letter of the side that is attacked. */
  readonly target: string | null;
}

export const deedOf = (text: string): Deed => {
  if (text === 'ok') return { kind: 'accept', card: null, target: null };
  if (text.startsWith('-')) return { kind: 'discard', card: text.slice(1) as CardName, target: null };
  if (text.startsWith('!')) return { kind: 'counter', card: text.slice(1) as CardName, target: null };
  const [card, target = null] = text.split('>') as [CardName, string?];
  return { kind: target === null ? 'lay' : 'attack', card, target };
};

/** What may be done with one card. */
export interface Choice {
  /** Laying it before one's own side, or attacking with it: everything but discarding. */
  readonly plays: readonly string[];
  readonly discard: string | null;
}

const NO_CHOICE: Choice = { plays: [], discard: null };

/** By card, what the legal moves allow. */
export const choicesOf = (moves: readonly string[]): ReadonlyMap<CardName, Choice> => {
  const choices = new Map<CardName, Choice>();
  for (const text of moves) {
    const { kind, card } = deedOf(text);
    if (card === null) continue;
    const { plays, discard } = choices.get(card) ?? NO_CHOICE;
    choices.set(card, kind === 'discard' ? { plays, discard: text } : { plays: [...plays, text], discard });
  }
  return choices;
};

export const choiceFor = (choices: ReadonlyMap<CardName, Choice>, card: CardName): Choice =>
  choices.get(card) ?? NO_CHOICE;

/** A card of a hand, with a name of its own: of equal cards the first, the second… */
export interface Held {
  readonly key: string;
  readonly card: CardName;
}

export const heldCards = (hand: readonly CardName[]): Held[] =>
  hand.map((card, index) => ({ key: `${card}#${index - hand.indexOf(card)}`, card }));

/** Where a card can be put down by a finger. */
export type Drop = 'discard' | `side-${string}`;

/** The move that somebody means who puts a card somewhere, legal or not; null when it can't mean anything. */
export const meant = (card: CardName, drop: Drop, own: string): string | null => {
  if (drop === 'discard') return `-${card}`;
  const letter = drop.slice('side-'.length);
  if (kindOf(card) === 'attack') return `${card}>${letter}`;
  return letter === own ? card : null;
};

/** What a card is for, as a move, legal or not: attacks are meant for the next rival. */
export const purposeOf = (card: CardName, rival: string): string =>
  kindOf(card) === 'attack' ? `${card}>${rival}` : card;
