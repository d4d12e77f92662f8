import type { Component } from 'svelte';
import type { GameMeta, Language, Options } from '@ponts-bornes/kernel';
import { findGame } from '@ponts-bornes/catalogue';
import type { BoardProps, Words } from '../boards/kit.ts';
import { loadBoard } from '../boards/load.ts';
import { findWords } from '../boards/words.ts';

/** All of a game that a table shows at once. */
export interface LoadedBoard {
  readonly meta: GameMeta;
  readonly words: Words;
  readonly Board: Component<BoardProps>;
}

export const loadGame = async (id: string, language: Language, options: Options): Promise<LoadedBoard> => {
  const entry = findGame(id);
  if (entry === undefined) throw new RangeError(`there is no game “${id}”`);
  const [speak, Board] = await Promise.all([findWords(id), loadBoard(id)]);
  return { meta: entry.meta, words: speak(language, options), Board };
};
