import { NOWHERE } from '../city/city.ts';
import { BRIDGES, MODES, speedOf } from '../parts.ts';
import type { Bridge, Mode } from '../parts.ts';
import { addAll, addEndsOver, clear, endsFrom, meet, nextPlace, noPlaces, startsOver } from './atlas.ts';
import type { Places } from './atlas.ts';
import { RACE_TURNS, gainOf, lengthIn } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** The actions still available in a round. */
export interface Means {
  /** Bit set of modes with a coordinator of one's own; each is used once. */
  readonly placed: number;
  /** Bit set of modes that may still get one, and how many of them. */
  readonly open: number;
  readonly picks: number;
  /** Whether one move may be doubled. */
  readonly double: boolean;
}

/** The moves of a plan, in order. */
export interface Plan {
  readonly worth: number;
  readonly modes: readonly Mode[];
}

interface Node {
  readonly depth: number;
  readonly turn: number;
  readonly placed: number;
  readonly open: number;
  readonly picks: number;
  readonly double: boolean;
  /** Bridges that still have a flag. */
  readonly lying: number;
  readonly filled: number;
  readonly colours: number;
}

/** Lengths without Double: at most a streetcar shared with three others. */
const LENGTHS = 9;

const sets: readonly Places[] = Array.from({ length: RACE_TURNS + 1 }, noPlaces);
/** By depth, the best line below it: modes, in order. */
const lines: readonly Mode[][] = Array.from({ length: RACE_TURNS + 2 }, () => []);

/** The best plan from these positions; `turn` is the race turn of its first move, from 1. */
export const bestPlan = (outlook: Outlook, from: Places, turn: number, means: Means, taken: number): Plan => {
  const start = sets[0] as Places;
  clear(start);
  addAll(start, from);
  let { filled, colours } = outlook;
  let lying = 0;
  for (let bridge: Bridge = 0; bridge < BRIDGES.length; bridge++) {
    const flag = outlook.flags[bridge] as number;
    if (flag < 0) continue;
    if ((taken & (1 << bridge)) === 0) lying |= 1 << bridge;
    else colours |= 1 << flag;
  }
  filled |= taken;
  const { placed, open, picks, double } = means;
  const worth = explore(outlook, { depth: 0, turn, placed, open, picks, double, lying, filled, colours });
  return { worth, modes: [...(lines[0] as Mode[])] };
};

const explore = (outlook: Outlook, node: Node): number => {
  const { depth, placed, picks, turn } = node;
  const line = lines[depth] as Mode[];
  line.length = 0;
  if ((placed === 0 && picks === 0) || turn > RACE_TURNS) return bestPlace(outlook, sets[depth] as Places);
  const lastMove = turn === RACE_TURNS || (placed === 0 ? picks === 1 : picks === 0 && (placed & (placed - 1)) === 0);
  let best = -Infinity;
  const improve = (gross: number, mode: Mode): void => {
    const worth = (placed & (1 << mode)) === 0 ? gross - (outlook.helping[mode] as number) : gross;
    if (worth <= best) return;
    best = worth;
    line.length = 0;
    line.push(mode, ...(lastMove ? [] : (lines[depth + 1] as Mode[])));
  };
  const usable = placed | (picks > 0 ? node.open : 0);
  let reposed = 0;
  for (let mode: Mode = 0; mode < MODES.length; mode++) {
    if ((usable & (1 << mode)) === 0) continue;
    const length = lengthIn(outlook, turn, mode);
    const kind = 1 << ((outlook.tracks[mode] as number) * LENGTHS + length);
    tryFlags(outlook, node, mode, length, lastMove, improve);
    if (node.double) tryFlags(outlook, { ...node, double: false }, mode, 2 * speedOf(mode), lastMove, improve);
    // For moving without a flag, one mode of each length is enough.
    if (lastMove ? reposed !== 0 : (placed & (1 << mode)) === 0 && (reposed & kind) !== 0) continue;
    if (lastMove || (placed & (1 << mode)) === 0) reposed |= kind;
    improve(repose(outlook, node, mode, length, lastMove), mode);
  }
  return best;
};

type Improve = (worth: number, mode: Mode) => void;

const after = (node: Node, mode: Mode, bridges: number, colours: number): Node => {
  const bit = 1 << mode;
  const own = (node.placed & bit) !== 0;
  return {
    depth: node.depth + 1,
    turn: node.turn + 1,
    placed: node.placed & ~bit,
    open: node.open & ~bit,
    picks: own ? node.picks : node.picks - 1,
    double: node.double,
    lying: node.lying & ~bridges,
    filled: node.filled | bridges,
    colours: node.colours | colours,
  };
};

/** Tries every flag of a mode's colour within reach, and all of them together if there are several. */
const tryFlags = (
  outlook: Outlook,
  node: Node,
  mode: Mode,
  length: number,
  lastMove: boolean,
  improve: Improve,
): void => {
  const here = sets[node.depth] as Places;
  const track = outlook.tracks[mode] as number;
  let within = 0;
  for (let bridge: Bridge = 0; bridge < BRIDGES.length; bridge++) {
    if (outlook.flags[bridge] !== mode || (node.lying & (1 << bridge)) === 0) continue;
    if (!meet(here, startsOver(track, length, bridge))) continue;
    within |= 1 << bridge;
    improve(takeAll(outlook, node, mode, length, 1 << bridge, lastMove), mode);
  }
  if ((within & (within - 1)) !== 0) improve(takeAll(outlook, node, mode, length, within, lastMove), mode);
};

const takeAll = (
  outlook: Outlook,
  node: Node,
  mode: Mode,
  length: number,
  bridges: number,
  lastMove: boolean,
): number => {
  const { turn, depth } = node;
  let { filled, colours } = node;
  let worth = 0;
  let last: Bridge = 0;
  for (let bridge: Bridge = 0; bridges >> bridge !== 0; bridge++) {
    if ((bridges & (1 << bridge)) === 0) continue;
    worth += (outlook.survival[bridge * RACE_TURNS + turn - 1] as number) * gainOf(outlook, bridge, filled, colours);
    filled |= 1 << bridge;
    colours |= 1 << mode;
    last = bridge;
  }
  if (worth === 0) return -Infinity;
  const single = (bridges & (bridges - 1)) === 0;
  if (lastMove && single) return worth + (outlook.places[last] as number);
  const ends = sets[depth + 1] as Places;
  clear(ends);
  const here = sets[depth] as Places;
  const track = outlook.tracks[mode] as number;
  for (let place = nextPlace(here, 0); place !== NOWHERE; place = nextPlace(here, place + 1)) {
    addEndsOver(ends, track, place, length, bridges);
  }
  if (nextPlace(ends, 0) === NOWHERE) return -Infinity;
  if (lastMove) return worth + bestPlace(outlook, ends);
  return worth + explore(outlook, after(node, mode, bridges, 1 << mode));
};

/** A move that takes nothing. */
const repose = (outlook: Outlook, node: Node, mode: Mode, length: number, lastMove: boolean): number => {
  const here = sets[node.depth] as Places;
  // The exact end of the last move matters little: approximate it by the best position reachable before.
  if (lastMove) return bestPlace(outlook, here);
  const ends = sets[node.depth + 1] as Places;
  clear(ends);
  const track = outlook.tracks[mode] as number;
  for (let place = nextPlace(here, 0); place !== NOWHERE; place = nextPlace(here, place + 1)) {
    addAll(ends, endsFrom(track, place, length));
  }
  if (nextPlace(ends, 0) === NOWHERE) addAll(ends, here);
  return explore(outlook, after(node, mode, 0, 0));
};

const bestPlace = (outlook: Outlook, places: Places): number => {
  let best = 0;
  for (let place = nextPlace(places, 0); place !== NOWHERE; place = nextPlace(places, place + 1)) {
    const worth = outlook.places[place] as number;
    if (worth > best) best = worth;
  }
  return best;
};
