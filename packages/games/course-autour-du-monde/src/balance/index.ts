export type { Tally } from './tally.ts';
export { trial } from './trial.ts';
