import { plural } from '@ponts-bornes/kernel';

/** Tables waiting for the person, on every page; deadlines of turn-based tables. */
export const turns = {
  title: 'À vous de jouer',
  noticed: (count: number) => plural('fr', count, 'Une table vous attend.', `${count} tables vous attendent.`),
  see: 'Voir',
  play: 'Jouer',
  with: (names: readonly string[]) => `avec ${new Intl.ListFormat('fr').format(names)}`,
  choose: 'Chacun choisit en même temps.',
  start: 'La partie commence.',
  more: (count: number) => plural('fr', count, 'Et un autre coup.', `Et ${count} autres coups.`),
  others: (count: number) => plural('fr', count, 'Et une autre table', `Et ${count} autres tables`),
  failed: 'Impossible d’afficher les tables. Réessayez.',
  time: (at: Date, _locale: string) =>
    at.getMinutes() === 0
      ? `${at.getHours()}\u00A0h`
      : `${at.getHours()}\u00A0h\u00A0${String(at.getMinutes()).padStart(2, '0')}`,
  untilToday: (time: string) => `jusqu’à ${time}`,
  untilTomorrow: (time: string) => `jusqu’à demain ${time}`,
  untilWeekday: (day: string, time: string) => `jusqu’à ${day} ${time}`,
  untilDate: (date: string, time: string) => `jusqu’au ${date}, ${time}`,
  outOfTime: 'temps écoulé',
  hoursLeft: (hours: number) => `plus que ${hours}\u00A0h`,
  minutesLeft: (minutes: number) => `plus que ${minutes}\u00A0min`,
};

export type TurnsMessages = typeof turns;
