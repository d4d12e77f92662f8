import type { Speech } from '../speech/speech.ts';
import { BRIDGES } from '../parts.ts';
import type { BridgeName } from '../parts.ts';
import { neighboursOf, positionNamed, roadAt, spaceOf } from './city.ts';
import type { Position } from './city.ts';
import { DIRECTIONS } from './directions.ts';
import type { Direction } from './directions.ts';
import { SPACE_FACTS } from './spaces.ts';
import type { SpaceFacts } from './spaces.ts';
import { STREETS } from './streets.ts';
import type { Street } from './streets.ts';

/** A position as people say it, such as "Naito Parkway, just south of Morrison Bridge"; each has its own name. */
export const placeName = (name: string, speech: Speech): string => {
  const position = positionNamed(name);
  const facts = SPACE_FACTS[spaceOf(position)];
  if (facts === undefined) return speech.startPlace;
  const bridge = bridgeNamed(facts.name);
  if (bridge !== undefined) return speech.bridges[bridge];
  switch (facts.kind) {
    case 'overpass':
      return overpassName(position, facts, speech);
    case 'underpass':
      return underpassName(facts, speech);
    case 'street':
    case 'bridge':
      return streetName(facts, speech);
  }
};

const bridgeNamed = (name: string): BridgeName | undefined => BRIDGES.find((bridge) => bridge === name);

const factsOf = (name: string): SpaceFacts => SPACE_FACTS.find((facts) => facts.name === name)!;

const streetsAt = (name: string): readonly Street[] => STREETS.filter(({ spaces }) => spaces.includes(name));

/** The upper road of an overpass is the one that leads to a bridge. */
const isUpper = ({ spaces }: Street): boolean => spaces.some((name) => bridgeNamed(name) !== undefined);

const overpassName = (position: Position, { name }: SpaceFacts, { spots }: Speech): string => {
  const road = STREETS[roadAt(position)]!;
  const other = streetsAt(name).find((street) => street !== road)!;
  return (isUpper(road) ? spots.above : spots.below)(road.title, other.title);
};

/** The street above has no space here: it is the nearest one that leads to a bridge. */
const underpassName = ({ name, x, y }: SpaceFacts, { spots }: Speech): string => {
  const [own] = streetsAt(name);
  const far = (one: string): number => Math.hypot(factsOf(one).x - x, factsOf(one).y - y);
  const above = STREETS.filter(isUpper).toSorted(
    (a, b) => Math.min(...a.spaces.map(far)) - Math.min(...b.spaces.map(far)),
  );
  return spots.below(own!.title, above[0]!.title);
};

const streetName = (facts: SpaceFacts, speech: Speech): string => {
  const { spots, bridges } = speech;
  const bridge = bridgeBeside(facts);
  if (bridge !== undefined) return spots.end(bridges[bridge], facts.x < factsOf(bridge).x ? 'west' : 'east');
  const [street, crossing] = streetsAt(facts.name);
  if (crossing !== undefined) return spots.corner(street!.title, crossing.title);
  return alongName(facts, street!, speech);
};

const bridgeBeside = ({ name }: SpaceFacts): BridgeName | undefined =>
  neighboursOf(spaceOf(positionNamed(name)))
    .map((space) => BRIDGES[space])
    .find((bridge) => bridge !== undefined);

/** Between two landmarks of its street: in the middle, or beside the nearer one. */
const alongName = (facts: SpaceFacts, street: Street, speech: Speech): string => {
  const { spaces, title } = street;
  const at = spaces.indexOf(facts.name);
  const isLandmark = (name: string): boolean => factsOf(name).kind === 'overpass' || streetsAt(name).length > 1;
  const before = spaces.findLastIndex((name, index) => index < at && isLandmark(name));
  const after = spaces.findIndex((name, index) => index > at && isLandmark(name));
  const called = (index: number): string => landmarkName(factsOf(spaces[index]!), street, speech);
  if (at - before === after - at) return speech.spots.between(title, called(before), called(after));
  const near = at - before < after - at ? before : after;
  return speech.spots.beside(title, called(near), directionFrom(factsOf(spaces[near]!), facts));
};

const landmarkName = (facts: SpaceFacts, street: Street, speech: Speech): string => {
  const bridge = facts.kind === 'overpass' ? undefined : bridgeBeside(facts);
  if (bridge !== undefined) return speech.bridges[bridge];
  return streetsAt(facts.name).find((other) => other !== street)!.title;
};

const directionFrom = (from: SpaceFacts, to: SpaceFacts): Direction => {
  const eighths = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 4) / Math.PI);
  return DIRECTIONS[(eighths + DIRECTIONS.length) % DIRECTIONS.length]!;
};
