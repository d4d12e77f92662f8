export { LIVERIES } from './liveries.ts';
export type { Livery } from './liveries.ts';
export { isPlane, shownCard } from './shown-card.ts';
export type { ShownCard } from './shown-card.ts';
export { HALF_PARTS, STONE_PARTS, edgeOf, stonesOf } from './strip.ts';
export { VEHICLE_PARTS } from './vehicles.ts';
export type { Part, VehicleKind } from './vehicles.ts';
