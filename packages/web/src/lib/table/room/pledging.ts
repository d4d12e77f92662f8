import { pledgeTo } from '@ponts-bornes/kernel';
import type { ClientMessage, TableFacts, You } from '@ponts-bornes/protocol';
import { newPart } from '../../storage/random.ts';
import { isAsSeen, notePart, partFor } from '../../storage/seen-commitments.ts';

type Said = ClientMessage extends infer Any
  ? Any extends { t: 'pledge' | 'reveal'; id: string }
    ? Omit<Any, 'id'>
    : never
  : never;

/**
 * This device's message for a table's shuffle: its pledge, or its part once the list of pledges is closed. It reveals
 * nothing if the server shows another commitment or another list than before.
 *
 * @param isArrival whether these are the first facts over a connection: the most recent device pledges for its person
 */
export const dueForDeal = (facts: TableFacts, you: You, isArrival: boolean): Said | null => {
  if (facts.status !== 'open' || you.seat === null) return null;
  const { pledges, id } = facts;
  if (pledges?.isRevealing === true) {
    const part = isAsSeen(facts) ? partFor(id, pledges.seats[you.seat] ?? '') : null;
    return part === null ? null : { t: 'reveal', attempt: pledges.attempt, part };
  }
  const isOwn = you.pledge !== null && partFor(id, you.pledge) !== null;
  if (isOwn || (you.pledge !== null && !isArrival)) return null;
  const part = newPart();
  notePart(id, part);
  return { t: 'pledge', pledge: pledgeTo(part) };
};
