import { counted } from '@ponts-bornes/kernel';
export const analysis = {
  chart: (length: number, start: string, end: string, turns: number) =>
    `Chances de gagner au fil des ${length} coups. Au début : ${start}. À la fin : ${end}. ${
      turns === 0 ? 'Aucun tournant.' : `${counted('fr', turns, 'tournant', 'tournants')}.`
    }`,
  sideAt: (name: string, percent: string) => `${name} ${percent}`,
  place: 'Position dans la partie',
  placed: (number: number, chances: string) => `Coup ${number} : ${chances}`,
  stages: {
    curve: (done: number, of: number) => `Positions évaluées : ${done} sur ${of}`,
    turns: (done: number, of: number) => `Tournants vérifiés : ${done} sur ${of}`,
    moves: (done: number, of: number) => `Coups comparés : ${done} sur ${of}`,
  },
  begins: 'Analyse en cours…',
  done: 'Analyse terminée.',
  cancel: 'Arrêter',
  cancelled: 'Analyse arrêtée : la courbe montre les positions déjà évaluées.',
  again: 'Reprendre l’analyse',
  broken: (why: string) => `L’analyse a échoué : ${why}`,
  howHidden: (games: number, margin: string) =>
    `Chances estimées sans rien savoir de ce qui était encore caché : la suite est simulée ${games} fois avec des joueurs prudents. Marge : ±\u00A0${margin}.`,
  howOpen: (games: number, margin: string) =>
    `À partir de chaque position, la suite est simulée ${games} fois avec des joueurs prudents. Marge : ±\u00A0${margin}.`,
  sampled: 'Longue partie : seules certaines positions sont évaluées.',
  turns: 'Tournants',
  noTurns: 'Aucun coup n’a fait basculer la partie.',
  move: (number: number) => `Coup ${number}`,
  change: (name: string, before: string, after: string) => `${name} : de ${before} à ${after}`,
  toReview: 'Coups à revoir',
  good: 'bon coup',
  goodDetail: 'Bon coup.',
  doubtful: 'à revoir',
  doubtfulDetail: 'À revoir : demandez à l’expert.',
  goodCount: (count: number) => `${counted('fr', count, 'bon coup', 'bons coups')}.`,
  nothingDoubtful: 'Rien à revoir : aucun autre coup n’était nettement meilleur.',
  turn: 'tournant',
  asTable: 'Voir en tableau',
  tableCaption: 'Chances de gagner après chaque coup évalué',
  number: 'N°',
  who: 'Joueur',
  what: 'Coup',
  start: 'Début de la partie',
  askExpert: 'Qu’aurait joué l’expert ?',
  expert: 'Expert',
  fromFirst: 'Qu’aurait joué l’expert ? Disponible à partir du premier coup.',
  asking: 'L’expert réfléchit…',
  expertTitle: (number: number) => `Au lieu du coup ${number}`,
  expertFrom:
    'À droite, les chances de gagner après chaque coup, d’après ce que le joueur savait alors ; la courbe tient aussi compte de ce que le coup a révélé.',
  played: (label: string) => `Coup joué : ${label.replace(/^Jouer\s:\s/u, '')}`,
  same: 'L’expert aurait joué le même coup.',
  near: 'Presque aussi bon que le choix de l’expert.',
  expertNone: 'Il n’y avait rien à choisir ici.',
  expertFailed: 'L’expert n’a pas répondu. Réessayez.',
  show: 'Montrer sur le plateau',
  isPlayed: 'joué',
};

export type AnalysisMessages = typeof analysis;
