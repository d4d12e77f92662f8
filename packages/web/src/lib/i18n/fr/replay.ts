export const replay = {
  replayTitle: 'Revoir la partie',
  replaySeat: 'Point de vue',
  stopped: 'Arrêtée sans résultat',
  replayAll: 'Spectateur',
  first: 'Début de la partie',
  previous: 'Coup précédent',
  next: 'Coup suivant',
  last: 'Fin de la partie',
  playOn: 'Lecture',
  pause: 'Pause',
  position: (number: number, of: number) => `Coup ${number} sur ${of}`,
};

export type ReplayMessages = typeof replay;
