import { distanceFrom, estimateOf, estimatedShare, judged, points, shareOf } from '@ponts-bornes/balance';
import type { Estimate, Finding, Runs } from '@ponts-bornes/balance';
import { CITIES } from '../network/cities.ts';
import { START_CITIES } from '../network/network.ts';
import { meta } from '../meta.ts';
import type { Tally } from './tally.ts';

/** [CM-N3] [CM-N4] The limits; differences are shares. */
const LIMITS = {
  games: 100_000,
  /** Between the start that wins most and the one that wins least. */
  starts: 0.02,
  /** Five players are measured for information only. */
  startsSeats: [2, 3, 4, 6] as readonly number[],
  /** Between a place in turn order and 1/n. */
  place: 0.03,
  turns: [10, 25] as readonly [number, number],
} as const;

/** The figures of one number of players, as shares. */
export interface Figures {
  readonly seats: number;
  readonly games: number;
  /** By start: the wins of a seat that has it, scaled so that the three add up to one. */
  readonly starts: readonly number[];
  /** The difference between the largest and the smallest of these. */
  readonly apart: number;
  /** Wins by place in turn order. */
  readonly places: readonly number[];
  /** The place farthest from 1/n, and its distance. */
  readonly farthest: number;
  readonly distance: number;
  /** The winner's turns: the first decile, the median and the last decile. */
  readonly early: number;
  readonly median: Estimate;
  readonly late: number;
  /** Abandoned games. */
  readonly unfinished: number;
}

export const figuresOf = (runs: Runs<Tally>): Figures[] =>
  [...runs].map(([seats, tally]) => figuresFor(seats, tally)).toSorted((one, other) => one.seats - other.seats);

const figuresFor = (seats: number, { games, dealt, won, places, turns, unfinished }: Tally): Figures => {
  const rates = won.map((wins, start) => shareOf(wins, dealt[start] as number));
  const starts = rates.map((rate) => shareOf(rate, sumOf(rates)));
  const byPlace = places.slice(0, seats).map((wins) => shareOf(wins, games));
  const distances = byPlace.map((share) => Math.abs(share - 1 / seats));
  const distance = Math.max(...distances);
  return {
    seats,
    games,
    starts,
    apart: Math.max(...starts) - Math.min(...starts),
    places: byPlace,
    farthest: distances.indexOf(distance),
    distance,
    early: turnsBy(turns, games * 0.1),
    median: medianOf(turns, games),
    late: turnsBy(turns, games * 0.9),
    unfinished,
  };
};

/** The turn by which this many games are over. */
const turnsBy = (turns: readonly number[], games: number): number => {
  let over = 0;
  return turns.findIndex((ended) => (over += ended) >= games && over > 0);
};

/** The median, with an interval for how far chance may move it. */
const medianOf = (turns: readonly number[], games: number): Estimate => {
  const { value, low, high } = estimateOf(games / 2, Math.sqrt(games) / 2);
  const latest = turnsBy(turns, high);
  return {
    value: turnsBy(turns, value),
    low: Math.max(0, turnsBy(turns, low)),
    // With too few games, or abandoned ones, there is no upper bound.
    high: latest < 0 ? turns.length - 1 : latest,
  };
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The share of a start. One seat wins each game, so a game is one draw among the starts. */
export const startShare = ({ games, starts }: Figures, start: number): Estimate =>
  estimatedShare(starts[start] as number, games);

/** The difference between a place's share of wins and 1/n. */
export const placeApart = ({ seats, games, places }: Figures, place: number): Estimate =>
  distanceFrom(1 / seats, estimatedShare(places[place] as number, games));

/** [CM-N3] [CM-N4] A finding for every number of players; one that was not measured has zero games. */
export const judge = (runs: Runs<Tally>): Finding[] => {
  const figures = figuresOf(runs);
  return meta.seats.flatMap((seats) => {
    const found = figures.find((each) => each.seats === seats);
    return found === undefined ? [gamesFinding(seats, 0)] : findingsOf(found);
  });
};

/** The requirements for one number of players. */
const findingsOf = (figures: Figures): Finding[] => {
  const { seats, games, farthest, distance, median } = figures;
  const [fewest, most] = LIMITS.turns;
  return [
    gamesFinding(seats, games),
    ...(LIMITS.startsSeats.includes(seats) ? [startsFinding(figures)] : []),
    {
      rule: 'CM-N3',
      seats,
      what: `wins of place ${farthest + 1} beside 1/n`,
      limit: `±${(100 * LIMITS.place).toFixed(1)}`,
      met: distance <= LIMITS.place,
      ...judged(placeApart(figures, farthest), { least: -LIMITS.place, most: LIMITS.place, write: points }),
    },
    {
      rule: 'CM-N4',
      seats,
      what: 'median of the winner’s turns',
      limit: `${fewest} to ${most}`,
      met: median.value >= fewest && median.value <= most,
      ...judged(median, { least: fewest, most, write: String }),
    },
  ];
};

const startsFinding = ({ seats, games, starts, apart }: Figures): Finding => {
  const [most, least] = [Math.max(...starts), Math.min(...starts)];
  const named = (share: number): string => CITIES[START_CITIES[starts.indexOf(share)] as number]?.en ?? '';
  // The two shares are from the same games, so they are anticorrelated.
  const error = Math.sqrt((most + least - apart ** 2) / Math.max(1, games));
  return {
    rule: 'CM-N3',
    seats,
    what: `wins of ${named(most)} above ${named(least)}`,
    limit: `< ${(100 * LIMITS.starts).toFixed(1)}`,
    met: apart < LIMITS.starts,
    ...judged(estimateOf(apart, error), { most: LIMITS.starts, write: points }),
  };
};

const gamesFinding = (seats: number, games: number): Finding => {
  const asked = LIMITS.games;
  const met = games >= asked;
  return { rule: 'CM-N3', seats, what: 'games', value: String(games), limit: `≥ ${asked}`, met, refuted: false };
};
