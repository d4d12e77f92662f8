/** Plays slices, here or in other threads. */
export interface Players<Slice, Tally> {
  readonly run: (slice: Slice) => Promise<Tally>;
  /** How many slices are played at once. */
  readonly atOnce: number;
}

/** What slices have shown, in the order of the slices, in whichever order they were done. */
export async function* inOrder<Slice, Tally>(
  slices: Iterator<Slice>,
  { run, atOnce }: Players<Slice, Tally>,
): AsyncGenerator<readonly [Slice, Tally], undefined> {
  const underway: { readonly slice: Slice; readonly tally: Promise<Tally> }[] = [];
  const refill = (): void => {
    while (underway.length < atOnce) {
      const next = slices.next();
      if (next.done === true) return;
      const tally = run(next.value);
      // Whoever waits for it hears of a failure; until then it must not count as unheard.
      tally.catch(() => {});
      underway.push({ slice: next.value, tally });
    }
  };
  for (;;) {
    refill();
    const first = underway.shift();
    if (first === undefined) return;
    yield [first.slice, await first.tally];
  }
}
