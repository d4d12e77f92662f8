import type { Seat } from '@ponts-bornes/kernel';
import type { Line as ToldMove, ShownMessage } from '@ponts-bornes/protocol';
import type { Line } from '../desk/desk.ts';

/** Steps that were taken back in a gap may have changed the last lines: so many are asked for again. */
const OVERLAP = 20;

interface Entry extends ToldMove {
  readonly asides: readonly string[];
}

interface Writing {
  readonly names: readonly string[];
  readonly sentence: (text: string, seat: Seat) => string;
  readonly aside: (sentence: string) => string;
  readonly isGreat: (text: string) => boolean;
}

/** What all may know of what was played, as far as it was told here. */
export class Log {
  /** The number of the first line that is here. */
  #first = 0;
  #entries: readonly Entry[] = [];
  /** Sentences that were made for the present names. */
  #written = new WeakMap<Entry, readonly Line[]>();
  #writtenFor = '';
  /** Whether something is missing before what was told last. */
  hasGap = false;

  /** How many lines there are in all. */
  get count(): number {
    return this.#first + this.#entries.length;
  }

  get resumeFrom(): number {
    return Math.max(0, this.count - OVERLAP);
  }

  /** Takes lines, and gives how many are new. A step that was taken back cuts off what came after it. */
  hear({ from, lines }: Pick<ShownMessage, 'from' | 'lines'>): number {
    this.hasGap = from > this.count;
    const known = this.hasGap ? [] : this.#entries.slice(0, Math.max(0, from - this.#first));
    const again = this.hasGap ? [] : this.#entries.slice(Math.max(0, from - this.#first));
    let same = 0;
    while (same < Math.min(again.length, lines.length) && isSame(again[same]!, lines[same]!)) same += 1;
    const fresh = lines.slice(same).map(({ seat, text }): Entry => ({ seat, text, asides: [] }));
    if (known.length === 0) this.#first = from;
    this.#entries = [...known, ...again.slice(0, same), ...fresh];
    return fresh.length;
  }

  /** What came with the last line. */
  add(asides: readonly string[]): void {
    const last = this.#entries.at(-1);
    if (last !== undefined && asides.length > 0) this.#entries = [...this.#entries.slice(0, -1), { ...last, asides }];
  }

  /** All of it in sentences; what was written before for the same names is not written again. */
  lines(writing: Writing): readonly Line[] {
    const names = JSON.stringify(writing.names);
    if (names !== this.#writtenFor) this.#written = new WeakMap();
    this.#writtenFor = names;
    return this.#entries.flatMap((entry, index) => this.#linesOf(entry, this.#first + index + 1, writing));
  }

  #linesOf(entry: Entry, number: number, { sentence, aside, isGreat }: Writing): readonly Line[] {
    const written = this.#written.get(entry);
    if (written !== undefined) return written;
    const { seat, text, asides } = entry;
    const lines = [
      { number, seat, sentence: sentence(text, seat), isGreat: isGreat(text) },
      ...asides.map((one) => ({ number, seat: null, sentence: aside(one), isGreat: false })),
    ];
    this.#written.set(entry, lines);
    return lines;
  }
}

const isSame = (one: ToldMove, other: ToldMove): boolean => one.seat === other.seat && one.text === other.text;
