import type { Component } from 'svelte';
import type { BoardProps, GameEnding, MemoProps } from './kit.ts';

// Each folder here belongs to one game. View types differ per game, but a view only reaches its own game's board.
const BOARDS = import.meta.glob<Component<BoardProps>>('./*/Board.svelte', { import: 'default' });
const MEMOS = import.meta.glob<Component<MemoProps>>('./*/Memo.svelte', { import: 'default' });
const ENDINGS = import.meta.glob<GameEnding>('./*/ending.ts', { import: 'ending' });

const found = <Part>(parts: Readonly<Record<string, () => Promise<Part>>>, path: string): Promise<Part> => {
  const load = parts[path];
  if (load === undefined) throw new RangeError(`${path} not found`);
  return load();
};

/** The component that draws a game's table. */
export const loadBoard = (id: string): Promise<Component<BoardProps>> => found(BOARDS, `./${id}/Board.svelte`);

/** A quick reference: the cards and what they do. */
export const loadMemo = (id: string): Promise<Component<MemoProps>> => found(MEMOS, `./${id}/Memo.svelte`);

/** A game's celebration and consolation; null if it has none. */
export const loadEnding = async (id: string): Promise<GameEnding | null> =>
  (await ENDINGS[`./${id}/ending.ts`]?.()) ?? null;
