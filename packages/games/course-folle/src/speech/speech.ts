import type { BaseSpeech, Person } from '@ponts-bornes/kernel';
import type { Reason } from '../hints/reasons.ts';
import type { BoosterName, CharacterName, HalfName, VehicleName } from '../cards.ts';
import type { EndReason } from '../score.ts';

/** A refusal's data, with cards and characters already in words. */
interface Facts {
  readonly [key: string]: string | number | boolean | undefined;
}

/** The sentences of this game in one language: each language has a file that lacks none of them. */
export interface Speech extends BaseSpeech {
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly vehicles: Readonly<Record<VehicleName, string>>;
  readonly characters: Readonly<Record<CharacterName, string>>;
  readonly boosters: Readonly<Record<BoosterName, string>>;
  readonly raceCard: (vehicle: VehicleName, character: CharacterName) => string;
  readonly starter: (vehicle: VehicleName, number: string) => string;
  /** A card or vehicle with its article: "la voiture rouge", "the plane". */
  readonly the: (vehicle: VehicleName, name: string) => string;
  readonly isCharacter: (who: Person, character: string) => string;
  readonly chooses: (who: Person, theCard: string) => string;
  readonly takes: (who: Person, theCard: string) => string;
  readonly raises: (who: Person, theVehicle: string) => string;
  readonly swaps: (who: Person, theCard: string, taken: string) => string;
  readonly keeps: (who: Person) => string;
  /** The reader, in place of a name. */
  readonly you: string;
  /** By rule. */
  readonly refusals: Readonly<Record<string, (facts: Facts) => string>>;
  readonly unexplained: (rule: string) => string;
  readonly wins: (winners: readonly Person[], stages: number) => string;
  readonly ends: Readonly<Record<EndReason, string>>;
  /** Places, as headings. */
  readonly places: Readonly<
    Record<
      'ladder' | 'played' | 'offer' | 'hand' | 'course' | 'courses' | 'allCourses' | 'secret' | 'characters',
      string
    >
  >;
  readonly round: (round: number) => string;
  readonly over: string;
  /** A booster that acts, and for whom. */
  readonly acts: Readonly<Record<BoosterName, (who: Person) => string>>;
  /** What a booster does, for the memo. */
  readonly does: Readonly<Record<BoosterName, string>>;
  readonly will: (who: Person, booster: string) => string;
  readonly wontAny: (who: Person) => string;
  readonly lastRound: string;
  readonly character: Ask;
  readonly choose: Ask;
  readonly hasChosen: string;
  readonly hasChosenLast: string;
  readonly waitsForLate: string;
  readonly late: Ask;
  readonly take: Ask;
  readonly pole: Ask;
  readonly swap: Ask;
  readonly stages: (count: number) => string;
  /** "1 étape et une demi-borne droite". */
  readonly worth: (card: {
    readonly stages: number;
    readonly half: HalfName | null;
    readonly vehicle: VehicleName;
  }) => string;
  readonly speed: (speed: number) => string;
  readonly gives: (booster: string) => string;
  readonly ownSlot: string;
  readonly slot: (who: string) => string;
  readonly lateSlot: (who: Person) => string;
  readonly playedBy: (who: string, place: number | null) => string;
  readonly rank: (vehicle: string, rank: number) => string;
  readonly characterOf: (character: string) => string;
  readonly takenBy: (who: string) => string;
  readonly courseOf: (who: string) => string;
  /** A button. */
  readonly seeCards: (who: string) => string;
  /** A heading above a rival's cards. */
  readonly inHand: string;
  readonly handOf: (who: string, cards: readonly string[]) => string;
  readonly joined: Readonly<Record<'stage' | 'aerodrome', string>>;
  /** Buttons. */
  readonly confirm: Readonly<Record<'choose' | 'change' | 'take' | 'pole' | 'character', (what: string) => string>>;
  readonly gain: (stages: number) => string;
  readonly keep: string;
  readonly swapHint: Readonly<Record<'none' | 'hand' | 'course', string>>;
  /** Moves in a list. */
  readonly moves: {
    readonly character: (character: string) => string;
    readonly choose: (card: string) => string;
    readonly take: (card: string) => string;
    readonly pole: (vehicle: string) => string;
    readonly swap: (card: string, taken: string) => string;
  };
  readonly standing: (stages: number) => string;
  readonly score: Readonly<Record<'whole' | 'pairs' | 'aerodromes' | 'own' | 'bonus' | 'total' | 'speed', string>>;
  readonly order: (people: readonly Person[]) => string;
  readonly stays: (theCard: string) => string;
  readonly moved: (theVehicle: string, toBottom: boolean) => string;
  readonly given: (who: Person, booster: string) => string;
  readonly describe: {
    readonly hierarchy: (vehicles: readonly string[]) => string;
    readonly offer: (cards: readonly string[]) => string;
    readonly played: (cards: readonly string[]) => string;
    readonly hasTaken: string;
    readonly pack: (character: string, cards: readonly string[]) => string;
    readonly course: (who: string, character: string, stages: string, cards: readonly string[]) => string;
    readonly hand: (cards: readonly string[]) => string;
    readonly chosen: (card: string) => string;
  };
  /** Each a heading and what stands under it. */
  readonly memo: readonly (readonly [heading: string, text: string])[];
  readonly memoBoosters: readonly [heading: string, text: string];
  readonly memoSigns: Readonly<Record<'speed' | 'stone' | 'half' | 'aerodrome' | 'booster', string>>;
  readonly memoColours: string;
  /** The separator between a name and its description. */
  readonly colon: string;
  /** What only a terminal says: heads of its columns, its signs, its memo. */
  readonly terminal: {
    readonly starter: string;
    /** Over the speeds and stages of cards. */
    readonly cardHeads: string;
    /** Over the columns of the scores: total, whole, pairs, aerodromes, own, bonus, speed. */
    readonly scores: readonly string[];
    readonly noCourse: string;
    readonly handHeads: readonly [speed: string, stages: string, booster: string];
    readonly chosen: string;
    readonly heldBy: string;
    readonly legend: string;
    /** Over the characters, beside the vehicles: what their numbers are. */
    readonly packHead: string;
    readonly swapFor: (card: string) => string;
    readonly played: string;
    readonly memo: readonly (readonly [label: string, text: string])[];
  };
}

/** What is asked: of the viewer, or of somebody else. */
interface Ask {
  readonly own: string;
  readonly others: (who: string) => string;
}
