/** A map of at most so many entries. A new one replaces the oldest. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    for (const [oldest] of this) {
      if (this.size <= this.#most) break;
      this.delete(oldest);
    }
    return this;
  }
}
