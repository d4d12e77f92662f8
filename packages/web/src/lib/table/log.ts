import type { BaseView, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Line as ToldMove } from '@ponts-bornes/protocol';
import type { BoardText } from '../boards/kit.ts';
import { movesSince } from './since.ts';

/** A line of the log as text. */
export interface Line {
  /** Moves played when it became public, or, if that is secret, the number of lines. */
  readonly number: number;
  readonly seat: Seat | null;
  readonly sentence: string;
  readonly isGreat: boolean;
  /** The kind of move, for an icon. */
  readonly tone?: Tone;
  /** Whether it tells about the players rather than the game. */
  readonly isEvent?: true;
}

export type Tone = ReturnType<NonNullable<BoardText['tone']>>;

/** Undos during a gap may have changed the last lines, so this many are requested again. */
const OVERLAP = 20;

/** The views before and after a move, for the same viewer. */
export interface Change {
  readonly before: BaseView;
  readonly after: BaseView;
}

/** A line as received; a local table adds details. */
type ToldLine = ToldMove & { readonly at?: number; readonly change?: Change | null };

interface Entry extends ToldMove {
  readonly at: number;
  readonly change: Change | null;
}

/** How entries become sentences. */
export interface Writing {
  readonly names: readonly string[];
  /** The seat addressed as "you". */
  readonly reader: Viewer;
  /** The sentence for a move, given the number of its line. */
  readonly sentence: (text: string, seat: Seat, number: number) => string;
  /** Sentences about the effects of a move. */
  readonly asides: (change: Change) => readonly string[];
  readonly isGreat: (text: string) => boolean;
  readonly tone: (text: string) => Tone;
}

/** The public history of the game, as far as it was received. */
export class Log {
  /** The number of the first available line. */
  #first = 0;
  #entries: readonly Entry[] = [];
  /** Cache of sentences for the current names and reader. */
  #written = new WeakMap<Entry, readonly Line[]>();
  #writtenFor = '';
  /** Whether lines are missing before the last received ones. */
  hasGap = false;

  /** Total number of lines. */
  get count(): number {
    return this.#first + this.#entries.length;
  }

  /** The last move. */
  get last(): ToldMove | null {
    return this.#entries.at(-1) ?? null;
  }

  /** How many moves the last seat has made in a row. */
  get streak(): number {
    const { last } = this;
    return this.#entries.length - 1 - this.#entries.findLastIndex(({ seat }) => seat !== last?.seat);
  }

  get resumeFrom(): number {
    return Math.max(0, this.count - OVERLAP);
  }

  /** Adds lines and returns how many are new. An undo cuts off the lines after it. */
  hear({ from, lines }: { readonly from: number; readonly lines: readonly ToldLine[] }): number {
    this.hasGap = from > this.count;
    const known = this.hasGap ? [] : this.#entries.slice(0, Math.max(0, from - this.#first));
    const again = this.hasGap ? [] : this.#entries.slice(Math.max(0, from - this.#first));
    let same = 0;
    while (same < Math.min(again.length, lines.length) && isSame(again[same]!, lines[same]!)) same += 1;
    const fresh = lines.slice(same).map(({ seat, text, at, change = null }, index): Entry => ({
      seat,
      text,
      at: at ?? from + same + index + 1,
      change,
    }));
    if (known.length === 0) this.#first = from;
    this.#entries = [...known, ...again.slice(0, same), ...fresh];
    return fresh.length;
  }

  /** Sets the change of the last line, if it didn't come with one. */
  add(change: Change): void {
    const last = this.#entries.at(-1);
    if (last?.change === null) this.#entries = [...this.#entries.slice(0, -1), { ...last, change }];
  }

  /** The moves since the viewer's last one; see `movesSince`. */
  since(viewer: Viewer, kinds: Parameters<typeof movesSince>[2]): readonly Entry[] {
    return movesSince(this.#entries, viewer, kinds);
  }

  /** The number of a line; -1 if it isn't available. */
  numberOf(line: ToldMove): number {
    const index = (this.#entries as readonly ToldMove[]).indexOf(line);
    return index === -1 ? -1 : this.#first + index;
  }

  /** The lines with these numbers, as far as they are available. */
  between(from: number, to: number): readonly Entry[] {
    return this.#entries.slice(Math.max(0, from - this.#first), Math.max(0, to - this.#first));
  }

  /** These entries, or all, as lines; cached for the same names and reader. */
  lines(writing: Writing, entries: readonly Entry[] = this.#entries): readonly Line[] {
    const writtenFor = JSON.stringify([writing.names, writing.reader]);
    if (writtenFor !== this.#writtenFor) this.#written = new WeakMap();
    this.#writtenFor = writtenFor;
    return entries.flatMap((entry) => this.#linesOf(entry, writing));
  }

  #linesOf(entry: Entry, { sentence, asides, isGreat, tone }: Writing): readonly Line[] {
    const written = this.#written.get(entry);
    if (written !== undefined) return written;
    const { seat, text, at: number, change } = entry;
    const lines = [
      { number, seat, sentence: sentence(text, seat, number), isGreat: isGreat(text), tone: tone(text) },
      ...(change === null ? [] : asides(change)).map((aside) => ({
        number,
        seat: null,
        sentence: aside,
        isGreat: false,
      })),
    ];
    this.#written.set(entry, lines);
    return lines;
  }
}

const isSame = (one: ToldMove, other: ToldMove): boolean => one.seat === other.seat && one.text === other.text;
