import { counted } from '@ponts-bornes/kernel';

/** Public games to watch: in progress and recently finished. */
export const live = {
  title: 'En direct',
  none: 'Aucune partie publique en cours.',
  lost: 'Impossible d’actualiser la liste. Nouvel essai dans quelques secondes.',
  lately: 'À revoir : parties terminées récemment',
  watch: 'Regarder',
  replay: 'Revoir',
  named: (action: string, game: string, names: readonly string[]) =>
    `${action} : ${game}, ${new Intl.ListFormat('fr').format(names)}`,
  moves: (count: number) => counted('fr', count, 'coup', 'coups'),
  spectators: (count: number) => counted('fr', count, 'spectateur', 'spectateurs'),
  behind: (moves: number) => `${moves} coups de retard`,
  stopped: 'Arrêtée sans résultat',
  wonBy: (names: readonly string[]) =>
    names.length === 0 ? 'Personne n’a gagné' : `Gagnée par ${new Intl.ListFormat('fr').format(names)}`,
  more: 'Afficher plus de parties',
  count: (count: number) => counted('fr', count, 'partie en direct', 'parties en direct'),
};

export type LiveMessages = typeof live;
