import { basename, parse, join, resolve } from 'node:path';
import type { Context } from '../context.ts';
import { harmless, usage } from '../failure.ts';
import { checkReplaceable, replaceFile } from '../files.ts';
import type { StateAsked } from '../state-file.ts';
import type { TableSetup } from '../table.ts';
import { figuresOf } from './figures.ts';
import type { ArenaFigures } from './figures.ts';
import { pairsOf } from './meetings.ts';
import type { Meeting } from './meetings.ts';
import { originOf } from './origin.ts';
import { pageOf, tablesOf } from './page.ts';
import { playArena } from './play.ts';
import type { ArenaJob } from './play.ts';
import { plotOf } from './plot.ts';
import { openArena } from './state.ts';

export interface ArenaAsked extends StateAsked, Omit<ArenaJob, 'meetings'> {
  readonly bots: Meeting;
  /** All bots at one table instead of in pairs. */
  readonly together: boolean;
  readonly maxMoves: number;
  readonly report: string | undefined;
  readonly json: boolean;
}

/** Plays all games, prints the results as tables or JSON, and writes the report if requested. */
export const runArena = async (
  { game, seats, options }: TableSetup,
  asked: ArenaAsked,
  context: Context,
): Promise<void> => {
  const { bots, maxMoves, json } = asked;
  const { meta } = game;
  const files = reportFiles(asked);
  for (const file of Object.values(files ?? {})) await checkReplaceable(file);
  const begun = await openArena({ game: meta.id, rules: meta.rules, seats, options, maxMoves }, asked);
  const meetings = asked.together ? [bots] : pairsOf(bots);
  const figures = figuresOf(await playArena(begun, { ...asked, meetings }, context), bots, meetings);
  if (files !== null) await writeReport(figures, files, { game, language: context.language });
  await context.print(json ? `${JSON.stringify(figures)}\n` : tablesOf(figures, context.language));
};

interface ReportFiles {
  readonly page: string;
  readonly plot: string;
}

/** The chart is next to the page, with the same name. */
const reportFiles = ({ report, file }: ArenaAsked): ReportFiles | null => {
  if (report === undefined) return null;
  const { dir, name } = parse(report);
  const files = { page: report, plot: join(dir, `${name}.svg`) };
  const all = [files.page, files.plot, ...(file === undefined ? [] : [file])].map((each) => resolve(each));
  if (new Set(all).size === all.length) return files;
  const [page, plot] = [harmless(files.page), harmless(files.plot)];
  throw usage({
    fr: `--report écrit « ${page} » et « ${plot} » : deux fichiers différents, et pas celui de --state`,
    en: `--report writes “${page}” and “${plot}”: two different files, and not that of --state`,
  });
};

const writeReport = async (
  figures: ArenaFigures,
  { page, plot }: ReportFiles,
  { game, language }: Pick<TableSetup, 'game'> & Pick<Context, 'language'>,
): Promise<void> => {
  const { meta } = game;
  await replaceFile(plot, plotOf(figures, meta.name[language], language));
  await replaceFile(page, pageOf(figures, { meta, language, plot: basename(plot), origin: originOf() }));
};
