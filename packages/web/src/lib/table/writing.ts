import type { Language, Phrasebook, Seat, Viewer } from '@ponts-bornes/kernel';
import type { BoardText } from '../boards/kit.ts';
import { typeset } from '../i18n/typeset.ts';
import type { Writing } from './log.ts';

/** The game's sentences about its moves and its table. */
export interface GameSpeech {
  readonly boardText: BoardText;
  readonly phrasebook: Phrasebook;
}

interface Readers {
  readonly language: Language;
  readonly names: readonly string[];
  readonly reader: Viewer;
}

/** How a table's log is put into words for its reader. */
export const writingOf = ({ boardText, phrasebook }: GameSpeech, { language, names, reader }: Readers): Writing => ({
  names,
  reader,
  sentence: (text: string, seat: Seat) => typeset(language, phrasebook.move(text, seat, names, reader)),
  asides: ({ before, after }) =>
    (boardText.aside?.(after, before, names, reader) ?? []).map((sentence) => typeset(language, sentence)),
  isGreat: (text) => boardText.isGreat?.(text) === true,
  tone: (text) => boardText.tone?.(text) ?? 'card',
});
