import { counted, plural } from '@ponts-bornes/kernel';

/** Quick play: waiting for people. */
export const queue = {
  title: 'Trouver des joueurs',
  intro: 'Choisissez un jeu : la partie commence dès qu’il y a assez de joueurs.',
  game: 'Jeu',
  anyGame: 'N’importe quel jeu',
  pace: 'Rythme',
  paceDetails: {
    live: 'Tout le monde est en ligne et joue d’une traite.',
    slow: 'Un jour par coup : jouez quand vous avez un moment.',
  },
  players: 'Combien de joueurs au moins ?',
  bots: 'S’il manque des joueurs',
  botsNever: 'Attendre des joueurs',
  botsAfter: (minutes: number) => `Compléter avec des robots après ${counted('fr', minutes, 'minute', 'minutes')}`,
  start: 'Chercher une partie',
  waitingNow: 'En attente en ce moment',
  nobody: 'Personne n’attend pour l’instant. Lancez la recherche : les suivants vous trouveront.',
  count: (game: string, count: number) => `${game} : ${counted('fr', count, 'personne attend', 'personnes attendent')}`,
  searching: 'Recherche de joueurs…',
  joining: 'Connexion…',
  wish: (game: string, pace: string, players: number) => `${game}, ${pace.toLowerCase()}, ${players} joueurs au moins`,
  alone: 'Vous êtes la seule personne à attendre.',
  others: (count: number) => plural('fr', count, 'Une autre personne attend.', `${count} autres personnes attendent.`),
  elapsed: 'Temps d’attente',
  leave: 'Arrêter la recherche',
  left: 'Recherche arrêtée.',
  lost: 'Connexion perdue : vous n’êtes plus dans la file. Nouvelle tentative…',
  elsewhere: 'La recherche continue dans un autre onglet ou sur un autre appareil.',
  seated: 'Joueurs trouvés : votre table est prête.',
  toTable: 'Aller à la table',
  meanwhile: 'En attendant',
  meanwhileDetail: 'La recherche continue dans cet onglet. Votre table s’ouvre dès que la partie est prête.',
  back: 'Voir la recherche',
  again: 'Chercher à nouveau',
  botsIn: (time: string) => `Des robots complètent la table dans ${time}.`,
  botsNow: 'Des robots complètent la table dès maintenant.',
};

export type QueueMessages = typeof queue;
