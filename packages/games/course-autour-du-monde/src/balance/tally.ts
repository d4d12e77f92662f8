import { START_CITIES } from '../network/network.ts';

/** The winner's turns are capped at this number. */
export const MOST_TURNS = 120;

/** Counts from some games with one number of players. */
export interface Tally {
  games: number;
  /** By start city, in the order of START_CITIES: seats that had it, and their wins. */
  dealt: number[];
  won: number[];
  /** Wins by place in turn order, from the dealer's left. */
  places: number[];
  /** Games by the winner's number of turns. */
  turns: number[];
  /** Abandoned games: [CM-T9] two players waiting for each other's card may wait forever. */
  unfinished: number;
}

export const newTally = (): Tally => ({
  games: 0,
  dealt: START_CITIES.map(() => 0),
  won: START_CITIES.map(() => 0),
  places: Array.from({ length: 6 }, () => 0),
  turns: Array.from({ length: MOST_TURNS + 1 }, () => 0),
  unfinished: 0,
});

export const count = (counts: number[], at: number): void => {
  counts[at] = (counts[at] as number) + 1;
};
