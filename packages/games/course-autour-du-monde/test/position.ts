import { fastRandom, legalMove, submit } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { gameWith } from '../src/game-with.ts';
import { CONTINENTS } from '../src/network/cities.ts';
import { FIRST, LAID, NO_ROUTE, SECOND, STOCK } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { SMALL_WORLD } from './small-world.ts';

/** The game on the small world. */
export const game = gameWith(SMALL_WORLD);

const PILES = { stock: STOCK, laid: LAID, first: FIRST, second: SECOND } as const;
type PileName = keyof typeof PILES;

/** Cards, cities and continents are separated by spaces. */
interface Traveller {
  /** Defaults to Paris. */
  readonly start?: string;
  /** Defaults to the start city. */
  readonly city?: string;
  /** Defaults to Europe alone. */
  readonly visas?: string;
  readonly hand?: string;
  /** Further cards in hand that everybody knows. */
  readonly known?: string;
}

/** A hand-written table, at the beginning of seat 0's turn. Piles are written from the bottom. */
interface Position extends Partial<Readonly<Record<PileName, string>>> {
  /** One per seat. */
  readonly travellers: readonly Traveller[];
  /** The pile with all other cards, below the named ones. Defaults to the stock. */
  readonly rest?: PileName;
}

export const position = (given: Position): State => {
  const { travellers, rest = 'stock' } = given;
  const where = SMALL_WORLD.names.map((): number => PILES[rest]);
  const known = SMALL_WORLD.names.map(() => 0);
  travellers.forEach((traveller, seat) => {
    for (const route of routesIn(traveller.hand)) where[route] = seat;
    for (const route of routesIn(traveller.known)) {
      where[route] = seat;
      known[route] = 1;
    }
  });
  for (const [pile, place] of Object.entries(PILES)) {
    for (const route of routesIn(given[pile as PileName])) where[route] = place;
  }
  const pileOf = (pile: PileName): number[] => {
    const named = routesIn(given[pile]);
    const below = where.flatMap((place, route) => (place === PILES[pile] && !named.includes(route) ? [route] : []));
    return [...below, ...named];
  };
  const cityOf = (code = 'PAR'): number => indexes(SMALL_WORLD.codes, code)[0] as number;
  return {
    seats: travellers.length,
    dealer: travellers.length - 1,
    phase: 'turn',
    turn: 0,
    turns: travellers.map(() => 0),
    starts: travellers.map(({ start }) => cityOf(start)),
    cities: travellers.map(({ start, city }) => cityOf(city ?? start)),
    visas: travellers.map(({ visas = 'europe' }) =>
      indexes(CONTINENTS, visas).reduce((set, bit) => set | (1 << bit), 0),
    ),
    where,
    known,
    stock: pileOf('stock'),
    laid: pileOf('laid'),
    first: pileOf('first'),
    second: pileOf('second'),
    before: [],
    sources: 0,
    dropped: NO_ROUTE,
  };
};

/** Plays moves in sequence, each by the seat to act; all must be legal. Does not change the given state. */
export const playAll = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((current, text, step) => {
    const seat = game.toAct(current)[0] as Seat;
    const played = submit(game, current, { seat, text, rng: fastRandom(`step ${step}`) });
    if (!played.ok) throw new RangeError(`"${text}" of seat ${seat} refused by ${JSON.stringify(played.refusal)}`);
    return played.state;
  }, state);

/** The texts of a seat's legal moves, separated by commas. */
export const legal = (state: State, seat: Seat = state.turn): string =>
  game.moves(state, seat).map(game.format).join(', ');

export const refusalOf = (state: State, text: string, seat: Seat = state.turn): Refusal => {
  const checked = legalMove(game, state, seat, text);
  if (checked.ok) throw new RangeError(`"${text}" is legal`);
  return checked.refusal;
};

/** A seat's own hand. */
export const handOf = (state: State, seat: Seat): string => game.view(state, seat).hand.join(' ');
export const visasOf = (state: State, seat: Seat): string => game.view(state, seat).visas[seat]?.join(' ') ?? '';
export const cityOf = (state: State, seat: Seat): string => game.view(state, seat).cities[seat] ?? '';
/** The piles, from the bottom. */
export const pile = (state: State, name: PileName): string =>
  state[name].map((route) => SMALL_WORLD.names[route]).join(' ');

const indexes = (names: readonly string[], text: string): number[] =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const index = names.indexOf(name);
      if (index < 0) throw new RangeError(`no such name: ${name}`);
      return index;
    });

const routesIn = (text = ''): number[] => indexes(SMALL_WORLD.names, text);
