import { BRIDGES, BRIDGE_TITLES, SPACE_FACTS, STREETS, positionNamed, spaceOf } from '@ponts-bornes/bridgetown-races';
import type { BridgeName, SpaceFacts, Street } from '@ponts-bornes/bridgetown-races';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';

/** "e7 Water Avenue"; on an overpass, the road taken: "w8 on Naito Parkway"; a bridge by its name. */
export const placeText = (position: string, speech: Speech): string => {
  const bridge = bridgeAt(position);
  if (bridge !== undefined) return speech.bridges[bridge];
  const [{ name }, street] = [factsOf(position), streetAt(position)];
  return position.includes('@') ? speech.onRoad(name, street) : `${name} ${street}`;
};

/** The same with the nearest bridge, unless the road has its name. */
export const whereText = (position: string, speech: Speech): string => {
  const place = placeText(position, speech);
  const nearest = BRIDGE_TITLES[nearestBridge(position)];
  const isTold = bridgeAt(position) !== undefined || streetAt(position).startsWith(nearest);
  return isTold ? place : speech.near(place, nearest);
};

/** By straight-line distance. */
export const nearestBridge = (position: string): BridgeName => {
  const { x, y } = factsOf(position);
  const distance = (bridge: BridgeName): number => {
    const facts = factsOf(bridge);
    return Math.hypot(facts.x - x, facts.y - y);
  };
  return BRIDGES.toSorted((a, b) => distance(a) - distance(b))[0]!;
};

const factsOf = (position: string): SpaceFacts => SPACE_FACTS[spaceOf(positionNamed(position))]!;

const bridgeAt = (position: string): BridgeName | undefined => BRIDGES.find((bridge) => bridge === position);

const streetAt = (position: string): string => {
  const [, road] = position.split('@');
  const { name, street } = factsOf(position);
  const isOn = (one: Street): boolean => (road === undefined ? one.title === street : one.name === road);
  // Only listed streets: players could not find a stretch with its own name.
  return (STREETS.find(isOn) ?? STREETS.find(({ spaces }) => spaces.includes(name)))?.title ?? street;
};
