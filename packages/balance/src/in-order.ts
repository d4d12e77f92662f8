/** Plays slices, on this thread or on others. */
export interface Players<Slice, Tally> {
  readonly run: (slice: Slice) => Promise<Tally>;
  /** Maximum number of concurrent slices. */
  readonly atOnce: number;
}

/** The tallies of slices in slice order, whatever order they finish in. */
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
      // The consumer sees the failure when it gets there; until then it must not count as unhandled.
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
