import { SPECTATOR, fastRandom, pick } from '@ponts-bornes/kernel';
import { lawVariants } from '@ponts-bornes/testkit';
import { expect, test } from 'vitest';
import { begin, endOf, legalTexts, played } from '../test/reference.ts';
import type { Draw, Reference } from '../test/reference.ts';
import { game, meta } from './index.ts';
import type { BridgetownOptions, Move, State, View } from './index.ts';

/** `npm run test:long` plays more. */
const GAMES = Number(process.env['REFERENCE'] ?? 4);

/** The state that both implementations can show. */
const asShown = ({ flags, players, supply, bag, round, firstPlayer }: View) => ({
  flags: withoutNulls(flags),
  cards: players.map(({ card }) => withoutNulls(card)),
  racers: players.map(({ racer }) => racer),
  modes: players.map(({ modes }) => modes.toSorted()),
  bag: Object.entries(bag)
    .flatMap(([colour, count]) => Array.from({ length: count }, () => colour))
    .toSorted(),
  supply,
  round,
  firstPlayer,
});

const asReckoned = ({ flags, players, blueApart, bag, round, first }: Reference) => ({
  flags,
  cards: players.map(({ card }) => card),
  racers: players.map(({ racer }) => (racer === null ? 'start' : [racer.space, racer.road ?? []].flat().join('@'))),
  modes: players.map(({ modes }) => modes.toSorted()),
  bag: bag.toSorted(),
  supply: blueApart,
  round,
  firstPlayer: first,
});

const withoutNulls = (record: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(record).filter(([, colour]) => colour !== null));

const drawsOf =
  (state: State): Draw =>
  (bridge) =>
    (game.view(state, SPECTATOR).flags as Readonly<Record<string, string | null>>)[bridge] ?? null;

/** The moves that take the most flags: random games hardly ever fill a card or exchange anything. */
const greedy = (moves: readonly Move[]): readonly Move[] => {
  const counts = moves.map((move) => game.format(move).split('+').length);
  return moves.filter((_, index) => counts[index] === Math.max(...counts));
};

test.each(lawVariants(meta))(
  '$seats seats, $options: random games match the reference implementation',
  ({ seats, options }) => {
    for (let number = 0; number < GAMES; number++) {
      const random = fastRandom(`${seats} seats, ${JSON.stringify(options)}, game ${number}`);
      const state = game.setup(options as BridgetownOptions, seats, random);
      const { firstPlayer } = game.view(state, 0);
      const reference = begin({ seats, first: firstPlayer, ...(options as BridgetownOptions) }, drawsOf(state));
      const line: string[] = [];
      for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
        const seat = acting[0] as number;
        const moves = game.moves(state, seat);
        const legal = moves.map(game.format).toSorted();
        // Includes the moves so far, for diagnosing a failure.
        expect({ line, seat, legal, ...asShown(game.view(state, 0)) }).toStrictEqual({
          line,
          seat: reference.turn,
          legal: legalTexts(reference),
          ...asReckoned(reference),
        });
        const move = pick(random, number % 2 === 0 ? moves : greedy(moves));
        line.push(`${seat} ${game.format(move)}`);
        game.play(state, seat, move, random);
        played(reference, game.format(move), drawsOf(state));
      }
      expect({ line, outcome: game.outcome(state) }).toStrictEqual({ line, outcome: endOf(reference) });
    }
  },
);
