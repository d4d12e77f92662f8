import { describe, expect, test } from 'vitest';
import { WORLD, easting, flightBetween, northing, shortest } from '@ponts-bornes/course-autour-du-monde/chart';
import { alongFlight, between, focus, held, seenAt, showing, spread, trulyAt, turnsIn, wholeWorld } from './chart.ts';
import type { Point } from '../../board-kit/point.ts';
import { fan, leanOf, named, reachOf } from './map-cities.ts';
import type { SeenCity } from './map-cities.ts';
import { PLACES, ROUTES } from '@ponts-bornes/course-autour-du-monde';

const PHONE = { width: 344, height: 230 };
const DESK = { width: 926, height: 420 };
const FLAT = { width: 926, height: 240 };

describe('the chart', () => {
  test('has south at the bottom, east on the right and Greenwich in the middle', () => {
    expect(easting(0)).toBe(WORLD / 2);
    expect(northing(0)).toBeCloseTo(0);
    expect(northing(60)).toBeLessThan(northing(30));
  });

  test('takes the shorter way around the date line', () => {
    expect(shortest(easting(140), easting(-158))).toBeCloseTo((62 / 360) * WORLD);
    expect(shortest(easting(-158), easting(140))).toBeCloseTo((-62 / 360) * WORLD);
    const { from, to } = flightBetween(trulyAt('TYO'), trulyAt('SFO'));
    expect(to.x).toBeGreaterThan(from.x);
    expect(to.x - from.x).toBeLessThan(WORLD / 2);
  });

  test('bends flights towards the nearer pole, in either direction', () => {
    for (const [one, other] of [
      ['NYC', 'PAR'],
      ['PAR', 'NYC'],
      ['TYO', 'SFO'],
      ['SFO', 'TYO'],
    ] as const) {
      const flight = flightBetween(trulyAt(one), trulyAt(other));
      expect(alongFlight(flight, 0.5).y).toBeLessThan((flight.from.y + flight.to.y) / 2);
    }
    const south = flightBetween(trulyAt('JNB'), trulyAt('SYD'));
    expect(alongFlight(south, 0.5).y).toBeGreaterThan((south.from.y + south.to.y) / 2);
    for (const route of ROUTES) {
      const [one, other] = route.split('-').map((code) => trulyAt(code)) as [
        ReturnType<typeof trulyAt>,
        ReturnType<typeof trulyAt>,
      ];
      const [there, back] = [alongFlight(flightBetween(one, other), 0.5), alongFlight(flightBetween(other, one), 0.5)];
      expect(Math.abs(shortest(there.x, back.x))).toBeLessThan(1e-6);
      expect(there.y).toBeCloseTo(back.y);
    }
  });

  test('never looks at the sea alone', () => {
    for (const size of [PHONE, { width: 374, height: 330 }]) {
      for (const route of ROUTES) {
        const goals = route.split('-').map(trulyAt);
        const camera = focus(goals, [], size);
        const isSeen = (place: Point): boolean => {
          const { x, y } = seenAt(place, camera, size);
          return x >= 0 && x <= size.width && y >= 0 && y <= size.height;
        };
        expect(goals.every(isSeen), route).toBe(true);
        expect(PLACES.filter(({ code }) => isSeen(trulyAt(code))).length, route).toBeGreaterThanOrEqual(8);
      }
    }
  });

  test('shows all given places, even across the Pacific', () => {
    const places = ['TYO', 'HNL', 'SFO', 'SYD'].map(trulyAt);
    const camera = showing(places, PHONE, { x: 34, top: 52, bottom: 58 });
    expect(camera.scale).toBeGreaterThan(wholeWorld(PHONE).scale * 1.5);
    for (const place of places) {
      const { x, y } = seenAt(place, camera, PHONE);
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(PHONE.width - 20);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(PHONE.height - 30);
    }
  });

  test('leaves out the route so far if it is too far from the destinations', () => {
    const goals = ['SYD', 'SIN', 'JKT'].map(trulyAt);
    const near = focus(goals, [trulyAt('BKK')], PHONE);
    const far = focus(goals, ['PAR', 'RIO', 'JNB'].map(trulyAt), PHONE);
    expect(far.scale).toBeGreaterThan(2 * wholeWorld(PHONE).scale);
    expect(near.scale).toBeLessThan(far.scale);
    expect(seenAt(trulyAt('BKK'), near, PHONE).y).toBeGreaterThan(20);
  });

  test('shows every city when it shows the whole world', () => {
    for (const size of [PHONE, DESK, FLAT]) {
      for (const { code } of PLACES) {
        const { x, y } = seenAt(trulyAt(code), wholeWorld(size), size);
        expect(x > 4 && x < size.width - 4 && y > 0 && y < size.height).toBe(true);
      }
    }
  });

  test('keeps the camera on the world and repeats the world where needed', () => {
    expect(held({ x: -100, y: 9999, scale: 99 }, PHONE)).toMatchObject({ x: WORLD - 100, scale: 2.6 });
    expect(turnsIn(wholeWorld(DESK), DESK, 0.03)).toStrictEqual([0, 1]);
    expect(turnsIn({ x: 1000, y: 0, scale: 1 }, PHONE, 0.03)).toStrictEqual([0]);
    const half = between({ x: 1900, y: 0, scale: 1 }, { x: 100, y: 10, scale: 4 }, 0.5);
    expect(half).toStrictEqual({ x: 0, y: 5, scale: 2 });
  });

  test('separates touching cities without moving them far', () => {
    const scale = wholeWorld(DESK).scale;
    const places = spread(scale, 15);
    for (const { code } of PLACES) {
      const [is, should] = [places.get(code)!, trulyAt(code)];
      expect(Math.hypot(is.x - should.x, is.y - should.y) * scale).toBeLessThan(14);
    }
    const [paris, london] = [places.get('PAR')!, places.get('LON')!];
    expect(Math.hypot(paris.x - london.x, paris.y - london.y) * scale).toBeGreaterThan(9);
  });
});

describe('names on the map', () => {
  const cities: readonly SeenCity[] = [
    { code: 'PAR', text: 'PAR', x: 100, y: 100, rank: 1 },
    { code: 'LON', text: 'LON', x: 96, y: 92, rank: 5 },
    { code: 'SYD', text: 'Sydney', x: 300, y: 180, rank: 0 },
    { code: 'TYO', text: 'TYO', x: 900, y: 50, rank: 0 },
  ];

  test('never overlap and stay inside the frame', () => {
    const names = [...named(cities, { size: PHONE, taken: [] })].map(([code, rect]) => {
      const { x, y } = cities.find((city) => city.code === code)!;
      return { ...rect, x: rect.x + x, y: rect.y + y };
    });
    for (const [at, one] of names.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(PHONE.width);
      for (const other of names.slice(at + 1)) {
        const isApart =
          one.x + one.width <= other.x + 0.1 ||
          other.x + other.width <= one.x + 0.1 ||
          one.y + one.height <= other.y + 0.1 ||
          other.y + other.height <= one.y + 0.1;
        expect(isApart).toBe(true);
      }
    }
  });

  test('appear for destinations but not for cities out of view', () => {
    const names = named(cities, { size: PHONE, taken: [{ x: 0, y: 0, width: 344, height: 230 }] });
    expect([...names.keys()].toSorted()).toStrictEqual(['PAR', 'SYD']);
  });
});

test('pawns fan out beside their city, away from others', () => {
  expect(fan(1, -Math.PI / 2)).toHaveLength(1);
  const six = fan(6, -Math.PI / 2);
  for (const [at, one] of six.entries()) {
    for (const other of six.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(11);
  }
  const city = { x: 0, y: 0 };
  expect(leanOf(1, { city, others: [city], scale: 1 })).toBeCloseTo(-Math.PI / 2);
  expect(Math.sin(leanOf(1, { city, others: [city, { x: 0, y: -16 }], scale: 1 }))).toBeGreaterThan(-0.8);
});

test('tap targets are 44 pixels wide where neighbours allow it', () => {
  const [one, other] = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
  ];
  expect(reachOf(one, [one, { x: 200, y: 0 }])).toBe(22);
  expect(reachOf(one, [one, other])).toBe(15);
});
