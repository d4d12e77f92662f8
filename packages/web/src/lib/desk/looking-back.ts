import type { Thinkers } from '@ponts-bornes/bots';
import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Language } from '@ponts-bornes/kernel';
import { typeset } from '../speech/typeset.ts';
import { MOST, suggested, told } from './advice.ts';
import type { Review, Step } from './desk.ts';
import type { OpenTable } from './open-table.ts';
import { namesOf } from './opening.ts';

/** While a game goes on nobody may look back at what was chosen in secret. */
const requireOver = ({ sitting }: OpenTable): void => {
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

/** What a strong player would have done instead of a move, from what its seat knew before it. */
export const reviewed = async (
  thinkers: Thinkers,
  table: OpenTable,
  number: number,
  language: Language,
): Promise<Review> => {
  requireOver(table);
  const { sitting, opening, speech } = table;
  const { seat, text } = sitting.played()[number - 1]!;
  // All moves, to find what was thought of the one that was played; the same question gets the same answer.
  const position = { number: number - 1, seat, seed: `review ${number}`, most: Infinity };
  const suggestions = await suggested(thinkers, table, position);
  const { words } = await speech(language);
  const label = typeset(language, words.label(text, sitting.show(seat, number - 1).view, namesOf(opening)));
  const chances = suggestions.find((one) => one.text === text)?.chances ?? null;
  const advice = await told(table, position, language, suggestions.slice(0, MOST));
  return { number, seat, played: { text, label, chances }, advice };
};
