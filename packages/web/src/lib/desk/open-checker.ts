import { wrap } from 'comlink';
import type { Checker } from '../self/checker.ts';

/** A checker in its own worker, and the way to end it. A worker that can't be loaded says nothing itself. */
export const openChecker = (
  onBroken: (why: string) => void,
): { readonly checker: Checker; readonly close: () => void } => {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'checker' });
  worker.addEventListener('error', ({ message }) => onBroken(message));
  return { checker: wrap<Checker>(worker) as unknown as Checker, close: () => worker.terminate() };
};
