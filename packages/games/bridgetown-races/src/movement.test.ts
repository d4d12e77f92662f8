import { describe, expect, test } from 'vitest';
import { ALL_POSITIONS, OVERPASSES, at, beside, legal, oneOf, playAll, position, refusalOf } from '../test/position.ts';
import { NOWHERE, neighboursOf, onRails, positionName, positionsOf, roadAt, spaceOf, stepsFrom } from './city/city.ts';
import { SPACE_FACTS } from './city/spaces.ts';
import { STAIRS, STREETS } from './city/streets.ts';
import { BRIDGES, game, wayOf, waysOf } from './index.ts';
import { FOOT, RAIL, STREET, allWays, step } from './ways.ts';

const walksOn = (way: readonly number[], start: number): number[] => [start, ...way].map(spaceOf);

/** The ends of legal rides. */
const endsOf = (texts: readonly string[]): string[] => texts.map((text) => text.split(' ')[2] as string);

const cannotBoard = ALL_POSITIONS.filter((start) => step(RAIL, start, NOWHERE).length === 0);

describe('streets', () => {
  test('[BR-M1] every step goes to a neighbour, with any turn allowed except straight back', () => {
    for (const start of ALL_POSITIONS) {
      for (const way of allWays(STREET, start, 4)) {
        const spaces = walksOn(way, start);
        for (const [index, space] of spaces.entries()) {
          if (index > 0) expect(neighboursOf(spaces[index - 1] as number)).toContain(space);
          if (index > 1) expect(space).not.toBe(spaces[index - 2]);
        }
      }
      if (!OVERPASSES.includes(start)) {
        expect(step(STREET, start, NOWHERE).map(spaceOf).toSorted()).toStrictEqual([...neighboursOf(start)].toSorted());
      }
    }
  });

  test('[BR-M1] a loop may return to where it was', () => {
    const loops = ALL_POSITIONS.flatMap((start) => allWays(STREET, start, 8).filter((way) => way.at(-1) === start));
    expect(loops.length).toBeGreaterThan(0);
  });

  test('[BR-M1] a new move may turn back', () => {
    const [west = ''] = beside('fremont');
    const before = position({ wheel: ['walking bus', ''], racers: [west] });
    const state = playAll(before, '0 ride walking fremont');
    expect(game.moves(state, 0).some((move) => wayOf(state, 0, move)[0] === at(west))).toBe(true);
  });

  test('[BR-M1] an end that needs turning back is refused by that rule', () => {
    const [west = ''] = beside('fremont');
    const state = position({ wheel: ['bicycle', ''], racers: [west] });
    expect(refusalOf(state, `ride bicycle ${west}`)).toMatchObject({ rule: 'BR-M1' });
  });
});

describe('overpasses', () => {
  test('[BR-M2] a ride goes straight on, in either direction at the beginning of a move', () => {
    expect(OVERPASSES.length).toBeGreaterThan(3);
    for (const overpass of OVERPASSES) {
      const road = STREETS[roadAt(overpass)];
      const place = road?.spaces.indexOf(SPACE_FACTS[spaceOf(overpass)]?.name ?? '') ?? -1;
      const beyond = [road?.spaces[place - 1], road?.spaces[place + 1]];
      const spaces = step(STREET, overpass, NOWHERE).map((to) => SPACE_FACTS[spaceOf(to)]?.name);
      expect(spaces.toSorted()).toStrictEqual(beyond.toSorted());
      for (const from of stepsFrom(overpass, NOWHERE, false)) {
        expect(step(STREET, overpass, spaceOf(from))).toHaveLength(1);
      }
    }
  });

  test('[BR-M2] a walker may turn', () => {
    for (const overpass of OVERPASSES) {
      expect(step(FOOT, overpass, NOWHERE).map(spaceOf).toSorted()).toStrictEqual(
        [...neighboursOf(spaceOf(overpass))].toSorted(),
      );
      const state = position({ wheel: ['walking', ''], racers: [positionName(overpass)] });
      expect(legal(state)).toHaveLength(4);
    }
  });

  test('[BR-M2] a racer who stops on one stays on the road they came by', () => {
    for (const overpass of OVERPASSES) {
      for (const to of step(STREET, overpass, NOWHERE)) {
        const state = position({ wheel: ['walking', ''], racers: [positionName(to)] });
        const back = legal(state).filter((text) => text.includes('@'));
        expect(endsOf(back)).toContain(positionName(overpass));
        const other = positionsOf(spaceOf(overpass)).find((each) => each !== overpass) as number;
        expect(endsOf(back)).not.toContain(positionName(other));
        expect(refusalOf(state, `ride walking ${positionName(other)}`)).toMatchObject({
          rule: 'BR-M2',
          data: { why: 'road' },
        });
      }
    }
  });

  test('[BR-M2] turning there is refused unless walking, and allowed when walking through', () => {
    const overpass = OVERPASSES[0] as number;
    const [from, beyond] = step(STREET, overpass, NOWHERE) as [number, number];
    const aside = neighboursOf(spaceOf(overpass)).find((space) => space !== spaceOf(from) && space !== spaceOf(beyond));
    const end = positionName(aside as number);
    const racers = [positionName(from)];
    const byBicycle = position({ wheel: ['bicycle', ''], racers });
    expect(refusalOf(byBicycle, `ride bicycle ${end}`)).toMatchObject({ rule: 'BR-M2', data: { why: 'turn' } });
    const onFoot = position({ wheel: ['walking', 'walking'], racers });
    expect(endsOf(legal(onFoot))).toContain(end);
  });

  test('[BR-M2] an underpass lies on one road only', () => {
    const underpasses = SPACE_FACTS.filter(({ kind }) => kind === 'underpass');
    expect(underpasses.length).toBeGreaterThan(0);
    for (const { name } of underpasses) {
      expect(STREETS.filter(({ spaces }) => spaces.includes(name))).toHaveLength(1);
      expect(neighboursOf(at(name))).toHaveLength(2);
    }
  });
});

describe('racers', () => {
  test('[BR-M3] never block: the same moves on an empty street and among others', () => {
    const [west = ''] = beside('morrison');
    const alone = position({ seats: 4, wheel: ['bus', '', '', ''], racers: [west] });
    const crowd = position({ seats: 4, wheel: ['bus', '', '', ''], racers: [west, 'morrison', west, 'morrison'] });
    expect(legal(crowd)).toStrictEqual(legal(alone));
    const state = playAll(position({ wheel: ['walking', ''], racers: [west, 'morrison'] }), '0 ride walking morrison');
    expect(game.view(state, 0).players.map(({ racer }) => racer)).toStrictEqual(['morrison', 'morrison']);
  });
});

describe('the streetcar', () => {
  test('[BR-M4] runs on the rails only, which cross Steel', () => {
    for (const start of ALL_POSITIONS) {
      for (const way of allWays(RAIL, start, 5)) expect(way.every((each) => onRails(spaceOf(each)))).toBe(true);
    }
    expect(BRIDGES.filter((bridge) => onRails(at(bridge)))).toStrictEqual(['steel']);
    const [west = ''] = beside('steel');
    const state = position({ wheel: ['streetcar', ''], racers: [west], flags: { steel: 'blue' } });
    expect(oneOf(state, 'ride streetcar', '+steel')).toMatch(/\+steel$/);
    expect(refusalOf(state, 'ride streetcar fremont')).toMatchObject({ rule: 'BR-M4' });
  });

  test('[BR-M4] is boarded from the rails or from beside them, and boarding counts as a step', () => {
    const edges = ALL_POSITIONS.filter(
      (start) => !onRails(spaceOf(start)) && neighboursOf(spaceOf(start)).some(onRails),
    );
    expect(edges.length).toBeGreaterThan(0);
    for (const start of edges) {
      const state = position({ wheel: ['streetcar', ''], racers: [positionName(start)] });
      const [move] = game.moves(state, 0);
      expect(move).toMatchObject({ kind: 'ride' });
      const way = wayOf(state, 0, move ?? { kind: 'done' });
      expect(way).toHaveLength(5);
      expect(onRails(spaceOf(way[0] as number))).toBe(true);
    }
  });

  test('[BR-M4] stairs lead from an overpass to the rails, for boarding only', () => {
    expect(STAIRS.length).toBeGreaterThan(0);
    for (const [overpass, rail] of STAIRS) {
      for (const start of positionsOf(
        at(positionName(OVERPASSES.find((each) => SPACE_FACTS[spaceOf(each)]?.name === overpass) as number)),
      )) {
        expect(step(RAIL, start, NOWHERE).map(spaceOf)).toContain(at(rail));
        expect(step(FOOT, start, NOWHERE).map(spaceOf)).not.toContain(at(rail));
        expect(step(STREET, start, NOWHERE).map(spaceOf)).not.toContain(at(rail));
      }
      expect(step(FOOT, at(rail), NOWHERE).map((to) => SPACE_FACTS[spaceOf(to)]?.name)).not.toContain(overpass);
    }
  });

  test('[BR-M5] all other modes use rails and Steel as streets', () => {
    const [west = ''] = beside('steel');
    for (const mode of ['taxi', 'bus', 'bicycle', 'walking']) {
      const state = position({ wheel: [mode, ''], racers: [west], flags: { steel: 'blue' } });
      const ways = game.moves(state, 0).flatMap((move) => waysOf(state, 0, move));
      expect(ways.some((way) => way.includes(at('steel')))).toBe(true);
      expect(legal(state).some((text) => text.includes('+'))).toBe(false);
    }
  });
});

describe('a mode that cannot move', () => {
  test('[BR-M6] may be chosen; the racer walks one space instead, turning at an overpass if desired, or stays', () => {
    expect(cannotBoard.length).toBeGreaterThan(10);
    for (const start of cannotBoard) {
      const state = position({
        wheel: ['streetcar taxi', 'streetcar'],
        racers: [positionName(start)],
        specials: { double: 0 },
      });
      const texts = legal(state, 'ride streetcar');
      const steps = texts.filter((text) => text.startsWith('ride streetcar walk '));
      expect(steps).toHaveLength(neighboursOf(spaceOf(start)).length);
      expect(texts.filter((text) => !steps.includes(text))).toStrictEqual(['ride streetcar stay']);
    }
  });

  test('[BR-M6] such a step takes no flag; Swap may go with it, and the coordinator comes back', () => {
    const bridge = BRIDGES.find((name) => beside(name).some((each) => cannotBoard.includes(at(each)))) ?? 'fremont';
    const from = beside(bridge).find((each) => cannotBoard.includes(at(each))) as string;
    const flags = { [bridge]: 'white', burnside: 'red' } as const;
    const state = position({ wheel: ['streetcar', 'taxi'], racers: [from], flags, specials: { swap: 0 } });
    const walked = playAll(state, `0 ride streetcar walk ${bridge}`);
    expect(walked.phase).toBe('swap');
    expect(game.view(walked, 0).players[0]).toMatchObject({ racer: bridge, modes: [], flags: 0 });
    const stayed = playAll(state, '0 ride streetcar stay', '0 done');
    expect(game.view(stayed, 0).players[0]).toMatchObject({ racer: from, modes: [] });
  });

  test('[BR-M6] not more than one step, not with Double, and not with a mode that can move', () => {
    const start = positionName(cannotBoard[0] as number);
    const racers = [start];
    const state = position({ wheel: ['streetcar taxi', ''], racers, specials: { double: 0 } });
    expect(refusalOf(state, `ride streetcar walk ${start}`)).toMatchObject({ rule: 'BR-M6', data: { why: 'far' } });
    expect(refusalOf(state, 'ride streetcar double steel')).toMatchObject({ rule: 'BR-M6', data: { why: 'stuck' } });
    expect(refusalOf(state, 'ride streetcar steel')).toMatchObject({ rule: 'BR-M6', data: { why: 'stuck' } });
    expect(refusalOf(state, 'ride taxi stay')).toMatchObject({ rule: 'BR-M6', data: { why: 'moves' } });
    expect(refusalOf(state, 'ride bus stay')).toMatchObject({ rule: 'BR-R1', data: { why: 'mode' } });
  });
});
