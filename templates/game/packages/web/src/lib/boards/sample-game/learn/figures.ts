interface Heap {
  readonly heap: string;
  readonly left: number;
}

/** The figures of the rules, by name. */
export const FIGURES: Readonly<Record<string, readonly Heap[]>> = {
  start: [
    { heap: 'a', left: 3 },
    { heap: 'b', left: 4 },
    { heap: 'c', left: 5 },
  ],
  equal: [
    { heap: 'b', left: 4 },
    { heap: 'c', left: 4 },
  ],
};
