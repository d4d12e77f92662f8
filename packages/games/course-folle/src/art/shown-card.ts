import { CARD_TABLE } from '../cards.table.ts';
import { CHARACTERS, VEHICLES } from '../cards.ts';
import type { CardName, CharacterName, VehicleName } from '../cards.ts';
import type { Face } from '../deck.ts';

/** A card as a drawing needs it: what its name encodes, and what is printed on it. */
export interface ShownCard extends Face {
  readonly name: CardName;
  readonly vehicle: VehicleName;
  /** Null for a starter card. */
  readonly character: CharacterName | null;
}

/** The same object each time, so that a drawn card isn't drawn again when the rest of the table changes. */
export const shownCard = (name: CardName): ShownCard => {
  const card = CARDS.get(name) ?? readCard(name);
  CARDS.set(name, card);
  return card;
};

const CARDS = new Map<CardName, ShownCard>();

const readCard = (name: CardName): ShownCard => {
  const [first = '', second = ''] = name.split('-');
  const character = CHARACTERS.find((known) => known === first) ?? null;
  const vehicle = VEHICLES.find((known) => known === (character === null ? first : second))!;
  return { ...CARD_TABLE[name], name, vehicle, character };
};

export const isPlane = ({ vehicle }: ShownCard): boolean => vehicle === 'plane';
