import type { Rng, Seat } from '@ponts-bornes/kernel';
import { sample } from './choose.ts';
import { under } from './law.ts';
import { textDifference } from './plain.ts';
import { playLegal } from './play-legal.ts';
import type { Position } from './position.ts';
import type { Move, State } from './table.ts';

/** A step that can be taken back leaves no trace, and revealed nothing. */
export const checkTakeBack = (position: Position): void => {
  if (position.table.game.takeBack === undefined) return;
  for (const seat of position.moves.keys()) checkRestores(position, seat, position.json);
  for (const [seat, moves] of position.moves.entries()) {
    for (const move of sample(position.rng, moves, TRIED_STEPS)) checkStep(position, seat, move);
  }
};

/** Legal moves of a seat that are played and taken back at a moment. */
const TRIED_STEPS = 4;

const checkStep = (position: Position, seat: Seat, move: Move): void => {
  const { table, watch, json, played } = position;
  const text = table.game.format(move);
  const next = JSON.parse(json) as State;
  playLegal(watch, table, { state: next, seat, move, rng: table.streams(played + 1), where: 'before taking back' });
  watch.line.push({ seat, text });
  const after = JSON.stringify(next);
  const back = checkRestores(position, seat, after);
  watch.line.pop();
  if (back === null) return;
  const told = `after “${text}” of seat ${seat}`;
  watch.hold('take-back-restores', back.text === text, () => `${told}, “${back.text}” is taken back`);
  watch.hold('take-back-restores', back.json === json, () => `${told} ${textDifference(json, back.json)}`);
  checkUnseen(position, { seat, move, after });
};

/** Takes back a seat's step: it can be played again, without randomness, with the same result. */
const checkRestores = (
  { table, watch }: Position,
  seat: Seat,
  json: string,
): { readonly text: string; readonly json: string } | null => {
  const { game } = table;
  const state = JSON.parse(json) as State;
  watch.asking(`takeBack of seat ${seat}`);
  const move = game.takeBack?.(state, seat) ?? null;
  const before = JSON.stringify(state);
  if (move === null) {
    watch.hold(
      'take-back-restores',
      before === json,
      () => `with nothing to take back ${textDifference(json, before)}`,
    );
    return null;
  }
  const text = game.format(move);
  const legal = game.moves(state, seat).some((other) => game.format(other) === text);
  watch.hold('take-back-restores', legal, () => `“${text}” was taken back but is not legal now`);
  playLegal(under('take-back-restores', watch), table, { state, seat, move, rng: UNASKED, where: 'again' });
  const again = JSON.stringify(state);
  watch.hold('take-back-restores', again === json, () => `“${text}” played again: ${textDifference(json, again)}`);
  return { text, json: before };
};

/** Replaying a step must not use randomness. */
const UNASKED: Rng = {
  next: () => {
    throw new Error('a step that can be taken back drew a random number');
  },
};

/** The seat's view after the step does not depend on what was hidden before it. */
const checkUnseen = (
  { table, watch, state, rng, played }: Position,
  { seat, move, after }: { readonly seat: Seat; readonly move: Move; readonly after: string },
): void => {
  const { game } = table;
  watch.asking(`resample for seat ${seat}`);
  const other = game.resample(state, seat, rng);
  playLegal(watch, table, { state: other, seat, move, rng: table.streams(played + 1), where: 'on a resampled state' });
  const seen = JSON.stringify(game.view(JSON.parse(after) as State, seat));
  const otherwise = JSON.stringify(game.view(other, seat));
  // If the same step ends the turn there, the only new information is that it can be taken back here.
  if (game.takeBack?.(other, seat) === null) return;
  watch.hold(
    'take-back-of-the-unseen',
    seen === otherwise,
    () =>
      `“${game.format(move)}” can be taken back, but showed seat ${seat} something: ${textDifference(seen, otherwise)}`,
  );
};
