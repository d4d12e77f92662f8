import { distanceFrom, estimateOf, estimatedShare, judged, percent, points, shareOf } from '@ponts-bornes/balance';
import type { Estimate, Finding, Runs } from '@ponts-bornes/balance';
import { PARTS_OF_A_WIN } from './tally.ts';
import type { Tally } from './tally.ts';

/** [BR-N3] */
const LIMITS = { games: 20_000, flags: [5, 6], full: [0.01, 0.15], seat: 0.03, first: 0.05 } as const;

/** A run's figures, as shares and averages. */
export interface Figures {
  readonly seats: number;
  readonly games: number;
  /** Flags and colours per card. */
  readonly flags: Estimate;
  readonly colours: number;
  readonly rounds: number;
  /** Games ended by eight flags, and shared wins. */
  readonly full: number;
  readonly shared: number;
  /** By seat, the difference from 1/n; and the same for the first player in round 1. */
  readonly apart: readonly number[];
  readonly first: number;
  /** By special action, per game. */
  readonly placed: readonly number[];
  readonly used: readonly number[];
}

const average = (counts: readonly number[]): number => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((sum, count, value) => sum + count * value, 0) / Math.max(1, all);
};

/** The cards of one game are correlated, so they count as one sample. */
const flagsOf = ({ games, flags }: Tally): Estimate => {
  const mean = average(flags);
  const all = Math.max(
    1,
    flags.reduce((sum, count) => sum + count, 0),
  );
  const squares = flags.reduce((sum, count, value) => sum + count * (value - mean) ** 2, 0);
  return estimateOf(mean, Math.sqrt(squares / all / Math.max(1, games)));
};

export const figuresOf = (seats: number, tally: Tally): Figures => {
  const { games } = tally;
  const share = (parts: number): number => shareOf(parts, PARTS_OF_A_WIN * games);
  return {
    seats,
    games,
    flags: flagsOf(tally),
    colours: average(tally.colours),
    rounds: tally.rounds / games,
    full: tally.full / games,
    shared: 1 - (tally.winners[1] ?? 0) / games,
    apart: tally.wins.slice(0, seats).map((parts) => share(parts) - 1 / seats),
    first: share(tally.firstWins) - 1 / seats,
    placed: tally.placed.map((count) => count / games),
    used: tally.used.map((count) => count / games),
  };
};

/** A share of wins, relative to 1/n. */
export const winsApart = ({ seats, games }: Figures, apart: number): Estimate =>
  distanceFrom(1 / seats, estimatedShare(1 / seats + apart, games));

/** [BR-N3] The requirements at this number of players. */
const findingsOf = (figures: Figures): readonly Finding[] => {
  const { seats, games, flags, full, apart, first } = figures;
  const farthest = apart.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0);
  const asked = { rule: 'BR-N3', seats } as const;
  const enough = games >= LIMITS.games;
  const always: readonly Finding[] = [
    { ...asked, what: 'games', limit: `≥ ${LIMITS.games}`, value: String(games), met: enough, refuted: false },
    { ...asked, what: 'farthest seat from 1/n', limit: '±3', ...beside(figures, farthest, LIMITS.seat) },
    { ...asked, what: 'first player of round 1', limit: '±5', ...beside(figures, first, LIMITS.first) },
  ];
  if (seats !== 4) return always;
  const fullShare = estimatedShare(full, games);
  return [
    { ...asked, what: 'flags on a card', limit: '5 to 6', ...within(LIMITS.flags, flags, (mean) => mean.toFixed(2)) },
    { ...asked, what: 'wins by eight flags', limit: '1 to 15 %', ...within(LIMITS.full, fullShare, percent) },
    ...always,
  ];
};

type Judged = Pick<Finding, 'value' | 'interval' | 'refuted' | 'met'>;

const within = (
  [least, most]: readonly [number, number],
  estimate: Estimate,
  write: (value: number) => string,
): Judged => ({
  met: estimate.value >= least && estimate.value <= most,
  ...judged(estimate, { least, most, write }),
});

const beside = (figures: Figures, apart: number, most: number): Judged => ({
  met: Math.abs(apart) <= most,
  ...judged(winsApart(figures, apart), { least: -most, most, write: points }),
});

/** [BR-N3] */
export const judge = (runs: Runs<Tally>): readonly Finding[] =>
  [...runs].flatMap(([seats, tally]) => findingsOf(figuresOf(seats, tally)));
