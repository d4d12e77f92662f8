import { LEVEL_NAMES, fastRandom } from '@ponts-bornes/kernel';
import type { BaseView, Game, Options, Rng, Seat } from '@ponts-bornes/kernel';
import { random } from '../random-bot.ts';
import type { ChooseTask } from './task.ts';
import { ThinkingFailed } from './thinkers.ts';
import type { Control, FailureKind, Thinkers } from './thinkers.ts';

export interface Asking extends Control {
  readonly seat: Seat;
  readonly seats: number;
  /** The name of the bot that plays the seat. */
  readonly bot: string;
  /** Seeds the bot's own randomness; unrelated to the deal. */
  readonly seed: string;
  /** The time limit of one bot, in milliseconds. */
  readonly millis: number;
  readonly deadline: number;
}

/** A bot that did not answer. */
export interface Trouble {
  readonly bot: string;
  readonly kind: FailureKind;
  readonly message: string;
}

export interface BotAnswer {
  /** The text of a legal move. */
  readonly text: string;
  /** The bot that chose it in the end. */
  readonly by: string;
  readonly troubles: readonly Trouble[];
}

/**
 * Asks a bot for its move; if it fails or takes too long, asks the next simpler one, down to a random move chosen on
 * this thread, so that the table always continues. Only a cancelled request gets no answer.
 */
export const askBot = async <State, Move, View extends BaseView, Opts extends Options>(
  thinkers: Thinkers,
  game: Game<State, Move, View, Opts>,
  state: State,
  asking: Asking,
): Promise<BotAnswer> => {
  const { seat, seats, millis, deadline, signal, onProgress } = asking;
  const rng = fastRandom(asking.seed);
  const legal = game.moves(state, seat).map((move) => game.format(move));
  const troubles: Trouble[] = [];
  for (const bot of fromDown(asking.bot)) {
    if (legal.length === 1) return { text: legal[0]!, by: bot, troubles };
    const task: ChooseTask = {
      kind: 'choose',
      game: game.meta.id,
      seat,
      seats,
      likeness: game.resample(state, seat, rng),
      bot,
      seed: asking.seed,
      millis,
    };
    try {
      const { text } = await thinkers.perform(task, { deadline, ...given({ signal, onProgress }) });
      if (legal.includes(text)) return { text, by: bot, troubles };
      troubles.push({ bot, kind: 'broken', message: `“${text}” is not a legal move` });
    } catch (error) {
      if (!(error instanceof ThinkingFailed)) throw error;
      if (error.kind === 'cancelled') throw error;
      troubles.push({ bot, kind: error.kind, message: error.message });
    }
  }
  return { text: anyOf(legal, rng), by: random.name, troubles };
};

const given = (control: { readonly [Name in keyof Control]: Control[Name] | undefined }): Control =>
  Object.fromEntries(Object.entries(control).filter(([, value]) => value !== undefined));

/** A bot and all simpler ones, strongest first; `random` needs no thread. Names only: this module loads no bot. */
const fromDown = (name: string): readonly string[] =>
  LEVEL_NAMES.slice(0, LEVEL_NAMES.findIndex((level) => level === name) + 1).toReversed();

const anyOf = (texts: readonly string[], rng: Rng): string => {
  const text = texts[Math.floor((rng.next() / 2 ** 32) * texts.length)];
  if (text === undefined) throw new RangeError('there is no move to choose');
  return text;
};
