import { BRIDGES, SPACE_FACTS, STREETS, positionNamed, spaceOf } from '@ponts-bornes/bridgetown-races';
import type { BridgeName, SpaceFacts, Street } from '@ponts-bornes/bridgetown-races';
import type { Language } from '@ponts-bornes/kernel';
import { BRIDGE_TITLES, SAY } from './bridgetown-races-words.ts';

/** "e7 Water Avenue"; "w8 on Naito Parkway", the road one is on, on an overpass; a bridge by its name. */
export const placeText = (position: string, language: Language): string => {
  const bridge = bridgeAt(position);
  if (bridge !== undefined) return SAY[language].bridges[bridge];
  const [{ name }, street] = [factsOf(position), streetAt(position)];
  return position.includes('@') ? SAY[language].onRoad(name, street) : `${name} ${street}`;
};

/** The same with the nearest bridge, unless the road has its name. */
export const whereText = (position: string, language: Language): string => {
  const place = placeText(position, language);
  const nearest = BRIDGE_TITLES[nearestBridge(position)];
  const isTold = bridgeAt(position) !== undefined || streetAt(position).startsWith(nearest);
  return isTold ? place : `${place}, ${SAY[language].near(nearest)}`;
};

/** As the crow flies. */
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
  // Only streets of the list: a stretch with a name of its own would be looked for in vain.
  return (STREETS.find(isOn) ?? STREETS.find(({ spaces }) => spaces.includes(name)))?.title ?? street;
};
