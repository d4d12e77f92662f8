export { CAPS, pictureOf } from './pictures.ts';
export type { Shape } from './pictures.ts';
