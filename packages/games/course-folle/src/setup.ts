import { shuffle } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { ALL_CARDS, ALL_STARTERS, CHARACTERS, NO_CARD, VEHICLES, raceCard } from './cards.ts';
import type { Card, Character } from './cards.ts';
import type { CourseFolleOptions } from './meta.ts';
import { BOX, NO_CHARACTER, OFFER, handOf } from './state.ts';
import type { State } from './state.ts';

/** [CF-S1] Characters are dealt, and the offer with them; or the first seat chooses. */
export const setup = (options: CourseFolleOptions, seats: number, rng: Rng): State => {
  const state: State = {
    options: { characters: options.characters },
    seats,
    phase: 'character',
    round: 1,
    characters: Array.from({ length: seats }, () => NO_CHARACTER),
    hierarchy: VEHICLES.map((_, vehicle) => vehicle), // [CF-S2]
    places: ALL_CARDS.map(() => BOX),
    chosen: Array.from({ length: seats }, () => NO_CARD),
    order: [],
    taken: 0,
    boost: null,
  };
  if (options.characters === 'dealt') dealCharacters(state, rng);
  return state;
};

const dealCharacters = (state: State, rng: Rng): void => {
  const characters: Character[] = CHARACTERS.map((_, character) => character);
  shuffle(rng, characters);
  for (let seat = 0; seat < state.seats; seat++) giveCharacter(state, seat, characters[seat] as Character, rng);
};

/** [CF-S1] The seat takes the pack of its character; after the last one the offer is laid out. */
export const giveCharacter = (state: State, seat: Seat, character: Character, rng: Rng): void => {
  state.characters[seat] = character;
  for (let vehicle = 0; vehicle < VEHICLES.length; vehicle++) {
    state.places[raceCard(character, vehicle)] = handOf(seat);
  }
  state.taken += 1;
  if (state.taken === state.seats) layOffer(state, rng);
};

/** [CF-S3] */
const layOffer = (state: State, rng: Rng): void => {
  const starters: Card[] = ALL_STARTERS.slice();
  shuffle(rng, starters);
  for (let drawn = 0; drawn <= state.seats; drawn++) state.places[starters[drawn] as Card] = OFFER;
  state.taken = 0;
  state.phase = 'choose';
};
