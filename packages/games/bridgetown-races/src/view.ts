import type { Outcome, Seat, Viewer } from '@ponts-bornes/kernel';
import { positionName } from './city/city.ts';
import type { BridgetownOptions } from './meta.ts';
import { toAct } from './moves.ts';
import { BRIDGES, COLOURS, MODES, SPECIALS, TEAMS, colourName, specialName, speedOf } from './parts.ts';
import type { BridgeName, Colour, ColourName, ModeName, SpecialName, TeamName } from './parts.ts';
import { colourCount, flagCount, outcome } from './score.ts';
import { NOBODY, cardAt, flagOn, holderOf, isOn } from './state.ts';
import type { Phase, State } from './state.ts';

/** The public view: nothing is hidden. */
export interface View {
  readonly toAct: readonly Seat[];
  readonly options: BridgetownOptions;
  readonly phase: Phase;
  /** From 1. */
  readonly round: number;
  /** From 1; 0 during placement. */
  readonly raceTurn: number;
  readonly firstPlayer: Seat;
  /** The seats that have moved in this race turn. */
  readonly moved: readonly Seat[];
  /** By bridge, the colour of the flag on it. */
  readonly flags: Readonly<Record<BridgeName, ColourName | null>>;
  readonly wheel: readonly ModeView[];
  /** The ones in play; none in a game without special actions. */
  readonly specials: readonly SpecialView[];
  readonly players: readonly PlayerView[];
  /** By colour, the flags in the bag. */
  readonly bag: Readonly<Record<ColourName, number>>;
  /** Blue flags in the separate supply. */
  readonly supply: number;
  /** The bridges swapped before the ride of this turn. */
  readonly swapped: readonly BridgeName[];
  readonly outcome: Outcome | null;
}

export interface ModeView {
  readonly mode: ModeName;
  readonly colour: ColourName;
  readonly speed: number;
  /** The seats with a coordinator still on it. */
  readonly seats: readonly Seat[];
}

export interface SpecialView {
  readonly special: SpecialName;
  /** The seat that holds it this round, even after using it. */
  readonly holder: Seat | null;
  readonly used: boolean;
}

export interface PlayerView {
  readonly team: TeamName;
  /** The name of the racer's position; `start` at the arrow. */
  readonly racer: string;
  /** Coordinators not placed yet. */
  readonly unplaced: number;
  /** The modes with a coordinator still on them. */
  readonly modes: readonly ModeName[];
  /** By bridge, the flag taken there. */
  readonly card: Readonly<Record<BridgeName, ColourName | null>>;
  readonly flags: number;
  /** Different colours on the card. */
  readonly colours: number;
}

export const view = (state: State, _viewer: Viewer): View => ({
  toAct: [...toAct(state)],
  options: { streetcarRules: state.options.streetcarRules, specialActions: state.options.specialActions },
  phase: state.phase,
  round: state.round,
  raceTurn: state.raceTurn,
  firstPlayer: state.firstPlayer,
  moved: seatsOf(state).filter((seat) => (state.moved & (1 << seat)) !== 0),
  flags: byBridge((bridge) => flagOn(state, bridge)),
  wheel: MODES.map((mode, number) => ({
    mode,
    colour: colourName(number),
    speed: speedOf(number),
    seats: seatsOf(state).filter((seat) => isOn(state, seat, number)),
  })),
  specials: state.options.specialActions ? SPECIALS.map((_, special) => specialView(state, special)) : [],
  players: seatsOf(state).map((seat) => playerView(state, seat)),
  bag: Object.fromEntries(COLOURS.map((name, colour) => [name, state.bag[colour]])) as Record<ColourName, number>,
  supply: state.supply,
  swapped: state.swapped < 0 ? [] : pairNames(state.swapped),
  outcome: outcome(state),
});

/** Everything, for referees: the view already shows it. */
export const reveal = (state: State): object => view(state, 'spectator');

const seatsOf = (state: State): Seat[] => Array.from({ length: state.seats }, (_, seat) => seat);

const byBridge = (colourAt: (bridge: number) => Colour): Record<BridgeName, ColourName | null> =>
  Object.fromEntries(BRIDGES.map((name, bridge) => [name, COLOURS[colourAt(bridge)] ?? null])) as Record<
    BridgeName,
    ColourName | null
  >;

const specialView = (state: State, special: number): SpecialView => {
  const holder = holderOf(state, special);
  return {
    special: specialName(special),
    holder: holder === NOBODY ? null : holder,
    used: (state.used & (1 << special)) !== 0,
  };
};

const playerView = (state: State, seat: Seat): PlayerView => ({
  team: TEAMS[seat] as TeamName,
  racer: positionName(state.racers[seat] as number),
  unplaced: state.unplaced[seat] as number,
  modes: MODES.filter((_, mode) => isOn(state, seat, mode)),
  card: byBridge((bridge) => cardAt(state, seat, bridge)),
  flags: flagCount(state, seat),
  colours: colourCount(state, seat),
});

const pairNames = (pair: number): BridgeName[] => {
  const one = Math.floor(pair / BRIDGES.length);
  return [BRIDGES[one] as BridgeName, BRIDGES[pair % BRIDGES.length] as BridgeName];
};
