import type { Language } from '@ponts-bornes/kernel';
import type { AtZero, Pace } from '@ponts-bornes/protocol';
import type { LiveName, LivePace, QuietHours } from './pace.ts';
import type { Visibility } from './draft.ts';

/** A time in seconds: “10 min”, “45 s”, “1 min 30 s”. The units are the same in both languages. */
const duration = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 ? `${minutes}\u00A0min` : '', rest > 0 ? `${rest}\u00A0s` : ''].filter(Boolean).join(' ');
};

/** The place by which a zone is known: “Europe/Paris” is Paris. */
const placeOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');

const FR = {
  yourName: 'Votre nom à la table',
  yourNameDetail: 'Sans compte\u00A0: il suffit d’un nom que les autres verront.',
  paceNames: { quick: 'Vive', usual: 'Normale', calm: 'Calme' } satisfies Record<LiveName, string>,
  paceKinds: { live: 'En direct', slow: 'Sans se presser' } satisfies Record<Pace['kind'], string>,
  bank: ({ bank, increment }: LivePace) => `${duration(bank)} chacun, plus ${duration(increment)} à chaque coup`,
  atOnce: ({ choice, answer }: LivePace) =>
    `${duration(choice)} pour les choix faits en même temps, ${duration(answer)} pour répondre hors de son tour`,
  days: (days: number) => (days > 1 ? `${days} jours par coup` : '1 jour par coup'),
  dayCount: (days: number) => (days > 1 ? `${days} jours` : '1 jour'),
  hour: (hour: number) => `${hour}\u00A0h`,
  quiet: ({ from, to, zone }: QuietHours) =>
    `Le temps s’arrête de ${from}\u00A0h à ${to}\u00A0h, ${zone.includes('/') ? 'heure de ' : 'heure '}${placeOf(zone)}`,
  atZero: {
    move: 'Un robot joue ce coup-là',
    seat: 'Un robot joue jusqu’au retour de la personne',
  } satisfies Record<AtZero, string>,
  visibilities: { private: 'Table privée', public: 'Table publique' } satisfies Record<Visibility, string>,
  bot: (level: string) => `robot, ${level.toLowerCase()}`,
  free: 'Place libre',
  tryAgain: 'Réessayer',
  noServer:
    'Jouer à distance demande un serveur et une connexion, et aucun serveur ne répond ici pour l’instant. Contre des robots ou autour de cet appareil, on joue sans.',
  noNetwork:
    'Vous êtes hors ligne. Jouer à distance demande une connexion\u00A0; contre des robots ou autour de cet appareil, on joue sans.',
  loading: 'Un instant…',
};
type MeetWords = typeof FR;

const EN: MeetWords = {
  yourName: 'Your name at the table',
  yourNameDetail: 'No account: a name that the others will see is enough.',
  paceNames: { quick: 'Quick', usual: 'Usual', calm: 'Calm' },
  paceKinds: { live: 'Live', slow: 'In your own time' },
  bank: ({ bank, increment }) => `${duration(bank)} each, and ${duration(increment)} more with every move`,
  atOnce: ({ choice, answer }) =>
    `${duration(choice)} for choices made at the same time, ${duration(answer)} to answer out of turn`,
  days: (days) => (days > 1 ? `${days} days for each move` : '1 day for each move'),
  dayCount: (days) => (days > 1 ? `${days} days` : '1 day'),
  hour: (hour) => `${hour}:00`,
  quiet: ({ from, to, zone }) => `Time stands still from ${from}:00 to ${to}:00, ${placeOf(zone)} time`,
  atZero: {
    move: 'A bot makes that move',
    seat: 'A bot plays until the person is back',
  },
  visibilities: { private: 'Private table', public: 'Public table' },
  bot: (level) => `bot, ${level.toLowerCase()}`,
  free: 'Free seat',
  tryAgain: 'Try again',
  noServer:
    'Playing at a distance needs a server and a connection, and no server answers here for now. Against bots or around this device you can play without.',
  noNetwork:
    'You are offline. Playing at a distance needs a connection; against bots or around this device you can play without.',
  loading: 'One moment…',
};

export const SAY: Readonly<Record<Language, MeetWords>> = { fr: FR, en: EN };

/** What was agreed about time, a sentence each. */
export const paceInWords = (language: Language, pace: Pace): readonly string[] => {
  const say = SAY[language];
  if (pace.kind === 'live') return [say.bank(pace), say.atOnce(pace)];
  return pace.quiet === null ? [say.days(pace.days)] : [say.days(pace.days), say.quiet(pace.quiet)];
};
