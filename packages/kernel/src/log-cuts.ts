/** Lines removed from the log by an undo: the length before and after. */
type Cut = readonly [from: number, to: number];

/** All cuts of a game. */
export class Cuts {
  readonly #all: Cut[] = [];

  /** A cut at least as deep as earlier ones makes those redundant, so the list can't outgrow the log. */
  add(from: number, to: number): void {
    if (from === to) return;
    while (isWithin(this.#all.at(-1), from, to)) this.#all.pop();
    this.#all.push([from, to]);
  }

  /** The first line that may be new to somebody who has `known` lines. */
  firstNew(known: number): number {
    return this.#all.reduce((first, [from, to]) => (to < first && first <= from ? to : first), known);
  }
}

const isWithin = (cut: Cut | undefined, from: number, to: number): boolean =>
  cut !== undefined && cut[0] <= from && cut[1] >= to;
