// Runs before any test: makes sure the compiled packages match their sources, and the web client's tsconfig exists.
import { ensureBuilt, ensureSynced } from './prepare.mjs';

export default () => {
  ensureBuilt();
  ensureSynced();
};
