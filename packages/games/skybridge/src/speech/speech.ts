import type { BaseSpeech, Person } from '@ponts-bornes/kernel';
import type { Reason } from '../hints/reasons.ts';
import type { PlaceName } from '../board.ts';
import type { ColourName, KindName } from '../pieces.ts';
import type { EndReason } from '../score.ts';

/** The sentences of this game in one language: each language has a file that lacks none of them. */
export interface Speech extends BaseSpeech {
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly pieces: Readonly<Record<KindName, (colour: string) => string>>;
  readonly list: (items: readonly string[]) => string;
  readonly lays: (who: Person, piece: string, place: string) => string;
  readonly spans: (who: Person, bridge: Readonly<Record<'piece' | 'at' | 'to', string>>) => string;
  readonly closes: (who: Person, piece: string, place: string) => string;
  /** By rule. The facts come with pieces and colours already in words. */
  readonly refusals: Readonly<Record<string, (facts: Facts) => string>>;
  readonly unexplained: (rule: string) => string;
  readonly ends: Readonly<Record<EndReason, string>>;
  readonly wins: (winners: readonly Person[], points: number) => string;
  /** The reader, in place of a name. */
  readonly you: string;
  /** Between a name and its score. */
  readonly colon: string;
  /** A move as somebody chooses it. */
  readonly label: {
    readonly lays: (piece: string, place: string) => string;
    readonly spans: (piece: string, at: string, to: string) => string;
    readonly closes: (piece: string, place: string) => string;
  };
  readonly kinds: Readonly<Record<KindName, string>>;
  readonly floors: (count: number) => string;
  readonly points: (count: number) => string;
  /** The same in a few letters. */
  readonly pts: (count: number) => string;

  readonly yourTurn: string;
  /** What to choose next, once a piece is chosen, the first end of a bridge, or a place. */
  readonly next: Readonly<Record<KindName, (piece: string) => string>> & {
    readonly end: (piece: string, place: string) => string;
    readonly piece: (place: string) => string;
  };
  readonly yourBridge: string;
  readonly waitFor: (name: string) => string;
  readonly over: string;
  readonly skipped: (people: readonly Person[]) => string;

  readonly ground: string;
  /** Between parts that have commas of their own. */
  readonly apart: string;
  readonly bare: (place: string) => string;
  readonly tower: (place: string, floors: string, pieces: string) => string;
  /** Who scores a tower with a roof of this colour. */
  readonly closed: (who: Person, colour: string) => string;
  readonly bridgeLies: (colour: string, at: string, to: string) => string;
  readonly holds: (name: string, colour: string, pieces: string) => string;
  readonly nothing: string;
  readonly counted: (count: number, piece: string) => string;
  readonly stands: (name: string, points: string) => string;
  readonly blocked: (names: readonly string[]) => string;

  readonly owned: (places: readonly PlaceName[]) => string;
  readonly joined: (places: readonly PlaceName[]) => string;
  readonly doubled: (places: readonly PlaceName[]) => string;
  readonly sumOf: (colour: string) => string;
  readonly total: string;

  readonly city: string;
  readonly map: string;
  readonly look: string;
  readonly cityHelp: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly hand: string;
  readonly ledger: string;
  readonly ledgerNow: string;
  readonly left: (count: number) => string;
  readonly chosen: string;
  readonly advised: string;
  readonly here: string;
  readonly neutral: string;
  readonly out: string;
  readonly noPoints: string;

  readonly memo: {
    readonly pieces: Readonly<Record<KindName, readonly [name: string, count: string, text: string]>>;
    readonly notes: readonly Note[];
    /** What is particular to a number of seats. */
    readonly seats: Readonly<Record<number, Note>>;
    /** How to handle the web board. */
    readonly screen: Note;
  };
  /** What only a terminal says: its heading, and how to read its plan and type moves. */
  readonly terminal: {
    readonly last: (name: string, text: string) => string;
    readonly begins: (name: string) => string;
    readonly supply: string;
    readonly pieces: readonly string[];
    readonly notes: readonly Note[];
  };
}

type Note = readonly [term: string, text: string];

/** A refusal's data, with `piece` and `colour` in words and `kind` as it was. */
interface Facts {
  readonly [key: string]: string | number | boolean | undefined;
}
