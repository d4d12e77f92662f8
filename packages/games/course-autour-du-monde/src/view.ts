import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Outcome, Seat, Viewer } from '@ponts-bornes/kernel';
import { CONTINENTS } from './network/cities.ts';
import type { ContinentName } from './network/cities.ts';
import type { City, Route } from './network/network.ts';
import { toAct } from './moves.ts';
import { outcome } from './score.ts';
import { NO_ROUTE, SOURCES, handOf, seatsOf, visasOf } from './state.ts';
import type { Phase, SourcesName, State } from './state.ts';
import { canTakeBack } from './take-back.ts';
import type { World } from './world.ts';

/** One viewer's view. Cities are codes, route cards are names: "PAR", "PAR-NYC". */
export interface View {
  readonly toAct: readonly Seat[];
  readonly phase: Phase;
  readonly dealer: Seat;
  /** By seat, the completed turns. */
  readonly turns: readonly number[];
  /** By seat; null until chosen. */
  readonly starts: readonly (string | null)[];
  readonly cities: readonly (string | null)[];
  /** By seat, in the order of CONTINENTS. */
  readonly visas: readonly (readonly ContinentName[])[];
  /** The visas of each continent left on the table. */
  readonly visasLeft: Readonly<Record<ContinentName, number>>;
  /** The viewer's own cards, in the order of the routes. A spectator has none. */
  readonly hand: readonly string[];
  /** By seat. */
  readonly handSizes: readonly number[];
  /** By seat, the cards in hand that everybody saw being taken. */
  readonly known: readonly (readonly string[])[];
  readonly stock: number;
  /** From the first laid; this turn's are last. */
  readonly laid: readonly string[];
  readonly first: SlotView;
  readonly second: SlotView;
  readonly step: StepView | null;
  /** Whether the viewer may take back the last step of the turn. */
  readonly canTakeBack: boolean;
  readonly outcome: Outcome | null;
}

/** A slot of écarts. */
export interface SlotView {
  readonly shows: string | null;
  /** Including the face-up card. */
  readonly size: number;
}

/** [CM-T5] What the seat to act has begun; public while in progress. */
export type StepView =
  | { readonly kind: 'fly'; readonly routes: readonly string[] }
  | { readonly kind: 'stay'; readonly sources: SourcesName; readonly dropped: string | null };

export const view = (world: World, state: State, viewer: Viewer): View => ({
  toAct: [...toAct(state)],
  phase: state.phase,
  dealer: state.dealer,
  turns: [...state.turns],
  starts: state.starts.map((city) => codeOf(world, city)),
  cities: state.cities.map((city) => codeOf(world, city)),
  visas: state.visas.map(continentsIn),
  visasLeft: visasLeft(state),
  hand: viewer === SPECTATOR ? [] : namesOf(world, handOf(state, viewer)),
  handSizes: seatsOf(state).map((seat) => handOf(state, seat).length),
  known: seatsOf(state).map((seat) => knownNames(world, state, seat)),
  stock: state.stock.length,
  laid: namesOf(world, state.laid),
  first: slotView(world, state.first),
  second: slotView(world, state.second),
  step: stepView(world, state),
  canTakeBack: viewer !== SPECTATOR && canTakeBack(state, viewer),
  outcome: outcome(state),
});

/** Everything, for referees. */
export const reveal = (world: World, state: State): object => ({
  phase: state.phase,
  dealer: state.dealer,
  turn: state.turn,
  turns: [...state.turns],
  starts: state.starts.map((city) => codeOf(world, city)),
  cities: state.cities.map((city) => codeOf(world, city)),
  visas: state.visas.map(continentsIn),
  visasLeft: visasLeft(state),
  hands: seatsOf(state).map((seat) => namesOf(world, handOf(state, seat))),
  known: seatsOf(state).map((seat) => knownNames(world, state, seat)),
  stock: namesOf(world, state.stock),
  laid: namesOf(world, state.laid),
  first: namesOf(world, state.first),
  second: namesOf(world, state.second),
  step: stepView(world, state),
});

const stepView = (world: World, { phase, laid, before, sources, dropped }: State): StepView | null => {
  switch (phase) {
    case 'flying':
      return { kind: 'fly', routes: namesOf(world, laid.slice(laid.length - before.length)) };
    case 'first-drop':
    case 'second-drop':
      return {
        kind: 'stay',
        sources: SOURCES[sources] as SourcesName,
        dropped: dropped === NO_ROUTE ? null : (world.names[dropped] as string),
      };
    case 'start':
    case 'turn':
    case 'over':
      return null;
  }
};

const slotView = (world: World, slot: readonly Route[]): SlotView => ({
  shows: namesOf(world, slot).at(-1) ?? null,
  size: slot.length,
});

const visasLeft = (state: State): Record<ContinentName, number> => {
  const left = { europe: 0, asia: 0, america: 0, africa: 0, oceania: 0 } satisfies Record<ContinentName, number>;
  for (const [continent, name] of CONTINENTS.entries()) {
    left[name] = seatsOf(state).filter((seat) => (visasOf(state, seat) & (1 << continent)) === 0).length;
  }
  return left;
};

const continentsIn = (visas: number): ContinentName[] =>
  CONTINENTS.filter((_, continent) => (visas & (1 << continent)) !== 0);

const knownNames = (world: World, state: State, seat: Seat): string[] =>
  namesOf(
    world,
    handOf(state, seat).filter((route) => state.known[route] === 1),
  );

const codeOf = (world: World, city: City): string | null => world.codes[city] ?? null;

const namesOf = (world: World, routes: readonly Route[]): string[] =>
  routes.map((route) => world.names[route] as string);
