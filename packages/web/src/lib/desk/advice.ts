import type { Suggestion, Thinkers } from '@ponts-bornes/bots';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Language, Seat } from '@ponts-bornes/kernel';
import { randomHex } from '../keep/random.ts';
import { typeset } from '../speech/typeset.ts';
import type { Advice } from './desk.ts';
import type { OpenTable } from './open-table.ts';
import { namesOf } from './opening.ts';

const ADVICE_MILLIS = 2000;
/** How many moves are shown. */
export const MOST = 3;

/** The position that advice is about. */
export interface Position {
  readonly number: number;
  readonly seat: Seat;
  /** What is thought with. */
  readonly seed: string;
  /** How many moves are named at most. */
  readonly most: number;
}

/** What a strong player would do now. */
export const advised = async (
  thinkers: Thinkers,
  table: OpenTable,
  seat: Seat,
  language: Language,
): Promise<readonly Advice[]> => {
  const position = { number: table.sitting.length(), seat, seed: randomHex(16), most: MOST };
  return told(table, position, language, await suggested(thinkers, table, position));
};

/** What the expert thinks of a position, from what its seat knows. */
export const suggested = (
  thinkers: Thinkers,
  { loaded: { game }, opening, sitting }: OpenTable,
  { number, seat, seed, most }: Position,
): Promise<readonly Suggestion[]> =>
  thinkers.perform({
    kind: 'suggest',
    game: game.meta.id,
    seat,
    seats: opening.sitters.length,
    likeness: game.resample(sitting.state(number), seat, fastRandom(seed)),
    bot: 'expert',
    seed,
    millis: ADVICE_MILLIS,
    most,
  });

/** The same in words. */
export const told = async (
  { hints, opening, sitting, speech }: OpenTable,
  { number, seat }: Position,
  language: Language,
  suggestions: readonly Suggestion[],
): Promise<readonly Advice[]> => {
  const { words } = await speech(language);
  const reasonWords = (await hints()).reasonWords?.[language] ?? {};
  const { view } = sitting.show(seat, number);
  return suggestions.map(({ text, chances, reasons }) => ({
    text,
    label: typeset(language, words.label(text, view, namesOf(opening))),
    chances,
    reasons: reasons.map((reason) => reasonWords[reason] ?? reason),
  }));
};
