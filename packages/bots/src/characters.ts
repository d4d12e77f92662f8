import type { Language, LevelName, Seat } from '@ponts-bornes/kernel';

/** An opponent as presented to players. */
export interface Character {
  readonly name: Readonly<Record<Language, string>>;
  /** How it plays: the end of "it …". */
  readonly manner: Readonly<Record<Language, string>>;
  /** Its time limit in milliseconds; most choices take less. */
  readonly millis: number;
}

/** The opponents, from the most erratic to the strongest. */
export const CHARACTERS: Readonly<Record<LevelName, Character>> = {
  curious: {
    name: { fr: 'Curieux', en: 'Curious' },
    manner: { fr: 'joue pour s’amuser', en: 'plays for fun' },
    millis: 300,
  },
  easy: {
    name: { fr: 'Facile', en: 'Easy' },
    manner: { fr: 'se trompe souvent', en: 'often makes mistakes' },
    millis: 300,
  },
  medium: {
    name: { fr: 'Moyen', en: 'Medium' },
    manner: { fr: 'joue bien, sans anticiper', en: 'doesn’t look ahead' },
    millis: 500,
  },
  strong: {
    name: { fr: 'Fort', en: 'Strong' },
    manner: { fr: 'réfléchit avant de jouer', en: 'thinks before playing' },
    millis: 1000,
  },
  expert: {
    name: { fr: 'Expert', en: 'Expert' },
    manner: { fr: 'prend tout son temps', en: 'hardest; takes its time' },
    millis: 2000,
  },
};

/** The part of the time left in a turn that one choice may take, so that something is left for the next. */
const SHARE = 0.75;

/** The time limit for a choice in a turn in which a bot has already thought this long: a whole turn stays in its limit. */
export const timeLeft = (level: LevelName, spent: number): number =>
  Math.floor(Math.max(0, CHARACTERS[level].millis - spent) * SHARE);

/** How long the bots of a table have thought in their turns. A turn lasts while the same seat moves. */
export class ThinkingTime {
  #seat: Seat | null = null;
  #spent = 0;

  /** The time limit for a seat's next choice; `last` is the seat that made the last move. */
  limit(level: LevelName, seat: Seat, last: Seat | undefined): number {
    if (seat !== last || seat !== this.#seat) this.#spent = 0;
    this.#seat = seat;
    return timeLeft(level, this.#spent);
  }

  /** Adds the milliseconds that a seat has thought. */
  spend(seat: Seat, millis: number): void {
    if (seat === this.#seat) this.#spent += millis;
  }
}
