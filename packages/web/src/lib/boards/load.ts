import type { Component } from 'svelte';
import type { BoardProps, MemoProps, SeatFaceProps } from './kit.ts';

// Each folder here belongs to one game. View types differ per game, but a view only reaches its own game's board.
const BOARDS = import.meta.glob<Component<BoardProps>>('./*/Board.svelte', { import: 'default' });
const FACES = import.meta.glob<Component<SeatFaceProps>>('./*/SeatFace.svelte', { import: 'default' });
const MEMOS = import.meta.glob<Component<MemoProps>>('./*/Memo.svelte', { import: 'default' });

const found = <Part>(parts: Readonly<Record<string, () => Promise<Part>>>, path: string): Promise<Part> => {
  const load = parts[path];
  if (load === undefined) throw new RangeError(`${path} not found`);
  return load();
};

/** The component that draws a game's table. */
export const loadBoard = (id: string): Promise<Component<BoardProps>> => found(BOARDS, `./${id}/Board.svelte`);

/** The faces that the rules give players; null if they give none. */
export const loadSeatFace = async (id: string): Promise<Component<SeatFaceProps> | null> =>
  (await FACES[`./${id}/SeatFace.svelte`]?.()) ?? null;

/** A quick reference: the cards and what they do. */
export const loadMemo = (id: string): Promise<Component<MemoProps>> => found(MEMOS, `./${id}/Memo.svelte`);
