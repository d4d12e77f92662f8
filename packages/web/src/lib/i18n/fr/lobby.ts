import { counted, de } from '@ponts-bornes/kernel';
import { duration, placeOf } from '../times.ts';
import type { AtZero, HandOver, NewTable, Pace } from '@ponts-bornes/protocol';

type LivePace = Extract<Pace, { kind: 'live' }>;
type QuietHours = NonNullable<Extract<Pace, { kind: 'slow' }>['quiet']>;

/** Shared by the lobby and its forms: names, paces, table settings. */
export const lobby = {
  yourName: 'Votre nom à la table',
  yourNameDetail: 'Pas besoin de compte : ce nom suffit, les autres joueurs le verront.',
  paceNames: { quick: 'Rapide', usual: 'Normale', calm: 'Lente' },
  paceKinds: { live: 'En direct', slow: 'Tour par tour' } satisfies Record<Pace['kind'], string>,
  bank: ({ bank, increment }: LivePace) => `${duration(bank)} par joueur + ${duration(increment)} par coup`,
  atOnce: ({ choice, answer }: LivePace) =>
    `${duration(choice)} pour les choix simultanés, ${duration(answer)} pour répondre hors de son tour`,
  days: (days: number) => `${counted('fr', days, 'jour', 'jours')} par coup`,
  dayCount: (days: number) => counted('fr', days, 'jour', 'jours'),
  quietFrom: 'de',
  quietTo: 'à',
  quietMost: (hours: number) => `${hours} heures au plus`,
  quietZone: (zone: string) => `heure de cet appareil (${zone.replaceAll('_', ' ')})`,
  hour: (hour: number) => `${hour}\u00A0h`,
  quiet: ({ from, to, zone }: QuietHours) =>
    `Pendule arrêtée de ${from}\u00A0h à ${to}\u00A0h, heure ${zone.includes('/') ? de(placeOf(zone)) : placeOf(zone)}`,
  atZero: {
    move: 'Un robot joue le coup',
    seat: 'Un robot joue jusqu’au retour du joueur',
  } satisfies Record<AtZero, string>,
  handOver: {
    never: 'Chacun garde sa place',
    allowed: 'L’hôte peut proposer les places des robots et des joueurs hors délai',
  } satisfies Record<HandOver, string>,
  visibilities: { private: 'Table privée', public: 'Table publique' } satisfies Record<NewTable['visibility'], string>,
  spectatorDelay: (moves: number) => (moves === 0 ? 'En direct' : `Avec ${moves} coups de retard`),
  bot: (level: string) => `robot, ${level.toLowerCase()}`,
  free: 'Place libre',
  tryAgain: 'Réessayer',
  noServer:
    'Le serveur de jeu ne répond pas. Vérifiez votre connexion et réessayez. Vous pouvez toujours jouer contre des robots ou sur le même appareil.',
  noNetwork: 'Vous êtes hors ligne. Vous pouvez toujours jouer contre des robots ou sur le même appareil.',
  loading: 'Chargement…',
};

export type LobbyMessages = typeof lobby;
