import { MAX_MOVE_TEXT, UNWRITABLE } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import { sample } from './choose.ts';
import { checkCensus, checkFlow } from './flow-laws.ts';
import { difference, impurity, shown } from './plain.ts';
import { playLegal } from './play-legal.ts';
import type { Position } from './position.ts';
import type { Move, State } from './table.ts';

/** Legal moves are unique, stable, playable, and have an exact text. */
export const checkMoves = (position: Position): void => {
  for (const [seat, moves] of position.moves.entries()) {
    if (moves.length === 0) continue;
    checkUnique(position, seat);
    checkStable(position, seat);
    for (const move of moves) checkNotation(position, move);
    for (const move of sample(position.rng, moves, PLAYED_MOVES)) checkPlayable(position, seat, move);
  }
};

/** Legal moves of a seat that are tried at a step. */
const PLAYED_MOVES = 6;

/** The texts of a seat's legal moves, in order. */
export const moveTexts = ({ table: { game } }: Pick<Position, 'table'>, state: State, seat: Seat): string[] =>
  game.moves(state, seat).map(game.format);

const checkUnique = ({ table: { game }, watch, moves }: Position, seat: Seat): void => {
  watch.asking('format');
  const seen = new Set<string>();
  for (const move of moves[seat] as readonly Move[]) {
    const text = game.format(move);
    watch.hold('moves-unique', !seen.has(text), () => `seat ${seat} is offered “${text}” twice`);
    seen.add(text);
  }
};

const checkStable = (position: Position, seat: Seat): void => {
  const { table, watch, state, json, moves } = position;
  const expected = JSON.stringify((moves[seat] as readonly Move[]).map(table.game.format));
  const others: [string, State][] = [
    ['asked again', state],
    ['asked of a copy', table.game.copy(state)],
    ['asked after JSON', JSON.parse(json) as State],
  ];
  for (const [how, other] of others) {
    watch.asking(`moves of seat ${seat}, ${how}`);
    const found = JSON.stringify(moveTexts(position, other, seat));
    watch.hold(
      'moves-stable',
      found === expected,
      () => `seat ${seat}, ${how}: ${shown(found)}, first ${shown(expected)}`,
    );
  }
};

/** Texts that fit in one line of a record. */
const ONE_LINE = /^\S(?:.*\S)?$/;

const checkNotation = ({ table: { game }, watch }: Position, move: Move): void => {
  const text = game.format(move);
  const hold = (ok: boolean, detail: () => string): void => watch.hold('notation-round-trip', ok, detail);
  const fits = ONE_LINE.test(text) && !UNWRITABLE.test(text) && text.length <= MAX_MOVE_TEXT;
  hold(fits, () => `${shown(text)} does not fit in one line of a record`);
  const pure = impurity(move, 'the move');
  hold(pure === null, () => `“${text}”: ${pure}`);
  watch.asking(`parse(${shown(text)})`);
  const parsed = game.parse(text);
  const found = difference(move, parsed, 'the move');
  hold(found === null, () => `parse(${shown(text)}) is not the move it was formatted from: ${found}`);
  const again = game.format(JSON.parse(JSON.stringify(parsed)) as Move);
  hold(again === text, () => `“${text}” parsed, sent through JSON and formatted is “${again}”`);
};

const checkPlayable = (position: Position, seat: Seat, move: Move): void => {
  const { table, watch, state, played, census } = position;
  const text = table.game.format(move);
  const before = JSON.stringify(move);
  const next = table.game.copy(state);
  playLegal(watch, table, { state: next, seat, move, rng: table.streams(played + 1), where: 'on a copy' });
  watch.hold(
    'moves-playable',
    JSON.stringify(move) === before,
    () => `playing “${text}” changed the move to ${shown(move)}`,
  );
  watch.line.push({ seat, text });
  const found = impurity(next, 'the state');
  watch.hold('state-is-plain-json', found === null, () => `after “${text}” ${found}`);
  checkFlow(watch, table, next);
  checkCensus(watch, { game: table.game, state: next, census, where: `after “${text}”` });
  watch.line.pop();
};
