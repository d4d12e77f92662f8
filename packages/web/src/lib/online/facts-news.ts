import type { Language } from '@ponts-bornes/kernel';
import type { TableFacts, You } from '@ponts-bornes/protocol';
import { typeset } from '../speech/typeset.ts';
import { SAY } from './say.ts';

/** What has changed at a table that others should hear of: who plays where. What one did oneself one knows. */
export const newsOf = (language: Language, before: TableFacts, now: TableFacts, you: You): readonly string[] => {
  if (now.status !== 'playing') return [];
  const say = SAY[language];
  return now.seats.flatMap((seat, index) => {
    const old = before.seats[index];
    if (old === undefined || index === you.seat) return [];
    if (seat.kind === 'bot' && old.kind !== 'bot') return [typeset(language, say.nowBot(old.name))];
    if (seat.name !== old.name) return seat.isAway ? [] : [typeset(language, say.nowTaken(seat.name))];
    if (seat.isAway === old.isAway) return [];
    return [typeset(language, seat.isAway ? say.nowBot(seat.name) : say.nowBack(seat.name))];
  });
};
