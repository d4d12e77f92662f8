/**
 * The time limit of any wait in a browser test, in milliseconds. It only ends tests that hang: the machine's speed
 * decides nothing, so the limit is the same everywhere and far longer than needed.
 */
export const CEILING = 120_000;
