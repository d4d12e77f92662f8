import { BRIDGES, COLOURS, MODES, SPECIALS, SPEEDS, TEAMS } from '@ponts-bornes/bridgetown-races/board';
import type { BridgeName, ColourName, ModeName, PlayerView, View } from '@ponts-bornes/bridgetown-races/board';
import type { Seat } from '@ponts-bornes/kernel';

type Flags = Readonly<Partial<Record<BridgeName, ColourName>>>;

/** A part of the city to draw. */
export interface Detail {
  /** Left, top, width and height in map units. */
  readonly box: readonly [number, number, number, number];
  readonly flags?: Flags;
  /** Racers and their offsets. */
  readonly racers?: readonly {
    readonly seat: Seat;
    readonly at: string;
    readonly dx?: number;
    readonly dy?: number;
  }[];
  /** An allowed route from its start, and a forbidden one. */
  readonly way?: readonly string[];
  readonly wrong?: readonly string[];
  readonly taking?: readonly BridgeName[];
  /** Maximum width in rem. */
  readonly widest?: number;
}

const spaces = (names: string): readonly string[] => names.split(' ');

export const DETAILS: Readonly<Record<string, Detail>> = {
  city: {
    box: [-30, 40, 950, 1310],
    flags: {
      fremont: 'green',
      broadway: 'green',
      steel: 'blue',
      burnside: 'orange',
      morrison: 'purple',
      hawthorne: 'white',
      marquam: 'yellow',
      rossisland: 'pink',
    },
    widest: 24,
  },
  start: {
    box: [-20, 515, 420, 150],
    racers: [{ seat: 0, at: 'start' }],
    way: spaces('start w31 w32 w33 w34'),
  },
  ride: {
    box: [290, 990, 440, 220],
    flags: { marquam: 'yellow' },
    racers: [{ seat: 0, at: 'w47' }],
    way: spaces('w47 w48 w16@marquam marquam e18'),
    taking: ['marquam'],
  },
  loop: {
    box: [420, 175, 320, 210],
    flags: { broadway: 'green' },
    racers: [{ seat: 0, at: 'e5' }],
    way: spaces('e5 e27 e4 broadway'),
    taking: ['broadway'],
  },
  overpass: {
    box: [425, 490, 330, 220],
    flags: { burnside: 'red' },
    racers: [{ seat: 0, at: 'w7' }],
    way: spaces('w7 w8@naito w9'),
    wrong: spaces('w8@naito burnside'),
  },
  underpass: {
    box: [400, 490, 330, 220],
    racers: [{ seat: 0, at: 'w30' }],
    way: spaces('w30 w29 w28'),
    wrong: spaces('w29 w35'),
  },
  stairs: {
    box: [440, 355, 370, 290],
    flags: { steel: 'blue' },
    racers: [{ seat: 0, at: 'w8@naito' }],
    way: spaces('w8@naito w30 w6 steel e6 e22'),
    taking: ['steel'],
  },
  double: {
    box: [455, 710, 300, 370],
    flags: { morrison: 'purple', hawthorne: 'purple' },
    racers: [{ seat: 0, at: 'e17' }],
    way: spaces('e17 e16 e15 hawthorne w13 w12 w11 w10 morrison'),
    taking: ['morrison', 'hawthorne'],
    widest: 22,
  },
};

const byBridge = (flags: Flags): View['flags'] => ({
  fremont: flags.fremont ?? null,
  broadway: flags.broadway ?? null,
  steel: flags.steel ?? null,
  burnside: flags.burnside ?? null,
  morrison: flags.morrison ?? null,
  hawthorne: flags.hawthorne ?? null,
  marquam: flags.marquam ?? null,
  rossisland: flags.rossisland ?? null,
});

export const NO_FLAGS: View['flags'] = byBridge({});

const player = (seat: Seat, modes: readonly ModeName[], card: View['flags']): PlayerView => {
  const taken = BRIDGES.flatMap((bridge) => card[bridge] ?? []);
  return {
    team: TEAMS[seat] ?? 'black',
    racer: 'start',
    unplaced: 0,
    modes,
    card,
    flags: taken.length,
    colours: new Set(taken).size,
  };
};

/** A table with the given coordinators on the wheel, special actions and cards. */
const table = (seats: readonly { readonly modes?: readonly ModeName[]; readonly card?: Flags }[]): View => {
  const players = seats.map(({ modes = [], card = {} }, seat) => player(seat, modes, byBridge(card)));
  return {
    toAct: [],
    options: { streetcarRules: true, specialActions: true },
    phase: 'place',
    round: 1,
    raceTurn: 0,
    firstPlayer: 0,
    moved: [],
    flags: NO_FLAGS,
    wheel: MODES.map((mode, number) => ({
      mode,
      colour: COLOURS[number] ?? 'white',
      speed: SPEEDS[number] ?? 0,
      seats: players.flatMap(({ modes }, seat) => (modes.includes(mode) ? [seat] : [])),
    })),
    specials: SPECIALS.map((special) => ({ special, holder: special === 'double' ? 1 : null, used: false })),
    players,
    bag: { blue: 0, yellow: 0, purple: 0, red: 0, green: 0, orange: 0, pink: 0, white: 0 },
    supply: 0,
    swapped: [],
    outcome: null,
  };
};

export const WHEEL_TABLE = table([{ modes: ['taxi', 'bus', 'walking'] }, { modes: ['taxi', 'bicycle'] }]);

/** Six flags each, but two of the first player's are purple. */
export const CARDS_TABLE: View = table([
  {
    card: {
      broadway: 'green',
      steel: 'blue',
      burnside: 'orange',
      morrison: 'purple',
      hawthorne: 'purple',
      marquam: 'yellow',
    },
  },
  {
    card: {
      fremont: 'green',
      steel: 'blue',
      hawthorne: 'red',
      marquam: 'white',
      rossisland: 'pink',
      morrison: 'orange',
    },
  },
]);

/** Three players share the taxi and ride in turn. */
export const TAXI_RIDES: readonly { readonly seat: Seat; readonly sum: string }[] = [
  { seat: 2, sum: '4 + 2 = 6' },
  { seat: 0, sum: '4 + 1 = 5' },
  { seat: 1, sum: '4' },
];
