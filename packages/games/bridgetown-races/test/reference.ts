/**
 * A second implementation of the rules, written from the spec alone and optimised for clarity: names instead of
 * numbers, every way walked step by step. Shares no code with the package except the streets, so that the two can be
 * compared.
 */
import { SPACE_FACTS } from '../src/city/spaces.ts';
import { ARROW, RAILS, STAIRS, STREETS } from '../src/city/streets.ts';

interface Racer {
  readonly space: string;
  /** On an overpass, the road it came by. */
  readonly road: string | null;
}

interface Player {
  racer: Racer | null;
  hand: number;
  modes: string[];
  readonly card: Record<string, string>;
}

export interface Reference {
  readonly streetcarRules: boolean;
  readonly specialActions: boolean;
  readonly players: Player[];
  round: number;
  raceTurn: number;
  first: number;
  step: 'place' | 'owe mode' | 'ask first' | 'ride' | 'ask swap' | 'over';
  turn: number;
  specials: Record<string, { readonly owner: number; used: boolean }>;
  waiting: number[];
  flags: Record<string, string>;
  bag: string[];
  blueApart: number;
}

/** The flag drawn for a bridge. */
export type Draw = (bridge: string) => string | null;

const RIVER = ['fremont', 'broadway', 'steel', 'burnside', 'morrison', 'hawthorne', 'marquam', 'rossisland'];
const MODES: Readonly<Record<string, { readonly colour: string; readonly speed: number }>> = {
  streetcar: { colour: 'blue', speed: 5 },
  taxi: { colour: 'yellow', speed: 4 },
  motorcycle: { colour: 'purple', speed: 4 },
  bus: { colour: 'red', speed: 3 },
  car: { colour: 'green', speed: 3 },
  bicycle: { colour: 'orange', speed: 2 },
  rollerblades: { colour: 'pink', speed: 2 },
  walking: { colour: 'white', speed: 1 },
};
const SPECIALS = ['first', 'double', 'swap'];

interface Variant {
  readonly seats: number;
  readonly first: number;
  readonly streetcarRules: boolean;
  readonly specialActions: boolean;
}

export const begin = ({ seats, first, streetcarRules, specialActions }: Variant, draw: Draw): Reference => {
  const bagged = Object.values(MODES).filter(({ colour }) => !streetcarRules || colour !== 'blue');
  const game: Reference = {
    streetcarRules,
    specialActions,
    players: Array.from({ length: seats }, () => ({ racer: null, hand: 3, modes: [], card: {} })),
    round: 1,
    raceTurn: 0,
    first,
    step: 'place',
    turn: first,
    specials: {},
    waiting: [],
    flags: {},
    bag: bagged.flatMap(({ colour }) => Array.from({ length: seats + 1 }, () => colour)),
    blueApart: streetcarRules ? 5 : 0,
  };
  hang(game, draw);
  return game;
};

const hang = (game: Reference, draw: Draw): void => {
  if (game.streetcarRules && game.flags['steel'] === undefined && game.blueApart > 0) {
    game.flags['steel'] = 'blue';
    game.blueApart -= 1;
  }
  for (const bridge of RIVER) {
    if (game.flags[bridge] !== undefined || (game.streetcarRules && bridge === 'steel')) continue;
    if (game.bag.length === 0) return;
    const colour = draw(bridge);
    const place = game.bag.indexOf(colour ?? '');
    if (colour === null || place < 0) throw new Error(`${bridge} has ${colour}, but the bag has ${game.bag.join(' ')}`);
    game.bag.splice(place, 1);
    game.flags[bridge] = colour;
  }
};

/** Every legal text of the current seat, sorted. */
export const legalTexts = (game: Reference): string[] => [...new Set(textsOf(game))].toSorted();

const textsOf = (game: Reference): string[] => {
  const player = game.players[game.turn] as Player;
  const freeModes = Object.keys(MODES).filter((mode) => !player.modes.includes(mode));
  const freeSpecials = SPECIALS.filter((special) => game.specialActions && game.specials[special] === undefined);
  switch (game.step) {
    case 'place':
      return [...freeModes, ...freeSpecials].map((name) => `place ${name}`);
    case 'owe mode':
      return freeModes.map((mode) => `place ${mode}`);
    case 'ask first':
      return ['first', 'wait'];
    case 'ride':
      return [...player.modes.flatMap((mode) => rides(game, player, mode)), ...swaps(game)];
    case 'ask swap':
      return [...swaps(game), 'done'];
    case 'over':
      return [];
  }
};

const has = (game: Reference, seat: number, special: string): boolean =>
  game.specials[special]?.owner === seat && !game.specials[special].used;

const swaps = (game: Reference): string[] => {
  if (!has(game, game.turn, 'swap')) return [];
  const lying = RIVER.filter((bridge) => game.flags[bridge] !== undefined);
  const movable = lying.filter((bridge) => !game.streetcarRules || game.flags[bridge] !== 'blue');
  return movable.flatMap((one, index) => movable.slice(index + 1).map((other) => `swap ${one} ${other}`));
};

const rides = (game: Reference, player: Player, mode: string): string[] => {
  const { speed } = MODES[mode] as { speed: number };
  const sharing = game.players.filter((other) => other !== player && other.modes.includes(mode)).length;
  const single = ridesOf(game, player, mode, speed + sharing).map((text) => `ride ${mode} ${text}`);
  if (single.length === 0) {
    const steps = neighbours(player.racer, null, 'foot');
    return [`ride ${mode} stay`, ...steps.map((to) => `ride ${mode} walk ${nameOf(to)}`)];
  }
  if (!has(game, game.turn, 'double')) return single;
  return [...single, ...ridesOf(game, player, mode, 2 * speed).map((text) => `ride ${mode} double ${text}`)];
};

/** Ends and flags of all ways of this length, or of the longest possible one. */
const ridesOf = (game: Reference, player: Player, mode: string, length: number): string[] => {
  for (let steps = length; steps > 0; steps--) {
    const ways = waysFrom(player.racer, null, steps, trackOf(game, mode));
    if (ways.length > 0) return ways.flatMap((way) => endings(game, player, mode, way));
  }
  return [];
};

const trackOf = (game: Reference, mode: string): Track => {
  if (mode === 'walking') return 'foot';
  return mode === 'streetcar' && game.streetcarRules ? 'rail' : 'street';
};

/** The end with every choice of flags that this way allows. */
const endings = (game: Reference, player: Player, mode: string, way: readonly Racer[]): string[] => {
  const crossed = RIVER.filter((bridge) => way.some(({ space }) => space === bridge));
  const offered = crossed.filter(
    (bridge) => bridge !== player.racer?.space && game.flags[bridge] === MODES[mode]?.colour,
  );
  let choices: string[][] = [[]];
  for (const bridge of offered) {
    const taking = choices.map((choice) => [...choice, bridge]);
    choices = player.card[bridge] === undefined ? taking : [...taking, ...choices];
  }
  const end = nameOf(way.at(-1) as Racer);
  return choices.map((choice) => [end, ...choice.map((bridge) => `+${bridge}`)].join(' '));
};

type Track = 'street' | 'foot' | 'rail';

const waysFrom = (racer: Racer | null, before: Racer | null, steps: number, track: Track): Racer[][] => {
  if (steps === 0) return [[]];
  return neighbours(racer, before, track).flatMap((to) =>
    waysFrom(to, racer, steps - 1, track).map((rest) => [to, ...rest]),
  );
};

const isOverpass = (space: string): boolean => SPACE_FACTS.find(({ name }) => name === space)?.kind === 'overpass';
const nameOf = ({ space, road }: Racer): string => (road === null ? space : `${space}@${road}`);
const arriving = (space: string, road: string): Racer => ({ space, road: isOverpass(space) ? road : null });

/** One step in every allowed direction, except back to the previous position. */
const neighbours = (racer: Racer | null, before: Racer | null, track: Track): Racer[] => {
  const open = racer === null ? entrance(track) : track === 'rail' ? alongRails(racer.space) : alongRoads(racer, track);
  return open.filter(({ space }) => space !== before?.space);
};

const entrance = (track: Track): Racer[] => (track === 'rail' ? [] : [arriving(ARROW, 'burnside')]);

const beside = (space: string, line: readonly string[]): string[] =>
  line.flatMap((name, at) => (name === space ? [line[at - 1], line[at + 1]] : [])).filter((name) => name !== undefined);

const alongRoads = ({ space, road }: Racer, track: Track): Racer[] =>
  STREETS.filter(({ name }) => road === null || track === 'foot' || name === road).flatMap((street) =>
    beside(space, street.spaces).map((to) => arriving(to, street.name)),
  );

const alongRails = (space: string): Racer[] => {
  const isRail = (name: string): boolean => RAILS.some((rail) => rail.includes(name));
  const next = isRail(space)
    ? RAILS.flatMap((rail) => beside(space, rail))
    : [
        ...STREETS.flatMap((street) => beside(space, street.spaces)).filter(isRail),
        ...STAIRS.flatMap(([overpass, rail]) => (overpass === space ? [rail] : [])),
      ];
  return next.map((name) => ({ space: name, road: null }));
};

/** Plays a legal text. */
export const played = (game: Reference, text: string, draw: Draw): void => {
  const seat = game.turn;
  const player = game.players[seat] as Player;
  const [verb = '', what = '', ...rest] = text.split(' ');
  if (verb === 'place') {
    player.hand -= 1;
    if (SPECIALS.includes(what)) game.specials[what] = { owner: seat, used: false };
    else player.modes.push(what);
    if (SPECIALS.includes(what) && player.hand > 0) game.step = 'owe mode';
    else nextToPlace(game, draw);
  } else if (verb === 'first' || verb === 'wait') {
    if (verb === 'first') {
      use(game, 'first');
      game.waiting = [seat, ...game.waiting.filter((other) => other !== seat)];
    }
    nextToRide(game, draw);
  } else if (verb === 'swap') {
    const [one, other] = [what, rest[0] as string];
    [game.flags[one], game.flags[other]] = [game.flags[other] as string, game.flags[one] as string];
    use(game, 'swap');
    if (game.step === 'ask swap') nextToRide(game, draw);
  } else if (verb === 'done') nextToRide(game, draw);
  else ride(game, player, what, rest, draw);
};

const use = (game: Reference, special: string): void => {
  (game.specials[special] as { used: boolean }).used = true;
};

const nextToPlace = (game: Reference, draw: Draw): void => {
  const after = [1, 2, 3, 4].map((step) => (game.turn + step) % game.players.length);
  const next = after.find((seat) => (game.players[seat] as Player).hand > 0);
  if (next === undefined) startRaceTurn(game, draw);
  else {
    game.step = 'place';
    game.turn = next;
  }
};

const startRaceTurn = (game: Reference, draw: Draw): void => {
  game.raceTurn += 1;
  const order = game.players.map((_, step) => (game.first + step) % game.players.length);
  game.waiting = order.filter((seat) => (game.players[seat] as Player).modes.length > 0);
  if (game.waiting.length === 0) {
    endRound(game, draw);
    return;
  }
  const asked = game.waiting.slice(1).find((seat) => has(game, seat, 'first'));
  if (asked === undefined) nextToRide(game, draw);
  else {
    game.step = 'ask first';
    game.turn = asked;
  }
};

const nextToRide = (game: Reference, draw: Draw): void => {
  const next = game.waiting.shift();
  if (next === undefined) startRaceTurn(game, draw);
  else {
    game.step = 'ride';
    game.turn = next;
  }
};

const ride = (game: Reference, player: Player, mode: string, rest: readonly string[], draw: Draw): void => {
  const [end = '', ...flags] = rest.filter((word) => word !== 'double' && word !== 'walk');
  if (rest[0] === 'double') use(game, 'double');
  if (end !== 'stay') {
    const [space = '', road = null] = end.split('@');
    player.racer = { space, road };
  }
  for (const bridge of flags.map((flag) => flag.slice(1))) {
    const old = player.card[bridge];
    if (old === 'blue' && game.streetcarRules) game.blueApart += 1;
    else if (old !== undefined) game.bag.push(old);
    player.card[bridge] = game.flags[bridge] as string;
    delete game.flags[bridge];
  }
  if (Object.keys(player.card).length === 8) {
    game.step = 'over';
    return;
  }
  player.modes = player.modes.filter((other) => other !== mode);
  if (swaps(game).length > 0) game.step = 'ask swap';
  else nextToRide(game, draw);
};

const endRound = (game: Reference, draw: Draw): void => {
  if (game.round === 5) {
    game.step = 'over';
    return;
  }
  game.round += 1;
  game.raceTurn = 0;
  const clockwise = game.players.map((_, step) => (game.first + 1 + step) % game.players.length);
  const flags = (seat: number): number => Object.keys((game.players[seat] as Player).card).length;
  game.first = clockwise.reduce((best, seat) => (flags(seat) < flags(best) ? seat : best));
  game.turn = game.first;
  game.step = 'place';
  game.specials = {};
  for (const player of game.players) player.hand = 3;
  hang(game, draw);
};

/** Winners and reason; null before the end. */
export const endOf = (game: Reference): { winners: number[]; scores: number[]; reason: string } | null => {
  if (game.step !== 'over') return null;
  const flags = game.players.map(({ card }) => Object.keys(card).length);
  const full = flags.includes(8);
  const scores = full ? flags : game.players.map(({ card }) => new Set(Object.values(card)).size);
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { winners, scores, reason: full ? 'bridges' : 'colours' };
};
