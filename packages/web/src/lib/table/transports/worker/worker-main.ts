import { expose, wrap } from 'comlink';
import type { Endpoint } from 'comlink';
import { openBrowserThinkers } from '@ponts-bornes/bots/browser';
import { serveBrowser } from '@ponts-bornes/bots/browser-worker';
import type { Analyst } from '../../../compute/analysis/analyst.ts';
import type { Checker } from '../../../compute/verify/checker.ts';
import { serveTable } from './serve.ts';
import { remoteThinker } from './thinker.ts';
import type { ThinkerStarter } from './thinker.ts';

// One module for all kinds of worker, so that a game's rules are downloaded once and cached for the others.
const THINKER = 'thinker';
const ANALYST = 'analyst';
const CHECKER = 'checker';

/** Listens at once and loads the rest on demand, because messages to a worker that isn't listening yet are lost. */
const analyst: Analyst = {
  analyse: async (...asked) => (await import('../../../compute/analysis/analyst.ts')).analyst.analyse(...asked),
};
const checker: Checker = {
  check: async (question) => (await import('../../../compute/verify/check-record.ts')).checkRecord(question),
};

const serveThinker = ({ data: port }: MessageEvent<MessagePort>): void => {
  serveBrowser(port);
  port.start();
};

if (self.name === THINKER) self.addEventListener('message', serveThinker);
else if (self.name === ANALYST) expose(analyst);
else if (self.name === CHECKER) expose(checker);
else {
  // Requests to the page use the same channel as its own. TypeScript takes a worker's scope for a window.
  const starter = wrap<ThinkerStarter>(self as unknown as Endpoint);
  expose(serveTable(openBrowserThinkers(() => remoteThinker(starter))));
}
