import { CARD_TABLE, CHARACTERS, VEHICLES } from '@ponts-bornes/course-folle';
import type { CardName, CharacterName, Face, VehicleName } from '@ponts-bornes/course-folle';
import type { Speech } from '@ponts-bornes/course-folle/speech';

/** A card's name and printed values. */
export interface ShownCard extends Face {
  readonly name: CardName;
  readonly vehicle: VehicleName;
  /** Null on a starter. */
  readonly character: CharacterName | null;
  /** Which of the starters with its vehicle; empty on a race card. */
  readonly number: string;
}

export const shownCard = (name: CardName): ShownCard => {
  const [first = '', second = ''] = name.split('-');
  const character = CHARACTERS.find((known) => known === first) ?? null;
  const vehicle = VEHICLES.find((known) => known === (character === null ? first : second))!;
  return { ...CARD_TABLE[name], name, vehicle, character, number: character === null ? second : '' };
};

/** The colour of a card, or which starter it is. */
export const colourWords = ({ character, number }: ShownCard, say: Speech): string =>
  character === null ? `${say.terminal.starter} ${number}` : say.characters[character];

/**
 * `4(`, `)1`, `2[`, `]0`: whole stages and a half at the edge where another half would join it. A left half lies to
 * the left, so it shows at the right edge of its card.
 */
export const stagesText = (card: ShownCard): string => `${leftEdge(card)}${card.stages}${rightEdge(card)}`;

/** The same, padded to three columns so that numbers align. */
export const stagesCell = (card: ShownCard): string =>
  `${leftEdge(card) || ' '}${card.stages}${rightEdge(card) || ' '}`;

export const leftEdge = ({ half, vehicle }: ShownCard): string => {
  if (half !== 'right') return '';
  return vehicle === 'plane' ? ']' : ')';
};

export const rightEdge = ({ half, vehicle }: ShownCard): string => {
  if (half !== 'left') return '';
  return vehicle === 'plane' ? '[' : '(';
};

/** A name cut to fit a column. */
export const fitted = (name: string, columns: number): string =>
  (name.length > columns ? `${name.slice(0, columns - 1)}…` : name).padEnd(columns);
