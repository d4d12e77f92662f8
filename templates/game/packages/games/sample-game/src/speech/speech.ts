import type { BaseSpeech, Refusal } from '@ponts-bornes/kernel';

/** All sentences of the game in one language. */
export interface Speech extends BaseSpeech {
  /** For the log. */
  readonly takes: (name: string, count: number, heap: string) => string;
  readonly wins: (name: string) => string;
  /** By rule. */
  readonly refusals: Readonly<Record<string, (data: Refusal['data']) => string>>;
  readonly unexplained: (rule: string) => string;

  /** A move to choose from a list. */
  readonly label: (count: number, heap: string) => string;
  readonly yourTurn: string;
  readonly waitFor: (name: string) => string;
  readonly over: string;

  readonly heap: (heap: string) => string;
  readonly matches: (count: number) => string;
  /** A heap and what it has left. */
  readonly holds: (heap: string, count: number) => string;
  readonly hasTaken: (name: string, count: number) => string;
  /** The heading of what each seat has taken. */
  readonly taken: string;
  readonly advised: string;

  /** The reference card: terms and explanations. */
  readonly notes: readonly (readonly [term: string, text: string])[];
  /** How to type moves in a terminal. */
  readonly typing: readonly [term: string, text: string];
}
