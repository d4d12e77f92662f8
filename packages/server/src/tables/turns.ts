/** One thing after the other, in the order in which they were asked for. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Whether something is being done. */
  get isBusy(): boolean {
    return this.#waiting > 0;
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
