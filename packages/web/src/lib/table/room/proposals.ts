import type { TableFacts } from '@ponts-bornes/protocol';

/** Whether only one person has a say: a seat that may be offered to others is one that its player has given up. */
export const isNobodyElseAsked = ({ seats }: Pick<TableFacts, 'seats'>): boolean =>
  seats.filter(({ kind, isOffered, canOffer }) => kind === 'person' && !isOffered && !canOffer).length === 1;
