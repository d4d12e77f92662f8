/** Since when each seated person has been offline. Without a known disconnection, from when the table learnt of it. */
export class Absences {
  readonly #since = new Map<string, number>();

  /** By person, in milliseconds since 1970. */
  get since(): ReadonlyMap<string, number> {
    return this.#since;
  }

  /** Notes who of the seated people is offline now. */
  note(seated: ReadonlySet<string>, here: ReadonlySet<string>, at: number): void {
    for (const person of this.#since.keys()) {
      if (here.has(person) || !seated.has(person)) this.#since.delete(person);
    }
    for (const person of seated) {
      if (!here.has(person) && !this.#since.has(person)) this.#since.set(person, at);
    }
  }

  /** Excludes some milliseconds, in which nobody could reconnect. */
  excuse(millis: number): void {
    for (const [person, at] of this.#since) this.#since.set(person, at + millis);
  }
}
