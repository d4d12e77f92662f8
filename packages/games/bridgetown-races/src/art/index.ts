export { DRAWINGS, PAINT, colourOf } from './paint.ts';
export type { Drawing } from './paint.ts';
