import type { BridgeName, ModeName, View } from '@ponts-bornes/bridgetown-races/board';
import type { Viewer } from '@ponts-bornes/kernel';
import { placedOn, ridesByVehicle, swapOf } from './move-texts.ts';
import type { RideText } from './move-texts.ts';
import { tripsOf } from './trips.ts';
import type { Trip } from './trips.ts';

/** What somebody is asked, made of the texts of their legal moves; trips are sought once they are needed. */
export class Asked {
  readonly rides: ReadonlyMap<string, readonly RideText[]>;
  /** The modes by which one may ride. */
  readonly modes: readonly ModeName[];
  /** Modes and special actions that may get a coordinator. */
  readonly places: ReadonlySet<string>;
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
    this.canGoFirst = moves.includes('first');
    this.canPassSwap = moves.includes('done');
  }

  get isRiding(): boolean {
    return this.rides.size > 0 || this.swaps.length > 0 || this.canGoFirst;
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
