import {
  BRIDGES,
  COLOURS,
  MODES,
  SPECIALS,
  START,
  positionNamed,
  spaceOf,
  waysOf,
} from '@ponts-bornes/bridgetown-races/board';
import type { BridgeName, ColourName, Move, Position, Space, State, View } from '@ponts-bornes/bridgetown-races/board';
import { numberedMove } from '@ponts-bornes/bridgetown-races/notation';
import type { Seat } from '@ponts-bornes/kernel';
import { rideOf } from './move-texts.ts';
import type { RideMove } from './move-texts.ts';

/** A route and the legal moves it can stand for: several if a flag can be exchanged or left. */
export interface Trip {
  readonly way: readonly Position[];
  readonly texts: readonly string[];
}

const bits = <Name extends string>(names: readonly Name[], isSet: (name: Name) => boolean): number =>
  names.reduce((sum, name, index) => (isSet(name) ? sum | (1 << index) : sum), 0);

const NONE = -1;

const colourNumber = (colour: ColourName | null): number => (colour === null ? NONE : COLOURS.indexOf(colour));

/** This game hides nothing, so the view is the state. */
export const stateOf = (view: View): State => ({
  options: { ...view.options },
  seats: view.players.length,
  phase: view.phase,
  round: view.round,
  raceTurn: view.raceTurn,
  firstPlayer: view.firstPlayer,
  turn: view.toAct[0] ?? NONE,
  racers: view.players.map(({ racer }) => (racer === 'start' ? START : positionNamed(racer))),
  unplaced: view.players.map(({ unplaced }) => unplaced),
  wheel: view.players.map(({ modes }) => bits(MODES, (mode) => modes.includes(mode))),
  holders: SPECIALS.map((name) => view.specials.find(({ special }) => special === name)?.holder ?? NONE),
  used: bits(SPECIALS, (name) => view.specials.some(({ special, used }) => special === name && used)),
  moved: view.moved.reduce((sum, seat) => sum | (1 << seat), 0),
  swapped: swappedOf(view),
  flags: BRIDGES.map((bridge) => colourNumber(view.flags[bridge])),
  cards: view.players.flatMap(({ card }) => BRIDGES.map((bridge) => colourNumber(card[bridge]))),
  bag: COLOURS.map((colour) => view.bag[colour]),
  supply: view.supply,
});

const swappedOf = ({ swapped: [one, other] }: View): number =>
  one === undefined || other === undefined ? NONE : BRIDGES.indexOf(one) * BRIDGES.length + BRIDGES.indexOf(other);

const moveOf = ({ mode, how, isDouble, end, flags }: RideMove): Move => {
  switch (how) {
    case 'stay':
      return numberedMove({ kind: 'stay', mode });
    case 'walk':
      return numberedMove({ kind: 'walk', mode, end });
    case 'ride':
      return numberedMove({ kind: 'ride', mode, isDouble, end, flags });
  }
};

/** All routes of these moves; for each move, the displayed route comes first. */
export const tripsOf = (view: View, seat: Seat, rides: readonly RideMove[]): readonly Trip[] => {
  const state = stateOf(view);
  const trips = new Map<string, { way: readonly Position[]; texts: string[] }>();
  const shown: (readonly [text: string, way: readonly Position[]])[] = [];
  const later: (readonly [text: string, way: readonly Position[]])[] = [];
  for (const ride of rides) {
    if (ride.how === 'stay') continue;
    for (const [index, way] of waysOf(state, seat, moveOf(ride)).entries()) {
      (index === 0 ? shown : later).push([ride.text, way]);
    }
  }
  for (const [text, way] of [...shown, ...later]) {
    const key = way.join(' ');
    const trip = trips.get(key);
    if (trip === undefined) trips.set(key, { way, texts: [text] });
    else trip.texts.push(text);
  }
  return [...trips.values()];
};

/** The trips that continue these steps. */
export const going = (trips: readonly Trip[], steps: readonly Position[]): readonly Trip[] =>
  trips.filter(({ way }) => steps.every((position, index) => way[index] === position));

export const nextSteps = (trips: readonly Trip[], count: number): ReadonlyMap<Space, Position> =>
  new Map(
    trips.flatMap(({ way }) => {
      const position = way[count];
      return position === undefined ? [] : [[spaceOf(position), position] as const];
    }),
  );

/** Moves by final space, those that take the most flags first. */
export const endsOf = (trips: readonly Trip[]): ReadonlyMap<Space, readonly string[]> => {
  const ends = new Map<Space, Set<string>>();
  for (const { way, texts } of trips) {
    const space = spaceOf(way.at(-1) ?? NONE);
    const known = ends.get(space) ?? new Set<string>();
    for (const text of texts) known.add(text);
    ends.set(space, known);
  }
  return new Map([...ends].map(([space, texts]) => [space, mostFlagsFirst([...texts])]));
};

const flagCount = (text: string): number => rideOf(text)?.flags.length ?? 0;

const mostFlagsFirst = (texts: readonly string[]): readonly string[] =>
  texts.toSorted((a, b) => flagCount(b) - flagCount(a));

/** The route a racer took, derived from the views before and after; racers are animated along it. */
export const wayBetween = (before: View, after: View, seat: Seat): readonly Position[] => {
  const [old, now] = [before.players[seat], after.players[seat]];
  if (old === undefined || now === undefined || old.racer === now.racer) return [];
  const straight = [positionNamed(now.racer)];
  const isDoubled = usesDouble(after, seat) && !usesDouble(before, seat);
  const flags = BRIDGES.filter((bridge) => isTakenBy(before, after, seat, bridge));
  // After the very last flag the mode stays on the wheel, so try each one.
  const used = old.modes.filter((mode) => !now.modes.includes(mode));
  for (const mode of used.length > 0 ? used : old.modes) {
    for (const isDouble of isDoubled ? [true] : [false, true]) {
      const ride: RideMove = { text: '', mode, how: 'ride', isDouble, end: now.racer, flags };
      const [way] = waysOf(stateOf(before), seat, moveOf(ride));
      if (way !== undefined) return way;
    }
  }
  return straight;
};

const usesDouble = ({ specials }: View, seat: Seat): boolean =>
  specials.some(({ special, holder, used }) => special === 'double' && holder === seat && used);

const isTakenBy = (before: View, after: View, seat: Seat, bridge: BridgeName): boolean =>
  before.players[seat]?.card[bridge] !== after.players[seat]?.card[bridge];
