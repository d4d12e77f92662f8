import {
  BRIDGES,
  BRIDGE_TITLES,
  SPACE_FACTS,
  placeName,
  positionName,
  positionNamed,
  spaceOf,
} from '@ponts-bornes/bridgetown-races/board';
import type { Space, View } from '@ponts-bornes/bridgetown-races/board';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';
import type { Placed } from './camera.ts';
import type { TurnChoice } from './choice.ts';
import { rideOf, swapOf } from './move-texts.ts';

/** A tappable space. */
export interface MapSpot extends Placed {
  /** The move that a tap plays; empty if it only selects. */
  readonly offer: string;
  readonly kind: 'next' | 'end' | 'chosen' | 'bridge';
  /** Whether a ride ending here can take a flag. */
  readonly hasFlag: boolean;
  readonly isHint: boolean;
  readonly label: string;
}

const placedAt = (space: Space): Placed => {
  const { x, y } = SPACE_FACTS[space] ?? { x: 0, y: 0 };
  return { space, x, y };
};

export const ALL_SPACES: readonly Placed[] = SPACE_FACTS.map((_, space) => placedAt(space));

/** All spaces that continue the draft. */
export const spotsOf = (choice: TurnChoice, view: View, advised: string | null, say: Speech): readonly MapSpot[] =>
  choice.draft.isSwapping ? bridgeSpots(choice, view, advised, say) : rideSpots(choice, advised, say);

const bridgeSpots = (choice: TurnChoice, view: View, advised: string | null, say: Speech): readonly MapSpot[] => {
  const hinted: readonly string[] = (advised === null ? null : swapOf(advised)) ?? [];
  return BRIDGES.flatMap((bridge, space) => {
    const place = choice.draft.bridges.indexOf(bridge);
    if (place < 0 && !choice.swappable.has(bridge)) return [];
    const colour = view.flags[bridge];
    return [
      {
        ...placedAt(space),
        offer: place === 1 ? (choice.swapText ?? '') : '',
        kind: place < 0 ? 'bridge' : 'chosen',
        hasFlag: false,
        isHint: hinted.includes(bridge),
        label: say.flagOf(BRIDGE_TITLES[bridge], colour === null ? null : say.colours[colour]),
      } as const,
    ];
  });
};

const rideSpots = (choice: TurnChoice, advised: string | null, say: Speech): readonly MapSpot[] => {
  const ride = advised === null ? null : rideOf(advised);
  const isAdvisedRide = ride !== null && ride.mode === choice.draft.mode && ride.isDouble === choice.draft.isDouble;
  const hinted = isAdvisedRide && ride.end !== '' ? spaceOf(positionNamed(ride.end)) : -1;
  const spaces = new Set([
    ...choice.next.keys(),
    ...choice.ends.keys(),
    ...(choice.draft.end === null ? [] : [choice.draft.end]),
  ]);
  return [...spaces].map((space) => spotAt(space, choice, hinted, say));
};

const spotAt = (space: Space, choice: TurnChoice, hinted: Space, say: Speech): MapSpot => {
  const isChosen = space === choice.draft.end;
  const step = choice.next.get(space);
  const texts = isChosen ? choice.candidates : (choice.ends.get(space) ?? []);
  const rides = texts.flatMap((text) => rideOf(text) ?? []);
  const flags = [...new Set(rides.flatMap((ride) => ride.flags))].map((bridge) => BRIDGE_TITLES[bridge]);
  const isLast = step !== undefined && choice.draft.steps.length + 1 === choice.length;
  const kind = kindOf(isChosen, step !== undefined, isLast);
  const place = placeName(rides[0]?.end ?? (step === undefined ? '' : positionName(step)), say);
  const here = step === undefined ? place : placeName(positionName(step), say);
  const labels = {
    chosen: say.confirm(place),
    next: say.step(here, choice.draft.steps.length + 1),
    end: say.endHere(place, flags),
  } as const;
  const label = hinted === space ? `${labels[kind]}, ${say.advised}` : labels[kind];
  return {
    ...placedAt(space),
    offer: isChosen ? (choice.text ?? '') : '',
    kind,
    hasFlag: flags.length > 0,
    isHint: hinted === space,
    label,
  };
};

const kindOf = (isChosen: boolean, isNext: boolean, isLast: boolean): 'chosen' | 'next' | 'end' => {
  if (isChosen) return 'chosen';
  return isNext && !isLast ? 'next' : 'end';
};

/** The tap radius of a spot: 44 pixels, less when others are close. */
export const reachOf = (spot: MapSpot, spots: readonly MapSpot[], units: number): number => {
  let least = 22 * units;
  for (const other of spots) {
    if (other !== spot) least = Math.min(least, Math.hypot(other.x - spot.x, other.y - spot.y) / 2);
  }
  return Math.max(least, 15);
};
