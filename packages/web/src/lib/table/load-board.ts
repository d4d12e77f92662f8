import type { Component } from 'svelte';
import type { GameMeta, Language, Options } from '@ponts-bornes/kernel';
import { findGame } from '@ponts-bornes/catalogue';
import { findKit } from '../boards/all.ts';
import type { BoardProps, MemoProps, Words } from '../boards/kit.ts';
import { findWords } from '../boards/words.ts';

/** All of a game that a table shows. */
export interface LoadedBoard {
  readonly meta: GameMeta;
  readonly words: Words;
  readonly Board: Component<BoardProps>;
  readonly Memo: Component<MemoProps>;
}

export const loadBoard = async (id: string, language: Language, options: Options): Promise<LoadedBoard> => {
  const kit = findKit(id);
  const entry = findGame(id);
  if (kit === undefined || entry === undefined) throw new RangeError(`there is no game “${id}”`);
  const [speak, Board, Memo] = await Promise.all([findWords(id), kit.board(), kit.memo()]);
  return { meta: entry.meta, words: speak(language, options), Board, Memo };
};
