import type { Chooser } from '@ponts-bornes/balance';
import { BOTS, findBot, situationOf, tuningOf } from '@ponts-bornes/bots';
import type { Bot, Study } from '@ponts-bornes/bots';
import { LEVEL_NAMES } from '@ponts-bornes/kernel';
import type { BaseView, Options, Tunings } from '@ponts-bornes/kernel';
import { harmless, usage } from '../failure.ts';

/** The names of the bots that can take the seats. */
export const SEATABLE: readonly string[] = BOTS.map(({ name }) => name);

/** Finds a bot by name; undefined if no name is given. */
export const botNamed = (name: string | undefined): Bot | undefined => {
  if (name === undefined) return undefined;
  const bot = findBot(name);
  if (bot !== undefined) return bot;
  const allowed = SEATABLE.join(', ');
  throw usage({
    fr: `--bot : « ${harmless(name)} » est inconnu (permis : ${allowed})`,
    en: `--bot: unknown “${harmless(name)}” (allowed: ${allowed})`,
  });
};

/** Makes a bot the player of a trial. It only gets what its seat may know. */
export const seated = <State, Move, View extends BaseView, Opts extends Options>(
  bot: Bot,
  study: Study<State, Move, View, Opts>,
): Chooser<State, Move> => ({
  name: nameOf(bot, study.hints.levels ?? {}),
  choose: (state, { seat, seats }, rng) => {
    const { index } = bot.choose(study, situationOf(study.game, state, { seat, seats }), rng);
    return study.game.moves(state, seat)[index]!;
  },
});

/** The bot's name with its tuning, which differs between games and versions. */
const nameOf = ({ name }: Bot, levels: Tunings): string => {
  const level = LEVEL_NAMES.find((each) => each === name);
  if (level === undefined) return `${name} bot`;
  const { whim, iterations, compares, exploration, wander } = tuningOf(level, levels);
  const tuning = Object.entries({ whim, iterations, compares, exploration, wander });
  const told = tuning.flatMap(([what, value]) => (value === undefined ? [] : [`${what} ${value}`]));
  return `${name} bot (${told.join(', ')})`;
};
