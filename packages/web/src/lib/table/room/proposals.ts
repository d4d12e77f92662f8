import { LIMITS } from '@ponts-bornes/protocol';
import type { Pace, TableFacts } from '@ponts-bornes/protocol';
import type { Messages } from '../../i18n/messages.ts';

/** Whether only one person has a say: a seat that may be offered to others is one that its player has given up. */
export const isNobodyElseAsked = ({ seats }: Pick<TableFacts, 'seats'>): boolean =>
  seats.filter(({ kind, isOffered, canOffer }) => kind === 'person' && !isOffered && !canOffer).length === 1;

/** The time that everybody gets when all agree to more. */
export const moreTime = ({ more }: Messages['online']['agreement'], { kind }: Pick<Pace, 'kind'>): string =>
  kind === 'live' ? more.live(LIMITS.moreTime / 60) : more.slow;
