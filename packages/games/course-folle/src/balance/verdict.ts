import { distanceFrom, estimatedShare, judged, percent, points, shareOf } from '@ponts-bornes/balance';
import type { Estimate, Finding, Runs } from '@ponts-bornes/balance';
import { BOOSTERS, CHARACTERS, VEHICLES } from '../cards.ts';
import type { BoosterName, CharacterName, VehicleName } from '../cards.ts';
import { meta } from '../meta.ts';
import { WIN_PARTS } from './tally.ts';
import type { Tally } from './tally.ts';

/** [CF-N4] The limits, as shares. */
export const LIMITS = {
  games: 20_000,
  /** The maximum distance of a character's win rate from 1/n. */
  apart: (seats: number): number => (seats === 2 ? 0.06 : 0.04),
  ties: 0.35,
  tiesSeats: 4,
  first: 0.1,
  left: 0.08,
} as const;

/** The figures of one number of players, as shares. */
export interface Figures {
  readonly seats: number;
  readonly games: number;
  readonly wins: Readonly<Record<CharacterName, number>>;
  /** The largest distance of a win rate from 1/n. */
  readonly apart: number;
  readonly ties: number;
  readonly shared: number;
  /** The average number of stages in a course. */
  readonly stages: number;
  readonly first: Readonly<Record<VehicleName, number>>;
  readonly left: Readonly<Record<VehicleName, number>>;
  /** How often a booster acts per game, and how often that makes a difference. */
  readonly acts: Readonly<Record<BoosterName, number>>;
  readonly matters: Readonly<Record<BoosterName, number>>;
}

export const figuresOf = (runs: Runs<Tally>): Figures[] =>
  [...runs].map(([seats, tally]) => figuresFor(seats, tally)).toSorted((one, other) => one.seats - other.seats);

const figuresFor = (seats: number, tally: Tally): Figures => {
  const { games } = tally;
  const rates = tally.won.map((parts, character) => shareOf(parts / WIN_PARTS, tally.played[character] as number));
  return {
    seats,
    games,
    wins: named(CHARACTERS, rates),
    apart: Math.max(...rates.map((rate) => Math.abs(rate - 1 / seats))),
    ties: shareOf(tally.ties, games),
    shared: shareOf(tally.shared, games),
    stages: shareOf(tally.stages, games * seats),
    first: named(VEHICLES, shares(tally.first, tally.offered)),
    left: named(VEHICLES, shares(tally.left, tally.offered)),
    acts: named(
      BOOSTERS,
      tally.acted.map((acted) => shareOf(acted, games)),
    ),
    matters: named(BOOSTERS, shares(tally.mattered, tally.acted)),
  };
};

/** The difference between a character's win rate and 1/n: each game deals it to at most one seat. */
export const winsApart = ({ seats, games, wins }: Figures, name: CharacterName): Estimate =>
  distanceFrom(1 / seats, estimatedShare(wins[name], (games * seats) / CHARACTERS.length));

/** A share of the offers of some games. The offers of one game are correlated, so they count as one trial. */
export const offersShare = ({ games }: Figures, share: number): Estimate => estimatedShare(share, games);

/** [CF-N4] Covers every number of players; unmeasured ones lack their games. */
export const judge = (runs: Runs<Tally>): Finding[] => {
  const figures = figuresOf(runs);
  return meta.seats.flatMap((seats) => {
    const found = figures.find((each) => each.seats === seats);
    return found === undefined ? [gamesFinding(seats, 0)] : findingsOf(found);
  });
};

/** [CF-N4] The requirements for one number of players. */
export const findingsOf = (figures: Figures): Finding[] => {
  const { seats, games, wins, apart, ties, first, left } = figures;
  const allowed = LIMITS.apart(seats);
  const farthest = CHARACTERS.find((name) => Math.abs(wins[name] - 1 / seats) === apart) ?? CHARACTERS[0];
  const findings: Finding[] = [
    gamesFinding(seats, games),
    {
      ...CF_N4,
      seats,
      what: `wins of ${farthest} beside 1/n`,
      limit: `±${(100 * allowed).toFixed(1)}`,
      met: apart <= allowed,
      ...judged(winsApart(figures, farthest), { least: -allowed, most: allowed, write: points }),
    },
  ];
  if (seats === LIMITS.tiesSeats) {
    const limit = `< ${percent(LIMITS.ties)}`;
    const measured = judged(estimatedShare(ties, games), { most: LIMITS.ties, write: percent });
    findings.push({ ...CF_N4, seats, what: 'ties on stages', limit, met: ties < LIMITS.ties, ...measured });
  }
  return [
    ...findings,
    ...atLeast(figures, 'taken first when offered', { shares: first, least: LIMITS.first }),
    ...atLeast(figures, 'left over when offered', { shares: left, least: LIMITS.left }),
  ];
};

const CF_N4 = { rule: 'CF-N4' } as const;

const gamesFinding = (seats: number, games: number): Finding => ({
  ...CF_N4,
  seats,
  what: 'games',
  value: String(games),
  limit: `≥ ${LIMITS.games}`,
  met: games >= LIMITS.games,
  refuted: false,
});

interface Asked {
  readonly shares: Readonly<Record<VehicleName, number>>;
  readonly least: number;
}

/** The vehicles below a limit, or the closest one if there are none. */
const atLeast = (figures: Figures, how: string, { shares: by, least }: Asked): Finding[] => {
  const lowest = Math.min(...VEHICLES.map((vehicle) => by[vehicle]));
  return VEHICLES.filter((vehicle) => by[vehicle] < least || by[vehicle] === lowest).map((vehicle) => ({
    ...CF_N4,
    seats: figures.seats,
    what: `${vehicle} ${how}`,
    limit: `≥ ${percent(least)}`,
    met: by[vehicle] >= least,
    ...judged(offersShare(figures, by[vehicle]), { least, write: percent }),
  }));
};

const shares = (parts: readonly number[], wholes: readonly number[]): number[] =>
  parts.map((part, at) => shareOf(part, wholes[at] as number));

const named = <Name extends string>(
  names: readonly Name[],
  values: readonly number[],
): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, at) => [name, values[at] as number])) as Readonly<Record<Name, number>>;
