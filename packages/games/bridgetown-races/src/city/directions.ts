/** Clockwise on the map, from the right. */
export const DIRECTIONS = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
] as const;
export type Direction = (typeof DIRECTIONS)[number];
