import type { Language } from '@ponts-bornes/kernel';
import type { TableFacts, You } from '@ponts-bornes/protocol';
import { messages } from '../../i18n/messages.ts';

/** Changes in who plays where, except those the person made. */
export const newsOf = (language: Language, before: TableFacts, now: TableFacts, you: You): readonly string[] => {
  if (now.status !== 'playing') return [];
  const say = messages(language, 'online');
  return now.seats.flatMap((seat, index) => {
    const old = before.seats[index];
    if (old === undefined || index === you.seat) return [];
    if (seat.kind === 'bot' && old.kind !== 'bot') return [say.nowBot(old.name)];
    if (seat.name !== old.name) return seat.isAway ? [] : [say.nowTaken(seat.name)];
    if (seat.isAway === old.isAway) return [];
    return [seat.isAway ? say.nowBot(seat.name) : say.nowBack(seat.name)];
  });
};
