export { game } from './game.ts';
export { meta } from './meta.ts';
export type { Move } from './notation.ts';
export { phrases } from './phrases.ts';
export { HEAPS } from './state.ts';
export type { HeapName, State } from './state.ts';
export type { HeapView, View } from './view.ts';
