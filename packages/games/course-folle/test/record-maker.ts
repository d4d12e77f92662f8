import { fastRandom, formatRecord, pick, recordOf, sha256, tableStreams, utf8 } from '@ponts-bornes/kernel';
import type { GameRecord, RecordedMove } from '@ponts-bornes/kernel';
import { game } from '../src/index.ts';
import type { CourseFolleOptions } from '../src/index.ts';
import type { Step, Witness } from './witnesses.ts';

const MOST_TRIES = 20_000;

/** The first random game that shows the wanted behaviour, as a record. */
export const witnessRecord = ({ name, note, seats, options, shows }: Witness): string => {
  for (let number = 0; number < MOST_TRIES; number++) {
    const { record, steps } = randomGame(seats, options, `${name} ${number}`);
    if (shows(steps)) return formatRecord({ ...record, notes: [note] });
  }
  throw new Error(`no game shows ${name}`);
};

const randomGame = (
  seats: number,
  options: CourseFolleOptions,
  seed: string,
): { readonly record: GameRecord; readonly steps: readonly Step[] } => {
  const secret = sha256(utf8(seed));
  const streams = tableStreams(secret);
  const choices = fastRandom(`choices ${seed}`);
  const state = game.setup(options, seats, streams(0));
  const moves: RecordedMove[] = [];
  const steps: Step[] = [];
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = pick(choices, acting);
    const move = pick(choices, game.moves(state, seat));
    const text = game.format(move);
    const before = game.view(state, 'spectator');
    moves.push({ seat, text });
    game.play(state, seat, move, streams(moves.length));
    steps.push({ seat, text, before, after: game.view(state, 'spectator') });
  }
  return { record: recordOf(game, { seats, options, secret, moves, result: game.outcome(state) }), steps };
};
