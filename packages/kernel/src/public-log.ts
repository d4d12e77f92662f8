import { awaitedSeats } from './contract.ts';
import type { AnyGame, BaseView } from './contract.ts';
import { Cuts } from './log-cuts.ts';
import type { RecordedMove } from './record.ts';

type State = ReturnType<AnyGame['copy']>;

/** A move, and the state and public view after it. */
interface PlayedMove {
  readonly move: RecordedMove;
  readonly state: State;
  readonly view: BaseView;
}

/** A position in the log to which it can be cut back. */
export interface LogMark {
  readonly lines: number;
  readonly sealed: readonly RecordedMove[];
}

/**
 * The public moves, in the order in which they became public. A secret choice appears once the public view reveals it.
 */
export class PublicLog {
  readonly #game: AnyGame;
  readonly #cuts = new Cuts();
  readonly #lines: RecordedMove[] = [];
  /** Choices made but still secret. */
  #sealed: readonly RecordedMove[] = [];
  /** Lines of steps that a replay is skipping. */
  #skipped = 0;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  get lines(): readonly RecordedMove[] {
    return this.#lines;
  }

  /** Whether everything played so far is public. */
  get isPublic(): boolean {
    return this.#sealed.length === 0;
  }

  note({ move, state, view }: PlayedMove): void {
    const awaited = awaitedSeats(this.#game, state);
    const isSecret = ({ seat }: RecordedMove): boolean => view.toAct.includes(seat) && !awaited.includes(seat);
    // Others never learn that a secret choice was changed.
    const open = [...this.#sealed.filter(({ seat }) => seat !== move.seat), move];
    // Ordered by seat, because the order of arrival would reveal who chose quickly.
    this.#lines.push(...open.filter((one) => !isSecret(one)).toSorted((a, b) => a.seat - b.seat));
    this.#sealed = open.filter(isSecret);
  }

  mark(): LogMark {
    return { lines: this.#lines.length, sealed: this.#sealed };
  }

  /** Drops everything since a mark. */
  cutBack({ lines, sealed }: LogMark): void {
    this.#cuts.add(this.#lines.length, lines);
    this.#lines.length = lines;
    this.#sealed = sealed;
  }

  /** Counts a step's lines without playing it, because a later entry takes it back. */
  skipStep(lines: number): void {
    this.#skipped += lines;
  }

  /** Counts the entry that takes the step back. */
  skipBack(lines: number): void {
    const length = this.#lines.length + this.#skipped;
    this.#cuts.add(length, length - lines);
    this.#skipped -= lines;
  }

  /** The first line that may be new to somebody who has `known` lines: an undo may have changed earlier ones. */
  firstNew(known: number): number {
    return this.#cuts.firstNew(known);
  }
}
