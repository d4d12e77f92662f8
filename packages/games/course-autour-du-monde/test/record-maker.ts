import { fastRandom, formatRecord, recordOf, sha256, tableStreams, utf8 } from '@ponts-bornes/kernel';
import type { GameRecord, RecordedMove, Seat } from '@ponts-bornes/kernel';
import { game } from '../src/index.ts';
import { travel } from './traveller.ts';
import type { Step, Witness } from './witnesses.ts';

const MOST_TRIES = 2000;
/** Longer games show nothing new. */
const MOST_MOVES = 700;

/** The first game that shows the wanted behaviour, as a record. */
export const witnessRecord = (witness: Witness): string => {
  for (let number = 0; number < MOST_TRIES; number++) {
    const played = playedGame(witness, `${witness.name} ${number}`);
    if (played !== null && witness.shows(played.steps))
      return formatRecord({ ...played.record, notes: [witness.note] });
  }
  throw new Error(`no game shows ${witness.name}`);
};

interface Played {
  readonly record: GameRecord;
  readonly steps: readonly Step[];
}

const playedGame = ({ seats, habits }: Witness, seed: string): Played | null => {
  const secret = sha256(utf8(seed));
  const streams = tableStreams(secret);
  const random = fastRandom(`choices ${seed}`);
  const state = game.setup({}, seats, streams(0));
  const moves: RecordedMove[] = [];
  const steps: Step[] = [];
  while (game.outcome(state) === null) {
    if (moves.length === MOST_MOVES) return null;
    const seat = game.toAct(state)[0] as Seat;
    const legal = game.moves(state, seat);
    const before = game.view(state, seat);
    const text = travel({ view: before, seat, texts: legal.map(game.format) }, habits, random);
    moves.push({ seat, text });
    const move = legal.find((one) => game.format(one) === text);
    if (move === undefined) throw new Error(`“${text}” is not legal`);
    game.play(state, seat, move, streams(moves.length));
    steps.push({ seat, text, before, after: game.view(state, seat) });
  }
  return { record: recordOf(game, { seats, options: {}, secret, moves, result: game.outcome(state) }), steps };
};
