import { expose } from 'comlink';
import { openBrowserThinkers } from '@ponts-bornes/bots/browser';
import { serveBrowser } from '@ponts-bornes/bots/browser-worker';
import type { Analyst } from '../analysis/analyst.ts';
import type { Checker } from '../self/checker.ts';
import { newDesk } from './desk-in-worker.ts';

// One module for all kinds of worker: a game's rules are loaded once, and the cache serves the others.
const THINKER = 'thinker';
const ANALYST = 'analyst';
const CHECKER = 'checker';

const makeThinker = (): Worker =>
  new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: THINKER });

/** Answers at once and loads the rest when it is asked: what is said to a worker that does not listen yet is lost. */
const analyst: Analyst = {
  analyse: async (...asked) => (await import('../analysis/analyst.ts')).analyst.analyse(...asked),
};
const checker: Checker = {
  check: async (question) => (await import('../self/check-record.ts')).checkRecord(question),
};

if (self.name === THINKER) serveBrowser(self);
else if (self.name === ANALYST) expose(analyst);
else if (self.name === CHECKER) expose(checker);
else expose(newDesk(openBrowserThinkers(makeThinker)));
