import { openBrowserThinkers } from '@ponts-bornes/bots/browser';
import { serveBrowser } from '@ponts-bornes/bots/browser-worker';
import type { Checker } from '../../../compute/verify/checker.ts';
import { answerCalls, callerOn } from './calls.ts';
import type { Line } from './calls.ts';
import { serveTable } from './serve.ts';
import { remoteThinker } from './thinker.ts';
import type { ThinkerStarter } from './thinker.ts';
import type { RemoteAnalyst } from './worker-api.ts';

// One module for all kinds of worker, so that a game's rules are downloaded once and cached for the others.
const THINKER = 'thinker';
const ANALYST = 'analyst';
const CHECKER = 'checker';

/** Loads the rest on demand. */
const analyst: RemoteAnalyst = {
  analyse: async (question, port) => {
    const { analyst: loaded } = await import('../../../compute/analysis/analyst.ts');
    return loaded.analyse(question, (news) => port.postMessage(news));
  },
};
const checker: Checker = {
  check: async (question) => (await import('../../../compute/verify/check-record.ts')).checkRecord(question),
};

const serveThinker = ({ data: port }: MessageEvent<MessagePort>): void => {
  serveBrowser(port);
  port.start();
};

// TypeScript takes a worker's scope for a window.
const line = self as unknown as Line;

if (self.name === THINKER) self.addEventListener('message', serveThinker);
else if (self.name === ANALYST) answerCalls(line, { ...analyst });
else if (self.name === CHECKER) answerCalls(line, { ...checker });
else {
  // Requests to the page use the same line as its own.
  const starter = callerOn<ThinkerStarter>(line);
  answerCalls(line, { ...serveTable(openBrowserThinkers(() => remoteThinker(starter))) });
}
