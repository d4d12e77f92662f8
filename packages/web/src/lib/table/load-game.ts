import type { Component } from 'svelte';
import type { BaseSpeech, GameMeta, Language, Options, Phrasebook } from '@ponts-bornes/kernel';
import { findMeta } from '@ponts-bornes/catalogue/metas';
import { findSpeech } from '@ponts-bornes/catalogue/speech';
import type { BoardProps, BoardText, SeatFaceProps } from '../boards/kit.ts';
import { loadBoard, loadSeatFace } from '../boards/load.ts';
import { typesetSpeech } from '../i18n/typeset.ts';
import { findBoardText } from '../boards/board-text.ts';

/** The parts of a game that a table needs at once. */
export interface LoadedBoard {
  readonly meta: GameMeta;
  readonly speech: BaseSpeech;
  readonly boardText: BoardText;
  readonly phrasebook: Phrasebook;
  readonly Board: Component<BoardProps>;
  /** Null: the game gives players no faces. */
  readonly SeatFace: Component<SeatFaceProps> | null;
}

export const loadGame = async (id: string, language: Language, options: Options): Promise<LoadedBoard> => {
  const [meta, entry] = [findMeta(id), findSpeech(id)];
  if (meta === undefined || entry === undefined) throw new RangeError(`unknown game “${id}”`);
  const [loaded, phrases, makeBoardText, Board, SeatFace] = await Promise.all([
    entry.loadSpeech(language),
    entry.loadPhrases(),
    findBoardText(id),
    loadBoard(id),
    loadSeatFace(id),
  ]);
  const speech = typesetSpeech(loaded);
  return {
    meta,
    speech,
    boardText: makeBoardText(speech, options),
    phrasebook: phrases(speech, options),
    Board,
    SeatFace,
  };
};
