import { fastRandom, legalMove, submit } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { POSITIONS, START, neighboursOf, positionName, positionNamed, spaceOf } from '../src/city/city.ts';
import type { Position } from '../src/city/city.ts';
import { SPACE_FACTS } from '../src/city/spaces.ts';
import { game } from '../src/index.ts';
import type { BridgetownOptions, Move, Phase, State } from '../src/index.ts';
import { BRIDGES, COLOURS, COORDINATORS, MODES, SPECIALS } from '../src/parts.ts';
import type { BridgeName, ColourName, SpecialName } from '../src/parts.ts';
import { NOBODY, NONE, slotOf } from '../src/state.ts';

type Flags = Readonly<Partial<Record<BridgeName, ColourName>>>;

/** A hand-written table, in the first race turn by default. */
interface Given {
  readonly seats?: number;
  readonly options?: Partial<BridgetownOptions>;
  readonly phase?: Phase;
  readonly round?: number;
  readonly raceTurn?: number;
  readonly firstPlayer?: Seat;
  readonly turn?: Seat;
  /** By seat, the name of a position; defaults to the arrow. */
  readonly racers?: readonly string[];
  /** By seat, modes separated by spaces. */
  readonly wheel?: readonly string[];
  readonly unplaced?: readonly number[];
  readonly specials?: Readonly<Partial<Record<SpecialName, Seat>>>;
  readonly used?: readonly SpecialName[];
  readonly flags?: Flags;
  /** By seat. */
  readonly cards?: readonly Flags[];
  /** The flags in the bag. */
  readonly bag?: string;
  readonly supply?: number;
}

export const position = (given: Given): State => {
  const seats = given.seats ?? given.wheel?.length ?? 2;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const phase = given.phase ?? 'ride';
  const placing = phase === 'place' || phase === 'mode';
  const inBag = indexes(COLOURS, given.bag ?? '');
  return {
    options: { streetcarRules: true, specialActions: true, ...given.options },
    seats,
    phase,
    round: given.round ?? 1,
    raceTurn: given.raceTurn ?? (placing ? 0 : 1),
    firstPlayer: given.firstPlayer ?? 0,
    turn: given.turn ?? 0,
    racers: all.map((seat) => (given.racers?.[seat] === undefined ? START : at(given.racers[seat]))),
    unplaced: all.map((seat) => given.unplaced?.[seat] ?? (placing ? COORDINATORS : 0)),
    wheel: all.map((seat) => bits(indexes(MODES, given.wheel?.[seat] ?? ''))),
    holders: SPECIALS.map((special) => given.specials?.[special] ?? NOBODY),
    used: bits((given.used ?? []).map((special) => SPECIALS.indexOf(special))),
    moved: 0,
    swapped: NONE,
    flags: BRIDGES.map((bridge) => colourNumber(given.flags?.[bridge])),
    cards: all.flatMap((seat) => BRIDGES.map((bridge) => colourNumber(given.cards?.[seat]?.[bridge]))),
    bag: COLOURS.map((_, colour) => inBag.filter((flag) => flag === colour).length),
    supply: given.supply ?? 0,
  };
};

/** Plays moves in sequence, each written "seat text"; all must be legal. Does not change the given state. */
export const playAll = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((current, line) => {
    const [seat = '', ...words] = line.split(' ');
    const played = submit(game, current, { seat: Number(seat), text: words.join(' '), rng: fastRandom('flags') });
    if (!played.ok) throw new RangeError(`"${line}" refused by ${JSON.stringify(played.refusal)}`);
    return played.state;
  }, state);

/** The texts of the current seat's legal moves with this prefix. */
export const legal = (state: State, beginning = ''): string[] =>
  game
    .moves(state, state.turn)
    .map(game.format)
    .filter((text) => text.startsWith(beginning));

/** The first legal text with this prefix and content. */
export const oneOf = (state: State, beginning: string, holding = ''): string => {
  const text = legal(state, beginning).find((each) => each.includes(holding));
  if (text === undefined) throw new RangeError(`no legal move like "${beginning} … ${holding}"`);
  return text;
};

export const refusalOf = (state: State, text: string): Refusal => {
  const checked = legalMove(game, state, state.turn, text);
  if (checked.ok) throw new RangeError(`"${text}" is legal`);
  return checked.refusal;
};

export const moveOf = (text: string): Move => {
  const move = game.parse(text);
  if (move === null) throw new RangeError(`${text} is not a move`);
  return move;
};

export const cardOf = (state: State, seat: Seat): Flags =>
  Object.fromEntries(
    BRIDGES.flatMap((bridge, number) => {
      const colour = COLOURS[state.cards[slotOf(seat, number)] as number];
      return colour === undefined ? [] : [[bridge, colour]];
    }),
  );

/** Every position except the arrow. */
export const ALL_POSITIONS: readonly Position[] = Array.from({ length: POSITIONS }, (_, each) => each);

export const OVERPASSES: readonly Position[] = ALL_POSITIONS.filter((each) => kindOf(each) === 'overpass');

/** The names of the plain street positions next to a bridge, west bank first. */
export const beside = (bridge: BridgeName): readonly string[] =>
  neighboursOf(at(bridge))
    .filter((space) => kindOf(space) === 'street')
    .map(positionName)
    .toSorted()
    .toReversed();

export const at = (name: string): Position => {
  if (name === 'start') return START;
  const found = positionNamed(name);
  if (found < 0) throw new RangeError(`no such position: ${name}`);
  return found;
};

function kindOf(each: Position): string | undefined {
  return SPACE_FACTS[spaceOf(each)]?.kind;
}

const bits = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum | (1 << number), 0);

const colourNumber = (colour: ColourName | undefined): number =>
  colour === undefined ? NONE : COLOURS.indexOf(colour);

const indexes = (names: readonly string[], text: string): number[] =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const index = names.indexOf(name);
      if (index < 0) throw new RangeError(`no such name: ${name}`);
      return index;
    });
