import type { AlertedTo } from '../../store/schema.ts';

/** The facts an alert about a table is written from. All of them are public. */
export interface Said {
  readonly what: AlertedTo;
  /** The game's name. */
  readonly game: string;
  /** The names of the other people and bots at the table. */
  readonly others: readonly string[];
  /** Whether several players choose at once. */
  readonly isChoice: boolean;
  /** The deadline in words; null if it is unknown or doesn't matter. */
  readonly until: string | null;
  /** The names of the other winners of a finished game; `isWinner`: the reader is one too. */
  readonly winners: readonly string[];
  readonly isWinner: boolean;
  readonly host: string;
}

/** A title and a sentence. */
export interface Told {
  readonly title: string;
  readonly body: string;
}

/** The sentences of alerts in one language. */
export interface AlertSpeech {
  readonly about: (said: Said) => Told;
  /** The title of a message about several tables. */
  readonly several: (count: number) => string;
  readonly test: Told;
  readonly confirm: (link: string) => MailText;
  readonly recover: (account: string, link: string) => MailText;
  readonly open: string;
  /** Under every alert by e-mail. */
  readonly stop: string;
  readonly settings: string;
}

/** An e-mail with one link. */
export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: string;
  readonly link: string;
  readonly after: string;
}
