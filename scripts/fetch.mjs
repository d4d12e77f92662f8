// A program of its own, so that `npm test` can do something else meanwhile: fetches what tests need and is not here yet.
import { ensureBrowser } from './chromium.mjs';
import { ensureRedis } from './services.mjs';

ensureRedis();
ensureBrowser();
