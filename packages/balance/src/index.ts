export { distanceFrom, estimateOf, estimatedShare, judged } from './estimate.ts';
export type { Estimate } from './estimate.ts';
export { inOrder } from './in-order.ts';
export { measure, mismatchOf, newMeasurement, playSlice, runsOf } from './measure.ts';
export type { Measurement, Mismatch, Plan, Slice } from './measure.ts';
export { markdownTable, missOf, pageOf, percent, plainTable, points, shareOf, withMargin } from './page.ts';
export { addTallies, isTallyOf } from './tally.ts';
export { anyTrial } from './trial.ts';
export type { AnyTrial, Chooser, Counts, Finding, Runs, SeatInGame, Trial, TrialWith } from './trial.ts';
