// Starts a server on the built pages without building them again: ORIGIN, which e-mails need, would change the pages.
import { run } from '../../server/dist/run.js';
import { webHandler } from '../../../scripts/serve.mjs';

console.log(`${await run(process.env, async () => webHandler())}/`);
