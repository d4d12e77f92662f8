import { estimatedShare } from '@ponts-bornes/balance';
import { ratingsOf, standingsOf } from '@ponts-bornes/bots';
import type { Duel, MeetingTally } from '@ponts-bornes/bots';
import { keyOf } from './meetings.ts';
import type { Meeting, Setting } from './meetings.ts';
import type { ArenaState } from './state.ts';

/** The ends of a 95 % interval. */
export type Interval = readonly [low: number, high: number];

/** A bot's record in one meeting. */
interface BotFigures {
  readonly bot: string;
  /** Share of the meeting's games it won; a win shared by k counts 1/k. */
  readonly share: number;
  readonly interval: Interval;
  readonly meanScore: number;
  /** Milliseconds per move. */
  readonly millis: number;
}

export interface MeetingFigures {
  readonly games: number;
  readonly cut: number;
  readonly movesPerGame: number;
  readonly bots: readonly BotFigures[];
  readonly tally: MeetingTally;
}

/** A bot's rating; null if none of its games had a winner. */
interface Rated {
  readonly bot: string;
  readonly rating: number | null;
  readonly interval: Interval | null;
  readonly millis: number;
}

export interface ArenaFigures extends Setting {
  readonly bots: Meeting;
  readonly meetings: readonly MeetingFigures[];
  /** Highest rating first. */
  readonly ratings: readonly Rated[];
}

/** The statistics of completed meetings. */
export const figuresOf = (state: ArenaState, bots: Meeting, meetings: readonly Meeting[]): ArenaFigures => {
  const { version: _version, meetings: played, ...setting } = state;
  const figures = meetings.map((meeting) => meetingFigures(meeting, played[keyOf(meeting)]!));
  return { ...setting, bots, meetings: figures, ratings: ratingsAmong(bots, figures) };
};

/** Whether all bots played at one table, rather than in pairs. */
export const isTogether = ({ meetings }: Pick<ArenaFigures, 'meetings'>): boolean =>
  meetings.some(({ bots }) => bots.length > 2);

const meetingFigures = (meeting: Meeting, tally: MeetingTally): MeetingFigures => ({
  games: tally.games,
  cut: tally.cut,
  movesPerGame: tally.moves / tally.games,
  bots: standingsOf(tally).map(({ share, margin, meanScore, millis }, at) => ({
    bot: meeting[at]!,
    share,
    interval: intervalOf(share, margin, tally.lucks),
    meanScore,
    millis,
  })),
  tally,
});

const Z = 1.96;

/** A Wilson interval with the effective number of trials, derived from the variance between deals. */
const intervalOf = (share: number, margin: number, lucks: number): Interval => {
  const doubt = share * (1 - share);
  const error = margin / Z;
  const trials = doubt > 0 && error > 0 ? doubt / error ** 2 : lucks;
  const { low, high } = estimatedShare(share, trials);
  return [low, high];
};

/** Share of games won, by meeting and bot. */
type Shares = readonly (readonly number[])[];

const ratingsAmong = (bots: Meeting, meetings: readonly MeetingFigures[]): readonly Rated[] => {
  const shares = meetings.map((meeting) => meeting.bots.map(({ share }) => share));
  const rate = (from: Shares): readonly number[] => ratingsOf(bots.length, duelsIn(bots, meetings, from));
  const ratings = rate(shares);
  const variances = variancesOf(meetings, shares, rate);
  const duels = duelsIn(bots, meetings, shares);
  const rated = bots.map((bot, at): Rated => {
    const millis = millisOf(bot, meetings);
    if (!duels.some(({ one, other }) => one === at || other === at))
      return { bot, rating: null, interval: null, millis };
    const rating = ratings[at]!;
    const margin = Z * Math.sqrt(variances[at] ?? 0);
    return { bot, rating, interval: [rating - margin, rating + margin], millis };
  });
  return rated.toSorted((a, b) => (b.rating ?? -Infinity) - (a.rating ?? -Infinity));
};

/** For any two bots at a table, how often each wins when one of them does. Games that were cut off don't count. */
const duelsIn = (bots: Meeting, meetings: readonly MeetingFigures[], shares: Shares): readonly Duel[] => {
  const duels: Duel[] = [];
  for (const [meeting, { games, bots: present }] of meetings.entries()) {
    for (const [at, { bot }] of present.entries()) {
      for (const [behind, other] of present.slice(at + 1).entries()) {
        const [ours, theirs] = [shares[meeting]![at]!, shares[meeting]![at + 1 + behind]!];
        const decided = games * (ours + theirs);
        if (decided < 1) continue;
        const duel = { one: bots.indexOf(bot), other: bots.indexOf(other.bot), share: ours / (ours + theirs) };
        duels.push({ ...duel, games: decided });
      }
    }
  }
  return duels;
};

/** The variance of each rating: how it changes when one share changes by a standard error either way. */
const variancesOf = (
  meetings: readonly MeetingFigures[],
  shares: Shares,
  rate: (shares: Shares) => readonly number[],
): readonly number[] => {
  const variances: number[] = [];
  for (const [meeting, { bots }] of meetings.entries()) {
    for (const [at, { interval }] of bots.entries()) {
      const error = (interval[1] - interval[0]) / (2 * Z);
      const [more, less] = [error, -error].map((by) => rate(shares.with(meeting, moved(shares[meeting]!, at, by))));
      for (const [bot, rating] of more!.entries()) {
        // Shares add up to a constant, so the k directions have only k − 1 degrees of freedom.
        const part = ((rating - less![bot]!) / 2) ** 2 * ((bots.length - 1) / bots.length);
        variances[bot] = (variances[bot] ?? 0) + part;
      }
    }
  }
  return variances;
};

/** Changes one share and adjusts the others so that the sum stays the same. */
const moved = (shares: readonly number[], at: number, by: number): readonly number[] => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const rest = total - shares[at]!;
  const next = Math.min(total, Math.max(0, shares[at]! + by));
  return shares.map((share, index) => {
    if (index === at) return next;
    return rest > 0 ? (share * (total - next)) / rest : (total - next) / (shares.length - 1);
  });
};

const millisOf = (bot: string, meetings: readonly MeetingFigures[]): number => {
  let [micros, choices] = [0, 0];
  for (const { bots, tally } of meetings) {
    const at = bots.findIndex((each) => each.bot === bot);
    micros += tally.micros[at] ?? 0;
    choices += tally.choices[at] ?? 0;
  }
  return micros / 1000 / Math.max(1, choices);
};
