/**
 * A test with random choices. Its failure names the seed, which `npm test` puts into the command that runs it alone. A
 * seed in the test's name would make that command find nothing.
 */
export const seeded = (action: (seed: string) => Promise<void> | void) => async (): Promise<void> => {
  const seed = process.env['SEED'] ?? String(Math.floor(Math.random() * 1e9));
  try {
    await action(seed);
  } catch (error) {
    throw new Error(`seed: ${seed}: ${String(error)}`, { cause: error });
  }
};
