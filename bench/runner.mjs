// A process that repeats one action for a given time.
const [name, params] = process.argv.slice(2);
const { prepare } = await import(`./cells/${name}.mjs`);
const run = await prepare(JSON.parse(params));

process.on('message', async ({ seconds }) => process.send(await slice(seconds)));
process.send('ready');

/** Measures only the action: the counts of all runs, with wall-clock and CPU time. */
async function slice(seconds) {
  const counts = {};
  const cpu = process.cpuUsage();
  const begun = performance.now();
  let elapsed = 0;
  do {
    const result = run();
    // Don't await values that are available already: that would be measured too.
    const told = result instanceof Promise ? await result : result;
    for (const key in told) counts[key] = (counts[key] ?? 0) + told[key];
    elapsed = performance.now() - begun;
  } while (elapsed < seconds * 1000);
  const { user, system } = process.cpuUsage(cpu);
  return { counts, wall: elapsed / 1000, cpu: (user + system) / 1e6 };
}
