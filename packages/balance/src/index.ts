export { measure, mismatchOf, newMeasurement, playSlice, runsOf } from './measure.ts';
export type { Measurement, Mismatch, Plan, Slice } from './measure.ts';
export { markdownTable, missOf, pageOf, percent, points, shareOf } from './page.ts';
export { addTallies } from './tally.ts';
export { anyTrial } from './trial.ts';
export type { AnyTrial, Counts, Finding, Runs, Trial } from './trial.ts';
