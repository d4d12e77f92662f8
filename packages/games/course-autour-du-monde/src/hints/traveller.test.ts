import { below, fastRandom, pick } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { CITIES } from '../network/cities.ts';
import { ROUTES, START_CITIES, VISA_OF, otherEnd, routeNamed } from '../network/network.ts';
import { copy } from '../state.ts';
import type { State } from '../state.ts';
import { dealStarts, playOut, turnsOf } from '../balance/measured-game.ts';
import { AWAY, HELD, SHOWING, UNSEEN, lookFrom, newSight } from './sight.ts';
import type { Sight } from './sight.ts';
import { TASTE, travellerWith } from './traveller.ts';
import type { Decision, Traveller } from './traveller.ts';

const traveller = travellerWith(TASTE);
const cityCoded = (code: string): number => CITIES.findIndex((city) => city.code === code);
const routesNamed = (names: readonly string[]): number[] => names.map((name) => routeNamed(name) ?? -1);

/** A sight in which only some cards are known. */
const sightWith = (at: string, home: string, missing: number, hand: readonly string[]): Sight => {
  const sight = newSight();
  sight.city = cityCoded(at);
  sight.home = cityCoded(home);
  sight.missing = missing;
  sight.hand.push(...routesNamed(hand));
  for (const route of sight.hand) sight.place[route] = HELD;
  return sight;
};

const EUROPE = 1 << (VISA_OF[cityCoded('PAR')] ?? 0);
const ASIA = 1 << (VISA_OF[cityCoded('TYO')] ?? 0);
const AMERICA = 1 << (VISA_OF[cityCoded('NYC')] ?? 0);

/** States from the middle of games, at the start of a turn. */
const positions = (seed: string, seats: number): State[] => {
  const found: State[] = [];
  const rng = fastRandom(seed);
  const watching: Traveller = { ...traveller, decide: (sight) => traveller.decide(sight) };
  const state = game.setup({}, seats, rng);
  const sight = newSight();
  for (const city of dealStarts(seats, rng)) game.play(state, state.turn, { kind: 'start', city }, rng);
  while (game.outcome(state) === null) {
    if (state.phase === 'turn') found.push(copy(state));
    const seat = state.turn;
    lookFrom(sight, state, seat);
    for (const text of textsOf(watching.decide(sight))) {
      const move = game.parse(text);
      expect(game.moves(state, seat)).toContainEqual(move);
      game.play(state, seat, move!, rng);
      if (game.outcome(state) !== null) break;
    }
  }
  return found;
};

const textsOf = (decision: Decision): string[] => {
  const named = (route: number): string => game.format({ kind: 'fly', route }).slice('fly '.length);
  if (decision.kind === 'fly') return [...decision.routes.map((route) => `fly ${named(route)}`), 'end'];
  const sources = ['stock', 'first', 'second', 'both'][decision.takes];
  return [`stay ${sources}`, ...decision.drops.map((route) => `drop ${named(route)}`)];
};

const decisionAt = (state: State): Decision => {
  const sight = newSight();
  lookFrom(sight, state, state.turn);
  return traveller.decide(sight);
};

describe('a traveller', () => {
  test('flies home if it holds the way', () => {
    const sight = sightWith('NYC', 'PAR', 0, ['PAR-NYC', 'TYO-HNL', 'CAI-THR']);
    expect(traveller.decide(sight)).toStrictEqual({ kind: 'fly', routes: routesNamed(['PAR-NYC']) });
  });

  test('does not count a card twice, out and back', () => {
    expect(traveller.planCost(sightWith('PAR', 'PAR', AMERICA, ['PAR-NYC']))).toBe(TASTE.held + TASTE.away);
    expect(traveller.planCost(sightWith('PAR', 'PAR', AMERICA, []))).toBe(TASTE.unseen + TASTE.away);
  });

  test('takes a face-up card that brings it home, and keeps the ones it needs', () => {
    const sight = sightWith('ANC', 'PAR', 0, ['PAR-NYC', 'TYO-HNL', 'CAI-THR']);
    sight.first = routeNamed('NYC-ANC') ?? -1;
    sight.place[sight.first] = SHOWING;
    expect(traveller.decide(sight)).toStrictEqual({
      kind: 'stay',
      takes: 1,
      drops: expect.not.arrayContaining(routesNamed(['PAR-NYC'])) as unknown,
    });
  });

  test('takes both face-up cards only if they bring it home, so that long games always see new cards', () => {
    const sight = sightWith('ANC', 'PAR', 0, ['TYO-HNL', 'CAI-THR']);
    [sight.first, sight.second] = [routeNamed('NYC-ANC') ?? -1, routeNamed('PAR-NYC') ?? -1];
    sight.place[sight.first] = SHOWING;
    sight.place[sight.second] = SHOWING;
    expect(traveller.decide(sight)).toMatchObject({ kind: 'stay', takes: 3 });
    sight.missing = EUROPE | AMERICA | ASIA;
    expect(traveller.decide(sight)).not.toMatchObject({ takes: 3 });
  });

  test('prefers routes that may still turn up to those already laid', () => {
    const sight = sightWith('NYC', 'PAR', 0, ['TYO-HNL', 'CAI-THR']);
    expect(traveller.planCost(sight)).toBe(TASTE.unseen);
    sight.place[routeNamed('PAR-NYC') ?? -1] = AWAY;
    expect(traveller.planCost(sight)).toBe(TASTE.away);
  });

  test('lands on missing visas before it goes home', () => {
    const sight = sightWith('TYO', 'NYC', EUROPE, ['PAR-TYO', 'PAR-NYC', 'ANC-TYO', 'NYC-ANC']);
    expect(traveller.decide(sight)).toStrictEqual({ kind: 'fly', routes: routesNamed(['PAR-TYO', 'PAR-NYC']) });
  });

  test.each([2, 4, 6])('plays legal moves to the end, %i players', (seats) => {
    expect(positions(`legal ${seats}`, seats).length).toBeGreaterThan(seats * 3);
  });

  test('uses nothing that its seat may not know', () => {
    const rng = fastRandom('unknown');
    for (const state of [...positions('unknown 3', 3), ...positions('unknown 5', 5)]) {
      const other = game.resample(state, state.turn, rng);
      expect(decisionAt(other)).toStrictEqual(decisionAt(state));
    }
  });
});

test('a sight distinguishes own cards, face-up ones, absent ones and the rest', () => {
  for (const state of positions('sight', 4).slice(20, 30)) {
    const sight = newSight();
    lookFrom(sight, state, state.turn);
    const { hand, laid, first, second, known } = game.view(state, state.turn);
    const others = known.filter((_, seat) => seat !== state.turn).flat();
    const expected = Array.from({ length: ROUTES }, () => UNSEEN as number);
    for (const route of routesNamed(hand)) expected[route] = HELD;
    for (const route of routesNamed([...laid, ...others])) expected[route] = AWAY;
    for (const shows of [first.shows, second.shows]) if (shows !== null) expected[routeNamed(shows) ?? -1] = SHOWING;
    expect([...sight.place]).toStrictEqual(expected);
    expect(sight.hand).toStrictEqual(routesNamed(hand));
  }
});

describe('travellers with equal hands', () => {
  /** The first of two players' share of wins, with seats swapped every other game. */
  const winsAgainst = (one: Traveller, other: Traveller, games: number): number => {
    let won = 0;
    for (let played = 0; played < games; played++) {
      const rng = fastRandom(`duel ${played >> 1}`);
      const seats = played % 2 === 0 ? [one, other] : [other, one];
      const end = playOut(seats.map(turnsOf), dealStarts(2, rng), rng);
      if (seats[end.turn] === one) won++;
    }
    return won / games;
  };

  test('beat one that takes every flight that brings it closer', () => {
    const hasty = travellerWith({ ...TASTE, unseen: 3, showing: 3, away: 3, fly: 1, flyPastShowing: 1 });
    expect(winsAgainst(traveller, hasty, 200)).toBeGreaterThan(0.6);
  });

  test('beat one that plays at random', () => {
    const rng = fastRandom('anything');
    const anything: Traveller = {
      ...traveller,
      decide: ({ city, hand }) => {
        const flights = hand.filter((route) => otherEnd(route, otherEnd(route, city)) === city);
        const [one, other] = [pick(rng, hand.slice(1)), hand[0] ?? -1];
        if (flights.length === 0 || below(rng, 2) === 0) return { kind: 'stay', takes: 0, drops: [one, other] };
        return { kind: 'fly', routes: [pick(rng, flights)] };
      },
    };
    expect(winsAgainst(traveller, anything, 40)).toBeGreaterThan(0.95);
  });
});

test('starts are dealt evenly', () => {
  const rng = fastRandom('starts');
  for (const seats of [2, 3, 4, 5, 6]) {
    const dealt = dealStarts(seats, rng);
    expect(dealt).toHaveLength(seats);
    const often = START_CITIES.map((city) => dealt.filter((start) => start === city).length);
    expect(Math.max(...often) - Math.min(...often)).toBe(seats % 3 === 0 ? 0 : 1);
  }
});
