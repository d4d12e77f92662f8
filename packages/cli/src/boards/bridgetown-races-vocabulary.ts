import type { BridgetownOptions, Names, SpecialName } from '@ponts-bornes/bridgetown-races';

export type Note = readonly [label: string, text: string];

/** Signs of the map, with spaces that have them. */
export interface Signs {
  readonly start: string;
  /** The space that is entered from the start. */
  readonly arrow: string;
  readonly overpass: string;
  /** The roads that cross at the overpass. */
  readonly roads: readonly string[];
  readonly underpass: string;
  /** The street on which the underpass lies. */
  readonly street: string;
}

/** What the terminal board of Bridgetown Races says. */
export interface Words extends Names {
  readonly list: (words: readonly string[]) => string;
  readonly round: (round: number) => string;
  readonly placing: string;
  readonly raceTurn: (turn: number) => string;
  readonly firstPlayer: (name: string) => string;
  readonly over: string;
  readonly start: (arrow: string) => string;
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
  readonly legend: (signs: Signs) => readonly string[];
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
  readonly onRoad: (space: string, road: string) => string;
  /** "rouge à Morrison". */
  readonly flagAt: (colour: string, bridge: string) => string;
  readonly exchangedFor: (flags: readonly string[]) => string;
  readonly flagRide: (bridges: readonly string[], colour: string, ride: string) => string;
  readonly stuckWalk: (mode: string, end: string) => string;
  readonly stuckStay: (mode: string) => string;
  readonly standing: (name: string, flags: number, colours: number) => string;
  readonly givenBack: (flags: readonly string[]) => string;
  readonly swapped: (flags: readonly string[]) => string;
  readonly skips: (name: string) => string;
  readonly noModes: string;
  readonly raceBegins: (name: string) => string;
  readonly newRound: (round: number, name: string) => string;
  readonly newFlags: (flags: readonly string[]) => string;
  readonly bagEmpty: string;
  readonly allBridges: (name: string) => string;
  readonly rules: (options: BridgetownOptions, signs: Signs) => readonly Note[];
  readonly streets: string;
  /** What one may type for words of moves. */
  readonly typed: Readonly<Record<'walk' | 'stay' | 'first' | 'wait' | 'done', string>>;
  /** At the end of the game. */
  readonly reached: (colours: number, flags: number) => string;
}
