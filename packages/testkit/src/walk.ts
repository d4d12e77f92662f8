import { fastRandom } from '@ponts-bornes/kernel';
import type { Outcome, RecordedMove } from '@ponts-bornes/kernel';
import { makeChoose, sample } from './choose.ts';
import { checkCensus, checkFlow } from './flow-laws.ts';
import type { LawWatch } from './law.ts';
import { impurity } from './plain.ts';
import { playLegal } from './play-legal.ts';
import type { Move, Table } from './table.ts';

/** A finished game, with enough data to walk it again. */
export interface Walkthrough {
  /** The state after each number of moves, as JSON text; the first is the setup. */
  readonly states: readonly string[];
  readonly moves: readonly (RecordedMove & { readonly move: Move })[];
  /** The number of seats to act, by state. */
  readonly acting: readonly number[];
  /** Texts that were legal at some point for some seat. */
  readonly texts: readonly string[];
  readonly census: Readonly<Record<string, number>>;
  readonly outcome: Outcome;
}

/** Texts kept per seat and step. */
const KEPT_TEXTS = 3;

/** Plays one random game, with the cheap checks. */
export const playThrough = (table: Table, watch: LawWatch, maxMoves: number): Walkthrough => {
  const { game } = table;
  const rng = fastRandom(`choices ${table.seed}`);
  const choose = makeChoose(rng);
  const state = game.setup(table.options, table.seats, table.streams(0));
  const impure = impurity(state, 'the state');
  watch.hold('state-is-plain-json', impure === null, () => `after the setup ${impure}`);
  watch.asking('census');
  const census = { ...game.census(state) };
  const states: string[] = [];
  const moves: Walkthrough['moves'][number][] = [];
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
    // A fresh copy of the move, so that walks cannot affect each other.
    const move = JSON.parse(JSON.stringify(chosen)) as Move;
    playLegal(watch, table, { state, seat, move: chosen, rng: table.streams(moves.length + 1), where: 'in play' });
    moves.push({ seat, text, move });
    watch.line.push({ seat, text });
  }
};
