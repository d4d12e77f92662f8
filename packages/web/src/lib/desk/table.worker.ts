import { expose } from 'comlink';
import { openBrowserThinkers } from '@ponts-bornes/bots/browser';
import { serveBrowser } from '@ponts-bornes/bots/browser-worker';
import { newDesk } from './desk-in-worker.ts';

// One module for both kinds of worker: a game's rules are loaded once, and the cache serves the other.
const THINKER = 'thinker';

const makeThinker = (): Worker =>
  new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: THINKER });

if (self.name === THINKER) serveBrowser(self);
else expose(newDesk(openBrowserThinkers(makeThinker)));
