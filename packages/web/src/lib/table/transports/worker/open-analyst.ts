import type { Analyst } from '../../../compute/analysis/analyst.ts';
import type { News } from '../../../storage/analysis.ts';
import { callerOn } from './calls.ts';
import type { RemoteAnalyst } from './worker-api.ts';

/**
 * Opens an analyst in its own worker and returns how to close it. A worker that fails to load reports nothing itself.
 */
export const openAnalyst = (
  onBroken: (why: string) => void,
): { readonly analyst: Analyst; readonly close: () => void } => {
  const worker = new Worker(new URL('./worker-main.ts', import.meta.url), { type: 'module', name: 'analyst' });
  worker.addEventListener('error', ({ message }) => onBroken(message));
  const call = callerOn<RemoteAnalyst>(worker);
  return {
    analyst: {
      analyse: (question, onNews) => {
        const { port1: near, port2: far } = new MessageChannel();
        near.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
        near.start();
        return call('analyse', [question, far], [far]).finally(() => near.close());
      },
    },
    close: () => worker.terminate(),
  };
};
