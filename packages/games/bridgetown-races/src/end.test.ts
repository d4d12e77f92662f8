import { describe, expect, test } from 'vitest';
import { beside, cardOf, oneOf, playAll, position } from '../test/position.ts';
import { BRIDGES, game } from './index.ts';
import type { BridgeName, ColourName, State } from './index.ts';

/** Rides with the first legal move of the mode. */
const ride = (state: State, mode: string): State => playAll(state, `${state.turn} ${oneOf(state, `ride ${mode} `)}`);

const cardWith = (...colours: readonly ColourName[]) =>
  Object.fromEntries(colours.map((colour, bridge) => [BRIDGES[bridge] as BridgeName, colour]));

describe('the end of a round', () => {
  const last = { wheel: ['', '', 'bus'], turn: 2, raceTurn: 3 } as const;

  test('[BR-E1] the boat moves on and everybody has three coordinators again', () => {
    const state = ride(position({ ...last, specials: { double: 1 }, used: ['double'] }), 'bus');
    expect(game.view(state, 0)).toMatchObject({ round: 2, raceTurn: 0, phase: 'place' });
    expect(game.view(state, 0).players.map(({ unplaced }) => unplaced)).toStrictEqual([3, 3, 3]);
    expect(game.view(state, 0).specials.every(({ holder, used }) => holder === null && !used)).toBe(true);
  });

  test.each([
    { firstPlayer: 0, cards: [{}, cardWith('red'), cardWith('red')], becomes: 0, because: 'fewest flags' },
    { firstPlayer: 0, cards: [cardWith('red'), {}, {}], becomes: 1, because: 'closest clockwise' },
    { firstPlayer: 1, cards: [{}, cardWith('red'), {}], becomes: 2, because: 'closest clockwise of the old one' },
    { firstPlayer: 1, cards: [{}, {}, cardWith('red')], becomes: 0, because: 'the old one is the farthest' },
    { firstPlayer: 2, cards: [{}, {}, {}], becomes: 0, because: 'all are equal' },
  ])('[BR-E1] new first player $becomes after $firstPlayer: $because', ({ firstPlayer, cards, becomes }) => {
    const state = ride(position({ ...last, firstPlayer, cards }), 'bus');
    expect(state).toMatchObject({ firstPlayer: becomes, turn: becomes });
  });

  test('[BR-E1] a blue flag goes to Steel if it is empty, flags from the bag to the other empty bridges from the top down', () => {
    const state = ride(position({ ...last, flags: { broadway: 'red' }, bag: 'pink pink', supply: 2 }), 'bus');
    expect(game.view(state, 0)).toMatchObject({
      flags: { fremont: 'pink', broadway: 'red', steel: 'blue', burnside: 'pink', morrison: null, rossisland: null },
      supply: 1,
      bag: { pink: 0 },
    });
  });

  test('[BR-E1] Steel keeps its flag, and stays empty if no blue one is left', () => {
    const kept = ride(position({ ...last, flags: { steel: 'blue' }, supply: 2 }), 'bus');
    expect(game.view(kept, 0)).toMatchObject({ flags: { steel: 'blue' }, supply: 2 });
    const none = ride(position({ ...last, bag: 'red red red red red red red red' }), 'bus');
    expect(game.view(none, 0)).toMatchObject({ flags: { steel: null, rossisland: 'red' }, bag: { red: 1 } });
  });
});

describe('the end of the game', () => {
  const [west = ''] = beside('fremont');
  const seven = Object.fromEntries(BRIDGES.slice(1).map((bridge) => [bridge, 'red'])) as Record<BridgeName, ColourName>;

  test('[BR-E2] eight flags win at once, before a swap or another move', () => {
    const state = position({
      wheel: ['bus', 'bus car'],
      racers: [west],
      flags: { fremont: 'red', morrison: 'pink', marquam: 'white' },
      cards: [seven, cardWith('blue', 'pink', 'white')],
      specials: { swap: 0 },
    });
    const won = playAll(state, `0 ${oneOf(state, 'ride bus', '+fremont')}`);
    expect(Object.keys(cardOf(won, 0))).toHaveLength(8);
    expect(game.outcome(won)).toStrictEqual({ winners: [0], scores: [8, 3], reason: 'bridges' });
    expect(game.toAct(won)).toStrictEqual([]);
    expect(game.view(won, 0)).toMatchObject({ phase: 'over', toAct: [] });
  });

  test('[BR-E3] after five rounds the most different colours win, however many flags', () => {
    const cards = [cardWith('red', 'red', 'blue', 'red'), cardWith('red', 'blue', 'white')];
    const state = ride(position({ wheel: ['bus', ''], round: 5, raceTurn: 3, cards, bag: 'pink' }), 'bus');
    expect(game.outcome(state)).toStrictEqual({ winners: [1], scores: [2, 3], reason: 'colours' });
    expect(game.view(state, 0).bag.pink).toBe(1);
  });

  test('[BR-E3] equal players share the win', () => {
    const cards = [cardWith('red', 'blue'), cardWith('red'), cardWith('white', 'pink', 'pink')];
    const state = ride(position({ wheel: ['bus', '', ''], round: 5, raceTurn: 3, cards }), 'bus');
    expect(game.outcome(state)).toStrictEqual({ winners: [0, 2], scores: [2, 1, 2], reason: 'colours' });
  });

  test('[BR-E3] not before: the fourth round is followed by a fifth', () => {
    const state = ride(position({ wheel: ['bus', ''], round: 4, raceTurn: 3 }), 'bus');
    expect(game.outcome(state)).toBeNull();
    expect(state.round).toBe(5);
  });
});
