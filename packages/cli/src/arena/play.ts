import { addTallies, inOrder } from '@ponts-bornes/balance';
import type { MeetingTally } from '@ponts-bornes/bots';
import type { Language } from '@ponts-bornes/kernel';
import type { Context } from '../context.ts';
import { doResumable } from '../resumable-work.ts';
import type { Pool } from '../pool.ts';
import { keyOf, lucksFor } from './meetings.ts';
import type { Meeting, MeetingSlice } from './meetings.ts';
import type { ArenaState } from './state.ts';

/** What to play, and how. */
export interface ArenaJob {
  readonly meetings: readonly Meeting[];
  /** Minimum number of games per meeting: a deal is always played in all rotations. */
  readonly games: number;
  readonly workers: number;
  readonly file: string | undefined;
  /** Whether to print progress even if stderr is not a terminal. */
  readonly progress: boolean;
}

/** Continues from a state until all meetings have enough games. */
export const playArena = (begun: ArenaState, job: ArenaJob, context: Context): Promise<ArenaState> => {
  const { file, workers, progress } = job;
  const tell = (state: ArenaState): string => progressLine(state, job, context.language);
  return doResumable(
    { begun, file, workers, progress, tell, work: (pool, onProgress) => playOn(begun, job, { pool, onProgress }) },
    context,
  );
};

const playOn = async (
  begun: ArenaState,
  job: ArenaJob,
  { pool, onProgress }: { readonly pool: Pool; readonly onProgress: (state: ArenaState) => Promise<boolean> },
): Promise<void> => {
  const run = (slice: MeetingSlice): Promise<MeetingTally> => pool.run('playMeetingSlice', slice);
  const meetings: Record<string, MeetingTally> = { ...begun.meetings };
  for await (const [{ bots }, tally] of inOrder(slicesOf(begun, job), { run, atOnce: pool.atOnce })) {
    const key = keyOf(bots);
    meetings[key] = meetings[key] === undefined ? tally : addTallies(meetings[key], tally);
    if (!(await onProgress({ ...begun, meetings: { ...meetings } }))) return;
  }
};

/** One deal per slice, because strong bots think for minutes: progress, saving and Ctrl-C happen between slices. */
function* slicesOf(begun: ArenaState, { meetings, games }: ArenaJob): Generator<MeetingSlice, undefined> {
  const { version: _version, meetings: played, ...setting } = begun;
  for (const bots of meetings) {
    for (let from = played[keyOf(bots)]?.lucks ?? 0; from < lucksFor(bots, games); from++) {
      yield { ...setting, bots, from, to: from + 1 };
    }
  }
}

const SAY = {
  fr: { meetings: 'rencontres', games: 'parties' },
  en: { meetings: 'meetings', games: 'games' },
} as const;

const progressLine = (state: ArenaState, { meetings, games }: ArenaJob, language: Language): string => {
  const counts = meetings.map((bots) => {
    const of = lucksFor(bots, games) * bots.length;
    return { done: Math.min(of, state.meetings[keyOf(bots)]?.games ?? 0), of };
  });
  const done = counts.reduce((sum, count) => sum + count.done, 0);
  const of = counts.reduce((sum, count) => sum + count.of, 0);
  const ended = counts.filter((count) => count.done === count.of).length;
  const say = SAY[language];
  return `${state.game} ${bar(done / of)} ${say.meetings} ${ended}/${meetings.length}, ${say.games} ${done}/${of}`;
};

const BAR = 20;

const bar = (share: number): string => {
  const full = Math.floor(BAR * share);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`;
};
