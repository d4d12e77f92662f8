import { parseRecord, replayRecord } from '@ponts-bornes/kernel';
import type { BaseView, GameRecord, Options, RecordError } from '@ponts-bornes/kernel';
import type { Study, Watch } from './bot.ts';
import { chancesOf } from './chances.ts';
import type { Weighing } from './chances.ts';

/** A point of an analysis curve: the chances after this many moves. */
export interface EvaluatedPoint {
  readonly number: number;
  readonly chances: readonly number[];
}

export type Evaluated =
  | { readonly ok: true; readonly points: readonly EvaluatedPoint[] }
  | { readonly ok: false; readonly error: RecordError };

/** The chances along a record, from the setup to its last move. Returns what it has so far when `isEnough` says so. */
export const evaluate = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  record: GameRecord,
  { watch = {}, ...weighing }: Omit<Weighing, 'seats'> & { readonly watch?: Watch },
): Evaluated => {
  const points: EvaluatedPoint[] = [];
  let isEnough = false;
  const replayed = replayRecord(study.game, record, ({ number, state }) => {
    isEnough ||= watch.isEnough?.() === true;
    if (isEnough) return;
    points.push({ number, chances: chancesOf(study, state, { ...weighing, seats: record.seats }) });
    watch.onProgress?.(number, record.moves.length);
  });
  return replayed.ok ? { ok: true, points } : replayed;
};

/** The same for the text of a record. */
export const evaluateText = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  text: string,
  options: Parameters<typeof evaluate>[2],
): Evaluated => {
  const parsed = parseRecord(text);
  return parsed.ok ? evaluate(study, parsed.record, options) : parsed;
};
