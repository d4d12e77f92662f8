import type { AtZero, HandOver, NewTable, Pace } from '@ponts-bornes/protocol';

/** The form that opens a table with friends. */
export const newTable = {
  kindOf: (number: number) => `Qui joue à la place ${number} ?`,
  levelOf: (number: number) => `Niveau du robot, place ${number}`,
  kinds: { me: 'Moi', open: 'Libre pour un ami', bot: 'Robot' } satisfies Record<
    NewTable['seats'][number]['kind'],
    string
  >,
  watching: 'Sans place, vous regarderez la partie.',
  pace: 'Rythme',
  paceDetails: {
    live: 'Tout le monde est en ligne et joue d’une traite.',
    slow: 'Chacun joue quand il a un moment, sur plusieurs jours.',
  } satisfies Record<Pace['kind'], string>,
  livePaces: 'Cadence',
  slowDays: 'Temps par coup',
  withQuiet: 'Arrêter la pendule la nuit',
  atZero: 'Si quelqu’un dépasse son temps',
  atZeroDetails: {
    move: 'Le joueur reprend la main au coup suivant.',
    seat: 'Le joueur peut reprendre sa place à tout moment.',
  } satisfies Record<AtZero, string>,
  handOver: 'Une place peut-elle changer de joueur ?',
  handOverDetails: {
    never: 'Sauf s’il quitte la partie ou demande à être remplacé.',
    allowed: 'Et celles des joueurs qui quittent la partie ou demandent à être remplacés.',
  } satisfies Record<HandOver, string>,
  visibility: 'Qui peut rejoindre la table ?',
  visibilityDetails: {
    private: 'Les personnes qui ont le lien. Les joueurs peuvent discuter librement.',
    public: 'Tout le monde : elle apparaît dans la liste des tables. On discute avec des phrases prédéfinies.',
  } satisfies Record<NewTable['visibility'], string>,
  spectators: 'Les spectateurs voient la partie',
  spectatorDetail: 'Le retard évite que quelqu’un souffle un coup. Il cesse à la fin de la partie.',
  more: 'Plus de réglages',
  open: 'Ouvrir la table',
  openDetail: 'Vous recevrez un lien à envoyer et un QR code à montrer.',
};

export type NewTableMessages = typeof newTable;
