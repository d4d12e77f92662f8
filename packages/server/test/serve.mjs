// Starts a server with pages: those in the folder WEB, or the built web client. It doesn't build them again: ORIGIN,
// which e-mails need, would change the pages.
import { run } from '../dist/run.js';
import { webHandler } from '../../../scripts/serve.mjs';

console.log(await run(process.env, async () => webHandler(process.env.WEB)));
