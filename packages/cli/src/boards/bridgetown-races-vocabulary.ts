import type { BridgetownOptions, ModeName, Names, SpecialName } from '@ponts-bornes/bridgetown-races';

export type Note = readonly [label: string, text: string];

/** What the terminal board of Bridgetown Races says. */
export interface Words extends Names {
  readonly list: (words: readonly string[]) => string;
  /** "en taxi", "by taxi". */
  readonly by: Readonly<Record<ModeName, string>>;
  readonly round: (round: number) => string;
  readonly placing: string;
  readonly raceTurn: (turn: number) => string;
  readonly firstPlayer: (name: string) => string;
  readonly over: string;
  readonly start: string;
  readonly wheel: string;
  readonly specialActions: string;
  readonly free: string;
  readonly used: string;
  readonly cards: string;
  readonly flagCount: string;
  readonly colourCount: string;
  readonly bag: string;
  readonly supply: (count: number) => string;
  readonly noFlag: string;
  /** The signs of the map, with an overpass and an underpass as examples. */
  readonly legend: (overpass: string, underpass: string) => readonly string[];
  readonly lengths: (parts: readonly string[]) => string;
  readonly length: (mode: string, speed: number, bonus: number) => string;
  readonly doubled: (parts: readonly string[]) => string;
  readonly doubledLength: (mode: string, length: number) => string;
  readonly exchange: (bridge: string, fresh: string, old: string) => string;
  /** Each colour with its mode and bridges. */
  readonly toTake: (parts: readonly string[]) => string;
  readonly placeMode: (mode: string, colour: string, speed: number) => string;
  readonly placeSpecial: Readonly<Record<SpecialName, string>>;
  readonly goFirst: string;
  readonly wait: string;
  readonly done: string;
  readonly swapList: string;
  readonly withFlags: string;
  readonly ending: (by: string, isDouble: boolean) => string;
  readonly endingNear: (by: string, isDouble: boolean) => string;
  readonly double: string;
  readonly near: (bridge: string) => string;
  readonly flagRide: (bridges: readonly string[], colour: string, ride: string) => string;
  readonly stuckWalk: (mode: string, end: string) => string;
  readonly stuckStay: (mode: string) => string;
  readonly standing: (name: string, flags: number, colours: number) => string;
  readonly givenBack: (flags: readonly string[]) => string;
  readonly raceBegins: (name: string) => string;
  readonly newRound: (round: number, name: string) => string;
  readonly newFlags: (flags: readonly string[]) => string;
  readonly bagEmpty: string;
  readonly allBridges: (name: string) => string;
  readonly rules: (options: BridgetownOptions) => readonly Note[];
  readonly streets: string;
}
