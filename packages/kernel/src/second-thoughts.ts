import type { Seat } from './contract.ts';

/** How often a seat may take back a step, or change a secret choice or held answer, before the turn or game ends. */
export interface SecondThoughts {
  readonly perTurn: number;
  readonly perGame: number;
}

/** For a game without other people, whom endless changes could stall. */
export const UNLIMITED: SecondThoughts = { perTurn: Infinity, perGame: Infinity };

/** How often a seat has changed its mind. */
interface Changes {
  readonly inTurn: number;
  readonly inGame: number;
}
const NO_CHANGES: Changes = { inTurn: 0, inGame: 0 };

export type ChangesBySeat = ReadonlyMap<Seat, Changes>;

/** Whether a seat has used up its changes. */
export const isSettled = (changes: ChangesBySeat, seat: Seat, { perTurn, perGame }: SecondThoughts): boolean => {
  const { inTurn, inGame } = changes.get(seat) ?? NO_CHANGES;
  return inTurn >= perTurn || inGame >= perGame;
};

/** Counts the changes of each seat. */
export class ChangeCounter {
  readonly #changes = new Map<Seat, Changes>();

  get bySeat(): ChangesBySeat {
    return this.#changes;
  }

  count(seat: Seat): void {
    const { inTurn, inGame } = this.#changes.get(seat) ?? NO_CHANGES;
    this.#changes.set(seat, { inTurn: inTurn + 1, inGame: inGame + 1 });
  }

  endTurn(): void {
    for (const [seat, changes] of this.#changes) this.#changes.set(seat, { ...changes, inTurn: 0 });
  }
}
