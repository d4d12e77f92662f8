import type { Component } from 'svelte';
import { METAS } from '@ponts-bornes/catalogue/metas';
import type { GameMeta } from '@ponts-bornes/kernel';
import type { Box } from './kit.ts';

const TEXTS = import.meta.glob<Box>('./*/box.ts', { import: 'box', eager: true });
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default', eager: true });

/** A game in the list of games. */
export interface Boxed {
  readonly meta: GameMeta;
  readonly box: Box;
  readonly Cover: Component;
}

/** The games in catalogue order. */
export const BOXES: readonly Boxed[] = METAS.map((meta) => ({
  meta,
  box: TEXTS[`./${meta.id}/box.ts`]!,
  Cover: COVERS[`./${meta.id}/Cover.svelte`]!,
}));
