import { BRIDGES, SPACE_FACTS, STREETS, positionNamed, spaceOf } from '@ponts-bornes/bridgetown-races';
import type { BridgeName, SpaceFacts } from '@ponts-bornes/bridgetown-races';
import type { Language } from '@ponts-bornes/kernel';
import { BRIDGE_TITLES, SAY } from './bridgetown-races-words.ts';

/** "e7 Water Avenue"; on an overpass with the road one is on; a bridge by its name. */
export const placeText = (position: string, language: Language): string => {
  const bridge = bridgeAt(position);
  return bridge === undefined ? `${factsOf(position).name} ${streetAt(position)}` : SAY[language].bridges[bridge];
};

/** The same with the nearest bridge, unless the road has its name. */
export const whereText = (position: string, language: Language, near: (bridge: string) => string): string => {
  const place = placeText(position, language);
  const nearest = BRIDGE_TITLES[nearestBridge(position)];
  const isTold = bridgeAt(position) !== undefined || streetAt(position).startsWith(nearest);
  return isTold ? place : `${place}, ${near(nearest)}`;
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
  return STREETS.find(({ name }) => name === road)?.title ?? factsOf(position).street;
};
