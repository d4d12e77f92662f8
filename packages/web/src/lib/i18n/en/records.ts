import type { RecordsMessages } from '../fr/records.ts';

export const records: RecordsMessages = {
  openRecordDetail: 'Choose a file or paste the text of a game.',
  recordFile: 'File',
  recordText: 'Text',
  recordOpen: 'Open',
  recordBroken: (why) => `This game can’t be opened (${why}).`,
  recordEmpty: 'Choose a file or paste some text first.',
  verifyAny: 'Verify a game',
};
