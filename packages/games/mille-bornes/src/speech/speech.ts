import type { BaseSpeech, Person, Refusal } from '@ponts-bornes/kernel';
import type { Reason } from '../hints/reasons.ts';
import type { CardName } from '../cards.ts';
import type { RoundResult, RoundScore } from '../state.ts';

/** The sentences of this game in one language: each language has a file that lacks none of them. */
export interface Speech extends BaseSpeech {
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly cards: Readonly<Record<CardName, string>>;
  /** What the circuit edition calls otherwise. */
  readonly circuitCards: Partial<Readonly<Record<CardName, string>>>;
  /** A card in the middle of a sentence: "a green light", "une étape de 75 km". */
  readonly one: (card: CardName, name: string) => string;
  readonly drives: (who: Person, distance: string) => string;
  readonly lays: (who: Person, oneCard: string) => string;
  readonly laysSafety: (who: Person, oneCard: string) => string;
  readonly attacks: (who: Person, card: string, whom: Person) => string;
  readonly discards: (who: Person, oneCard: string) => string;
  readonly counters: (who: Person, oneCard: string) => string;
  readonly accepts: (who: Person) => string;
  /** The names of two partners as one. */
  readonly pair: (names: readonly string[]) => string;
  /** A side by its letter. */
  readonly side: (letter: string) => string;
  /** By rule; `named` gives a fact of the refusal, cards by their names. */
  readonly refusals: Readonly<Record<string, (named: (key: string) => string, data: Refusal['data']) => string>>;
  readonly unexplained: (rule: string) => string;
  readonly wins: (winners: readonly Person[], score: string, reason: string) => string;
  readonly nobody: (reason: string) => string;
  /** By the reason of an outcome. */
  readonly ends: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, string>>;
  readonly board: BoardSpeech;
  readonly table: TableSpeech;
  readonly sheet: SheetSpeech;
  readonly memo: MemoSpeech;
}

/** Labels of the board and its buttons. */
export interface BoardSpeech {
  readonly battle: string;
  readonly speed: string;
  readonly safeties: string;
  readonly distances: string;
  readonly road: string;
  readonly hand: string;
  readonly pile: string;
  readonly discard: string;
  readonly empty: string;
  readonly coup: string;
  readonly coupCall: string;
  /** On the attacked side, while it may answer. */
  readonly coupAsk: string;
  readonly rolling: string;
  readonly stopped: string;
  readonly youRoll: string;
  readonly youStand: (neededCards: readonly string[]) => string;
  readonly limited: string;
  readonly awaitsGreen: string;
  readonly km: (km: number, target: number) => string;
  readonly cards: (count: number) => string;
  readonly named: (what: string, value: string) => string;
  readonly times: (count: number, card: string) => string;
  readonly tableau: (side: string) => string;
  readonly own: string;
  readonly round: (round: number) => string;
  readonly roundsWon: (won: number, of: number) => string;
  readonly points: (points: number) => string;
  /** The deeds, as buttons say them. */
  readonly lay: string;
  readonly drive: string;
  readonly attack: (side: string) => string;
  readonly throw: string;
  readonly sure: string;
  readonly counter: (oneCard: string) => string;
  readonly pass: string;
  readonly passSure: string;
  readonly why: string;
  readonly whyShort: string;
  readonly advised: string;
  readonly riposte: (attacker: string, attack: string) => string;
  readonly answered: string;
  readonly nothingToLay: string;
  /** What a card does, in a few words. */
  readonly uses: Readonly<Record<CardName, string>>;
  /** How a match of several rounds stands. */
  readonly totals: Readonly<Record<'rounds' | 'points', string>>;
  readonly you: string;
}

/** Prompts, labels of moves and the table described. */
interface TableSpeech {
  readonly over: string;
  readonly answer: (attacker: string, attack: string) => string;
  readonly mayAnswer: (attacker: Person, side: Person, attack: string) => string;
  readonly plays: (who: string) => string;
  readonly yourTurn: string;
  readonly onlyDiscard: string;
  /** An attack that the person can’t answer. */
  readonly onlyAccept: string;
  readonly drive: (card: string) => string;
  readonly lay: (oneCard: string) => string;
  readonly attack: (card: string, side: string) => string;
  readonly discard: (oneCard: string) => string;
  readonly counter: (oneCard: string) => string;
  readonly accept: string;
  readonly round: (round: number, target: number) => string;
  readonly pile: (count: number) => string;
  readonly discardPile: (count: number, top: string | null) => string;
  readonly side: (side: string, facts: readonly string[]) => string;
  readonly total: (side: string, total: string) => string;
  readonly hand: (cards: string) => string;
  readonly km: (km: number) => string;
  readonly holds: (cards: string) => string;
  readonly roundOver: (round: number, winners: readonly Person[], how: string) => string;
  readonly ends: Readonly<Record<RoundResult['end'], string>>;
  readonly pileEmpty: string;
}

/** The lines of a score, by what scores. */
interface SheetSpeech extends Readonly<Record<keyof RoundScore, string>> {
  readonly total: string;
  readonly roundsWon: string;
  readonly running: (round: number) => string;
  readonly won: string;
  readonly safetiesLaid: string;
}

/** The rules one looks up. */
export interface MemoRules {
  readonly turn: string;
  readonly go: string;
  readonly distances: string;
  readonly limit: string;
  readonly attacks: string;
  readonly safeties: string;
  readonly right: string;
  readonly coup: string;
  /** Only with the house rule. */
  readonly house?: string;
}

interface MemoSpeech {
  readonly heads: readonly [attack: string, remedy: string, safety: string];
  /** The rules people look up most, in the order of the memo. */
  readonly rules: (name: (card: CardName) => string, limitNeedsGreen: boolean) => MemoRules;
  /** What happens to discarded cards. The board explains it; the memo leaves it out because everybody sees it. */
  readonly discard: string;
  readonly pointsTitle: string;
  readonly points: readonly string[];
  /** What the terminal adds: a rule of thumb, and how to type moves. */
  readonly terminal: readonly string[];
}
