import type { Suggestion, Thinkers } from '@ponts-bornes/bots';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Language, Seat } from '@ponts-bornes/kernel';
import { typeset } from '../../../i18n/typeset.ts';
import { YOU } from '../../../i18n/you.ts';
import { shownNames } from '../../../storage/opening.ts';
import type { Opening } from '../../../storage/opening.ts';
import type { OpenTable } from './open-table.ts';
import type { Advice } from './worker-api.ts';

const ADVICE_MILLIS = 2000;
/** Number of moves shown, besides one played. */
export const MOST = 3;

/** The position to advise on. */
export interface AdvisedMoment {
  readonly number: number;
  readonly seat: Seat;
  /** A move to evaluate in addition to those shown. */
  readonly also?: string;
}

/** The moves a strong player would consider now. */
export const advised = async (thinkers: Thinkers, table: OpenTable, seat: Seat): Promise<readonly Advice[]> => {
  const position = { number: table.inPlay.length(), seat };
  return told(table, position, await suggested(thinkers, table, position));
};

/** The expert's moves for a position, from what its seat knows. */
export const suggested = (
  thinkers: Thinkers,
  { game, opening, inPlay }: OpenTable,
  { number, seat, also }: AdvisedMoment,
): Promise<readonly Suggestion[]> => {
  // The same question gets the same answer, also after the game.
  const seed = `advice ${number} ${seat}`;
  return thinkers.perform({
    kind: 'suggest',
    game: game.meta.id,
    seat,
    seats: opening.sitters.length,
    likeness: game.resample(inPlay.state(number), seat, fastRandom(seed)),
    bot: 'expert',
    seed,
    millis: ADVICE_MILLIS,
    most: MOST,
    ...(also === undefined ? {} : { also }),
  });
};

/** The names inside a label: a lone player without a name is “you”. */
export const addressed = (opening: Opening, language: Language): readonly string[] =>
  shownNames(opening, YOU[language]);

/** The same as text. */
export const told = async (
  { opening, inPlay, speech, language }: OpenTable,
  { number, seat }: AdvisedMoment,
  suggestions: readonly Suggestion[],
): Promise<readonly Advice[]> => {
  const { boardText, reasons: known } = await speech();
  const { view } = inPlay.show(seat, number);
  return suggestions.map(({ text, chances, isEqual, reasons }) => ({
    text,
    label: typeset(language, boardText.label(text, view, addressed(opening, language))),
    chances,
    isEqual,
    reasons: reasons.map((reason) => typeset(language, known[reason] ?? reason)),
  }));
};
