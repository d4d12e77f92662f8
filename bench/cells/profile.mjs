// Where a choice spends its time: CPU samples, by the part of the program on top of the stack.
import { Session } from 'node:inspector/promises';
import { prepare as prepareSearch } from './search.mjs';

const WARM_UP_MS = 1500;

/** By file path; the first match counts. */
const PARTS = [
  ['hints', /\/games\/[^/]+\/dist\/hints\//],
  ['sampling', /\/games\/[^/]+\/dist\/resample\.js$/],
  ['rules', /\/games\//],
  ['playouts', /\/bots\/dist\/playout\.js$/],
  ['search', /\/bots\//],
  ['random numbers', /\/kernel\/dist\/random\.js$/],
];
const COLLECTOR = '(garbage collector)';

export const prepare = async ({ seconds, ...params }) => {
  const think = await prepareSearch(params);
  const thinkFor = (millis) => {
    for (const until = performance.now() + millis; performance.now() < until;) think();
  };
  thinkFor(WARM_UP_MS);
  const session = new Session();
  session.connect();
  return async () => {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    thinkFor(seconds * 1000);
    const { profile } = await session.post('Profiler.stop');
    return microsOf(profile);
  };
};

const microsOf = ({ nodes, samples, timeDeltas }) => {
  const parts = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]));
  const micros = {};
  for (const [at, id] of samples.entries()) {
    const part = parts.get(id);
    micros[part] = (micros[part] ?? 0) + timeDeltas[at];
  }
  return micros;
};

const partOf = ({ functionName, url }) => {
  if (functionName === COLLECTOR) return 'garbage collection';
  return PARTS.find(([, place]) => place.test(url.replaceAll('\\', '/')))?.[0] ?? 'other';
};
