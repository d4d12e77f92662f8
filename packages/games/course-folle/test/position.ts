import { fastRandom, legalMove, submit } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { ALL_CARDS, BOOSTERS, CARDS, CHARACTERS, NO_CARD, VEHICLES, isStarter, vehicleOf } from '../src/cards.ts';
import type { BoosterName, CardName } from '../src/cards.ts';
import { HALVED, STAGES, deckOf, tableOf } from '../src/deck.ts';
import type { Row } from '../src/deck.ts';
import { gameWith } from '../src/game-with.ts';
import { BOX, OFFER, courseOf, handOf } from '../src/state.ts';
import type { State } from '../src/state.ts';

/**
 * Cards that are easy to calculate with, independent of the balance of the real ones: red has speed 1 in every vehicle,
 * orange 2, … pink 7, starters 8 and 9. Speeds up to 5 (motorbike and boat: up to 4) are the slow half. Lefts are red,
 * yellow, blue, pink and the first starters, rights the others. Boosters continue from vehicle to vehicle and from
 * character to character: red's train has pole, red's car and orange's train have turbo.
 */
const plainRow = (card: number): Row => {
  const vehicle = vehicleOf(card);
  const name = VEHICLES[vehicle] as (typeof VEHICLES)[number];
  const character = Math.floor(card / VEHICLES.length);
  const second = CARDS[card]?.endsWith('-2') === true;
  const speed = isStarter(card) ? (second ? 9 : 8) : character + 1;
  const slowest = name === 'motorbike' || name === 'boat' ? 4 : 5;
  const isLeft = isStarter(card) ? !second : character % 2 === 0;
  return [
    speed,
    STAGES[name][speed <= slowest ? 0 : 1],
    HALVED.includes(name) ? (isLeft ? 'left' : 'right') : null,
    isStarter(card) ? null : (BOOSTERS[(character + vehicle) % BOOSTERS.length] as BoosterName),
  ];
};

export const PLAIN_TABLE = tableOf(ALL_CARDS.map(plainRow));

/** The game with the plain cards. */
export const game = gameWith(deckOf(PLAIN_TABLE));

/** A hand-written table, at the beginning of a round. Cards are names separated by spaces. */
interface Position {
  /** One per seat. */
  readonly characters: string;
  readonly round?: number;
  /** From the top. */
  readonly hierarchy?: string;
  /** One per seat; defaults to the whole pack. */
  readonly hands?: readonly string[];
  readonly offer: string;
  readonly courses?: readonly string[];
  readonly boost?: { readonly booster: BoosterName; readonly seat: Seat; readonly card: CardName };
}

export const position = (given: Position): State => {
  const characters = indexes(CHARACTERS, given.characters);
  const places = ALL_CARDS.map(() => BOX);
  const put = (names: string, place: number): void => indexes(CARDS, names).forEach((card) => (places[card] = place));
  characters.forEach((character, seat) => {
    const pack = VEHICLES.map((vehicle) => `${CHARACTERS[character]}-${vehicle}`).join(' ');
    put(given.hands?.[seat] ?? pack, handOf(seat));
    put(given.courses?.[seat] ?? '', courseOf(seat));
  });
  put(given.offer, OFFER);
  const { boost } = given;
  return {
    options: { characters: 'dealt' },
    seats: characters.length,
    phase: 'choose',
    round: given.round ?? 1,
    characters,
    hierarchy: indexes(VEHICLES, given.hierarchy ?? VEHICLES.join(' ')),
    places,
    chosen: characters.map(() => NO_CARD),
    order: [],
    taken: 0,
    boost:
      boost === undefined
        ? null
        : { ...boost, booster: BOOSTERS.indexOf(boost.booster), card: CARDS.indexOf(boost.card) },
  };
};

/** Plays moves in sequence, each written "seat text"; all must be legal. Does not change the given state. */
export const playAll = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((current, line) => {
    const [seat, text] = line.split(' ') as [string, string];
    const played = submit(game, current, { seat: Number(seat), text, rng: fastRandom('starters') });
    if (!played.ok) throw new RangeError(`"${line}" refused by ${JSON.stringify(played.refusal)}`);
    return played.state;
  }, state);

/** Everybody chooses, one text per seat. */
export const chooseAll = (state: State, texts: string): State =>
  playAll(state, ...texts.split(' ').map((text, seat) => `${seat} ${text}`));

/** Everybody takes, in the order of the round. */
export const takeAll = (state: State, texts: string): State =>
  texts.split(' ').reduce((current, text) => playAll(current, `${game.toAct(current)[0]} +${text}`), state);

/** The texts of a seat's legal moves. */
export const legal = (state: State, seat: Seat): string[] => game.moves(state, seat).map(game.format);

export const refusalOf = (state: State, seat: Seat, text: string): Refusal => {
  const checked = legalMove(game, state, seat, text);
  if (checked.ok) throw new RangeError(`"${text}" is legal`);
  return checked.refusal;
};

export const hierarchyOf = (state: State): string => game.view(state, 0).hierarchy.join(' ');
export const offerOf = (state: State): string => game.view(state, 0).offer.join(' ');
export const handAt = (state: State, seat: Seat): string => game.view(state, 0).hands[seat]?.join(' ') ?? '';
/** The cards of a course in the order of CARDS. */
export const courseAt = (state: State, seat: Seat): string =>
  indexes(CARDS, game.view(state, 0).courses[seat]?.cards.join(' ') ?? '')
    .toSorted((a, b) => a - b)
    .map((card) => CARDS[card])
    .join(' ');

const indexes = (names: readonly string[], text: string): number[] =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const index = names.indexOf(name);
      if (index < 0) throw new RangeError(`no such name: ${name}`);
      return index;
    });
