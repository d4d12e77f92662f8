/** Runs actions one at a time, in order of arrival. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Number of actions running or waiting. */
  get length(): number {
    return this.#waiting;
  }

  async take<Result>(action: () => Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    const turn = this.#last.then(action);
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }
}
