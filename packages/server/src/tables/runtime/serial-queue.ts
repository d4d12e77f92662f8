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
    this.#waiting += 1;
    const turn = this.#last.then(action);
    this.#last = turn.then(this.#ended, this.#ended);
    return turn;
  }

  readonly #ended = (): void => {
    this.#waiting -= 1;
  };
}
