import type { Component } from 'svelte';
import type { BoardProps, MemoProps } from './kit.ts';

// Every folder here is a game's. Views have other types in each; a game's views come to its own board only.
const BOARDS = import.meta.glob<Component<BoardProps>>('./*/Board.svelte', { import: 'default' });
const MEMOS = import.meta.glob<Component<MemoProps>>('./*/Memo.svelte', { import: 'default' });

const found = <Part>(parts: Readonly<Record<string, () => Promise<Part>>>, path: string): Promise<Part> => {
  const load = parts[path];
  if (load === undefined) throw new RangeError(`there is no ${path}`);
  return load();
};

/** How a game's table is drawn. */
export const loadBoard = (id: string): Promise<Component<BoardProps>> => found(BOARDS, `./${id}/Board.svelte`);

/** What is worth having at hand: the cards and what they do. */
export const loadMemo = (id: string): Promise<Component<MemoProps>> => found(MEMOS, `./${id}/Memo.svelte`);
