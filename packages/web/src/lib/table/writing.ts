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
  /** The names at the seats now, or when a line of the log was written; and who is addressed as “you”. */
  readonly names: (line?: number) => readonly string[];
  readonly reader: (line?: number) => Viewer;
}

/** How a table's log is put into words for its reader. */
export const writingOf = ({ boardText, phrasebook }: GameSpeech, { language, names, reader }: Readers): Writing => ({
  names: names(),
  reader: reader(),
  sentence: (text: string, seat: Seat, line: number) =>
    typeset(language, phrasebook.move(text, seat, names(line), reader(line))),
  asides: ({ before, after }) =>
    (boardText.aside?.(after, before, names(), reader()) ?? []).map((sentence) => typeset(language, sentence)),
  isGreat: (text) => boardText.isGreat?.(text) === true,
  tone: (text) => boardText.tone?.(text) ?? 'card',
});
