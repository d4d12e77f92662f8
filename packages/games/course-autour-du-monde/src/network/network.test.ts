import { describe, expect, test } from 'vitest';
import { CITIES, CONTINENTS } from './cities.ts';
import type { CityFacts, ContinentName } from './cities.ts';
import {
  END_A,
  END_B,
  NO_VISA,
  ROUTES,
  ROUTES_OF,
  START_CITIES,
  VISA_OF,
  networkDigest,
  otherEnd,
  routeName,
  routeNamed,
} from './network.ts';
import { ROUTE_PAIRS } from './routes.ts';

const codes = CITIES.map(({ code }) => code);
const cityOf = (code: string): number => codes.indexOf(code);
const routes = Array.from({ length: ROUTES }, (_, route) => route);

/** The cities that can be reached without one route. */
const reachedWithout = (closed: number): Set<number> => {
  const reached = new Set([0]);
  for (const city of reached) {
    for (const route of ROUTES_OF[city] ?? []) if (route !== closed) reached.add(otherEnd(route, city));
  }
  return reached;
};

const kilometres = (one: CityFacts, other: CityFacts): number => {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [a, b] = [radians(one.lat), radians(other.lat)];
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(one.lon - other.lon));
  return 6371 * Math.acos(Math.min(1, cosine));
};

describe('[CM-N1] the cities', () => {
  test('number 45 to 55, without duplicates', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(45);
    expect(CITIES.length).toBeLessThanOrEqual(55);
    for (const names of [codes, CITIES.map(({ fr }) => fr), CITIES.map(({ en }) => en)]) {
      expect(new Set(names).size).toBe(CITIES.length);
    }
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
  });

  /** Degrees: south, north, west, east. Oceania lies on both sides of the date line. */
  const BOXES: Readonly<Record<ContinentName, readonly (readonly [number, number, number, number])[]>> = {
    europe: [[35, 71, -25, 45]],
    asia: [[-11, 60, 34, 146]],
    america: [[-56, 72, -168, -34]],
    africa: [[-36, 38, -26, 64]],
    oceania: [
      [-48, 0, 112, 180],
      [-30, 29, -180, -120],
    ],
  };

  test.each(CITIES)('$en lies in its continent', ({ lat, lon, continent }) => {
    const inside = BOXES[continent].some(
      ([south, north, west, east]) => lat >= south && lat <= north && lon >= west && lon <= east,
    );
    expect(inside).toBe(true);
  });

  test('are not too close to each other', () => {
    for (const [at, one] of CITIES.entries()) {
      for (const other of CITIES.slice(at + 1)) expect(kilometres(one, other)).toBeGreaterThan(200);
    }
  });

  /** Air distances from almanacs, to the nearest hundred kilometres. */
  test.each([
    ['PAR', 'NYC', 5800],
    ['TYO', 'HNL', 6200],
    ['LON', 'SYD', 17000],
    ['RIO', 'JNB', 7100],
    ['CAI', 'THR', 2000],
    ['SYD', 'DRW', 3100],
  ])('%s and %s are as far apart as on a globe', (one, other, far) => {
    const [from, to] = [CITIES[cityOf(one)], CITIES[cityOf(other)]];
    expect(Math.abs(kilometres(from!, to!) - far)).toBeLessThan(100);
  });

  test('include those of the booklet', () => {
    expect(CITIES.map(({ fr }) => fr)).toEqual(
      expect.arrayContaining([
        'Paris',
        'New York',
        'Tokyo',
        'Anchorage',
        'Honolulu',
        'Le Caire',
        'Téhéran',
        'Sydney',
        'Darwin',
      ]),
    );
  });

  test('give the visa of their continent, but in Oceania only Darwin and Sydney do', () => {
    for (const [city, { code, continent }] of CITIES.entries()) {
      const gives = continent !== 'oceania' || code === 'SYD' || code === 'DRW';
      expect(VISA_OF[city]).toBe(gives ? CONTINENTS.indexOf(continent) : NO_VISA);
    }
    expect(VISA_OF[cityOf('HNL')]).toBe(NO_VISA);
    expect(new Set(VISA_OF)).toStrictEqual(new Set([0, 1, 2, 3, 4, NO_VISA]));
  });
});

describe('[CM-N1] the routes', () => {
  test('number 108, no two between the same cities', () => {
    expect(ROUTE_PAIRS).toHaveLength(ROUTES);
    expect(ROUTES).toBe(108);
    expect(new Set(ROUTE_PAIRS.map((pair) => pair.toSorted().join())).size).toBe(ROUTES);
  });

  test('connect two different cities of the list', () => {
    for (const [one, other] of ROUTE_PAIRS) {
      expect(codes).toContain(one);
      expect(codes).toContain(other);
      expect(one).not.toBe(other);
    }
  });

  test.each(['PAR-NYC', 'NYC-ANC', 'ANC-TYO', 'TYO-HNL', 'CAI-THR'])('%s is in the booklet', (name) => {
    expect(routeNamed(name)).toBeDefined();
  });

  test('are found by the name on their card, and by no other', () => {
    for (const route of routes) {
      expect(routeName(route)).toBe(`${codes[END_A[route]!]}-${codes[END_B[route]!]}`);
      expect(routeNamed(routeName(route))).toBe(route);
    }
    expect(routeNamed('NYC-PAR')).toBeUndefined();
    expect(routeNamed('par-nyc')).toBeUndefined();
  });

  test('lead from each of their cities to the other', () => {
    for (const route of routes) {
      expect(otherEnd(route, END_A[route]!)).toBe(END_B[route]);
      expect(otherEnd(route, END_B[route]!)).toBe(END_A[route]);
    }
    for (const [city, leaving] of ROUTES_OF.entries()) {
      expect(leaving).toStrictEqual(routes.filter((route) => END_A[route] === city || END_B[route] === city));
    }
  });

  test('have a 16-digit digest', () => {
    expect(networkDigest).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('[CM-N2] the network', () => {
  test('has at least three routes in every city', () => {
    for (const leaving of ROUTES_OF) expect(leaving.length).toBeGreaterThanOrEqual(3);
  });

  test('stays connected if any one route is closed', () => {
    for (const route of routes) expect(reachedWithout(route).size).toBe(CITIES.length);
  });

  test('flies far: no hop under 500 km, most routes over 3000 km', () => {
    const lengths = routes.map((route) => kilometres(CITIES[END_A[route]!]!, CITIES[END_B[route]!]!));
    expect(Math.min(...lengths)).toBeGreaterThan(500);
    expect(lengths.filter((length) => length > 3000).length).toBeGreaterThan(ROUTES / 2);
  });

  test('connects Australia directly to Asia, Africa and America', () => {
    const beyond = ['SYD', 'DRW'].flatMap((code) =>
      (ROUTES_OF[cityOf(code)] ?? []).map((route) => CITIES[otherEnd(route, cityOf(code))]?.continent),
    );
    expect(beyond).toEqual(expect.arrayContaining(['asia', 'africa', 'america']));
  });
});

describe('[CM-N3] the starts', () => {
  test('are Paris, New York and Tokyo', () => {
    expect(START_CITIES.map((city) => codes[city])).toStrictEqual(['PAR', 'NYC', 'TYO']);
  });

  test('have the same number of routes', () => {
    expect(new Set(START_CITIES.map((city) => ROUTES_OF[city]?.length)).size).toBe(1);
  });
});
