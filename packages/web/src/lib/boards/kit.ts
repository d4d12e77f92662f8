import type { Component, Snippet } from 'svelte';
import type { BaseSpeech, BaseView, Language, Options, RecordedMove, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Emblems } from '../ui/marks.ts';

/** Facts for the game list and a game's page: small, and loaded with the first page. */
export interface Box {
  /** The meaning of the game's name, in languages whose readers may not understand it. */
  readonly meaning?: Readonly<Partial<Record<Language, string>>>;
  /** One sentence. */
  readonly blurb: Readonly<Record<Language, string>>;
  /** Playing time in minutes. */
  readonly minutes: readonly [least: number, most: number];
  readonly age: number;
  /** Default number of seats. */
  readonly usualSeats: number;
}

/** Names of options (`key`) and of the values of a choice (`key.value`). */
export type OptionNames = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Input of a board. A board never decides what is legal: `moves` does. */
export interface BoardProps<View extends BaseView = BaseView, Speech extends BaseSpeech = BaseSpeech> {
  /** All that the viewer may see. */
  readonly view: View;
  readonly viewer: Viewer;
  /** Texts of the viewer's legal moves; empty when the viewer can't act, and in a replay. */
  readonly moves: readonly string[];
  readonly names: readonly string[];
  readonly language: Language;
  /** The game's sentences in the current language. */
  readonly speech: Speech;
  readonly options: Options;
  /** The hinted move, to be marked. */
  readonly advised: string | null;
  /** The other seats' moves since the viewer's last one, to be marked until their next; not by colour alone. */
  readonly since: readonly RecordedMove[];
  /** Plays a legal move. */
  readonly play: (text: string) => void;
  /** Asks why a text isn't a legal move; the frame shows the rule. */
  readonly whyNot: (text: string) => void;
  /** Shows what to choose next instead of the prompt, while a choice is half made; null: shows the prompt again. */
  readonly guide: (sentence: string | null) => void;
}

/** Score breakdown: a table with a column for each seat. */
export interface Sheet {
  readonly rows: readonly {
    readonly label: string;
    /** By column. */
    readonly values: readonly string[];
    readonly isTotal?: boolean;
  }[];
  /** Columns of several seats each, such as teams; defaults to one for each seat. */
  readonly columns?: readonly { readonly name: string; readonly seats: readonly Seat[] }[];
}

/** The context of a sentence: the reader, their legal moves, and the names. */
export interface At {
  readonly viewer: Viewer;
  readonly moves: readonly string[];
  readonly names: readonly string[];
}

/** The game's sentences in one language. Pure, because it also runs in a worker and in Node. */
export interface BoardText<View extends BaseView = BaseView> {
  /** What the viewer should do, or whom the table is waiting for: one sentence. */
  readonly prompt: (view: View, at: At) => string;
  /** A legal move as a list entry: "Poser 100 km". */
  readonly label: (text: string, view: View, names: readonly string[]) => string;
  /** A seat's standing in a few characters, "350 km"; shown beside its name. */
  readonly standing: (view: View, seat: Seat) => string;
  /** The whole table in sentences, for people who can't see it: public information first, then the viewer's own. */
  readonly describe: (view: View, at: At) => readonly string[];
  /** The score breakdown. */
  readonly sheet: (view: View, names: readonly string[]) => Sheet;
  /** Effects of the last move that deserve a sentence of their own. Both views are public. */
  readonly aside?: (view: View, before: View, names: readonly string[], reader?: Viewer) => readonly string[];
  /** Whether a move is a highlight. */
  readonly isGreat?: (text: string) => boolean;
  /** What a move sounds like, and its sign in lists; defaults to a card. */
  readonly tone?: (text: string) => 'card' | 'piece' | 'roof' | 'bridge' | 'travel' | 'reveal' | 'impact';
  /** Whether an effect of the last move sounds like a stamp. */
  readonly isStamped?: (view: View, before: View) => boolean;
  /** Whether a move attacks a seat. */
  readonly hits?: (text: string, view: View, seat: Seat) => boolean;
  /** Whether the only legal move is no real decision, so that it can be played automatically for a lone person. */
  readonly isFormality?: (text: string) => boolean;
  /** Whether a move only answers another seat's, so that it begins no turn. */
  readonly isAnswer?: (text: string) => boolean;
  /** Whether a move is chosen in secret and revealed together with the others'. */
  readonly isSecret?: (text: string) => boolean;
  /**
   * How long a view stays before a bot or a forced move follows, in milliseconds at normal speed, if it needs more than
   * the default time. At any speed it stays for more than a second, unless the person skips.
   */
  readonly rest?: (view: View) => number;
  /** A seat's colours and shapes everywhere, if the rules give it any; defaults to those of its number. */
  readonly emblems?: (view: View, seat: Seat) => Emblems;
  /** The seats that win together; if omitted, each seat plays for itself. */
  readonly sides?: (view: View) => readonly (readonly Seat[])[];
  /** The teams of this many players, known before the deal; empty if everybody plays alone. */
  readonly teams?: (seats: number) => readonly (readonly Seat[])[];
  /** On a shared device: whether this moment has nothing to hide, so that no curtain is needed. */
  readonly isOpen?: (view: View) => boolean;
}

export type BoardTextMaker<View extends BaseView = BaseView, Speech extends BaseSpeech = BaseSpeech> = (
  speech: Speech,
  options: Options,
) => BoardText<View>;

export interface MemoProps<Speech extends BaseSpeech = BaseSpeech> {
  readonly language: Language;
  readonly speech: Speech;
  readonly options: Options;
}

/** A seat whose player the rules give a face, such as a character. */
export interface SeatFaceProps<View extends BaseView = BaseView> {
  readonly view: View;
  readonly seat: Seat;
  /** The sign of a seat without a face. */
  readonly otherwise: Snippet;
}

/** The winners, for a drawing in their colours. */
export interface CelebrationProps {
  readonly winners: readonly Seat[];
  readonly language: Language;
}

/** What a game adds to the end of a game; loaded when one ends. */
export interface GameEnding {
  /** A kind sentence for a player who did not win. */
  readonly consolation: Readonly<Record<Language, string>>;
  /**
   * A drawing over the whole window. Its animations end within the CSS variable `--time`, and change only `transform`
   * and `opacity`, which cost no layout or paint.
   */
  readonly Celebration: Component<CelebrationProps>;
}
