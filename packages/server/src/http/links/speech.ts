import { counted } from '@ponts-bornes/kernel';
import type { Language } from '@ponts-bornes/kernel';

/** The texts of link previews in one language. */
interface PreviewSpeech {
  readonly locale: string;
  /** The name of a player who deleted their data. */
  readonly gone: string;
  readonly privateTable: string;
  readonly openTable: (game: string, host: string) => string;
  readonly freeSeats: (free: number, names: readonly string[]) => string;
  readonly inProgress: (game: string) => string;
  readonly watch: (names: readonly string[]) => string;
  readonly over: (game: string, winners: readonly string[]) => string;
  readonly replay: (names: readonly string[]) => string;
}

const lists = { fr: new Intl.ListFormat('fr'), en: new Intl.ListFormat('en-GB') };
/** French typography: no line break before a colon. */
const NBSP = '\u00A0';

export const SPEECH: Readonly<Record<Language, PreviewSpeech>> = {
  fr: {
    locale: 'fr_FR',
    gone: 'Joueur supprimé',
    privateTable: 'Table privée.',
    openTable: (game, host) => `${game}${NBSP}: ${host} cherche des joueurs`,
    freeSeats: (free, names) =>
      [
        free === 0 ? 'La table est complète.' : `${counted('fr', free, 'place libre', 'places libres')}.`,
        ...(names.length === 0 ? [] : [`À la table${NBSP}: ${lists.fr.format(names)}.`]),
      ].join(' '),
    inProgress: (game) => `${game}${NBSP}: partie en cours`,
    watch: (names) => `À la table${NBSP}: ${lists.fr.format(names)}. Venez regarder.`,
    over: (game, winners) =>
      winners.length === 0
        ? `${game}${NBSP}: partie terminée`
        : `${game}${NBSP}: ${lists.fr.format(winners)} ${winners.length === 1 ? 'gagne' : 'gagnent'}`,
    replay: (names) => `À la table${NBSP}: ${lists.fr.format(names)}. Revoyez la partie coup par coup.`,
  },
  en: {
    locale: 'en_GB',
    gone: 'Deleted player',
    privateTable: 'Private table.',
    openTable: (game, host) => `${game}: ${host} is looking for players`,
    freeSeats: (free, names) =>
      [
        free === 0 ? 'The table is full.' : `${counted('en', free, 'open seat', 'open seats')}.`,
        ...(names.length === 0 ? [] : [`At the table: ${lists.en.format(names)}.`]),
      ].join(' '),
    inProgress: (game) => `${game}: game in progress`,
    watch: (names) => `At the table: ${lists.en.format(names)}. Come and watch.`,
    over: (game, winners) =>
      winners.length === 0
        ? `${game}: game over`
        : `${game}: ${lists.en.format(winners)} ${winners.length === 1 ? 'wins' : 'win'}`,
    replay: (names) => `At the table: ${lists.en.format(names)}. Replay the game move by move.`,
  },
};
