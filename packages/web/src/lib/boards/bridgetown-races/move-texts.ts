import type { BridgeName, ModeName, SpecialName } from '@ponts-bornes/bridgetown-races/board';
import { readMove, writeMove } from '@ponts-bornes/bridgetown-races/notation';

/** A ride, a step on foot or a stay, with the text of its move. */
export interface RideMove {
  readonly text: string;
  readonly mode: ModeName;
  readonly how: 'ride' | 'walk' | 'stay';
  readonly isDouble: boolean;
  /** The name of the final position; empty for a racer that stays. */
  readonly end: string;
  /** Bridges whose flags the ride takes or exchanges. */
  readonly flags: readonly BridgeName[];
}

export const rideOf = (text: string): RideMove | null => {
  const move = readMove(text);
  switch (move?.kind) {
    case 'ride': {
      const { mode, isDouble, end, flags } = move;
      return { text, mode, how: 'ride', isDouble, end, flags };
    }
    case 'walk':
      return { text, mode: move.mode, how: 'walk', isDouble: false, end: move.end, flags: [] };
    case 'stay':
      return { text, mode: move.mode, how: 'stay', isDouble: false, end: '', flags: [] };
    default:
      return null;
  }
};

export const swapOf = (text: string): readonly [BridgeName, BridgeName] | null => {
  const move = readMove(text);
  return move?.kind === 'swap' ? move.bridges : null;
};

/** The mode or special action that gets the coordinator. */
export const placedOn = (text: string): ModeName | SpecialName | null => {
  const move = readMove(text);
  return move?.kind === 'place' ? move.on : null;
};

/** Accepts the two bridges in any order. */
export const swapText = (one: BridgeName, other: BridgeName): string =>
  writeMove({ kind: 'swap', bridges: [one, other] });

/** One-word moves. */
export const GO_FIRST: string = writeMove({ kind: 'first' });
export const WAIT: string = writeMove({ kind: 'wait' });
export const NO_SWAP: string = writeMove({ kind: 'done' });

export const placingText = (on: ModeName | SpecialName): string => writeMove({ kind: 'place', on });

/** A ride that takes no flag. */
export const rideText = (mode: ModeName, isDouble: boolean, end: string): string =>
  writeMove({ kind: 'ride', mode, isDouble, end, flags: [] });

/** The first choice for a ride: its mode, with or without Double. */
export const vehicleOf = (mode: ModeName, isDouble: boolean): string => `${mode}${isDouble ? ' double' : ''}`;

/** Rides by vehicle, in input order. */
export const ridesByVehicle = (texts: readonly string[]): ReadonlyMap<string, readonly RideMove[]> => {
  const found = new Map<string, RideMove[]>();
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
