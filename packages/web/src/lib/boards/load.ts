import type { Component } from 'svelte';
import type { BoardProps, SeatFaceProps } from './kit.ts';

// Each folder here belongs to one game. View types differ per game, but a view only reaches its own game's board.
const BOARDS = import.meta.glob<Component<BoardProps>>('./*/Board.svelte', { import: 'default' });
const FACES = import.meta.glob<Component<SeatFaceProps>>('./*/SeatFace.svelte', { import: 'default' });

/** The component that draws a game's table. */
export const loadBoard = async (id: string): Promise<Component<BoardProps>> => {
  const load = BOARDS[`./${id}/Board.svelte`];
  if (load === undefined) throw new RangeError(`no board for “${id}”`);
  return load();
};

/** The faces that the rules give players; null if they give none. */
export const loadSeatFace = async (id: string): Promise<Component<SeatFaceProps> | null> =>
  (await FACES[`./${id}/SeatFace.svelte`]?.()) ?? null;
