import type { CardName, PileView, SideView } from '@ponts-bornes/mille-bornes';
import type { Explanation } from '../../board-kit/explained.ts';
import { kindOf } from './choices.ts';
import type { Edition } from './say.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The rules of cards that differ from others of their kind. */
const RULES: Partial<Readonly<Record<CardName, string>>> = {
  '200': 'MB-D3',
  limit: 'MB-A2',
  end: 'MB-T6',
  go: 'MB-T4',
  right: 'MB-B4',
};
const KIND_RULES = { distance: 'MB-D1', attack: 'MB-A1', remedy: 'MB-T5', safety: 'MB-B2' } as const;

export const explainCard = (card: CardName, { name, say }: Edition): Explanation => ({
  title: capital(name(card)),
  text: capital(`${say.uses[card]}.`),
  rule: RULES[card] ?? KIND_RULES[kindOf(card)],
});

/** A pile is explained by its top card. */
export const explainPile = (pile: PileView, look: Edition, place: 'battle' | 'speed' | 'discard'): Explanation =>
  pile.top === null ? explainPlace(look, place) : explainCard(pile.top, look);

type Place = 'battle' | 'speed' | 'safeties' | 'road' | 'pile' | 'discard';

/** The place, the sentence of the memo about it, and its rule. */
const PLACES = {
  battle: ['go', 'MB-S6'],
  speed: ['limit', 'MB-D2'],
  safeties: ['safeties', 'MB-B1'],
  road: ['distances', 'MB-D4'],
  pile: ['turn', 'MB-T1'],
  discard: ['discard', 'MB-T2'],
} as const satisfies Record<Place, readonly [keyof Edition['memo'], string]>;

export const explainPlace = ({ say, memo }: Edition, place: Place): Explanation => {
  const [sentence, rule] = PLACES[place];
  return { title: say[place], text: memo[sentence], rule };
};

export const explainRolling = ({ rolling, limited }: SideView, { say, memo }: Edition): Explanation => ({
  title: capital(rolling ? say.rolling : say.stopped),
  text: limited ? `${memo.go} ${memo.limit}` : memo.go,
  rule: 'MB-S6',
});

export const explainRiposte = ({ say, memo }: Edition): Explanation => ({
  title: capital(say.coup),
  text: memo.coup,
  rule: 'MB-F1',
});

/** Cards in a rival's hand, which nobody else sees. */
export const explainHand = (count: number, { say, memo }: Edition): Explanation => ({
  title: say.cards(count),
  text: memo.turn,
  rule: 'MB-T1',
});
