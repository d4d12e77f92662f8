import { BRIDGES, MODES } from '@ponts-bornes/bridgetown-races/board';
import type { BridgeName, ModeName } from '@ponts-bornes/bridgetown-races/board';

/** A ride's text, taken apart. */
export interface RideText {
  readonly text: string;
  readonly mode: ModeName;
  readonly how: 'ride' | 'walk' | 'stay';
  readonly isDouble: boolean;
  /** The name of a position; empty for who stays. */
  readonly end: string;
  /** The bridges whose flags are taken or exchanged. */
  readonly flags: readonly BridgeName[];
}

export const rideOf = (text: string): RideText | null => {
  const [verb, modeText, ...rest] = text.split(' ');
  const mode = MODES.find((known) => known === modeText);
  if (verb !== 'ride' || mode === undefined) return null;
  const [first = '', second = ''] = rest;
  const how = first === 'walk' || first === 'stay' ? first : 'ride';
  const isDouble = first === 'double';
  const end = how === 'ride' && !isDouble ? first : second;
  return { text, mode, how, isDouble, end, flags: BRIDGES.filter((bridge) => rest.includes(`+${bridge}`)) };
};

export const swapOf = (text: string): readonly [BridgeName, BridgeName] | null => {
  const [verb, one, other] = text.split(' ');
  const [upper, lower] = [BRIDGES.find((name) => name === one), BRIDGES.find((name) => name === other)];
  return verb !== 'swap' || upper === undefined || lower === undefined ? null : [upper, lower];
};

/** The two bridges in any order. */
export const swapText = (one: BridgeName, other: BridgeName): string => {
  const [upper, lower] = BRIDGES.indexOf(one) < BRIDGES.indexOf(other) ? [one, other] : [other, one];
  return `swap ${upper} ${lower}`;
};

/** The mode or special action on which a coordinator is placed. */
export const placedOn = (text: string): string | null =>
  text.startsWith('place ') ? text.slice('place '.length) : null;

/** How rides are chosen first: by mode, and whether Double goes with it. */
export const vehicleOf = (mode: ModeName, isDouble: boolean): string => `${mode}${isDouble ? ' double' : ''}`;

/** Rides by vehicle, in the order in which they come. */
export const ridesByVehicle = (texts: readonly string[]): ReadonlyMap<string, readonly RideText[]> => {
  const found = new Map<string, RideText[]>();
  for (const text of texts) {
    const ride = rideOf(text);
    if (ride === null) continue;
    const key = vehicleOf(ride.mode, ride.isDouble);
    const others = found.get(key);
    if (others === undefined) found.set(key, [ride]);
    else others.push(ride);
  }
  return found;
};
