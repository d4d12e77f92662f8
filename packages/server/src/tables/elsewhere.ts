import type { Here } from '../bus/news.ts';
import type { Presence } from './facts.ts';

/** Who looks at a table at other nodes, as these tell. */
export class Elsewhere {
  readonly #byNode = new Map<string, Here>();

  get isEmpty(): boolean {
    return this.#byNode.size === 0;
  }

  put(node: string, here: Here): void {
    if (here.people.length + here.watchers === 0) this.#byNode.delete(node);
    else this.#byNode.set(node, here);
  }

  /** Forgets what dead nodes have told. Says whether there was any. */
  keepOnly(living: ReadonlySet<string>): boolean {
    const dead = [...this.#byNode.keys()].filter((node) => !living.has(node));
    for (const node of dead) this.#byNode.delete(node);
    return dead.length > 0;
  }

  /** Those who look here, and those who look elsewhere. */
  with({ here, watchers }: Presence): Presence {
    if (this.isEmpty) return { here, watchers };
    const all = [...this.#byNode.values()];
    return {
      here: new Set([...here, ...all.flatMap(({ people }) => people)]),
      watchers: all.reduce((sum, each) => sum + each.watchers, watchers),
    };
  }
}
