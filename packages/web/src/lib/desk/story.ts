import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Language } from '@ponts-bornes/kernel';
import { typeset } from '../speech/typeset.ts';
import type { Step } from './desk.ts';
import type { OpenTable } from './open-table.ts';
import { namesOf } from './opening.ts';

/** While a game goes on nobody may look back at what was chosen in secret. */
export const requireOver = ({ sitting }: OpenTable): void => {
  if (sitting.show(SPECTATOR).outcome === null) throw new Error('the game is not over');
};

/** All moves of a game that is over, each told by itself. */
export const storyOf = async (table: OpenTable, language: Language): Promise<readonly Step[]> => {
  requireOver(table);
  const { loaded, opening, sitting, speech } = table;
  const { phrasebook } = await speech(language);
  const names = namesOf(opening);
  return sitting.played().map(({ seat, text }, index) => ({
    number: index + 1,
    seat,
    sentence: typeset(language, phrasebook.move(text, seat, names)),
    choices: loaded.game.moves(sitting.state(index), seat).length,
  }));
};
