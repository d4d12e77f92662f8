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
import type { Seat } from '@ponts-bornes/kernel';
import type { RideText } from './move-texts.ts';

/** A way, and the texts of the legal moves that it may stand for: several where a flag may be exchanged or left. */
export interface Trip {
  readonly way: readonly Position[];
  readonly texts: readonly string[];
}

const bits = <Name extends string>(names: readonly Name[], isSet: (name: Name) => boolean): number =>
  names.reduce((sum, name, index) => (isSet(name) ? sum | (1 << index) : sum), 0);

const NONE = -1;

const colourNumber = (colour: ColourName | null): number => (colour === null ? NONE : COLOURS.indexOf(colour));

/** Nothing is hidden in this game: what is seen is what there is. */
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

const moveOf = ({ mode, how, isDouble, end, flags }: RideText): Move => {
  const number = MODES.indexOf(mode);
  switch (how) {
    case 'stay':
      return { kind: 'stay', mode: number };
    case 'walk':
      return { kind: 'walk', mode: number, end: positionNamed(end) };
    case 'ride': {
      const taken = bits(BRIDGES, (bridge) => flags.includes(bridge));
      return { kind: 'ride', mode: number, double: isDouble, end: positionNamed(end), taken };
    }
  }
};

/** Every way of every one of these moves, the shown way of each move before its others. */
export const tripsOf = (view: View, seat: Seat, rides: readonly RideText[]): readonly Trip[] => {
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

/** The trips that go on from these steps. */
export const going = (trips: readonly Trip[], steps: readonly Position[]): readonly Trip[] =>
  trips.filter(({ way }) => steps.every((position, index) => way[index] === position));

/** Where the next step may lead. */
export const nextSteps = (trips: readonly Trip[], count: number): ReadonlyMap<Space, Position> =>
  new Map(
    trips.flatMap(({ way }) => {
      const position = way[count];
      return position === undefined ? [] : [[spaceOf(position), position] as const];
    }),
  );

/** By space, the texts of the moves that end there, those that take most flags first. */
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

const flagCount = (text: string): number => text.split('+').length;

const mostFlagsFirst = (texts: readonly string[]): readonly string[] =>
  texts.toSorted((a, b) => flagCount(b) - flagCount(a));

/** The way by which somebody went, told from the tables before and after: what racers are moved along. */
export const wayBetween = (before: View, after: View, seat: Seat): readonly Position[] => {
  const [old, now] = [before.players[seat], after.players[seat]];
  if (old === undefined || now === undefined || old.racer === now.racer) return [];
  const straight = [positionNamed(now.racer)];
  const isDoubled = usesDouble(after, seat) && !usesDouble(before, seat);
  const flags = BRIDGES.filter((bridge) => isTakenBy(before, after, seat, bridge));
  // After the last flag of all the mode stays on the wheel: then each is tried.
  const used = old.modes.filter((mode) => !now.modes.includes(mode));
  for (const mode of used.length > 0 ? used : old.modes) {
    for (const isDouble of isDoubled ? [true] : [false, true]) {
      const ride: RideText = { text: '', mode, how: 'ride', isDouble, end: now.racer, flags };
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
