import type { BridgeName, ModeName, Names, SpecialName } from '@ponts-bornes/bridgetown-races/board';

/** How one language speaks at this table. */
export interface Vocabulary extends Names {
  readonly spaces: (count: number) => string;
  readonly flags: (count: number) => string;

  // Headings and controls.
  readonly map: string;
  readonly wheel: string;
  readonly cards: string;
  readonly showCards: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeCity: string;
  readonly myRacer: string;
  readonly round: (round: number) => string;
  readonly raceTurn: (turn: number) => string;
  readonly firstOf: (name: string) => string;
  readonly onBridge: string;
  readonly bridge: string;
  readonly flagsRow: string;
  readonly coloursRow: string;
  readonly bag: string;
  readonly supply: string;
  readonly bagOf: (flags: readonly string[], supply: number) => string;
  readonly advised: string;

  // Placing.
  readonly place: string;
  readonly speed: (count: number) => string;
  readonly takesFrom: (bridges: readonly string[]) => string;
  readonly takesNothing: string;
  readonly specialWhat: Readonly<Record<SpecialName, string>>;
  readonly isOn: (names: readonly string[]) => string;
  readonly free: string;
  readonly heldBy: (name: string, used: boolean) => string;

  // Riding.
  readonly ride: string;
  readonly walk: string;
  readonly stay: string;
  readonly back: string;
  readonly chooseMode: string;
  readonly chooseEnd: (by: string, length: number) => string;
  readonly stuck: (mode: string) => string;
  readonly count: (done: number, length: number) => string;
  readonly length: (speed: number, bonus: number) => string;
  readonly doubled: string;
  readonly inReach: (count: number) => string;
  readonly noFlag: string;
  readonly noExchange: string;
  readonly exchanges: (flag: string, old: string) => string;
  readonly step: (place: string, count: number) => string;
  readonly endHere: (place: string, flags: readonly string[]) => string;
  readonly confirm: (place: string) => string;
  readonly onRoad: (name: string, street: string) => string;
  readonly near: (place: string, bridge: string) => string;
  readonly startPlace: string;

  // First and Swap.
  readonly goFirst: string;
  readonly keepFirst: string;
  readonly swap: string;
  readonly swapPair: (one: string, other: string) => string;
  readonly swapNothing: string;
  readonly chooseSwap: string;
  readonly chooseOther: (bridge: string) => string;
  readonly flagOf: (bridge: string, colour: string | null) => string;

  // Sentences.
  readonly prompts: Prompts;
  readonly labels: Labels;
  readonly tell: Telling;
}

interface Prompts {
  readonly over: string;
  readonly place: (left: number, hasSpecials: boolean) => string;
  readonly placeMode: string;
  readonly first: string;
  readonly ride: (canDouble: boolean, canSwap: boolean) => string;
  readonly rideBy: (by: string, canDouble: boolean, canSwap: boolean) => string;
  readonly swap: string;
  readonly others: Readonly<Record<'place' | 'mode' | 'first' | 'ride' | 'swap', (name: string) => string>>;
}

interface Labels {
  readonly placeMode: (mode: string, colour: string, speed: number) => string;
  readonly placeSpecial: (special: string) => string;
  readonly ride: (by: string, isDouble: boolean, place: string, flags: readonly string[]) => string;
  readonly walk: (mode: string, place: string) => string;
  readonly stay: (mode: string) => string;
}

interface Telling {
  readonly round: (round: number, turn: number, first: string) => string;
  readonly bridges: (flags: readonly string[]) => string;
  readonly mode: (mode: ModeName, about: string, names: readonly string[]) => string;
  readonly wheel: (modes: readonly string[]) => string;
  readonly nobody: string;
  readonly special: (special: SpecialName, holder: string | null, used: boolean) => string;
  readonly racer: (name: string, place: string) => string;
  readonly card: (name: string, flags: readonly string[]) => string;
  readonly unplaced: (name: string, count: number) => string;
  readonly standing: (name: string, flags: number, colours: number) => string;
  readonly givenBack: (flags: readonly string[]) => string;
  readonly swapped: (flags: readonly string[]) => string;
  readonly skips: (name: string) => string;
  readonly raceBegins: (name: string) => string;
  readonly newRound: (round: number, name: string) => string;
  readonly newFlags: (flags: readonly string[]) => string;
  readonly allBridges: (name: string) => string;
}

/** Proper names, the same in both languages. */
export const BRIDGE_TITLES: Readonly<Record<BridgeName, string>> = {
  fremont: 'Fremont',
  broadway: 'Broadway',
  steel: 'Steel',
  burnside: 'Burnside',
  morrison: 'Morrison',
  hawthorne: 'Hawthorne',
  marquam: 'Marquam',
  rossisland: 'Ross Island',
};
