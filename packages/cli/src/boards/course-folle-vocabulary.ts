import type { BoosterName, CharacterName, VehicleName } from '@ponts-bornes/course-folle';

type Note = readonly [label: string, text: string];

/** What somebody is asked to do, said to them and to the others. */
interface Asked {
  readonly own: string;
  readonly others: (who: string) => string;
}

/** What the terminal board of Course folle says besides the names of cards. */
export interface Words {
  readonly round: (round: number, rounds: number) => string;
  readonly over: string;
  readonly vehicles: Readonly<Record<VehicleName, string>>;
  readonly characters: Readonly<Record<CharacterName, string>>;
  readonly starter: string;
  readonly boosters: Readonly<Record<BoosterName, string>>;
  /** What the booster of somebody does while it acts. */
  readonly acts: Readonly<Record<BoosterName, (who: string) => string>>;
  readonly will: (who: string, booster: string) => string;
  readonly wontAny: (who: string) => string;
  readonly played: string;
  readonly hierarchy: string;
  readonly offer: string;
  /** Over the speeds and stages of cards. */
  readonly cardHeads: string;
  /** Over the columns of the scores: total, whole, pairs, aerodromes, own, bonus, speed. */
  readonly scores: readonly string[];
  readonly course: string;
  readonly noCourse: string;
  readonly hand: string;
  readonly handHeads: readonly [speed: string, stages: string, booster: string];
  readonly chosen: string;
  readonly heldBy: string;
  readonly legend: string;
  readonly character: Asked;
  readonly choose: Asked;
  readonly hasChosen: string;
  readonly waitsForLate: string;
  readonly late: Asked;
  readonly take: Asked;
  readonly pole: Asked;
  readonly swap: Asked;
  /** Over the characters, beside the vehicles: what their numbers are. */
  readonly packHead: string;
  readonly swapFor: (card: string) => string;
  readonly keep: string;
  readonly order: (names: readonly string[]) => string;
  readonly stays: (card: string) => string;
  readonly moved: (vehicle: string, toBottom: boolean) => string;
  readonly given: (who: string, booster: string) => string;
  readonly memo: readonly Note[];
}
