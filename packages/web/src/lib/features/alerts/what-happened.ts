import { findSpeech } from '@ponts-bornes/catalogue/speech';
import type { Language } from '@ponts-bornes/kernel';
import type { WaitingTable } from '@ponts-bornes/protocol';
import { readable } from '../../i18n/deleted-player.ts';
import { typeset } from '../../i18n/typeset.ts';

/** The newest public move at a table, as a sentence to the person who is to play; null if there is none. */
export const lastMoveAt = async (
  language: Language,
  { table, seat: reader, lines }: WaitingTable,
): Promise<string | null> => {
  const [entry, last] = [findSpeech(table.game), lines.at(-1)];
  if (entry === undefined || last === undefined) return null;
  const [speech, phrases] = await Promise.all([entry.loadSpeech(language), entry.loadPhrases()]);
  const names = table.seats.map((sitter) => readable(language, sitter).name);
  return typeset(language, phrases(speech, table.options).move(last.text, last.seat, names, reader));
};
