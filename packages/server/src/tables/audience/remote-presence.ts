import type { Here } from '../../bus/news.ts';
import type { Presence } from '../room/table-facts.ts';

/** Limit on node names per table, far above any real cluster, so that forged names can't exhaust memory. */
const MOST_NODES = 100;

/** Presence at a table as reported by other nodes. */
export class RemotePresence {
  readonly #byNode = new Map<string, Here>();

  get isEmpty(): boolean {
    return this.#byNode.size === 0;
  }

  put(node: string, here: Here): void {
    if (here.people.length + here.watchers === 0) this.#byNode.delete(node);
    else if (this.#byNode.has(node) || this.#byNode.size < MOST_NODES) this.#byNode.set(node, here);
  }

  /** Whether a person looks at the table, according to another node. */
  isLooking(person: string): boolean {
    for (const { people, hidden = [] } of this.#byNode.values()) {
      if (people.includes(person) && !hidden.includes(person)) return true;
    }
    return false;
  }

  /** Drops the reports of dead nodes. Returns whether there were any. */
  keepOnly(living: ReadonlySet<string>): boolean {
    const dead = [...this.#byNode.keys()].filter((node) => !living.has(node));
    for (const node of dead) this.#byNode.delete(node);
    return dead.length > 0;
  }

  /** Combines local presence with the reports of other nodes. */
  with({ here, watchers }: Presence): Presence {
    if (this.isEmpty) return { here, watchers };
    const all = [...this.#byNode.values()];
    return {
      here: new Set([...here, ...all.flatMap(({ people }) => people)]),
      watchers: all.reduce((sum, each) => sum + each.watchers, watchers),
    };
  }
}
