import { percent, points, shareOf } from '@ponts-bornes/balance';
import type { Finding, Runs } from '@ponts-bornes/balance';
import { PARTS_OF_A_WIN } from './tally.ts';
import type { Tally } from './tally.ts';

/** [BR-N3] */
const LIMITS = { games: 20_000, flags: [5, 6], full: [0.01, 0.15], seat: 0.03, first: 0.05 } as const;

/** What a run shows, in shares and averages. */
export interface Figures {
  readonly seats: number;
  readonly games: number;
  /** Flags and colours of a card. */
  readonly flags: number;
  readonly colours: number;
  readonly rounds: number;
  /** Games that eight flags ended, and games that were shared. */
  readonly full: number;
  readonly shared: number;
  /** By seat, above or below 1/n; and so for who went first in round 1. */
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

export const figuresOf = (seats: number, tally: Tally): Figures => {
  const { games } = tally;
  const share = (parts: number): number => shareOf(parts, PARTS_OF_A_WIN * games);
  return {
    seats,
    games,
    flags: average(tally.flags),
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

/** [BR-N3] What is asked at this number of players. */
const findingsOf = (figures: Figures): readonly Finding[] => {
  const { seats, games, flags, full, apart, first } = figures;
  const farthest = apart.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0);
  const found = (what: string, value: string, limit: string, met: boolean): Finding => ({
    rule: 'BR-N3',
    seats,
    what,
    value,
    limit,
    met,
  });
  const always = [
    found('games', String(games), `≥ ${LIMITS.games}`, games >= LIMITS.games),
    found('farthest seat from 1/n', points(farthest), '±3', Math.abs(farthest) <= LIMITS.seat),
    found('first player of round 1', points(first), '±5', Math.abs(first) <= LIMITS.first),
  ];
  if (seats !== 4) return always;
  const [fewest, most] = LIMITS.flags;
  const [rarest, commonest] = LIMITS.full;
  return [
    found('flags on a card', flags.toFixed(2), '5 to 6', flags >= fewest && flags <= most),
    found('wins by eight flags', percent(full), '1 to 15 %', full >= rarest && full <= commonest),
    ...always,
  ];
};

/** [BR-N3] */
export const judge = (runs: Runs<Tally>): readonly Finding[] =>
  [...runs].flatMap(([seats, tally]) => findingsOf(figuresOf(seats, tally)));
