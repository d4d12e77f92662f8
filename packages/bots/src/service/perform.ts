import { findRules } from '@ponts-bornes/catalogue/rules';
import { fastRandom } from '@ponts-bornes/kernel';
import type { AnyGame, AnyHints } from '@ponts-bornes/kernel';
import { findBot } from '../all.ts';
import { situationOf } from '../bot.ts';
import type { Bot, Watch } from '../bot.ts';
import type { ReplyTo, Task } from './task.ts';

export interface Surroundings {
  /** The current time in milliseconds. */
  readonly now: () => number;
  readonly onProgress?: (done: number, of: number) => void;
}

/** Runs a task on the calling thread: usually in a worker. */
export const perform = async <Any extends Task>(
  task: Any,
  { now, onProgress = () => {} }: Surroundings,
): Promise<ReplyTo<Any>> => {
  const study = await studyOf(task.game);
  const end = now() + task.millis;
  const watch: Watch = { isEnough: () => now() >= end, onProgress };
  return (await answered(study, task, watch)) as ReplyTo<Any>;
};

interface Loaded {
  readonly game: AnyGame;
  readonly hints: AnyHints;
}

const studyOf = async (id: string): Promise<Loaded> => {
  const entry = findRules(id);
  if (entry === undefined) throw new RangeError(`unknown game “${id}”`);
  const [game, hints] = await Promise.all([entry.loadGame(), entry.loadHints()]);
  return { game, hints };
};

const answered = async (study: Loaded, task: Task, watch: Watch): Promise<ReplyTo<Task>> => {
  const rng = fastRandom(task.seed);
  if (task.kind === 'evaluate') {
    // Loaded on demand: players' bots read no records.
    const { evaluateText } = await import('../evaluate.ts');
    return evaluateText(study, task.record, { viewer: task.viewer, games: task.games, rng, watch });
  }
  const bot = botNamed(task.bot);
  const { seat, seats } = task;
  // The sampled state went through JSON; the same game produced it.
  const situation = situationOf(study.game, task.likeness as ReturnType<AnyGame['copy']>, { seat, seats });
  if (situation.moves.length === 0) throw new RangeError(`seat ${seat} has no move to choose`);
  if (task.kind === 'suggest') {
    // Loaded on demand: a bot that plays gives no hints.
    const { suggest } = await import('../analysis.ts');
    const { most, also } = task;
    return suggest(study, situation, { bot, rng, watch, most, ...(also === undefined ? {} : { also }) });
  }
  return { text: situation.moves[bot.choose(study, situation, rng, watch).index]! };
};

const botNamed = (name: string): Bot => {
  const bot = findBot(name);
  if (bot === undefined) throw new RangeError(`unknown bot “${name}”`);
  return bot;
};
