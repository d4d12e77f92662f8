import type { Outcome, Seat } from '@ponts-bornes/kernel';
import type { Advice, Line, Refused } from '../desk/desk.ts';
import type { Opening } from '../desk/opening.ts';
import type { Shown } from '../desk/sitting.ts';

/** A table in play as a page shows it: one of this device, or one of a server. */
export interface TableInPlay {
  readonly shown: Shown | null;
  /** What the viewer may play now: none behind a curtain, and none that could not be sent. */
  readonly moves: readonly string[];
  readonly canTakeBack: boolean;
  /** Around one device: the person for whom the curtain is down. */
  readonly curtain: Seat | null;
  /** The bot that thinks. */
  readonly thinking: Seat | null;
  refused: Refused | null;
  readonly advice: readonly Advice[] | null;
  readonly isAdvising: boolean;
  readonly lines: readonly Line[];
  readonly ending: string;
  /** Whether the last change could not be kept: storage is full or denied. */
  readonly isUnkept: boolean;
  /** What went wrong beyond repair, when something did. */
  readonly broken: string | null;
  /** Whether a board that one viewer has looked at may not be handed on to another. */
  readonly hasSecrets: boolean;
  readonly outcome: Outcome | null;
  /** Counts the times that one came to the table anew: what happened before is not told again. */
  readonly arrivals: number;
  readonly play: (text: string) => Promise<void>;
  readonly takeBack: () => Promise<void>;
  readonly whyNot: (text: string) => Promise<void>;
  readonly liftCurtain: () => Promise<void>;
  /** Left out: nobody advises at this table. */
  readonly advise?: () => Promise<void>;
}

/** What a page has to know of how a table began. */
export type Seating = Pick<Opening, 'game' | 'options' | 'sitters'>;
