// A separate program, so that `npm test` can do something else meanwhile: fetches missing test dependencies.
import { ensureBrowser, ensureFirefox, ensureWebKit } from './browsers.mjs';
import { ensureRedis } from './services.mjs';

ensureRedis();
ensureBrowser();
ensureFirefox();
ensureWebKit();
