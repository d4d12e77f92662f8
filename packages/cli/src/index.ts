export { main } from './pb.ts';
export type { Io } from './io.ts';
