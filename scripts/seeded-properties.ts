/** Runs properties again with the seed of a failed run: `SEED=-599766328 npm run -s test:unit -- …`. */
const seed = process.env['SEED'] ?? '';

if (/^-?\d+$/.test(seed)) {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ seed: Number(seed) });
}
