import { BoundedMap } from '../../bounded-map.ts';

/** How many people, and how many tables, are remembered; the oldest are dropped first. */
const MOST = 10_000;

/** The network each person last connected to this node from. Kept in memory only: no address is stored. */
export class KnownNetworks {
  readonly #networks = new Map<string, string>();
  readonly #people = new Map<string, Set<string>>();
  /** Network by table id. */
  readonly #tables = new BoundedMap<string, string>(MOST);

  note(person: string, network: string): void {
    this.#forget(person);
    this.#networks.set(person, network);
    const there = this.#people.get(network) ?? new Set();
    this.#people.set(network, there.add(person));
    for (const [oldest] of this.#networks) {
      if (this.#networks.size <= MOST) break;
      this.#forget(oldest);
    }
  }

  /** Remembers which network a table was created from; it keeps counting for that network when its host moves. */
  noteTable(table: string, person: string): void {
    const network = this.networkOf(person);
    if (network !== null) this.#tables.set(table, network);
  }

  /** Tables created from a person's network. */
  tablesNear(person: string): readonly string[] {
    const network = this.networkOf(person);
    return network === null ? [] : [...this.#tables].flatMap(([table, from]) => (from === network ? [table] : []));
  }

  networkOf(person: string): string | null {
    return this.#networks.get(person) ?? null;
  }

  /** Everybody last seen on a person's network, including that person. */
  neighboursOf(person: string): readonly string[] {
    const network = this.networkOf(person);
    return network === null ? [person] : [...this.#people.get(network)!];
  }

  #forget(person: string): void {
    const network = this.#networks.get(person);
    if (network === undefined) return;
    this.#networks.delete(person);
    const there = this.#people.get(network)!;
    there.delete(person);
    if (there.size === 0) this.#people.delete(network);
  }
}
