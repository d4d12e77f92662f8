export { backup } from './backup.ts';
export { checkLive } from './check.ts';
export type { Checked, Difference, Differing, GameCount } from './check.ts';
export type { Counts, Progress } from './copy.ts';
export { move } from './move.ts';
export { nameOf, readPlace } from './places.ts';
export type { Where } from './places.ts';
export { AdminTrouble } from './trouble.ts';
export type { Problem } from './trouble.ts';
