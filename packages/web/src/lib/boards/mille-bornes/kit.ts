import { anyKit } from '../kit.ts';
import Cover from './Cover.svelte';
import { box } from './box.ts';

export const kit = anyKit({
  id: 'mille-bornes',
  box,
  Cover,
  board: async () => (await import('./Board.svelte')).default,
  memo: async () => (await import('./Memo.svelte')).default,
});
