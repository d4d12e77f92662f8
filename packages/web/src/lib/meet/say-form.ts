import type { Language } from '@ponts-bornes/kernel';
import type { AtZero, Pace } from '@ponts-bornes/protocol';
import type { SeatPlan, Visibility } from './draft.ts';

const FR = {
  kindOf: (number: number) => `Qui prend la place ${number}\u00A0?`,
  levelOf: (number: number) => `Niveau du robot à la place ${number}`,
  kinds: { me: 'Moi', open: 'Libre pour un ami', bot: 'Robot' } satisfies Record<SeatPlan['kind'], string>,
  watching: 'Sans place pour vous, vous regarderez.',
  pace: 'Rythme',
  paceDetails: {
    live: 'Tout le monde est là et joue à la suite.',
    slow: 'Chacun joue quand il passe, sur plusieurs jours.',
  } satisfies Record<Pace['kind'], string>,
  livePaces: 'Temps de réflexion',
  slowDays: 'Temps pour chaque coup',
  withQuiet: 'La nuit ne compte pas',
  quietFrom: 'de',
  quietTo: 'à',
  quietZone: (zone: string) => `à l’heure de cet appareil (${zone.replaceAll('_', ' ')})`,
  atZero: 'Et si quelqu’un n’a plus de temps\u00A0?',
  atZeroDetails: {
    move: 'La personne reprend dès le coup suivant.',
    seat: 'Elle reprend sa place quand elle veut, d’un geste.',
  } satisfies Record<AtZero, string>,
  visibility: 'Qui peut venir\u00A0?',
  visibilityDetails: {
    private: 'Qui a le lien. Qui a une place peut y écrire librement.',
    public: 'Tout le monde la voit parmi les tables. On s’y parle par phrases toutes faites.',
  } satisfies Record<Visibility, string>,
  open: 'Ouvrir la table',
  openDetail: 'Ensuite\u00A0: un lien à envoyer, et un code à montrer.',
};
type FormWords = typeof FR;

const EN: FormWords = {
  kindOf: (number) => `Who takes seat ${number}?`,
  levelOf: (number) => `Level of the bot at seat ${number}`,
  kinds: { me: 'Me', open: 'Free for a friend', bot: 'Bot' },
  watching: 'With no seat for yourself, you will watch.',
  pace: 'Pace',
  paceDetails: {
    live: 'Everybody is there and plays right on.',
    slow: 'Everyone plays when they look in, over several days.',
  },
  livePaces: 'Time to think',
  slowDays: 'Time for each move',
  withQuiet: 'Nights do not count',
  quietFrom: 'from',
  quietTo: 'to',
  quietZone: (zone) => `in the time of this device (${zone.replaceAll('_', ' ')})`,
  atZero: 'And if somebody’s time is up?',
  atZeroDetails: {
    move: 'The person goes on with the next one.',
    seat: 'They take up their seat again whenever they like, with one tap.',
  },
  visibility: 'Who may come?',
  visibilityDetails: {
    private: 'Whoever has the link. Those who have a seat can write freely.',
    public: 'Everybody sees it among the tables. You talk with ready-made phrases.',
  },
  open: 'Open the table',
  openDetail: 'Next: a link to send, and a code to show.',
};

export const FORM: Readonly<Record<Language, FormWords>> = { fr: FR, en: EN };
