const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** The end of a game. */
export const ending = {
  headlines: {
    you: () => 'Vous gagnez !',
    yourTeam: (names: readonly string[]) => `Vous gagnez avec ${list.format(names)} !`,
    youShare: (names: readonly string[]) => `Vous gagnez à égalité avec ${list.format(names)} !`,
    others: (names: readonly string[]) => `${list.format(names)} gagne !`,
    team: (names: readonly string[]) => `${list.format(names)} gagnent !`,
    share: (names: readonly string[]) => `${list.format(names)} gagnent à égalité !`,
    nobody: () => 'Personne ne gagne',
  } satisfies Record<string, (names: readonly string[]) => string>,
  podium: 'Classement',
  rank: (rank: number) => (rank === 1 ? '1er' : `${rank}e`),
  showBoard: 'Voir le plateau',
  turningPoint: 'Tournant',
  picture: 'Image',
  pictureTitle: 'Partager une image du plateau final',
  drawing: 'Création de l’image…',
  pictureSaved: 'Image téléchargée.',
  pictureFailed: 'Impossible de créer l’image.',
  download: 'Télécharger',
};

export type EndingMessages = typeof ending;
