import type { AnyTrial } from '@ponts-bornes/balance';
import type { Bot } from '@ponts-bornes/bots';
import { usage } from '../failure.ts';
import { TRIALS } from './games.ts';

/** The command named in saved states. */
export const COMMAND = 'balance';

/** Loads a game's trial, or throws a usage error that lists the games with one. */
export const openTrial = async (game: string, bot?: Bot): Promise<AnyTrial> => {
  const open = TRIALS.get(game);
  if (open !== undefined) return (await open())(bot);
  const allowed = [...TRIALS.keys()].join(', ');
  throw usage({
    fr: `${game} n’a pas de données à équilibrer (permis : ${allowed})`,
    en: `${game} has no data to balance (allowed: ${allowed})`,
  });
};
