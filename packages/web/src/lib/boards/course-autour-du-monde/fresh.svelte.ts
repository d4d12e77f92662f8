interface Seen {
  readonly seat: number | null;
  readonly hand: readonly string[];
  readonly turns: number;
}

/** Cards that came into a hand with its last turn. */
export class Fresh {
  cards = $state.raw<ReadonlySet<string>>(new Set());
  #before: Seen | null = null;

  /** Told of the hand whenever it may have changed; what happens within a turn can be taken back, and is not news. */
  see(now: Seen, isMidTurn: boolean): void {
    const before = this.#before?.seat === now.seat ? this.#before : null;
    const isNewTurn = before?.turns !== now.turns;
    if (isNewTurn) this.cards = new Set(before === null ? [] : now.hand.filter((card) => !before.hand.includes(card)));
    if (isNewTurn || !isMidTurn) this.#before = now;
  }
}
