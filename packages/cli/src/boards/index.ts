// `npm run new-game` writes this file from the folders of packages/games and the boards beside it.
import type { BaseSpeech, BaseView } from '@ponts-bornes/kernel';
import type { Board } from './board.ts';
import { bridgetownRacesBoard } from './bridgetown-races/board.ts';
import { courseAutourDuMondeBoard } from './course-autour-du-monde/board.ts';
import { courseFolleBoard } from './course-folle/board.ts';
import { genericBoard } from './generic.ts';
import { milleBornesBoard } from './mille-bornes/board.ts';
import { skybridgeBoard } from './skybridge/board.ts';

// Erases a board's types, so that all boards fit in one list: each only gets views and sentences of its own game.
const anyBoard = <View extends BaseView, Speech extends BaseSpeech>(board: Board<View, Speech>): Board =>
  board as unknown as Board;

const BOARDS: Readonly<Record<string, Board>> = {
  'bridgetown-races': anyBoard(bridgetownRacesBoard),
  'course-autour-du-monde': anyBoard(courseAutourDuMondeBoard),
  'course-folle': anyBoard(courseFolleBoard),
  'mille-bornes': anyBoard(milleBornesBoard),
  skybridge: anyBoard(skybridgeBoard),
};

export const boardOf = (game: string): Board =>
  (Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined) ?? genericBoard;
