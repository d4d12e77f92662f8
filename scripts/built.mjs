// Before any test: what is compiled is what the sources say.
export { ensureBuilt as default } from './prepare.mjs';
