import { sha256, utf8 } from '@ponts-bornes/kernel';
import type { Trial, TrialWith } from '@ponts-bornes/balance';
import { SPACE_FACTS } from '../city/spaces.ts';
import { ARROW, RAILS, STAIRS, STREETS } from '../city/streets.ts';
import { meta } from '../meta.ts';
import { RECKONING } from '../hints/outlook.ts';
import { choose } from '../hints/planner.ts';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';
import { report } from './report.ts';
import { emptyTally, playGame } from './tally.ts';
import type { Tally } from './tally.ts';
import { judge } from './verdict.ts';

const digestOf = (value: unknown, length: number): string =>
  Array.from(sha256(utf8(JSON.stringify(value))).slice(0, length), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Identifies the data under measurement: the connections between spaces, not where they are drawn. */
const cityDigest = (): string => {
  const kinds = SPACE_FACTS.map(({ name, kind }) => [name, kind]);
  const roads = STREETS.map(({ name, spaces }) => [name, spaces]);
  return digestOf([kinds, roads, RAILS, STAIRS, ARROW], 8);
};

/** [BR-N3] Measures the streets with one player in every seat. */
export const trialWith: TrialWith<Tally, State, Move> = (chooser) => ({
  game: meta.id,
  title: 'The balance of Bridgetown’s streets',
  seats: meta.seats,
  digest: cityDigest(),
  player: chooser.name,
  empty: emptyTally,
  play: (tally, seats, rng) => playGame({ tally, chooser, seats }, rng),
  judge,
  report,
});

/** The same with the planning player. */
export const trial: Trial<Tally> = trialWith({
  name: `planner (plans its round and expects rivals, reckoning ${digestOf(RECKONING, 3)})`,
  choose: (state, { seat }, rng) => choose(state, seat, rng),
});
