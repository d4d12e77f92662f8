/** The job did not run: it waited too long, or the queue was full. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

interface Waiter {
  readonly begin: () => void;
  /** Ends the wait with an error. */
  readonly refuse: (why: string) => void;
  isGone: boolean;
}

/** A node in the tree of waiters. The path to a waiter is its network, person and table. */
interface Branch {
  readonly waiting: Waiter[];
  /** The next to be served comes first. */
  readonly children: Map<string, Branch>;
}

/**
 * Limits how many jobs run at once. When a job ends, the next network gets a turn; within it the next person, and for
 * that person the next table. So a client with many jobs only delays its own.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #root: Branch = newBranch();
  /** Waiters by network, the first part of their path. */
  readonly #waiters = new Map<string, Set<Waiter>>();
  #working = 0;
  #waiting = 0;

  /**
   * @param atOnce maximum number of concurrent jobs
   * @param most maximum number of waiting jobs; when it is exceeded, the network with the most loses its last one
   */
  constructor(atOnce: number, most: number) {
    this.#atOnce = atOnce;
    this.#most = most;
  }

  /** Waits for a turn, then runs the work. Throws `NoTurn` if the signal ends the wait or too many are waiting. */
  async take<Result>(path: readonly string[], signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    if (this.#working >= this.#atOnce) await this.#wait(path, signal);
    else this.#working += 1;
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  #wait(path: readonly string[], signal: AbortSignal): Promise<void> {
    const [network = ''] = path;
    if (signal.aborted || !this.#hasRoomFor(network)) return Promise.reject(new NoTurn('too many bots are waiting'));
    return new Promise((resolve, reject) => {
      const leave = (): void => waiter.refuse('waited too long');
      const go = (): void => {
        signal.removeEventListener('abort', leave);
        this.#forget(network, waiter);
      };
      const waiter: Waiter = {
        isGone: false,
        begin: () => {
          go();
          resolve();
        },
        refuse: (why) => {
          waiter.isGone = true;
          go();
          reject(new NoTurn(why));
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting += 1;
      this.#waiters.set(network, (this.#waiters.get(network) ?? new Set()).add(waiter));
      branchAt(this.#root, path).waiting.push(waiter);
    });
  }

  /**
   * Makes room by evicting the last waiter of the network that has the most. If that is this network itself, there is no
   * room.
   */
  #hasRoomFor(network: string): boolean {
    if (this.#waiting < this.#most) return true;
    let [fullest, most]: [string | null, number] = [null, (this.#waiters.get(network)?.size ?? 0) + 1];
    for (const [other, { size }] of this.#waiters) if (size > most) [fullest, most] = [other, size];
    if (fullest === null) return false;
    [...this.#waiters.get(fullest)!].at(-1)!.refuse('too many bots are waiting');
    return true;
  }

  #forget(network: string, waiter: Waiter): void {
    const there = this.#waiters.get(network)!;
    there.delete(waiter);
    if (there.size === 0) this.#waiters.delete(network);
    this.#waiting -= 1;
  }

  /** Hands a finished job's place to the next waiter. */
  #pass(): void {
    let next = takeNext(this.#root);
    while (next?.isGone === true) next = takeNext(this.#root);
    if (next === null) this.#working -= 1;
    else next.begin();
  }
}

const newBranch = (): Branch => ({ waiting: [], children: new Map() });

const branchAt = (root: Branch, path: readonly string[]): Branch => {
  let branch = root;
  for (const part of path) {
    const child = branch.children.get(part) ?? newBranch();
    branch.children.set(part, child);
    branch = child;
  }
  return branch;
};

/** Takes the next waiter out of the tree. The branch it came from moves to the end, or is removed once empty. */
const takeNext = (branch: Branch): Waiter | null => {
  const own = branch.waiting.shift();
  if (own !== undefined) return own;
  for (const [part, child] of branch.children) {
    const next = takeNext(child);
    branch.children.delete(part);
    if (child.waiting.length + child.children.size > 0) branch.children.set(part, child);
    return next;
  }
  return null;
};
