/** Offline use and new versions. */
export interface OfflineMessages {
  readonly title: string;
  readonly readiness: Readonly<
    Record<'unknown' | 'preparing' | 'ready' | 'full' | 'interrupted' | 'refused' | 'insecure', string>
  >;
  readonly updateReady: string;
  readonly reload: string;
  readonly later: string;
  readonly unsaved: string;
  readonly offline: string;
  readonly offlineUnready: string;
  readonly close: string;
}

export const offline: OfflineMessages = {
  title: 'Jouer hors ligne',
  readiness: {
    unknown: 'Pas encore vérifié.',
    preparing: 'Téléchargement en cours : bientôt, vous pourrez jouer sans connexion.',
    ready: 'Disponible : tous les jeux fonctionnent sans connexion.',
    full: 'Indisponible : l’espace de stockage est plein. Avec une connexion, tout fonctionne.',
    interrupted:
      'Indisponible pour l’instant : le téléchargement a été interrompu. Il reprendra à votre prochaine visite.',
    refused: 'Indisponible : ce navigateur n’autorise pas le stockage du site. Avec une connexion, tout fonctionne.',
    insecure: 'Indisponible : il faut une adresse en https. Avec une connexion, tout fonctionne.',
  },
  updateReady: 'Une nouvelle version est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
  unsaved: 'Une partie en cours n’a pas pu être enregistrée : recharger la ferait perdre. Terminez-la d’abord.',
  offline: 'Vous êtes hors ligne. Vous pouvez continuer à jouer sur cet appareil.',
  offlineUnready: 'Vous êtes hors ligne. Les pages jamais ouvertes ne s’afficheront peut-être pas.',
  close: 'Fermer',
};
