import type { BaseSpeech, Person } from '@ponts-bornes/kernel';
import type { Direction } from '../city/directions.ts';
import type { Reason } from '../hints/reasons.ts';
import type { BridgeName, ColourName, ModeName, SpecialName } from '../parts.ts';
import type { EndReason } from '../score.ts';

/** A line of a memo. */
type Note = readonly [label: string, text: string];

/** Signs of the terminal's map, with spaces that have them. */
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

/** A refusal's data, with names already in words. */
export interface Facts {
  readonly [key: string]: string | number | boolean | undefined;
}

/** The sentences of this game in one language: each language has a file that lacks none of them. */
export interface Speech extends BaseSpeech {
  readonly bridges: Readonly<Record<BridgeName, string>>;
  /** Names of spaces. The arguments are names: of bridges in this language, of streets as on the map. */
  readonly spots: {
    /** The end of a bridge. */
    readonly end: (bridge: string, side: 'west' | 'east') => string;
    readonly corner: (street: string, crossing: string) => string;
    /** On a street that passes above or below another one. */
    readonly above: (street: string, other: string) => string;
    readonly below: (street: string, other: string) => string;
    /** Halfway between two landmarks, which are bridges or crossing streets. */
    readonly between: (street: string, one: string, other: string) => string;
    readonly beside: (street: string, landmark: string, direction: Direction) => string;
  };
  readonly modes: Readonly<Record<ModeName, string>>;
  readonly colours: Readonly<Record<ColourName, string>>;
  /** Two letters of a colour: one would not tell all eight apart. */
  readonly letters: Readonly<Record<ColourName, string>>;
  readonly specials: Readonly<Record<SpecialName, string>>;
  /** "en taxi", "by taxi". */
  readonly by: Readonly<Record<ModeName, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly list: (items: readonly string[]) => string;
  readonly places: (who: Person, mode: string) => string;
  readonly takesSpecial: (who: Person, special: string) => string;
  readonly goesFirst: (who: Person) => string;
  readonly waits: (who: Person) => string;
  readonly swaps: (who: Person, one: string, other: string) => string;
  readonly keepsSwap: (who: Person) => string;
  readonly rides: (who: Person, by: string, doubled: boolean, end: string) => string;
  /** Flags of one colour. */
  readonly takes: (bridges: readonly string[], colour: string) => string;
  readonly walks: (who: Person, mode: string, end: string) => string;
  readonly stays: (who: Person, mode: string) => string;
  /** By rule. */
  readonly refusals: Readonly<Record<string, (facts: Facts) => string>>;
  readonly unexplained: (rule: string) => string;
  /** What a loser has: colours, or flags when a card is full. */
  /** The reader, in place of a name. */
  readonly you: string;
  readonly has: (name: string, reason: EndReason, score: number) => string;
  readonly wins: (winners: readonly Person[], reason: EndReason, score: number) => string;
  readonly spaces: (count: number) => string;
  readonly flags: (count: number) => string;
  readonly colourCount: (count: number) => string;
  /** The separator between a name and its description. */
  readonly colon: string;
  /** A bridge without a flag. */
  readonly empty: string;

  // Headings and controls.
  readonly map: string;
  readonly wheel: string;
  readonly cards: string;
  readonly showCards: string;
  readonly cardsShort: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeCity: string;
  readonly city: string;
  readonly myRacer: string;
  readonly racer: string;
  readonly round: (round: number) => string;
  readonly raceTurn: (turn: number) => string;
  readonly firstOf: (who: Person) => string;
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
  /** A mode with its colour and speed. */
  readonly modeWith: (mode: string, colour: string, speed: number) => string;
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
  /** A mode that can't move. */
  readonly stopped: string;
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
  readonly memo: Memo;
  readonly terminal: Terminal;
}

interface Prompts {
  readonly over: string;
  readonly place: (left: number, hasSpecials: boolean) => string;
  readonly placeMode: string;
  readonly first: string;
  /** The special actions may be used with the ride. */
  readonly ride: (specials: readonly string[]) => string;
  readonly rideBy: (by: string, specials: readonly string[]) => string;
  /** The ride is still to come. */
  readonly swapFirst: string;
  readonly swap: string;
  readonly others: Readonly<Record<'place' | 'mode' | 'first' | 'ride' | 'swap', (name: string) => string>>;
}

interface Labels {
  readonly placeMode: (about: string) => string;
  readonly placeSpecial: (special: string) => string;
  readonly ride: (by: string, isDouble: boolean, place: string, flags: readonly string[]) => string;
  readonly walk: (mode: string, place: string) => string;
  readonly stay: (mode: string) => string;
}

interface Telling {
  /** A seat's colours in a few letters. */
  readonly short: (colours: number) => string;
  readonly round: (round: number, turn: number, first: Person) => string;
  readonly bridges: (flags: readonly string[]) => string;
  readonly mode: (mode: string, about: string, names: readonly string[]) => string;
  readonly wheel: (modes: readonly string[]) => string;
  readonly nobody: string;
  readonly special: (special: string, holder: string | null, used: boolean) => string;
  readonly racer: (name: string, place: string) => string;
  readonly card: (who: Person, flags: readonly string[]) => string;
  readonly unplaced: (who: Person, count: number) => string;
  readonly standing: (who: Person, flags: number, colours: number) => string;
  readonly givenBack: (flags: readonly string[]) => string;
  readonly swapped: (flags: readonly string[]) => string;
  readonly skips: (who: Person) => string;
  readonly noModes: string;
  readonly raceBegins: (first: Person) => string;
  readonly newRound: (round: number, first: Person) => string;
  readonly newFlags: (flags: readonly string[]) => string;
  readonly noNewFlag: string;
  readonly allBridges: (who: Person) => string;
}

interface Memo {
  readonly modes: string;
  readonly notes: readonly Note[];
  readonly streetcar: Note;
  readonly freeStreetcar: Note;
  /** Of the map that is drawn. */
  readonly map: readonly Note[];
  readonly specials: string;
  readonly specialsNote: string;
  readonly special: Readonly<Record<SpecialName, string>>;
}

/** What only a terminal says: heads of its columns, its signs, lists of moves. */
interface Terminal {
  readonly firstPlayer: (name: string) => string;
  readonly over: string;
  readonly start: (arrow: string) => string;
  readonly wheel: string;
  readonly cards: string;
  readonly supply: (count: number) => string;
  readonly legend: (signs: Signs) => readonly string[];
  readonly lengths: (parts: readonly string[]) => string;
  readonly doubled: (parts: readonly string[]) => string;
  readonly exchange: (bridge: string, fresh: string, old: string) => string;
  /** Each colour with its mode and bridges. */
  readonly toTake: (parts: readonly string[]) => string;
  readonly placeSpecial: Readonly<Record<SpecialName, string>>;
  readonly swapList: string;
  readonly withFlags: string;
  readonly ending: (by: string, isDouble: boolean) => string;
  readonly endingNear: (by: string, isDouble: boolean) => string;
  /** "rouge à Morrison". */
  readonly flagAt: (colour: string, bridge: string) => string;
  readonly exchangedFor: (flags: readonly string[]) => string;
  readonly notes: (signs: Signs) => readonly Note[];
  readonly streets: string;
  /** What one may type for words of moves. */
  readonly typed: Readonly<Record<'walk' | 'stay' | 'first' | 'wait' | 'done', string>>;
}
