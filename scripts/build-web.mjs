// A separate program, so that `npm test` can do something else meanwhile.
import { ensurePagesBuilt } from './prepare.mjs';

ensurePagesBuilt();
