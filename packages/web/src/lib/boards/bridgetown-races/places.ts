import {
  BRIDGES,
  BRIDGE_TITLES,
  SPACE_FACTS,
  STREETS,
  positionNamed,
  spaceOf,
} from '@ponts-bornes/bridgetown-races/board';
import type { BridgeName, SpaceFacts, Street } from '@ponts-bornes/bridgetown-races/board';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';

/** "e7 (Water Avenue)"; on an overpass with the road, "w8 on Naito Parkway"; a bridge by its name. */
export const placeText = (position: string, say: Speech): string => {
  const bridge = BRIDGES.find((name) => name === position);
  if (bridge !== undefined) return say.bridges[bridge];
  const facts = factsOf(position);
  if (facts === undefined) return say.startPlace;
  const street = streetAt(position, facts);
  return position.includes('@') ? say.onRoad(facts.name, street) : `${facts.name} (${street})`;
};

/** Like `placeText`, plus the nearest bridge unless the place is one. */
export const whereText = (position: string, say: Speech): string => {
  const place = placeText(position, say);
  const facts = factsOf(position);
  if (facts === undefined || facts.kind === 'bridge') return place;
  return say.near(place, BRIDGE_TITLES[nearestBridge(facts)]);
};

/** By straight-line distance. */
const nearestBridge = ({ x, y }: SpaceFacts): BridgeName => {
  const far = (bridge: BridgeName): number => {
    const facts = factsOf(bridge);
    return facts === undefined ? Infinity : Math.hypot(facts.x - x, facts.y - y);
  };
  return BRIDGES.reduce((best, bridge) => (far(bridge) < far(best) ? bridge : best));
};

const factsOf = (position: string): SpaceFacts | undefined => SPACE_FACTS[spaceOf(positionNamed(position))];

const streetAt = (position: string, { name, street }: SpaceFacts): string => {
  const [, road] = position.split('@');
  const isIt = (one: Street): boolean => (road === undefined ? one.title === street : one.name === road);
  return (STREETS.find(isIt) ?? STREETS.find(({ spaces }) => spaces.includes(name)))?.title ?? street;
};
