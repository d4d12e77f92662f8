import { fastRandom } from '@ponts-bornes/kernel';
import type { Outcome, RecordedMove } from '@ponts-bornes/kernel';
import { makeChoose, sample } from './choose.ts';
import { checkCensus, checkFlow } from './flow-laws.ts';
import type { Watch } from './law.ts';
import { impurity } from './plain.ts';
import { playLegal } from './play-legal.ts';
import type { Move, Table } from './table.ts';

/** A game played to its end, with enough kept to walk it again. */
export interface Course {
  /** The state after each number of moves, as JSON text; the first is the setup. */
  readonly states: readonly string[];
  readonly moves: readonly (RecordedMove & { readonly move: Move })[];
  /** How many seats were to act, state by state. */
  readonly acting: readonly number[];
  /** Texts that were legal at some time for some seat. */
  readonly texts: readonly string[];
  readonly census: Readonly<Record<string, number>>;
  readonly outcome: Outcome;
}

/** Texts kept of each seat at each step. */
const KEPT_TEXTS = 3;

/** Plays one game at random, held to the laws that cost little. */
export const playThrough = (table: Table, watch: Watch, maxMoves: number): Course => {
  const { game } = table;
  const rng = fastRandom(`choices ${table.seed}`);
  const choose = makeChoose(rng);
  const state = game.setup(table.options, table.seats, table.streams(0));
  const impure = impurity(state, 'the state');
  watch.hold('state-is-plain-json', impure === null, () => `after the setup ${impure}`);
  watch.asking('census');
  const census = { ...game.census(state) };
  const states: string[] = [];
  const moves: Course['moves'][number][] = [];
  const acting: number[] = [];
  const texts = new Set<string>();
  for (;;) {
    states.push(JSON.stringify(state));
    checkCensus(watch, { game, state, census, where: `after ${moves.length} moves` });
    const flow = checkFlow(watch, table, state);
    acting.push(flow.toAct.length);
    for (const legal of flow.moves) for (const move of sample(rng, legal, KEPT_TEXTS)) texts.add(game.format(move));
    if (flow.outcome !== null) return { states, moves, acting, texts: [...texts], census, outcome: flow.outcome };
    watch.hold('ends-within-bound', moves.length < maxMoves, () => `not over after ${maxMoves} moves`);
    const seat = choose(flow.toAct);
    const chosen = choose(flow.moves[seat] as readonly Move[]);
    const text = game.format(chosen);
    // A move of its own, so that nothing of one walk can reach into another.
    const move = JSON.parse(JSON.stringify(chosen)) as Move;
    playLegal(watch, table, { state, seat, move: chosen, rng: table.streams(moves.length + 1), where: 'in play' });
    moves.push({ seat, text, move });
    watch.line.push({ seat, text });
  }
};
