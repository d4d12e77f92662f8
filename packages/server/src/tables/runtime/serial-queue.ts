/** Runs actions one at a time, in order of arrival. */
export class SerialQueue {
  /** Settles, and never rejects, when the last action has. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Number of actions running or waiting. */
  get length(): number {
    return this.#waiting;
  }

  take<Result>(action: () => Promise<Result>): Promise<Result> {
    // Every move of every table passes here: an action that need not wait starts at once.
    const turn = this.#waiting === 0 ? started(action) : this.#last.then(action);
    this.#waiting += 1;
    this.#last = turn.then(this.#ended, this.#ended);
    return turn;
  }

  readonly #ended = (): void => {
    this.#waiting -= 1;
  };
}

/** An action that throws before its first await must reject, too. */
const started = async <Result>(action: () => Promise<Result>): Promise<Result> => action();
