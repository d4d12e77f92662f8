import type { Progress, RowCounts } from '@ponts-bornes/server/admin';
import type { Language } from '@ponts-bornes/kernel';
import { readArguments } from '../arguments.ts';
import type { Context } from '../context.ts';
import { usage } from '../failure.ts';
import { progressOf } from '../progress.ts';

const DOING = {
  fr: { copy: 'copie', compare: 'vérification' },
  en: { copy: 'copying', compare: 'comparing' },
} as const satisfies Record<Language, Record<Progress['doing'], string>>;

/** Parses `--from` and `--to`. */
export const readSides = (
  args: readonly string[],
): { readonly from: string; readonly to: string; readonly isWatched: boolean } => {
  const { values } = readArguments(args, { options: { from: 'text', to: 'text', progress: 'flag' }, positionals: [] });
  const { from, to, progress } = values;
  if (from === undefined || to === undefined) {
    throw usage({ fr: 'il faut --from et --to ; voir --help', en: '--from and --to are needed; see --help' });
  }
  return { from, to, isWatched: progress === true };
};

/** Shows the progress of a copy and stops it on Ctrl-C. */
export const watching = async <Result>(
  { io, language }: Context,
  asked: boolean,
  action: (watch: { readonly tell: (progress: Progress) => void; readonly signal: AbortSignal }) => Promise<Result>,
): Promise<Result> => {
  const line = progressOf(io, asked);
  const tell = ({ doing, table, done, all }: Progress): void =>
    line.say(`${DOING[language][doing]} ${table} ${done}/${all}`);
  try {
    return await action({ tell, signal: io.signal });
  } finally {
    line.done();
  }
};

/** The number of rows per table, and a sentence. */
export const countsText = (counts: RowCounts, sentence: (rows: number) => string): string => {
  const rows = counts.reduce((sum, [, count]) => sum + count, 0);
  const lines = counts.map(([table, count]) => `${table.padEnd(11)}${String(count).padStart(9)}`);
  return `${lines.join('\n')}\n${sentence(rows)}\n`;
};
