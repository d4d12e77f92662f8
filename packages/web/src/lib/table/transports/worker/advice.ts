import type { Suggestion, Thinkers } from '@ponts-bornes/bots';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Language, Seat } from '@ponts-bornes/kernel';
import { typeset } from '../../../i18n/typeset.ts';
import { YOU } from '../../../i18n/you.ts';
import { shownNames } from '../../../storage/opening.ts';
import type { Opening } from '../../../storage/opening.ts';
import { randomHex } from '../../../storage/random.ts';
import type { OpenTable } from './open-table.ts';
import type { Advice } from './worker-api.ts';

const ADVICE_MILLIS = 2000;
/** Number of moves shown. */
export const MOST = 3;

/** The position to advise on. */
export interface AdvisedMoment {
  readonly number: number;
  readonly seat: Seat;
  /** Seed of the search. */
  readonly seed: string;
  /** Maximum number of moves. */
  readonly most: number;
}

/** The moves a strong player would consider now. */
export const advised = async (thinkers: Thinkers, table: OpenTable, seat: Seat): Promise<readonly Advice[]> => {
  const position = { number: table.inPlay.length(), seat, seed: randomHex(16), most: MOST };
  return told(table, position, await suggested(thinkers, table, position));
};

/** The expert's moves for a position, from what its seat knows. */
export const suggested = (
  thinkers: Thinkers,
  { loaded: { game }, opening, inPlay }: OpenTable,
  { number, seat, seed, most }: AdvisedMoment,
): Promise<readonly Suggestion[]> =>
  thinkers.perform({
    kind: 'suggest',
    game: game.meta.id,
    seat,
    seats: opening.sitters.length,
    likeness: game.resample(inPlay.state(number), seat, fastRandom(seed)),
    bot: 'expert',
    seed,
    millis: ADVICE_MILLIS,
    most,
  });

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
  return suggestions.map(({ text, chances, reasons }) => ({
    text,
    label: typeset(language, boardText.label(text, view, addressed(opening, language))),
    chances,
    reasons: reasons.map((reason) => typeset(language, known[reason] ?? reason)),
  }));
};
