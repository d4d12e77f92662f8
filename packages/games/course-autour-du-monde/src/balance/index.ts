export type { Tally } from './tally.ts';
export { trial, trialWith } from './trial.ts';
