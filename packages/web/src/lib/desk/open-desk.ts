import { wrap } from 'comlink';
import type { Desk } from './desk.ts';

/** A desk in its own worker, and the way to end it. */
export const openDesk = (): { readonly desk: Desk; readonly close: () => void } => {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
  return { desk: wrap<Desk>(worker) as unknown as Desk, close: () => worker.terminate() };
};
