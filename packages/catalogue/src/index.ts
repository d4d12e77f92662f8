import type { GameMeta } from '@ponts-bornes/kernel';
import type { Entry } from './entry.ts';
import { METAS } from './game-metas.ts';
import { RULES } from './game-rules.ts';
import { SPEECH } from './game-speech.ts';

export type { Entry, Loaded } from './entry.ts';

const entryOf = (meta: GameMeta): Entry => {
  const [speech, { loadGame, loadHints }] = [SPEECH[meta.id]!, RULES[meta.id]!];
  const load: Entry['load'] = async () => {
    const [game, phrases] = await Promise.all([loadGame(), speech.loadPhrases()]);
    return { game, phrases };
  };
  return { meta, load, loadHints, ...speech };
};

/** The one list of games. */
export const CATALOGUE: readonly Entry[] = METAS.map(entryOf);

export const findGame = (id: string, catalogue: readonly Entry[] = CATALOGUE): Entry | undefined =>
  catalogue.find((entry) => entry.meta.id === id);
