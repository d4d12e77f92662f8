import type { Thinkers } from '@ponts-bornes/bots';
import { SPECTATOR, formatRecord } from '@ponts-bornes/kernel';
import { typeset } from '../../../i18n/typeset.ts';
import { namesOf, readerOf } from '../../../storage/opening.ts';
import { MOST, addressed, suggested, told } from './advice.ts';
import type { OpenTable } from './open-table.ts';
import type { Review, Step } from './worker-api.ts';

/** Secret choices must not be revealed while a game is in progress. */
const requireOver = ({ inPlay }: OpenTable): void => {
  if (inPlay.show(SPECTATOR).outcome === null) throw new Error('the game is not over');
};

export const recordText = ({ inPlay }: OpenTable): string => formatRecord(inPlay.record());

/** All moves of a finished game, each with its own text. */
export const storyOf = async (table: OpenTable): Promise<readonly Step[]> => {
  requireOver(table);
  const { game, opening, inPlay, speech, language } = table;
  const { phrasebook } = await speech();
  const [names, reader] = [namesOf(opening), readerOf(opening)];
  return inPlay.played().map(({ seat, text }, index) => ({
    number: index + 1,
    seat,
    sentence: typeset(language, phrasebook.move(text, seat, names, reader)),
    choices: game.moves(inPlay.state(index), seat).length,
  }));
};

/** What a strong player would have done instead, from what the seat knew before the move. */
export const reviewed = async (thinkers: Thinkers, table: OpenTable, number: number): Promise<Review> => {
  requireOver(table);
  const { inPlay, opening, speech, language } = table;
  const { seat, text } = inPlay.played()[number - 1]!;
  const position = { number: number - 1, seat, also: text };
  const suggestions = await suggested(thinkers, table, position);
  const { boardText } = await speech();
  const label = typeset(
    language,
    boardText.label(text, inPlay.show(seat, number - 1).view, addressed(opening, language)),
  );
  const chances = suggestions.find((one) => one.text === text)?.chances ?? null;
  const advice = await told(table, position, suggestions.slice(0, MOST));
  return { number, seat, played: { text, label, chances }, advice };
};
