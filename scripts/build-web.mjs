// A program of its own, so that `npm test` can do something else meanwhile.
import { ensurePagesBuilt } from './prepare.mjs';

ensurePagesBuilt();
