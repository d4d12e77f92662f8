import type { Language } from '@ponts-bornes/kernel';
import type { TableFacts, You } from '@ponts-bornes/protocol';
import { messages } from '../../i18n/messages.ts';

/** Changes at other seats that no event tells: a player deleted their data, or has another name. */
export const newsOf = (language: Language, before: TableFacts, now: TableFacts, you: You): readonly string[] => {
  if (now.status !== 'playing') return [];
  const say = messages(language, 'online');
  return now.seats.flatMap((seat, index) => {
    const old = before.seats[index];
    if (old === undefined || index === you.seat) return [];
    if (seat.kind === 'bot' && old.kind !== 'bot') return [say.nowBot(old.name)];
    return seat.name === old.name || old.isOffered ? [] : [say.nowCalled(old.name, seat.name)];
  });
};
