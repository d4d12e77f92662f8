import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import { fastRandom, parseRecord } from '@ponts-bornes/kernel';
import type { AnyGame, AnyHints } from '@ponts-bornes/kernel';
import { findBot } from '../all.ts';
import { evaluate, suggest } from '../analysis.ts';
import { situationOf } from '../bot.ts';
import type { Bot, Watch } from '../bot.ts';
import type { ReplyTo, Task } from './task.ts';

export interface Surroundings {
  /** The time in milliseconds. */
  readonly now: () => number;
  readonly onProgress?: (done: number, of: number) => void;
}

/** Does a task where it is called: in a worker, which is what a table asks, or right here. */
export const perform = async <Any extends Task>(
  task: Any,
  { now, onProgress = () => {} }: Surroundings,
): Promise<ReplyTo<Any>> => {
  const study = await studyOf(task.game);
  const end = now() + task.millis;
  const watch: Watch = { isEnough: () => now() >= end, onProgress };
  return answered(study, task, watch) as ReplyTo<Any>;
};

interface Loaded {
  readonly game: AnyGame;
  readonly hints: AnyHints;
}

const studyOf = async (id: string): Promise<Loaded> => {
  const entry = findGame(id, CATALOGUE);
  if (entry === undefined) throw new RangeError(`there is no game “${id}”`);
  const [{ game }, hints] = await Promise.all([entry.load(), entry.loadHints()]);
  return { game, hints };
};

const answered = (study: Loaded, task: Task, watch: Watch): ReplyTo<Task> => {
  const rng = fastRandom(task.seed);
  if (task.kind === 'evaluate') {
    const parsed = parseRecord(task.record);
    if (!parsed.ok) return parsed;
    return evaluate(study, parsed.record, { viewer: task.viewer, games: task.games, rng, watch });
  }
  const bot = botNamed(task.bot);
  const { seat, seats } = task;
  // The likeness went through JSON from where the same game made it.
  const situation = situationOf(study.game, task.likeness as ReturnType<AnyGame['copy']>, { seat, seats });
  if (situation.moves.length === 0) throw new RangeError(`seat ${seat} has no move to choose`);
  if (task.kind === 'suggest') return suggest(study, situation, { bot, rng, watch, most: task.most });
  return { text: situation.moves[bot.choose(study, situation, rng, watch).index]! };
};

const botNamed = (name: string): Bot => {
  const bot = findBot(name);
  if (bot === undefined) throw new RangeError(`there is no bot “${name}”`);
  return bot;
};
