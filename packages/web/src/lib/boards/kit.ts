import type { BaseView, Language, Options, Seat, Viewer } from '@ponts-bornes/kernel';

/** What the shelf and a game's page say of a game: small, and loaded with the first page. */
export interface Box {
  /** One sentence. */
  readonly blurb: Readonly<Record<Language, string>>;
  /** How long a game takes, in minutes. */
  readonly minutes: readonly [least: number, most: number];
  readonly age: number;
  /** How many sit at a table unless somebody says otherwise. */
  readonly usualSeats: number;
  /** What options and their values are called: `key`, and `key.value` for the values of a choice. */
  readonly options: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** What a board is drawn from. It never decides what is legal: the moves say it. */
export interface BoardProps<View extends BaseView = BaseView> {
  /** What the viewer may see. */
  readonly view: View;
  readonly viewer: Viewer;
  /** The texts of the viewer's legal moves; none when it is not for the viewer to act, and in a replay. */
  readonly moves: readonly string[];
  readonly names: readonly string[];
  readonly language: Language;
  readonly options: Options;
  /** The move that was advised, to be marked. */
  readonly advised: string | null;
  /** Plays a legal move. */
  readonly play: (text: string) => void;
  /** Asks why a text is no legal move: the frame names the rule. */
  readonly whyNot: (text: string) => void;
}

/** A table with a column for each seat: how a score came about. */
export interface Sheet {
  readonly rows: readonly {
    readonly label: string;
    /** By column. */
    readonly values: readonly string[];
    readonly isTotal?: boolean;
  }[];
  /** The heads of the columns; left out: the names of the seats. */
  readonly columns?: readonly string[];
}

/** Who is spoken to. */
export interface At {
  readonly viewer: Viewer;
  readonly moves: readonly string[];
  readonly names: readonly string[];
}

/** What a game says at the table, in one language. Pure: it also runs in a worker and in Node. */
export interface Words<View extends BaseView = BaseView> {
  /** What is expected of the viewer, or what is waited for: one sentence. */
  readonly prompt: (view: View, at: At) => string;
  /** A legal move as somebody who chooses it from a list would read it: "Poser 100 km". */
  readonly label: (text: string, view: View, names: readonly string[]) => string;
  /** A seat's standing in a few letters, "350 km"; shown beside its name. */
  readonly standing: (view: View, seat: Seat) => string;
  /** The whole table in sentences, for who can't see it: what all see first, then what the viewer holds. */
  readonly describe: (view: View, at: At) => readonly string[];
  /** How the score came about. */
  readonly sheet: (view: View, names: readonly string[]) => Sheet;
  /** What came with the last move and deserves a sentence of its own. Both views are what all may see. */
  readonly aside?: (view: View, before: View, names: readonly string[]) => readonly string[];
  /** Whether a move is a great moment, to be told as one. */
  readonly isGreat?: (text: string) => boolean;
  /** Whether the only move left is no decision, so that a person alone need not make it. */
  readonly isFormality?: (text: string) => boolean;
  /** The seats that win together; left out: each plays for itself. */
  readonly sides?: (view: View) => readonly (readonly Seat[])[];
  /** Around one device: whether nothing of this moment has to be hidden, so that no curtain falls. */
  readonly isOpen?: (view: View) => boolean;
}

export type Speaker<View extends BaseView = BaseView> = (language: Language, options: Options) => Words<View>;

export interface MemoProps {
  readonly language: Language;
  readonly options: Options;
}
