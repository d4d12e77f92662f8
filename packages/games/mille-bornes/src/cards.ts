/**
 * The cards. The rules refer to a card by its index in this list, people by its name. The list is in hand order:
 * distances, attacks, remedies (each five after its attack), safeties.
 */
export const CARDS = [
  '25',
  '50',
  '75',
  '100',
  '200',
  'limit',
  'stop',
  'empty',
  'flat',
  'crash',
  'end',
  'go',
  'gas',
  'wheel',
  'repair',
  'right',
  'tank',
  'proof',
  'ace',
] as const;
export type CardName = (typeof CARDS)[number];

/** An index of CARDS. */
export type Card = number;

export const KINDS: number = CARDS.length;

/** [MB-C1 … MB-C4] The number of copies of each card, in the order of CARDS. */
export const CARD_COUNTS: readonly number[] = [10, 10, 10, 12, 4, 4, 5, 3, 3, 3, 6, 14, 6, 6, 6, 1, 1, 1, 1];

/** The kilometres of each distance card, in the order of CARDS. */
export const KILOMETRES: readonly number[] = [25, 50, 75, 100, 200];

export const FIFTY = 1;
export const TWO_HUNDRED = 4;
export const LIMIT = 5;
export const STOP = 6;
export const END_OF_LIMIT = 10;
export const GO = 11;
export const RIGHT_OF_WAY = 15;

const FIRST_ATTACK = LIMIT;
const FIRST_REMEDY = END_OF_LIMIT;
const FIRST_SAFETY = RIGHT_OF_WAY;

export const isDistance = (card: Card): boolean => card < FIRST_ATTACK;
export const isAttack = (card: Card): boolean => card >= FIRST_ATTACK && card < FIRST_REMEDY;
const isRemedy = (card: Card): boolean => card >= FIRST_REMEDY && card < FIRST_SAFETY;
export const isSafety = (card: Card): boolean => card >= FIRST_SAFETY;

/** The attack that a remedy repairs. */
export const attackHealedBy = (remedy: Card): Card => remedy - (FIRST_REMEDY - FIRST_ATTACK);

const SAFETY_AGAINST: readonly Card[] = [15, 15, 16, 17, 18];

/** The safety against an attack; right of way covers two. */
export const safetyAgainst = (attack: Card): Card => SAFETY_AGAINST[attack - FIRST_ATTACK] as Card;

/** [MB-C5] The remedy and safety for each attack, as a reference for players. */
export const MEMO: readonly { readonly attack: CardName; readonly remedy: CardName; readonly safety: CardName }[] = [
  { attack: 'limit', remedy: 'end', safety: 'right' },
  { attack: 'stop', remedy: 'go', safety: 'right' },
  { attack: 'empty', remedy: 'gas', safety: 'tank' },
  { attack: 'flat', remedy: 'wheel', safety: 'proof' },
  { attack: 'crash', remedy: 'repair', safety: 'ace' },
];

/** Sets of safeties are bit sets. */
export const safetyBit = (safety: Card): number => 1 << (safety - FIRST_SAFETY);

export const ALL_CARDS: readonly Card[] = CARDS.map((_, card) => card);

export const SAFETIES: readonly Card[] = ALL_CARDS.filter(isSafety);

/** The cards on battle piles: all attacks and remedies except limits and their ends, which have their own pile. */
export const BATTLE_CARDS: readonly Card[] = ALL_CARDS.filter(
  (card) => (isAttack(card) || isRemedy(card)) && card !== LIMIT && card !== END_OF_LIMIT,
);

export const cardName = (card: Card): CardName => CARDS[card] as CardName;

const DECK: readonly Card[] = CARD_COUNTS.flatMap((count, card) => Array.from({ length: count }, () => card));

/** All 106 cards, in order. */
export const fullDeck = (): Card[] => DECK.slice();

/** The number of distance cards. */
export const DISTANCES: number = DECK.filter(isDistance).length;
