import type { BridgeName, ModeName, SpecialName, View } from '@ponts-bornes/bridgetown-races/board';
import type { Viewer } from '@ponts-bornes/kernel';
import { GO_FIRST, NO_SWAP, placedOn, ridesByVehicle, swapOf } from './move-texts.ts';
import type { RideMove } from './move-texts.ts';
import { tripsOf } from './trips.ts';
import type { Trip } from './trips.ts';

/** The options of a turn, parsed from the legal moves. Trips are computed on demand. */
export class TurnOptions {
  readonly rides: ReadonlyMap<string, readonly RideMove[]>;
  /** The modes available for a ride. */
  readonly modes: readonly ModeName[];
  /** Modes and special actions that can get a coordinator. */
  readonly places: ReadonlySet<ModeName | SpecialName>;
  readonly swaps: readonly (readonly [BridgeName, BridgeName])[];
  readonly canGoFirst: boolean;
  readonly canPassSwap: boolean;
  readonly hasDouble: boolean;
  readonly #view: View;
  readonly #viewer: Viewer;
  readonly #trips = new Map<string, readonly Trip[]>();

  constructor(view: View, viewer: Viewer, moves: readonly string[]) {
    this.#view = view;
    this.#viewer = viewer;
    this.rides = ridesByVehicle(moves);
    const firsts = [...this.rides.values()].flatMap(([ride]) => ride ?? []);
    this.modes = [...new Set(firsts.map(({ mode }) => mode))];
    this.hasDouble = firsts.some(({ isDouble }) => isDouble);
    this.places = new Set(moves.flatMap((text) => placedOn(text) ?? []));
    this.swaps = moves.flatMap((text) => {
      const pair = swapOf(text);
      return pair === null ? [] : [pair];
    });
    this.canGoFirst = moves.includes(GO_FIRST);
    this.canPassSwap = moves.includes(NO_SWAP);
  }

  get isRiding(): boolean {
    return this.rides.size > 0 || this.swaps.length > 0 || this.canGoFirst;
  }

  /** Whether this mode can't move at all: its only moves are a step on foot and a stay. */
  isStuck(mode: ModeName): boolean {
    return this.rides.get(mode)?.every(({ how }) => how !== 'ride') === true;
  }

  tripsBy(vehicle: string): readonly Trip[] {
    let trips = this.#trips.get(vehicle);
    if (trips === undefined) {
      trips = typeof this.#viewer === 'number' ? tripsOf(this.#view, this.#viewer, this.rides.get(vehicle) ?? []) : [];
      this.#trips.set(vehicle, trips);
    }
    return trips;
  }
}
