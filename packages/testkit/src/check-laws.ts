import {
  OPTION_KEY,
  anyGame,
  below,
  fastRandom,
  parseRecord,
  resolveOptions,
  verifyRecord,
} from '@ponts-bornes/kernel';
import type { AnyGame, BaseView, Game, Options, Rng } from '@ponts-bornes/kernel';
import { checkFlow } from './flow-laws.ts';
import { noCounts, watchOver } from './law.ts';
import type { LawConfig, LawCounts, LawName, LawWatch } from './law.ts';
import { checkMoves } from './move-laws.ts';
import { shown, textDifference } from './plain.ts';
import { playLegal } from './play-legal.ts';
import { checkRefusals } from './refusal-laws.ts';
import { checkSecrecy } from './secrecy-laws.ts';
import { makeSecrets, powerless } from './secrets.ts';
import type { SecretTally, Secrets } from './secrets.ts';
import { checkCopy, checkLooks } from './state-laws.ts';
import { openTable, recordText } from './table.ts';
import { checkTakeBack } from './take-back-laws.ts';
import type { State, Table } from './table.ts';
import { playThrough } from './walk.ts';
import type { Walkthrough } from './walk.ts';

export interface LawRun<GameState> {
  readonly seats: number;
  /** Omitted options have their defaults. */
  readonly options?: Options;
  /** One game is played for each. */
  readonly seeds: readonly string[];
  readonly config: LawConfig<GameState>;
}

export interface LawReport {
  readonly games: number;
  readonly moves: number;
  /** Steps that got the expensive checks. */
  readonly examined: number;
  /** How often each law was checked. */
  readonly checks: Readonly<Record<LawName, number>>;
  readonly secrets: readonly SecretTally[];
}

/**
 * Checks all laws for a game, with one random game per seed. Throws a `LawViolation` at the first violation.
 *
 * Each game is walked three times: played with the cheap checks, walked again from its seed with the expensive ones at
 * some steps (now that the last steps are known), and replayed from its record.
 */
export const checkLaws = <GameState, GameMove, View extends BaseView, Opts extends Options>(
  game: Game<GameState, GameMove, View, Opts>,
  { seats, options: given = {}, seeds, config }: LawRun<GameState>,
): LawReport => {
  if (seeds.length === 0) throw new RangeError('no seeds: nothing would be checked');
  const odd = game.meta.options.find(({ key }) => !OPTION_KEY.test(key));
  if (odd !== undefined)
    throw new RangeError(`${game.meta.id}: option key ${JSON.stringify(odd.key)} is not an identifier`);
  const resolved = resolveOptions(game.meta, seats, given);
  if (!resolved.ok)
    throw new RangeError(`${game.meta.id} can’t be set up like this: ${JSON.stringify(resolved.refusal)}`);
  // The config and the game share one state type; both are erased together.
  const laws = config as unknown as LawConfig<State>;
  const suite: Suite = { game: anyGame(game), config: laws, counts: noCounts(), secrets: makeSecrets(laws.secrets) };
  let moves = 0;
  let examined = 0;
  for (const seed of seeds) {
    const table = openTable({ game: suite.game, seats, options: resolved.options, seed });
    const watch = watchOver(table, suite.counts);
    try {
      const done = checkGame(suite, table, watch);
      moves += done.moves;
      examined += done.examined;
      if (seed === seeds.at(-1)) checkPower(suite, watch);
    } catch (error) {
      throw watch.thrown(error);
    }
  }
  return { games: seeds.length, moves, examined, checks: suite.counts, secrets: suite.secrets.tallies() };
};

interface Suite {
  readonly game: AnyGame;
  readonly config: LawConfig<State>;
  readonly counts: LawCounts;
  readonly secrets: Secrets;
}

const checkGame = (suite: Suite, table: Table, watch: LawWatch): { moves: number; examined: number } => {
  const bound = atTable(suite.config.maxMoves, table);
  const course = playThrough(table, watch, bound);
  watch.line.length = 0;
  const examined = walkAgain(suite, table, watch, course);
  checkThawed(table, watch, course);
  checkRecord(table, watch, course);
  watch.hold('never-throws', true, () => '');
  return { moves: course.moves.length, examined };
};

/** A number from the config, which may depend on the table. */
const atTable = (number: LawConfig<State>['maxMoves'], { seats, options }: Table): number =>
  typeof number === 'number' ? number : number(seats, options);

/** Walks the same seed and moves again, with the expensive checks. */
const walkAgain = (suite: Suite, table: Table, watch: LawWatch, course: Walkthrough): number => {
  const rng = fastRandom(`checks ${table.seed}`);
  const share = atTable(suite.config.thoroughness ?? DEFAULT_THOROUGHNESS, table);
  const texts = [...course.texts, ...(suite.config.texts ?? [])];
  const state = table.game.setup(table.options, table.seats, table.streams(0));
  let examined = 0;
  for (const [played, json] of course.states.entries()) {
    const found = JSON.stringify(state);
    watch.hold('same-seed-same-game', found === json, () => textDifference(json, found));
    if (isExamined(course, played, share, rng)) {
      examined++;
      const { moves } = checkFlow(watch, table, JSON.parse(json) as State);
      const position = {
        table,
        watch,
        state,
        json,
        played,
        census: course.census,
        moves,
        texts,
        rng,
        secrets: suite.secrets,
      };
      for (const check of COSTLY_CHECKS) check(position);
      checkThawedStep(table, watch, course, played);
    }
    const next = course.moves[played];
    if (next === undefined) break;
    playLegal(watch, table, { state, ...next, rng: table.streams(played + 1), where: 'played again' });
    watch.line.push({ seat: next.seat, text: next.text });
  }
  return examined;
};

const COSTLY_CHECKS = [checkLooks, checkCopy, checkMoves, checkRefusals, checkSecrecy, checkTakeBack] as const;

const DEFAULT_THOROUGHNESS = 0.1;
/** This many first and last steps are always examined. */
const EDGE = 3;

/** Moments with simultaneous choices hide more than others, so they are examined more often. */
const SIMULTANEOUS = 4;

const isExamined = ({ states, acting }: Walkthrough, played: number, share: number, rng: Rng): boolean => {
  const weight = (acting[played] as number) > 1 ? SIMULTANEOUS : 1;
  return below(rng, 1000) < weight * share * 1000 || played < EDGE || played >= states.length - EDGE;
};

const checkThawedStep = (table: Table, watch: LawWatch, course: Walkthrough, played: number): void => {
  const next = course.moves[played];
  if (next === undefined) return;
  const thawed = JSON.parse(course.states[played] as string) as State;
  playLegal(watch, table, { state: thawed, ...next, rng: table.streams(played + 1), where: 'after JSON' });
  holdThawed(watch, course, played + 1, thawed);
};

/** From one moment on, continues the rest of the game from a state that went through JSON. */
const checkThawed = (table: Table, watch: LawWatch, course: Walkthrough): void => {
  const from = below(fastRandom(`thaw ${table.seed}`), course.states.length);
  const thawed = JSON.parse(course.states[from] as string) as State;
  for (const [index, next] of course.moves.entries()) {
    if (index < from) continue;
    playLegal(watch, table, { state: thawed, ...next, rng: table.streams(index + 1), where: 'after JSON' });
  }
  holdThawed(watch, course, course.moves.length, thawed);
};

const holdThawed = (watch: LawWatch, course: Walkthrough, played: number, thawed: State): void => {
  const expected = course.states[played] as string;
  const found = JSON.stringify(thawed);
  watch.hold(
    'continues-after-json',
    found === expected,
    () => `after ${played} moves ${textDifference(expected, found)}`,
  );
};

const checkRecord = (table: Table, watch: LawWatch, course: Walkthrough): void => {
  const hold = (ok: boolean, detail: () => string): void => watch.hold('record-replays', ok, detail);
  const moves = course.moves.map(({ seat, text }) => ({ seat, text }));
  const text = recordText(table, { moves, result: course.outcome, notes: [] });
  const parsed = parseRecord(text);
  if (!parsed.ok) return hold(false, () => `${JSON.stringify(parsed.error)} in ${shown(text)}`);
  watch.asking('replay of the record');
  const verified = verifyRecord(table.game, parsed.record);
  if (!verified.ok) return hold(false, () => `the record does not verify: ${JSON.stringify(verified.error)}`);
  const found = JSON.stringify(verified.state);
  const expected = course.states.at(-1) as string;
  hold(found === expected, () => `the replay ends in a different state: ${textDifference(expected, found)}`);
};

const checkPower = ({ game, config, secrets }: Suite, watch: LawWatch): void => {
  if (game.meta.perfectInformation) return;
  watch.hold('resample-has-power', config.secrets !== undefined, () => 'the config names no secrets to watch');
  const weak = powerless(secrets.tallies());
  watch.hold('resample-has-power', weak === null, () => weak ?? '');
};
