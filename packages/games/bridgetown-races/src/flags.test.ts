import { describe, expect, test } from 'vitest';
import { at, beside, cardOf, legal, oneOf, playAll, position, refusalOf } from '../test/position.ts';
import { BRIDGES, game, waysOf } from './index.ts';
import type { BridgeName, State } from './index.ts';
import { STREET, allWays } from './ways.ts';

const [west = ''] = beside('fremont');
const red = { fremont: 'red' } as const;

/** Every legal text with the ways it may represent. */
const withWays = (state: State) =>
  game.moves(state, state.turn).map((move) => ({ text: game.format(move), ways: waysOf(state, state.turn, move) }));

describe('taking flags', () => {
  test('[BR-F1] passing a bridge with the mode of its colour takes the flag to that bridge’s slot', () => {
    const state = position({ wheel: ['bus', 'car'], racers: [west], flags: red });
    for (const { text, ways } of withWays(state)) {
      for (const way of ways) expect(way.includes(at('fremont'))).toBe(text.endsWith('+fremont'));
    }
    const after = playAll(state, `0 ${oneOf(state, 'ride bus', '+fremont')}`);
    expect(cardOf(after, 0)).toStrictEqual({ fremont: 'red' });
    expect(game.view(after, 0).flags.fremont).toBeNull();
  });

  test('[BR-F1] so does ending on it', () => {
    const state = position({ wheel: ['walking', ''], racers: [west], flags: { fremont: 'white' } });
    expect(legal(state)).toContain('ride walking fremont +fremont');
  });

  test('[BR-F1] other modes take nothing', () => {
    const state = position({ wheel: ['car', ''], racers: [west], flags: red });
    expect(legal(state).some((text) => text.includes('+'))).toBe(false);
    const end = oneOf(state, 'ride car');
    expect(refusalOf(state, `${end} +fremont`)).toStrictEqual({
      rule: 'BR-F1',
      data: { why: 'colour', bridge: 'fremont', mode: 'car', colour: 'red' },
    });
  });

  test('[BR-F1] several in one move, if one way crosses them all', () => {
    const starts = BRIDGES.flatMap((bridge) => beside(bridge));
    const flags = Object.fromEntries(BRIDGES.map((bridge) => [bridge, 'green'])) as Record<BridgeName, 'green'>;
    const texts = starts.flatMap((start) =>
      legal(position({ wheel: ['car', ''], racers: [start], flags, specials: { double: 0 } })),
    );
    const double = texts.find((text) => text.split('+').length > 2) as string;
    const start = starts.find((each) =>
      legal(position({ wheel: ['car', ''], racers: [each], flags, specials: { double: 0 } })).includes(double),
    ) as string;
    const state = playAll(
      position({ wheel: ['car', 'bus'], racers: [start], flags, specials: { double: 0 } }),
      `0 ${double}`,
    );
    expect(Object.keys(cardOf(state, 0)).length).toBeGreaterThan(1);
  });

  test('[BR-F1] a flag off the way can’t be taken', () => {
    const state = position({ wheel: ['bus', ''], racers: [west], flags: { fremont: 'red', rossisland: 'red' } });
    const end = oneOf(state, 'ride bus');
    expect(refusalOf(state, `${end} +rossisland`)).toMatchObject({
      rule: 'BR-F1',
      data: { why: 'way', bridge: 'rossisland' },
    });
  });

  test('[BR-F1] nor two flags on different ways to the same end', () => {
    const flags = Object.fromEntries(BRIDGES.map((bridge) => [bridge, 'blue'])) as Record<BridgeName, 'blue'>;
    const options = { streetcarRules: false };
    let apart = 0;
    for (const racer of BRIDGES.flatMap((bridge) => beside(bridge))) {
      const state = position({ wheel: ['streetcar', ''], racers: [racer], flags, options, specials: { double: 0 } });
      const takes = legal(state, 'ride streetcar double ').map((text) => text.split(' ').slice(3));
      for (const [end, first, ...none] of takes) {
        if (first === undefined || none.length > 0) continue;
        const ways = takes.filter(([other]) => other === end).map(([, ...taken]) => taken);
        for (const [second] of ways.filter((taken) => taken.length === 1)) {
          if (
            second === undefined ||
            BRIDGES.indexOf(second.slice(1) as BridgeName) <= BRIDGES.indexOf(first.slice(1) as BridgeName)
          )
            continue;
          if (ways.some((taken) => taken.includes(first) && taken.includes(second))) continue;
          const refused = refusalOf(state, `ride streetcar double ${end} ${first} ${second}`);
          expect(refused).toMatchObject({ rule: 'BR-F1', data: { why: 'together', end } });
          apart += 1;
        }
      }
    }
    expect(apart).toBeGreaterThan(0);
  });

  test('[BR-F2] not from the bridge where the move began', () => {
    const state = position({ wheel: ['bus', ''], racers: ['fremont'], flags: red });
    expect(legal(state).some((text) => text.includes('+'))).toBe(false);
    expect(refusalOf(state, `${oneOf(state, 'ride bus')} +fremont`)).toMatchObject({ rule: 'BR-F2' });
  });

  test('[BR-F2] not after a loop or a swap either', () => {
    const looping = BRIDGES.find((bridge) => allWays(STREET, at(bridge), 10).some((way) => way.at(-1) === at(bridge)));
    expect(looping).toBeDefined();
    const start = looping as BridgeName;
    const other = BRIDGES.find((bridge) => bridge !== start && bridge !== 'steel') as BridgeName;
    // Only a doubled streetcar goes far enough for every loop over a bridge, and here it may leave the rails.
    const state = position({
      wheel: ['streetcar', ''],
      options: { streetcarRules: false },
      racers: [start],
      flags: { [start]: 'red', [other]: 'blue' },
      specials: { double: 0, swap: 0 },
    });
    const pair = BRIDGES.filter((bridge) => bridge === start || bridge === other).join(' ');
    const swapped = playAll(state, `0 swap ${pair}`);
    const back = legal(swapped, `ride streetcar double ${start}`);
    expect(back.length).toBeGreaterThan(0);
    expect(back.some((text) => text.includes(`+${start}`))).toBe(false);
  });
});

describe('exchanging', () => {
  const full = position({
    wheel: ['bus', 'car'],
    racers: [west],
    flags: red,
    cards: [{ fremont: 'white' }],
  });

  test('[BR-F3] with a full slot the flag may be exchanged, and the old one goes back into the bag', () => {
    const taking = playAll(full, `0 ${oneOf(full, 'ride bus', '+fremont')}`);
    expect(cardOf(taking, 0)).toStrictEqual({ fremont: 'red' });
    expect(game.view(taking, 0)).toMatchObject({ bag: { white: 1, red: 0 }, flags: { fremont: null } });
  });

  test('[BR-F3] or left', () => {
    const refused = oneOf(full, 'ride bus', '+fremont').replace(' +fremont', '');
    expect(legal(full)).toContain(refused);
    const leaving = playAll(full, `0 ${refused}`);
    expect(cardOf(leaving, 0)).toStrictEqual({ fremont: 'white' });
    expect(game.view(leaving, 0).flags.fremont).toBe('red');
  });

  test('[BR-F3] even for the same colour, to deny the flag to others', () => {
    const same = position({ wheel: ['bus', ''], racers: [west], flags: red, cards: [red] });
    expect(game.census(playAll(same, `0 ${oneOf(same, 'ride bus', '+fremont')}`))).toStrictEqual(game.census(same));
    expect(legal(same)).toStrictEqual(legal(full));
  });

  test('[BR-F3] an exchanged blue flag goes to the blue supply', () => {
    const [beforeSteel = ''] = beside('steel');
    const state = position({
      wheel: ['streetcar', 'bus'],
      racers: [beforeSteel],
      flags: { steel: 'blue' },
      cards: [{ steel: 'blue' }],
      supply: 2,
    });
    const after = playAll(state, `0 ${oneOf(state, 'ride streetcar', '+steel')}`);
    expect(game.view(after, 0)).toMatchObject({ supply: 3, bag: { blue: 0 } });
  });

  test('[BR-F3] an empty slot always takes the flag', () => {
    const state = position({ wheel: ['walking', ''], racers: [west], flags: { fremont: 'white' } });
    expect(legal(state)).not.toContain('ride walking fremont');
    expect(refusalOf(state, 'ride walking fremont')).toStrictEqual({
      rule: 'BR-F3',
      data: { bridge: 'fremont', mode: 'walking' },
    });
  });
});

describe('blue flags, empty bridges', () => {
  const [beforeSteel = ''] = beside('steel');

  test('[BR-F4] blue is for the streetcar alone', () => {
    const state = position({ wheel: ['bus streetcar', ''], racers: [beforeSteel], flags: { steel: 'blue' } });
    expect(refusalOf(state, `${oneOf(state, 'ride bus')} +steel`)).toStrictEqual({
      rule: 'BR-F4',
      data: { bridge: 'steel', mode: 'bus' },
    });
    expect(legal(state, 'ride streetcar').some((text) => text.endsWith('+steel'))).toBe(true);
  });

  test('[BR-F5] a bridge stays empty until the round ends', () => {
    let state = position({ wheel: ['bus car', 'bus'], racers: [west, west], flags: red, bag: 'pink' });
    state = playAll(state, `0 ${oneOf(state, 'ride bus', '+fremont')}`);
    expect(legal(state).some((text) => text.includes('+'))).toBe(false);
    expect(refusalOf(state, `${oneOf(state, 'ride bus')} +fremont`)).toMatchObject({ rule: 'BR-F5' });
    state = playAll(state, `1 ${oneOf(state, 'ride bus')}`);
    expect(game.view(state, 0).flags.fremont).toBeNull();
    state = playAll(state, `0 ${oneOf(state, 'ride car')}`);
    expect(game.view(state, 0)).toMatchObject({ round: 2, flags: { fremont: 'pink' } });
  });
});
