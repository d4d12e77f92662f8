import type { Component } from 'svelte';
import type { BaseSpeech, GameMeta, Language, Options, Phrasebook } from '@ponts-bornes/kernel';
import { findMeta } from '@ponts-bornes/catalogue/metas';
import { findSpeech } from '@ponts-bornes/catalogue/speech';
import type { BoardProps, BoardText } from '../boards/kit.ts';
import { loadBoard } from '../boards/load.ts';
import { typesetSpeech } from '../i18n/typeset.ts';
import { findBoardText } from '../boards/board-text.ts';

/** The parts of a game that a table needs at once. */
export interface LoadedBoard {
  readonly meta: GameMeta;
  readonly speech: BaseSpeech;
  readonly boardText: BoardText;
  readonly phrasebook: Phrasebook;
  readonly Board: Component<BoardProps>;
}

export const loadGame = async (id: string, language: Language, options: Options): Promise<LoadedBoard> => {
  const [meta, entry] = [findMeta(id), findSpeech(id)];
  if (meta === undefined || entry === undefined) throw new RangeError(`unknown game “${id}”`);
  const [loaded, phrases, makeBoardText, Board] = await Promise.all([
    entry.loadSpeech(language),
    entry.loadPhrases(),
    findBoardText(id),
    loadBoard(id),
  ]);
  const speech = typesetSpeech(loaded);
  return {
    meta,
    speech,
    boardText: makeBoardText(speech, options),
    phrasebook: phrases(speech, options),
    Board,
  };
};
