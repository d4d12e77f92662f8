import type { BoosterName, CharacterName, VehicleName } from '@ponts-bornes/course-folle';
import type { ShownCard } from './cards.ts';

/** What is asked: of the viewer, or of somebody else. */
interface Ask {
  readonly own: string;
  readonly others: (who: string) => string;
}

/** What this board says in one language. */
export interface Vocabulary {
  readonly vehicles: Readonly<Record<VehicleName, string>>;
  readonly characters: Readonly<Record<CharacterName, string>>;
  readonly boosters: Readonly<Record<BoosterName, string>>;
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
  readonly acts: Readonly<Record<BoosterName, (who: string) => string>>;
  /** A booster as the memo tells it. */
  readonly does: Readonly<Record<BoosterName, string>>;
  readonly will: (who: string, booster: string) => string;
  readonly wontAny: (who: string) => string;
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
  readonly worth: (card: Pick<ShownCard, 'stages' | 'half' | 'vehicle'>) => string;
  readonly speed: (speed: number) => string;
  readonly gives: (booster: string) => string;
  readonly faceDown: string;
  readonly ownSlot: string;
  readonly slot: (who: string) => string;
  readonly lateSlot: (who: string) => string;
  readonly playedBy: (who: string, place: number | null) => string;
  readonly rank: (vehicle: string, rank: number) => string;
  readonly characterOf: (character: string) => string;
  readonly takenBy: (who: string) => string;
  readonly courseOf: (who: string) => string;
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
  readonly order: (names: readonly string[]) => string;
  readonly stays: (card: string) => string;
  readonly moved: (vehicle: string, toBottom: boolean) => string;
  readonly given: (who: string, booster: string) => string;
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
}
