import type { Seat } from './contract.ts';

/** How often a seat may take back a step or a turn, or change a secret choice or held answer, before the turn or game ends. */
export interface SecondThoughts {
  readonly perTurn: number;
  readonly perGame: number;
}

/** For a game without other people, whom endless changes could stall. */
export const UNLIMITED: SecondThoughts = { perTurn: Infinity, perGame: Infinity };

interface Count {
  readonly inTurn: number;
  readonly inGame: number;
}

/** How often each seat has changed its mind. */
export class Changes {
  readonly #limits: SecondThoughts;
  readonly #counts: Map<Seat, Count>;

  constructor(limits: SecondThoughts, counts: ReadonlyMap<Seat, Count> = new Map()) {
    this.#limits = limits;
    this.#counts = new Map(counts);
  }

  copy(): Changes {
    return new Changes(this.#limits, this.#counts);
  }

  count(seat: Seat): void {
    const { inTurn, inGame } = this.#of(seat);
    this.#counts.set(seat, { inTurn: inTurn + 1, inGame: inGame + 1 });
  }

  endTurn(): void {
    for (const [seat, { inGame }] of this.#counts) this.#counts.set(seat, { inTurn: 0, inGame });
  }

  /** Whether a seat may not change its mind any more. */
  isSettled(seat: Seat): boolean {
    const { inTurn, inGame } = this.#of(seat);
    return inTurn >= this.#limits.perTurn || inGame >= this.#limits.perGame;
  }

  #of(seat: Seat): Count {
    return this.#counts.get(seat) ?? { inTurn: 0, inGame: 0 };
  }
}
