interface Seen {
  readonly seat: number | null;
  readonly hand: readonly string[];
  readonly turns: number;
}

/** Cards that entered the hand during the last turn. */
export class Fresh {
  cards = $state.raw<ReadonlySet<string>>(new Set());
  #before: Seen | null = null;

  /** Call this whenever the hand may have changed. Changes within a turn can be undone, so they don't count yet. */
  see(now: Seen, isMidTurn: boolean): void {
    const before = this.#before?.seat === now.seat ? this.#before : null;
    const isNewTurn = before?.turns !== now.turns;
    if (isNewTurn) this.cards = new Set(before === null ? [] : now.hand.filter((card) => !before.hand.includes(card)));
    if (isNewTurn || !isMidTurn) this.#before = now;
  }
}
