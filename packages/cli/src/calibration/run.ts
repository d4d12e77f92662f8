import { basename, join, parse } from 'node:path';
import { addTallies, inOrder } from '@ponts-bornes/balance';
import { newReliability, reliabilityOf } from '@ponts-bornes/bots';
import type { ReliabilityTally } from '@ponts-bornes/bots';
import { originOf } from '../arena/origin.ts';
import type { Context } from '../context.ts';
import { checkReplaceable, replaceFile } from '../files.ts';
import { doResumable } from '../resumable-work.ts';
import type { Pool } from '../pool.ts';
import type { TableSetup } from '../table.ts';
import type { Calibration, SeatReliability } from './figures.ts';
import { pageOf, tablesOf } from './page.ts';
import { plotOf } from './plot.ts';
import type { PredictionSlice } from './predict.ts';

export interface CalibrationAsked {
  /** A table for each number of seats. */
  readonly tables: readonly TableSetup[];
  readonly bot: string;
  /** Games for each number of seats. */
  readonly games: number;
  readonly positions: number;
  readonly simulations: number;
  readonly seed: string;
  readonly workers: number;
  readonly report: string | undefined;
  readonly json: boolean;
  readonly progress: boolean;
}

/** Plays all games, prints the results as tables or JSON, and writes the report if requested. */
export const runCalibration = async (asked: CalibrationAsked, context: Context): Promise<void> => {
  const { tables, bot, simulations, seed, report } = asked;
  const plot = report === undefined ? undefined : join(parse(report).dir, `${parse(report).name}.svg`);
  for (const file of [report, plot]) if (file !== undefined) await checkReplaceable(file);
  const { meta } = tables[0]!.game;
  const bySeats: SeatReliability[] = [];
  for (const table of tables) {
    const used = table.hints.firmness?.[table.seats] ?? 1;
    bySeats.push({ seats: table.seats, used, ...reliabilityOf(await playedAt(table, asked, context)) });
  }
  const calibration: Calibration = { game: meta.id, rules: meta.rules, seed, bot, simulations, bySeats };
  const { language } = context;
  if (report !== undefined && plot !== undefined) {
    await replaceFile(plot, plotOf(calibration, meta.name[language], language));
    await replaceFile(report, pageOf(calibration, { meta, language, plot: basename(plot), origin: originOf() }));
  }
  await context.print(asked.json ? `${JSON.stringify(calibration)}\n` : tablesOf(calibration, language));
};

/** Games whose results are not counted after this many moves. */
const MAX_MOVES = 5000;
/** Games per slice: progress and Ctrl-C happen between slices. */
const SLICE = 4;

const playedAt = (table: TableSetup, asked: CalibrationAsked, context: Context): Promise<ReliabilityTally> => {
  const { game, seats, options } = table;
  const { bot, games, positions, simulations, seed, workers, progress } = asked;
  const { id, rules } = game.meta;
  const setting = { game: id, rules, seats, options, maxMoves: MAX_MOVES, seed, bot, positions, simulations };
  function* slices(): Generator<PredictionSlice, undefined> {
    for (let from = 0; from < games; from += SLICE) yield { ...setting, from, to: Math.min(games, from + SLICE) };
  }
  const work = async (pool: Pool, onProgress: (tally: ReliabilityTally) => Promise<boolean>): Promise<void> => {
    const run = (slice: PredictionSlice): Promise<ReliabilityTally> => pool.run('predictSlice', slice);
    let sum = newReliability();
    for await (const [, tally] of inOrder(slices(), { run, atOnce: pool.atOnce })) {
      sum = addTallies(sum, tally);
      if (!(await onProgress(sum))) return;
    }
  };
  const tell = (tally: ReliabilityTally): string => `${id} ${seats}: ${tally.games}/${games}`;
  return doResumable({ begun: newReliability(), file: undefined, workers, progress, tell, work }, context);
};
