import { expose } from 'comlink';
import { openBrowserThinkers } from '@ponts-bornes/bots/browser';
import { newDesk } from './desk-in-worker.ts';

const thinkers = openBrowserThinkers(
  () => new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }),
);

expose(newDesk(thinkers));
