import type { Checker } from '../../../compute/verify/checker.ts';
import { callerOn } from './calls.ts';

/**
 * Opens a checker in its own worker and returns how to close it. A worker that fails to load reports nothing itself.
 */
export const openChecker = (
  onBroken: (why: string) => void,
): { readonly checker: Checker; readonly close: () => void } => {
  const worker = new Worker(new URL('./worker-main.ts', import.meta.url), { type: 'module', name: 'checker' });
  worker.addEventListener('error', ({ message }) => onBroken(message));
  const call = callerOn<Checker>(worker);
  return { checker: { check: (question) => call('check', [question]) }, close: () => worker.terminate() };
};
