import { SPACE_FACTS } from './spaces.ts';
import { ARROW, RAILS, STAIRS, STREETS } from './streets.ts';

/** An index into `SPACE_FACTS`. */
export type Space = number;

/**
 * A racer's position: a space and, on an overpass, the road they are on. The spaces come first, standing for the first
 * road of each overpass; then the second road of each overpass.
 */
export type Position = number;

/** No previous space: the move begins here. */
export const NOWHERE = -1;

const BRIDGES = 8;

/** The number of spaces. */
export const SPACES = SPACE_FACTS.length;

const SPACE_BY_NAME = new Map(SPACE_FACTS.map(({ name }, space) => [name, space]));

const known = (name: string): Space => {
  const space = SPACE_BY_NAME.get(name);
  if (space === undefined) throw new RangeError(`no such space: ${name}`);
  return space;
};

const OVERPASSES = SPACE_FACTS.flatMap(({ kind }, space) => (kind === 'overpass' ? [space] : []));

/** The number of positions. */
export const POSITIONS = SPACES + OVERPASSES.length;

/** Off the board, at the arrow into Burnside road. */
export const START: Position = SPACES + OVERPASSES.length;

const SPACE_OF: readonly Space[] = [...SPACE_FACTS.keys(), ...OVERPASSES];

/** The space of a position; none for the arrow. */
export const spaceOf = (position: Position): Space => SPACE_OF[position] ?? NOWHERE;

/** The bridge of a position, in river order, or -1. */
export const bridgeOf = (position: Position): number => (position < BRIDGES ? position : -1);

/** The positions on a space: two on an overpass, one elsewhere. */
export const positionsOf = (space: Space): readonly Position[] => {
  const overpass = OVERPASSES.indexOf(space);
  return overpass < 0 ? [space] : [space, SPACES + overpass];
};

/** The neighbours of each space, road by road. */
const ROADS_OF: readonly { readonly street: number; readonly to: Space[] }[][] = SPACE_FACTS.map(() => []);

const join = (space: Space, street: number, to: Space): void => {
  const roads = ROADS_OF[space] ?? [];
  const road = roads.find((candidate) => candidate.street === street);
  if (road === undefined) roads.push({ street, to: [to] });
  else road.to.push(to);
};

for (const [street, { spaces }] of STREETS.entries()) {
  for (const [index, name] of spaces.slice(1).entries()) {
    const from = known(spaces[index] ?? '');
    const to = known(name);
    join(from, street, to);
    join(to, street, from);
  }
}

/** The spaces adjacent to a space. */
export const neighboursOf = (space: Space): readonly Space[] => (ROADS_OF[space] ?? []).flatMap(({ to }) => to);

/** The road at an overpass, an index into `STREETS`; -1 elsewhere, where it does not matter. */
export const roadAt = (position: Position): number => {
  const space = spaceOf(position);
  if (SPACE_FACTS[space]?.kind !== 'overpass') return -1;
  return ROADS_OF[space]?.[position < SPACES ? 0 : 1]?.street ?? -1;
};

/** As players type it: `e7`, and on an overpass with its road, `w8@naito`. */
export const positionName = (position: Position): string => {
  const name = SPACE_FACTS[spaceOf(position)]?.name ?? 'start';
  const road = roadAt(position);
  return road < 0 ? name : `${name}@${STREETS[road]?.name ?? ''}`;
};

/** The position of that name, or -1. */
export const positionNamed = (name: string): Position => POSITION_BY_NAME.get(name) ?? NOWHERE;

/** The position after a step between neighbouring spaces: on an overpass, on the road it came by. */
const entering = (to: Space, from: Space): Position =>
  positionsOf(to).find((position) => axisOf(position).includes(from)) ?? to;

const axisOf = (position: Position): readonly Space[] => {
  const space = spaceOf(position);
  const roads = ROADS_OF[space] ?? [];
  if (SPACE_FACTS[space]?.kind !== 'overpass') return neighboursOf(space);
  return roads[position < SPACES ? 0 : 1]?.to ?? [];
};

const POSITION_BY_NAME = new Map(SPACE_OF.map((_, position) => [positionName(position), position]));

const enteringAll = (from: Space, spaces: readonly Space[]): readonly Position[] =>
  spaces.map((to) => entering(to, from));

const RIDING = SPACE_OF.map((space, position) => enteringAll(space, axisOf(position)));
const WALKING = SPACE_OF.map((space) => enteringAll(space, neighboursOf(space)));
const ENTRANCE: readonly Position[] = [known(ARROW)];

const without = (positions: readonly Position[], from: Space): readonly Position[] =>
  from === NOWHERE ? positions : positions.filter((position) => SPACE_OF[position] !== from);

/** The positions one step away, never back to the previous space; straight on at an overpass unless walking. */
export const stepsFrom = (position: Position, from: Space, walking: boolean): readonly Position[] =>
  position === START ? ENTRANCE : without((walking ? WALKING : RIDING)[position] ?? [], from);

const RAILS_OF: readonly Space[][] = SPACE_FACTS.map(() => []);

for (const rail of RAILS) {
  for (const [index, name] of rail.slice(1).entries()) {
    const from = known(rail[index] ?? '');
    const to = known(name);
    RAILS_OF[from]?.push(to);
    RAILS_OF[to]?.push(from);
  }
}

export const onRails = (space: Space): boolean => (RAILS_OF[space] ?? []).length > 0;

const STAIRS_OF: readonly Space[][] = SPACE_FACTS.map(() => []);
for (const [overpass, rail] of STAIRS) STAIRS_OF[known(overpass)]?.push(known(rail));

const boarding = (space: Space): readonly Space[] => {
  if (onRails(space)) return RAILS_OF[space] ?? [];
  return [...new Set([...neighboursOf(space).filter(onRails), ...(STAIRS_OF[space] ?? [])])];
};

const STREETCAR = SPACE_OF.map(boarding);

/** The streetcar's steps: from beside the rails the first step boards, then it stays on them. */
export const railsFrom = (position: Position, from: Space): readonly Position[] =>
  position === START ? [] : without(STREETCAR[position] ?? [], from);
