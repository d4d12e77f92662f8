import type { Component } from 'svelte';
import type { MemoProps } from './kit.ts';

// Apart from load.ts, because tables need none of it before somebody asks.
const MEMOS = import.meta.glob<Component<MemoProps>>('./*/Memo.svelte', { import: 'default' });

/** A quick reference: the cards and what they do. */
export const loadMemo = async (id: string): Promise<Component<MemoProps>> => {
  const load = MEMOS[`./${id}/Memo.svelte`];
  if (load === undefined) throw new RangeError(`no memo for “${id}”`);
  return load();
};
