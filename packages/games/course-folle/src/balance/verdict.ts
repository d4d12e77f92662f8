import { BOOSTERS, CHARACTERS, VEHICLES } from '../cards.ts';
import type { BoosterName, CharacterName, VehicleName } from '../cards.ts';
import type { Measurement } from './measure.ts';
import type { Tally } from './tally.ts';

/** [CF-N4] The limits, as shares. */
export const LIMITS = {
  games: 20_000,
  /** How far a character's win rate may be from 1/n. */
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
  /** The average course. */
  readonly stages: number;
  readonly first: Readonly<Record<VehicleName, number>>;
  readonly left: Readonly<Record<VehicleName, number>>;
  /** How often a booster acts in a game, and in which share of these it makes a difference. */
  readonly acts: Readonly<Record<BoosterName, number>>;
  readonly matters: Readonly<Record<BoosterName, number>>;
}

export const figuresOf = ({ runs }: Measurement): Figures[] =>
  Object.entries(runs).map(([seats, tally]) => figuresFor(Number(seats), tally));

const figuresFor = (seats: number, tally: Tally): Figures => {
  const { games } = tally;
  const rates = tally.won.map((won, character) => share(won, tally.played[character] as number));
  return {
    seats,
    games,
    wins: named(CHARACTERS, rates),
    apart: Math.max(...rates.map((rate) => Math.abs(rate - 1 / seats))),
    ties: share(tally.ties, games),
    shared: share(tally.shared, games),
    stages: share(tally.stages, games * seats),
    first: named(VEHICLES, shares(tally.first, tally.offered)),
    left: named(VEHICLES, shares(tally.left, tally.offered)),
    acts: named(
      BOOSTERS,
      tally.acted.map((acted) => share(acted, games)),
    ),
    matters: named(BOOSTERS, shares(tally.mattered, tally.acted)),
  };
};

/** [CF-N4] What some figures miss, in words; empty when they meet it. */
export const misses = (figures: readonly Figures[]): string[] =>
  figures.flatMap(({ seats, games, apart, ties, first, left }) => {
    const found: string[] = [];
    const at = `${seats} players: `;
    if (games < LIMITS.games) found.push(`${at}only ${games} games`);
    if (apart > LIMITS.apart(seats)) found.push(`${at}a character is ${percent(apart)} from 1/n`);
    if (seats === LIMITS.tiesSeats && ties >= LIMITS.ties) found.push(`${at}${percent(ties)} of games tie`);
    for (const vehicle of VEHICLES) {
      if (first[vehicle] < LIMITS.first) found.push(`${at}${vehicle} taken first in ${percent(first[vehicle])}`);
      if (left[vehicle] < LIMITS.left) found.push(`${at}${vehicle} left over in ${percent(left[vehicle])}`);
    }
    return found;
  });

export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const shares = (parts: readonly number[], wholes: readonly number[]): number[] =>
  parts.map((part, at) => share(part, wholes[at] as number));

const named = <Name extends string>(
  names: readonly Name[],
  values: readonly number[],
): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, at) => [name, values[at] as number])) as Readonly<Record<Name, number>>;
