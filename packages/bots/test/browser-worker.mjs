// A browser worker in a Node.js thread: the same messages, the same code.
import { parentPort } from 'node:worker_threads';
import { serveBrowser } from '../dist/service/browser-worker.js';

serveBrowser({
  postMessage: (news) => parentPort.postMessage(news),
  addEventListener: (_type, hear) => parentPort.on('message', (data) => hear({ data })),
});
