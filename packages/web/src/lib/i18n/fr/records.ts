/** The page that opens a record. */
export const records = {
  openRecordDetail: 'Choisissez un fichier ou collez le texte d’une partie.',
  recordFile: 'Fichier',
  recordText: 'Texte',
  recordOpen: 'Ouvrir',
  recordBroken: (why: string) => `Impossible d’ouvrir cette partie (${why}).`,
  recordEmpty: 'Choisissez d’abord un fichier ou collez un texte.',
  verifyAny: 'Vérifier une partie',
};

export type RecordsMessages = typeof records;
