import type { BaseView } from '@ponts-bornes/kernel';
import type { Board } from './board.ts';
import { bridgetownRacesBoard } from './bridgetown-races.ts';
import { courseAutourDuMondeBoard } from './course-autour-du-monde.ts';
import { courseFolleBoard } from './course-folle.ts';
import { genericBoard } from './generic.ts';
import { milleBornesBoard } from './mille-bornes.ts';
import { skybridgeBoard } from './skybridge.ts';

// Forgets a board's own view type, so that boards stand in one list: each is only given views of its game.
const anyBoard = <View extends BaseView>(board: Board<View>): Board => board as unknown as Board;

const BOARDS: Readonly<Record<string, Board>> = {
  'bridgetown-races': anyBoard(bridgetownRacesBoard),
  'course-autour-du-monde': anyBoard(courseAutourDuMondeBoard),
  'course-folle': anyBoard(courseFolleBoard),
  'mille-bornes': anyBoard(milleBornesBoard),
  skybridge: anyBoard(skybridgeBoard),
};

export const boardOf = (game: string): Board =>
  (Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined) ?? genericBoard;
