import { proxy, wrap } from 'comlink';
import type { Analyst } from '../../../compute/analysis/analyst.ts';

/**
 * Opens an analyst in its own worker and returns how to close it. A worker that fails to load reports nothing itself.
 */
export const openAnalyst = (
  onBroken: (why: string) => void,
): { readonly analyst: Analyst; readonly close: () => void } => {
  const worker = new Worker(new URL('./worker-main.ts', import.meta.url), { type: 'module', name: 'analyst' });
  worker.addEventListener('error', ({ message }) => onBroken(message));
  const remote = wrap<Analyst>(worker);
  return {
    analyst: { analyse: (question, onNews) => remote.analyse(question, proxy(onNews)) },
    close: () => worker.terminate(),
  };
};
