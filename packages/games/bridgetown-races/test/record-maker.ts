import { SPECTATOR, fastRandom, formatRecord, pick, recordOf, sha256, tableStreams, utf8 } from '@ponts-bornes/kernel';
import type { GameRecord, RecordedMove, Rng, Seat } from '@ponts-bornes/kernel';
import { game } from '../src/index.ts';
import type { Move, State } from '../src/index.ts';
import { rides } from '../src/moves.ts';
import { bridgesWith, countBits, fullSlots, modesLeft } from '../src/state.ts';
import type { Players, Step, Witness } from './witnesses.ts';

const MOST_TRIES = 2000;

/** The first game that shows the wanted behaviour, as a record. */
export const witnessRecord = (witness: Witness): string => {
  for (let number = 0; number < MOST_TRIES; number++) {
    const { record, steps } = playedGame(witness, `${witness.name} ${number}`);
    if (witness.shows(steps)) return formatRecord({ ...record, notes: [witness.note] });
  }
  throw new Error(`no game shows ${witness.name}`);
};

const playedGame = (
  { seats, options, players }: Witness,
  seed: string,
): { readonly record: GameRecord; readonly steps: readonly Step[] } => {
  const secret = sha256(utf8(seed));
  const streams = tableStreams(secret);
  const choices = fastRandom(`choices ${seed}`);
  const state = game.setup(options, seats, streams(0));
  const moves: RecordedMove[] = [];
  const steps: Step[] = [];
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[0] as Seat;
    const legal = game.moves(state, seat).map(game.format);
    const move = bestMove(players, state, seat, choices);
    const text = game.format(move);
    const before = game.view(state, SPECTATOR);
    moves.push({ seat, text });
    game.play(state, seat, move, streams(moves.length));
    steps.push({ seat, text, legal, before, after: game.view(state, SPECTATOR) });
  }
  return { record: recordOf(game, { seats, options, secret, moves, result: game.outcome(state) }), steps };
};

/** The move that takes the most flags for empty slots; `keen` seats also look a move ahead. */
const bestMove = (players: Players, state: State, seat: Seat, choices: Rng): Move => {
  const open = game.moves(state, seat);
  if (players === 'random') return pick(choices, open);
  const eager = bestBy(open, (move) => (players === 'keen' ? keenWorth : eagerWorth)(state, seat, move));
  return pick(choices, players === 'keen' ? bestBy(eager, (move) => prospect(state, seat, move)) : eager);
};

const bestBy = (moves: readonly Move[], worth: (move: Move) => number): readonly Move[] => {
  const worths = moves.map(worth);
  const best = Math.max(...worths);
  return moves.filter((_, index) => worths[index] === best);
};

const eagerWorth = (state: State, seat: Seat, move: Move): number => {
  if (move.kind === 'special') return 1;
  if (move.kind === 'place') return (bridgesWith(state, move.mode) & ~fullSlots(state, seat)) === 0 ? 0 : 1;
  return gain(state, seat, move);
};

/** A mode is worth what it would take from here, or half a flag if that is farther off. */
const keenWorth = (state: State, seat: Seat, move: Move): number => {
  if (move.kind !== 'place') return gain(state, seat, move);
  return Math.max(
    eagerWorth(state, seat, move) / 2,
    ...rides(state, seat, move.mode, false).map((ride) => gain(state, seat, ride)),
  );
};

/** What the seat could take next if nobody else moved. */
const prospect = (state: State, seat: Seat, move: Move): number => {
  if (move.kind !== 'ride') return 0;
  const next = game.copy(state);
  next.racers[seat] = move.end;
  next.wheel[seat] = modesLeft(state, seat) & ~(1 << move.mode);
  return Math.max(0, ...game.moves(next, seat).map((later) => gain(next, seat, later)));
};

const gain = (state: State, seat: Seat, move: Move): number =>
  move.kind === 'ride' ? countBits(move.taken & ~fullSlots(state, seat)) : 0;
