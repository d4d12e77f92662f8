import type { BridgeName, ColourName, ModeName, SpecialName, TeamName } from './parts.ts';
import type { EndReason } from './score.ts';

/** A refusal's data, with names already in words. */
export interface Facts {
  readonly [key: string]: string | number | boolean | undefined;
}

/** What things are called in one language. */
export interface Names {
  readonly bridges: Readonly<Record<BridgeName, string>>;
  readonly modes: Readonly<Record<ModeName, string>>;
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly specials: Readonly<Record<SpecialName, string>>;
  readonly teams: Readonly<Record<TeamName, string>>;
  /** "en taxi", "by taxi". */
  readonly by: Readonly<Record<ModeName, string>>;
}

/** How one language speaks of this game. */
export interface Words extends Names {
  readonly list: (words: readonly string[]) => string;
  readonly places: (who: string, mode: string) => string;
  readonly takesSpecial: (who: string, special: string) => string;
  readonly goesFirst: (who: string) => string;
  readonly waits: (who: string) => string;
  readonly swaps: (who: string, one: string, other: string) => string;
  readonly keepsSwap: (who: string) => string;
  readonly rides: (who: string, by: string, doubled: boolean, end: string) => string;
  /** Flags of one colour. */
  readonly takes: (bridges: readonly string[], colour: string) => string;
  readonly walks: (who: string, mode: string, end: string) => string;
  readonly stays: (who: string, mode: string) => string;
  /** By rule. */
  readonly refusals: Readonly<Record<string, (facts: Facts) => string>>;
  readonly unexplained: (rule: string) => string;
  /** What a loser has: colours, or flags when a card is full. */
  readonly has: (name: string, reason: EndReason, score: number) => string;
  readonly wins: (names: readonly string[], reason: EndReason, score: number) => string;
}
