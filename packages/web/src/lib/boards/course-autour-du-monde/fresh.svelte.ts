/** Cards that came into a hand with its last turn. */
export class Fresh {
  cards = $state.raw<ReadonlySet<string>>(new Set());
  #before: { readonly hand: ReadonlySet<string>; readonly turns: number } | null = null;

  /** Told of the hand whenever it may have changed; what happens within a turn can be taken back, and is not news. */
  see(hand: readonly string[], turns: number, isMidTurn: boolean): void {
    const before = this.#before;
    const isNewTurn = before !== null && turns !== before.turns;
    if (isNewTurn && before.hand.size > 0) this.cards = new Set(hand.filter((card) => !before.hand.has(card)));
    if (before === null || isNewTurn || !isMidTurn) this.#before = { hand: new Set(hand), turns };
  }
}
