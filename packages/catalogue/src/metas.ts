import type { GameMeta } from '@ponts-bornes/kernel';
import { METAS } from './game-metas.ts';

export { METAS } from './game-metas.ts';

export const findMeta = (id: string): GameMeta | undefined => METAS.find((meta) => meta.id === id);
