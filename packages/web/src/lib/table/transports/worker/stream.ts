import type { Viewer } from '@ponts-bornes/kernel';
import type { LocalLine, LocalShownMessage } from './messages.ts';
import type { LocalGame, Told } from './local-game.ts';

/** The updates sent to the page. Counts the changes visible to the current viewer, like the server's streams. */
export class Stream {
  #seen = 0;
  #look = '';
  #lines: readonly LocalLine[] = [];

  get seen(): number {
    return this.#seen;
  }

  /** Starts over for a page that has nothing yet. */
  restart(): void {
    this.#look = '';
    this.#lines = [];
  }

  /** The update for a viewer, now or after this many moves; null if nothing is new. */
  next(inPlay: LocalGame, viewer: Viewer, number?: number): LocalShownMessage | null {
    const { view, moves, isAnswer, canTakeBack, outcome } = inPlay.show(viewer, number);
    const look = { viewer, view, moves, isAnswer, canTakeBack, held: null, outcome };
    const text = JSON.stringify(look);
    const before = this.#lines;
    const lines = inPlay.told().map(lineOf);
    const from = commonLength(before, lines);
    if (text === this.#look && from === before.length && from === lines.length) return null;
    this.#look = text;
    this.#lines = lines;
    this.#seen += 1;
    return { t: 'shown', seen: this.#seen, ...look, from, lines: lines.slice(from) };
  }
}

const lineOf = ({ seat, text, number, view, before, isLast }: Told): LocalLine => ({
  seat,
  text,
  at: number,
  change: isLast ? { before, after: view } : null,
});

const commonLength = (some: readonly LocalLine[], others: readonly LocalLine[]): number => {
  const at = some.findIndex((line, index) => !isSame(line, others[index]));
  return at === -1 ? some.length : at;
};

const isSame = (one: LocalLine, other: LocalLine | undefined): boolean =>
  one.seat === other?.seat && one.text === other.text && one.at === other.at;
